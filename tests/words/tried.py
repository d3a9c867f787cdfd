"""The languages that are tested: all that are offered, and those still being translated that are asked for by name.

`TRY=el pytest tests/words` tries Greek.
"""

from __future__ import annotations

import os

from data.languages import languages

TRIED = tuple(dict.fromkeys((*languages(), *os.environ.get("TRY", "").split())))
EXTREMES = (0, 1, 2, 5, 11, 21, 100)
"""Numbers whose words differ in some language."""
LONGEST = "Œ" * 32
"""A person's name as long and as wide as Discord lets it be."""
