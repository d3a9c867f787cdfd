"""Scenes kept as text."""

from __future__ import annotations

import os
from pathlib import Path

from renderer.scene import Layer, describe


def kept(path: Path, layers: tuple[Layer, ...]) -> None:
    """The layers are as the file says; with `RENEW` in the environment the file is written anew."""
    found = describe(layers)
    if os.environ.get("RENEW"):
        path.parent.mkdir(exist_ok=True)
        path.write_text(found, "utf8")
    assert found == path.read_text("utf8")
