"""The bot's answers to an interaction: the first one, and what its token still allows afterwards."""

from __future__ import annotations

from collections.abc import Callable

from playground import messages
from playground.attachments import Files
from playground.component_limits import check_modal
from playground.errors import unknown
from playground.interactions import Interaction, Interactions
from playground.limits import Problems
from playground.message_limits import check_choices
from playground.wire import Callback, InteractionType, Wire, ephemeral, loading
from playground.world import World

_ORIGINAL = "@original"
_CHAT_INPUT_RESPONSE = 20
_MESSAGES = frozenset({Callback.MESSAGE, Callback.DEFERRED_MESSAGE})
_UPDATES = frozenset({Callback.DEFERRED_UPDATE, Callback.UPDATE})
_ALLOWED: dict[InteractionType, frozenset[Callback]] = {
    InteractionType.COMMAND: _MESSAGES | {Callback.MODAL},
    InteractionType.COMPONENT: _MESSAGES | _UPDATES | {Callback.MODAL},
    InteractionType.AUTOCOMPLETE: frozenset({Callback.CHOICES}),
    InteractionType.MODAL_SUBMIT: _MESSAGES | _UPDATES,
}


class Answers:
    """What the bot may do with an interaction.

    An answer needs none of the bot's rights in the channel: not to send, nor to attach or embed (docs, change log
    of 2022 on calculated permissions; observed for sending).
    """

    def __init__(self, world: World, interactions: Interactions) -> None:
        self._world = world
        self._interactions = interactions
        self._ways: dict[Callback, Callable[[Interaction, Wire, Files], None]] = {
            Callback.MESSAGE: self._message,
            Callback.DEFERRED_MESSAGE: self._thinking,
            Callback.DEFERRED_UPDATE: self._deferred_update,
            Callback.UPDATE: self._update,
            Callback.CHOICES: self._choices,
            Callback.MODAL: self._modal,
        }

    def first(self, interaction: Interaction, body: Wire, files: Files) -> Wire:
        """Take the first answer; what Discord says to it with `with_response`.

        Raises:
            ApiError: the kind of answer does not fit, or Discord would refuse what it holds.
        """
        kind = self._kind(interaction, body)
        self._ways[kind](interaction, body.get("data") or {}, files)
        interaction.answer = kind
        interaction.settled = kind not in (Callback.DEFERRED_MESSAGE, Callback.DEFERRED_UPDATE)
        self._interactions.tell(interaction)
        return _receipt(interaction, kind)

    def followup(self, interaction: Interaction, body: Wire, files: Files) -> Wire:
        """A further message; the first one after a deferred answer takes its place (docs).

        Raises:
            ApiError: 10015 after an autocomplete, which has no followups (guess), or what a message is refused for.
        """
        if interaction.answer is Callback.CHOICES:
            raise unknown("Webhook")
        if interaction.message and interaction.answer in _MESSAGES and loading(interaction.message):
            return self.edit(interaction, interaction.message, body, files)
        message = messages.post(
            self._world, self._channel(interaction), self._world.bot, body, files, **_origin(interaction)
        )
        interaction.followups.append(message)
        self._settle(interaction)
        return message

    def find(self, interaction: Interaction, message_id: str) -> Wire:
        """A message that this token reaches: `@original` or one of the followups.

        Raises:
            ApiError: 10008, it is none of them or gone.
        """
        mine = [interaction.message, *interaction.followups]
        for message in filter(None, mine[:1] if message_id == _ORIGINAL else mine):
            if message_id in (_ORIGINAL, message["id"]):
                return self._world.message(interaction.channel_id, message["id"])
        raise unknown("Message")

    def edit(self, interaction: Interaction, message: Wire, body: Wire, files: Files) -> Wire:
        """Change one of the messages that `find` finds."""
        messages.edit(self._world, message, body, files)
        self._settle(interaction)
        return message

    def delete(self, interaction: Interaction, message: Wire) -> None:
        """Delete one of the messages that `find` finds."""
        messages.delete(self._world, message)
        self._settle(interaction)

    def _kind(self, interaction: Interaction, body: Wire) -> Callback:
        allowed = _ALLOWED[interaction.type]
        if "message" not in interaction.payload:
            allowed -= _UPDATES
        if body.get("type") not in allowed:
            problems = Problems()
            problems.one_of("type", body.get("type"), tuple(sorted(map(int, allowed))))
            problems.refuse_if_any()
        return Callback(body["type"])

    def _channel(self, interaction: Interaction) -> Wire:
        return self._world.channel(interaction.channel_id)

    def _settle(self, interaction: Interaction) -> None:
        interaction.settled = True
        self._interactions.tell(interaction)

    def _message(self, interaction: Interaction, data: Wire, files: Files) -> None:
        more = _origin(interaction) | _kind_of_message(interaction)
        interaction.message = messages.post(
            self._world, self._channel(interaction), self._world.bot, data, files, **more
        )

    def _thinking(self, interaction: Interaction, data: Wire, _files: Files) -> None:
        more = _origin(interaction) | _kind_of_message(interaction)
        interaction.message = messages.thinking(self._world, self._channel(interaction), data, **more)

    def _deferred_update(self, interaction: Interaction, _data: Wire, _files: Files) -> None:
        interaction.message = self._pressed(interaction)

    def _update(self, interaction: Interaction, data: Wire, files: Files) -> None:
        interaction.message = messages.edit(self._world, self._pressed(interaction), data, files)

    def _pressed(self, interaction: Interaction) -> Wire:
        return self._world.message(interaction.channel_id, interaction.payload["message"]["id"])

    def _choices(self, interaction: Interaction, data: Wire, _files: Files) -> None:
        check_choices(data.get("choices") or [])
        interaction.choices = data.get("choices") or []

    def _modal(self, interaction: Interaction, data: Wire, _files: Files) -> None:
        problems = Problems()
        check_modal(problems, data)
        problems.refuse_if_any()
        interaction.modal = data


def _origin(interaction: Interaction) -> Wire:
    metadata = {
        "id": interaction.id,
        "type": int(interaction.type),
        "user": interaction.user,
        "authorizing_integration_owners": interaction.payload["authorizing_integration_owners"],
    }
    app = interaction.payload["application_id"]
    return {"webhook_id": app, "application_id": app, "interaction_metadata": metadata}


def _kind_of_message(interaction: Interaction) -> Wire:
    """An answer to a command says to which (`interaction` is deprecated, but the only place for the name)."""
    if interaction.type is not InteractionType.COMMAND:
        return {}
    use = {"id": interaction.id, "type": int(interaction.type), "user": interaction.user, "name": interaction.name}
    return {"type": _CHAT_INPUT_RESPONSE, "interaction": use}


def _receipt(interaction: Interaction, kind: Callback) -> Wire:
    receipt: Wire = {"id": interaction.id, "type": int(interaction.type)}
    message = interaction.message
    if message is None:
        return {"interaction": receipt, "resource": {"type": int(kind)}}
    receipt |= {
        "response_message_id": message["id"],
        "response_message_loading": loading(message),
        "response_message_ephemeral": ephemeral(message),
    }
    shown = {"message": message} if kind in (Callback.MESSAGE, Callback.UPDATE) else {}
    return {"interaction": receipt, "resource": {"type": int(kind), **shown}}
