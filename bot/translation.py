"""The languages that there are, by what Discord says of its users, and commands in all of them."""

from __future__ import annotations

from typing import Any

from discord import Guild, Locale, app_commands
from discord.app_commands import Choice, TranslationContextLocation, TranslationContextTypes, locale_str

from data.catalogue import DEFAULT, Catalogue, catalogue, languages

__all__ = [
    "DEFAULT",
    "LANGUAGE_CHOICES",
    "Catalogue",
    "Translator",
    "called",
    "language_of",
    "languages",
    "own_name",
    "spoken",
    "word",
    "words_in",
]

COMMUNITY = "COMMUNITY"
"""The feature of servers that can choose a language; others have Discord's first one, whatever they speak."""
KEY, GAME = "key", "game"
"""What a text knows of itself: its message, and the game that it is about, if it names one."""


def word(key: str, game: str | None = None) -> locale_str:
    """A message in English, as commands are registered with, to be translated; it may name a game as `$game`."""
    return locale_str(_said(DEFAULT, key, game), **{KEY: key, GAME: game})


def _said(language: str, key: str, game: str | None) -> str:
    words = catalogue(language)
    return words.text(key, game=words.text(f"{game}-name")) if game else words.text(key)


def spoken(locale: str) -> str | None:
    """The language that a Discord locale, such as `en-GB`, is of; None if we do not have it."""
    language = locale.partition("-")[0]
    return language if language in languages() else None


def language_of(guild: Guild, locale: Locale) -> str | None:
    """The language that a server with this locale has chosen, if we have it."""
    if locale is Locale.american_english and COMMUNITY not in guild.features:
        return None
    return spoken(locale.value)


def called(words: Catalogue, *path: str) -> str:
    """A command, as it is registered, by its name in a language; a game that has given it none there keeps its own."""
    keys = ("-".join(path[: number + 1]) for number in range(len(path)))
    named = zip(path, (f"bot-name-{key}" for key in keys), strict=True)
    return " ".join(words.text(key) if key in words else name for name, key in named)


def words_in(language: str) -> Catalogue:
    """The words of a language."""
    return catalogue(language)


def own_name(language: str) -> str:
    """What a language calls itself."""
    return catalogue(language).text("bot-language")


LANGUAGE_CHOICES = [Choice(name=own_name(one), value=one) for one in languages()]
"""The languages as options of a command offer them: each in its own words, to every reader."""


class Translator(app_commands.Translator):
    """Says commands in other languages. Names have messages by what they are names of."""

    def __init__(self) -> None:
        spoken_in = {locale: spoken(locale.value) for locale in Locale}
        # All texts are asked for in all of Discord's locales at every start, so most answers have to be quick.
        self._languages = {locale: one for locale, one in spoken_in.items() if one not in (None, DEFAULT)}

    async def translate(self, string: locale_str, locale: Locale, context: TranslationContextTypes) -> str | None:
        """A text in a locale; None where it is as in English, or we do not have the language."""
        language = self._languages.get(locale)
        if language is None:
            return None
        key = string.extras.get(KEY) or name_key(context)
        if key is None or key not in catalogue(DEFAULT):
            return None
        said = _said(language, key, string.extras.get(GAME))
        return None if said == string.message else said


def name_key(context: TranslationContextTypes) -> str | None:
    """The message with the name of a command, of an option, or of a choice that is its own name."""
    named: Any = context.data
    match context.location:
        case TranslationContextLocation.command_name | TranslationContextLocation.group_name:
            return f"bot-name-{named.qualified_name.replace(' ', '-')}"
        case TranslationContextLocation.parameter_name:
            return f"bot-name-option-{named.display_name}"
        case TranslationContextLocation.choice_name:
            return f"bot-name-choice-{named.value}"
    return None
