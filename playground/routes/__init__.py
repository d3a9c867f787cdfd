"""The routes of Discord's API that the playground has."""

from __future__ import annotations

from playground.routes import application, channels, interactions, messages
from playground.service import Route, Service


def all_routes(service: Service) -> list[Route]:
    """Every route there is."""
    return [part for module in (application, channels, messages, interactions) for part in module.routes(service)]
