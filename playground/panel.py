"""The page's panel of trouble: what it offers, what is on, and what a person does there."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, TypeAlias

from playground.event_faults import EventEffect, Late, Lost, OutOfOrder, Twice
from playground.faults import TROUBLES, Effect
from playground.options import RefusedError
from playground.plans import Plan, Plans
from playground.troubles import BLOWS, Place, mend, switches
from playground.wire import Wire

if TYPE_CHECKING:
    from playground.server import Playground

REQUESTS: Mapping[str, tuple[str, str]] = MappingProxyType(
    {
        "First answers to commands and presses": ("POST", "/interactions/*"),
        "Later answers to them": ("*", "/webhooks/*"),
        "New messages": ("POST", "/channels/*/messages"),
        "Edits of messages": ("PATCH", "/channels/*/messages/*"),
        "New threads": ("POST", "/channels/*/threads"),
        "New private channels": ("POST", "/users/@me/channels"),
        "All requests": ("*", "*"),
    }
)
EVENTS: Mapping[str, str] = MappingProxyType(
    {
        "Commands and presses": "INTERACTION_CREATE",
        "What happens to channels": "CHANNEL_*",
        "What happens to threads": "THREAD_*",
        "All events": "*",
    }
)
EVENT_EFFECTS: Mapping[str, EventEffect] = MappingProxyType(
    {"twice": Twice(), "late": Late(5.0), "out of order": OutOfOrder(), "lost": Lost()}
)

AnyPlans: TypeAlias = Plans[Effect] | Plans[EventEffect]


class Panel:
    """The panel of a playground."""

    def __init__(self, playground: Playground) -> None:
        self._playground = playground
        self._plans: dict[str, AnyPlans] = {
            "requests": playground.faults.plans,
            "events": playground.gateway.faults.plans,
        }
        self._deeds: dict[str, Callable[[Place, Wire], Awaitable[None]]] = {
            "request": self._disturb_request,
            "event": self._disturb_event,
            "drop": self._drop,
            "switch": self._switch,
            "blow": self._blow,
            "mend": self._mend,
        }

    def shown(self, channel: Wire | None) -> Wire:
        """What is offered to whoever looks at a channel, and what is on."""
        return {
            "requests": {"kinds": list(REQUESTS), "effects": [[key, str(effect)] for key, effect in TROUBLES.items()]},
            "events": {"kinds": list(EVENTS), "effects": [[key, str(effect)] for key, effect in EVENT_EFFECTS.items()]},
            "blows": list(BLOWS),
            "switches": [
                {"key": switch.key, "label": switch.label, "on": switch.on}
                for switch in switches(Place(self._playground, channel))
            ],
            "planned": [_planned(sort, plan) for sort, plans in self._plans.items() for plan in plans],
        }

    async def act(self, channel: Wire | None, body: Wire) -> None:
        """Do what `body["make"]` says.

        Raises:
            RefusedError: it is not possible here.
        """
        await self._deeds[body["make"]](Place(self._playground, channel), body)

    async def _disturb_request(self, _: Place, body: Wire) -> None:
        self._playground.faults.next(*REQUESTS[body["kind"]], body["effect"], body["times"])

    async def _disturb_event(self, _: Place, body: Wire) -> None:
        self._playground.gateway.faults.next(EVENTS[body["kind"]], EVENT_EFFECTS[body["effect"]], body["times"])

    async def _drop(self, _: Place, body: Wire) -> None:
        self._plans[body["sort"]].drop(body["number"])

    async def _switch(self, place: Place, body: Wire) -> None:
        found = next((switch for switch in switches(place) if switch.key == body["key"]), None)
        if found is None:
            raise RefusedError("This cannot go wrong here.")
        await (found.make if body["on"] else found.mend)()

    async def _blow(self, place: Place, body: Wire) -> None:
        await BLOWS[body["blow"]](place)

    async def _mend(self, _: Place, __: Wire) -> None:
        await mend(self._playground)


def _planned(sort: str, plan: Plan[Effect] | Plan[EventEffect]) -> Wire:
    return {"sort": sort, "number": plan.number, "what": f"{plan.pattern}: {plan.effect}", "left": plan.left}
