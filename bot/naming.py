"""People's names, which may hold anything, made fit to stand in a line of text, and without effect there."""

from __future__ import annotations

import unicodedata

from discord.utils import escape_markdown, escape_mentions

JOINERS = frozenset("\u200c\u200d")
"""Characters without a shape that scripts and emoji need."""
BLANKS = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and symbols that show nothing; whole names are made of them."""
UNSEEN = frozenset({"Cc", "Cf", "Co", "Cs", "Zl", "Zp"})
"""The Unicode categories of what controls text, such as its direction, and breaks lines."""
RIGHT_TO_LEFT = frozenset({"R", "AL", "AN"})
ISOLATED = "\u2068{}\u2069"
"""A stretch of text whose direction touches nothing around it (Unicode Standard Annex #9)."""
APART = "\u200b"
"""A space without width."""


def cleaned(name: str) -> str:
    """A name without characters that cannot be seen; empty if it has no others."""
    kept = [char for char in " ".join(name.split()) if _is_seen(char)]
    return " ".join("".join(kept).split()) if set(kept) - JOINERS else ""


def _is_seen(char: str) -> bool:
    return char in JOINERS or (char not in BLANKS and unicodedata.category(char) not in UNSEEN)


def escaped(name: str) -> str:
    """A name as it stands in a message without effect: no markup, call or link, and no line turned around."""
    plain = escape_mentions(escape_markdown(name, ignore_links=False))
    plain = plain.replace("<", f"<{APART}").replace("://", f":{APART}//")
    turns = any(unicodedata.bidirectional(char) in RIGHT_TO_LEFT for char in plain)
    return ISOLATED.format(plain) if turns else plain


def bold(name: str) -> str:
    """A name as messages give it."""
    return f"**{escaped(name)}**"
