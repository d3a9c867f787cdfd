"""Where Debian's, or anybody's, Chromium is."""

from __future__ import annotations

import os
import shutil

import pytest


def chromium() -> str:
    """The path of an installed Chromium or Chrome. Without one the test is skipped; under CI it fails."""
    found = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    if found is None:
        missing = pytest.fail if os.environ.get("CI") else pytest.skip
        missing("needs Chromium: install it (on Debian: apt install chromium)")
    return found
