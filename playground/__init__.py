"""A stand-in for Discord on this computer, to try the bot without a token, and for its tests.

`async with Playground() as discord:` runs one on 127.0.0.1. It behaves as Discord's documentation says; where that is
silent, as has been seen; what is a guess is marked so beside the code.
"""

from playground.clock import Clock
from playground.errors import ApiError
from playground.event_faults import EventFaults, Late, Lost, OutOfOrder, Twice
from playground.faults import TROUBLES, Afterwards, Delay, Faults, Hold, LoseAnswer, Refuse, Unreachable
from playground.interactions import Interaction, UnansweredError
from playground.options import RefusedError, Upload
from playground.people import Person
from playground.server import Playground
from playground.tokens import RealTokenError, looks_real
from playground.wire import Flag, Wire, ephemeral, walk

__all__ = [
    "TROUBLES",
    "Afterwards",
    "ApiError",
    "Clock",
    "Delay",
    "EventFaults",
    "Faults",
    "Flag",
    "Hold",
    "Interaction",
    "Late",
    "LoseAnswer",
    "Lost",
    "OutOfOrder",
    "Person",
    "Playground",
    "RealTokenError",
    "Refuse",
    "RefusedError",
    "Twice",
    "UnansweredError",
    "Unreachable",
    "Upload",
    "Wire",
    "ephemeral",
    "looks_real",
    "walk",
]
