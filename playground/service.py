"""The parts that the routes of the API work on, and what a route is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from playground.answers import Answers
from playground.attachments import Files
from playground.commands import Commands
from playground.gateway import Gateway
from playground.interactions import Interactions
from playground.rates import Rates
from playground.world import World


@dataclass(frozen=True, slots=True)
class Call:
    """A request to the API, read.

    Attributes:
        path: without the host and version.
        params: the named parts of the path.
        query: what follows the question mark.
        body: the JSON sent, `{}` if none.
        files: uploads by their number.
    """

    method: str
    path: str
    params: Mapping[str, str]
    query: Mapping[str, str]
    body: Any
    files: Files


Handler: TypeAlias = Callable[[Call], Any]
"""Takes a call and returns the JSON of its answer, or `None` for 204 No Content."""

Route: TypeAlias = tuple[str, str, Handler]
"""A method, a path template and its handler."""


@dataclass(frozen=True, slots=True)
class Service:
    """Everything that a route may need."""

    world: World
    commands: Commands
    interactions: Interactions
    answers: Answers
    gateway: Gateway
    rates: Rates
