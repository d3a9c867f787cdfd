"""Says what is missing, left over or untranslated in the words: `python -m data [LANGUAGE ...]`.

Without languages, in those that are offered, and in a line each how far those are that are still being translated.
"""

from __future__ import annotations

import sys

from data.complete import faults, summary
from data.languages import DRAFTS, languages


def main(wanted: list[str]) -> int:
    """The exit status: 1 if anything is wrong with a language that was asked for, or is offered."""
    found = {language: faults(language) for language in wanted or languages()}
    for language, sentences in found.items():
        print("\n".join((*sentences, summary(language, sentences))))
    for language in () if wanted else DRAFTS:
        print(f"{summary(language, faults(language))}; not offered yet (`python -m data {language}` names them)")
    return 1 if any(found.values()) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
