"""Every icon by its kind, which is the name of the function that draws it."""

from __future__ import annotations

from renderer.painting import court, signs, wares
from renderer.painting.pieces import PIECES, Icon

ICONS: dict[str, Icon] = {**PIECES, **signs.SIGNS, **court.SIGNS, **wares.SIGNS}
