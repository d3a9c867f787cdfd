"""Buttons and menus that outlive any restart: all they mean is in their `custom_id`."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Protocol, Self, TypeAlias

import discord
from discord import ButtonStyle, SelectOption, ui

from bot.limits import BUTTON, PLACEHOLDER
from bot.speech import clipped

PATTERN = r"cv1:(?P<verb>[a-z]+):(?P<table>\d+):(?P<revision>\d+):(?P<mark>[0-9a-f]*):(?P<path>[\d.]*):(?P<page>\d+)"


@dataclass(frozen=True, slots=True)
class Press:
    """What a button or menu stands for. Its text form is its `custom_id`."""

    verb: str
    """Which handler it belongs to."""
    table: int
    revision: int = 0
    """The length of the log when it was shown."""
    mark: str = ""
    """The fingerprint of the question that was shown."""
    path: tuple[int, ...] = ()
    """The answers chosen so far, see `bot.choices.follow`."""
    page: int = 0

    def __str__(self) -> str:
        """The `custom_id`."""
        path = ".".join(str(int(step)) for step in self.path)
        return f"cv1:{self.verb}:{self.table}:{self.revision}:{self.mark}:{path}:{self.page}"

    @classmethod
    def read(cls, custom_id: str) -> Self | None:
        """The press that a `custom_id` stands for, if it is one of ours."""
        found = re.fullmatch(PATTERN, custom_id)
        return None if found is None else cls.of(found)

    @classmethod
    def of(cls, found: re.Match[str]) -> Self:
        """The press in a `custom_id` that fits the pattern."""
        path = tuple(int(step) for step in found["path"].split(".") if step)
        return cls(found["verb"], int(found["table"]), int(found["revision"]), found["mark"], path, int(found["page"]))

    def to(self, verb: str, *steps: int, page: int = 0) -> Press:
        """The same place with another verb, so many answers further."""
        return replace(self, verb=verb, path=(*self.path, *steps), page=page)

    def back(self, verb: str) -> Press:
        """The same place with another verb, one answer earlier."""
        return replace(self, verb=verb, path=self.path[:-1], page=0)


Handler: TypeAlias = Callable[["discord.Interaction[Any]", Press], Awaitable[None]]


class Presses(Protocol):
    """What a client must have for presses to arrive."""

    async def pressed(self, interaction: discord.Interaction[Any], press: Press) -> None:
        """Carry out a press."""


class PressButton(ui.DynamicItem[ui.Button[Any]], template=PATTERN):
    """A button that stands for a press."""

    def __init__(
        self, press: Press, label: str, style: ButtonStyle = ButtonStyle.secondary, *, row: int | None = None
    ) -> None:
        super().__init__(ui.Button(label=clipped(label, BUTTON), style=style, custom_id=str(press), row=row))
        self.press = press

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Read the button back from a message, however old."""
        assert isinstance(item, ui.Button)
        return cls(Press.of(match), item.label or "", item.style)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hand the press on."""
        await interaction.client.pressed(interaction, self.press)


class PressMenu(ui.DynamicItem[ui.Select[Any]], template=PATTERN.replace("cv1", "cv1m")):
    """A menu that stands for a press; the chosen option's value is the next step of its path."""

    def __init__(self, press: Press, placeholder: str, options: Sequence[SelectOption]) -> None:
        custom_id = str(press).replace("cv1", "cv1m", 1)
        super().__init__(
            ui.Select(placeholder=clipped(placeholder, PLACEHOLDER), options=list(options), custom_id=custom_id)
        )
        self.press = press

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Read the menu back from a message, however old."""
        assert isinstance(item, ui.Select)
        return cls(Press.of(match), item.placeholder or "", item.options)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hand the press on with the chosen step."""
        chosen: Any = interaction.data or {}
        await interaction.client.pressed(interaction, self.press.to(self.press.verb, int(chosen["values"][0])))


def view_of(*items: PressButton | PressMenu) -> ui.View:
    """The items as a message carries them. Nothing of it stays in memory."""
    view = ui.View(timeout=None)
    for item in items:
        view.add_item(item)
    return view
