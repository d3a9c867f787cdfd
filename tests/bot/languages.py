"""All languages for a test, also those that are not offered yet."""

from __future__ import annotations

import pytest

from data.languages import DRAFTS, LANGUAGES


def offer_all(patch: pytest.MonkeyPatch) -> None:
    """As long as the patch lasts, drafts are offered like the others."""
    for language, locale in DRAFTS.items():
        patch.setitem(LANGUAGES, language, locale)
