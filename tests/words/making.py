"""Languages made for a test, beside those that there are."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from shutil import copytree

import pytest

from data import catalogue
from data.languages import LANGUAGES


@contextmanager
def language(name: str, files: Mapping[str, str], folder: Path, locale: str = "en_GB") -> Iterator[None]:
    """While this lasts there is one more language, of these files; the folder is for all languages that there are."""
    copytree(catalogue.LOCALES, folder, dirs_exist_ok=True)
    (folder / name).mkdir()
    for file, text in files.items():
        (folder / name / file).write_text(text, "utf8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(catalogue, "LOCALES", folder)
        patch.setitem(LANGUAGES, name, locale)
        _forget()
        yield
    _forget()


def _forget() -> None:
    """What has been read of languages so far."""
    for reader in (catalogue.catalogue, catalogue._resources):  # noqa: SLF001 - its memory is what is to be cleared
        reader.cache_clear()
