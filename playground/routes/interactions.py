"""Answers to interactions: the callback, and the webhook that an interaction's token opens for a while."""

from __future__ import annotations

from playground.attachments import freshen
from playground.service import Call, Route, Service
from playground.wire import Wire

_YES = ("1", "true")


def routes(service: Service) -> list[Route]:
    """The routes of this module."""
    desk = _Desk(service)
    one = "/webhooks/{app}/{token}/messages/{message}"
    return [
        ("POST", "/interactions/{interaction}/{token}/callback", desk.callback),
        ("POST", "/webhooks/{app}/{token}", desk.followup),
        ("GET", one, desk.get),
        ("PATCH", one, desk.edit),
        ("DELETE", one, desk.delete),
    ]


class _Desk:
    def __init__(self, service: Service) -> None:
        self._interactions = service.interactions
        self._answers = service.answers
        self._world = service.world

    def callback(self, call: Call) -> Wire | None:
        interaction = self._interactions.unanswered(call.params["interaction"], call.params["token"])
        receipt = self._answers.first(interaction, call.body, call.files)
        return receipt if call.query.get("with_response") in _YES else None

    def followup(self, call: Call) -> Wire:
        return self._answers.followup(self._interactions.by_token(call.params["token"]), call.body, call.files)

    def get(self, call: Call) -> Wire:
        interaction = self._interactions.by_token(call.params["token"])
        message = self._answers.find(interaction, call.params["message"])
        freshen(self._world, message)
        return message

    def edit(self, call: Call) -> Wire:
        interaction = self._interactions.by_token(call.params["token"])
        message = self._answers.find(interaction, call.params["message"])
        return self._answers.edit(interaction, message, call.body, call.files)

    def delete(self, call: Call) -> None:
        interaction = self._interactions.by_token(call.params["token"])
        self._answers.delete(interaction, self._answers.find(interaction, call.params["message"]))
