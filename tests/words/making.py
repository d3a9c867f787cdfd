"""Languages made for a test, beside those that there are."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import pytest

from data import catalogue
from data.languages import LANGUAGES


@contextmanager
def language(name: str, files: Mapping[str, str], folder: Path, locale: str = "en_GB") -> Iterator[None]:
    """While this lasts there is one more language, of these files; the folder is for all languages that there are."""
    (folder / name).mkdir(parents=True)
    for there in catalogue.LOCALES.iterdir():
        (folder / there.name).symlink_to(there.resolve())
    for file, text in files.items():
        (folder / name / file).write_text(text, "utf8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(catalogue, "LOCALES", folder)
        patch.setitem(LANGUAGES, name, locale)
        catalogue.catalogue.cache_clear()
        yield
    catalogue.catalogue.cache_clear()
