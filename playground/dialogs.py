"""A person fills in a dialog (docs: Modal Interactions)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from playground.options import RefusedError
from playground.wire import SELECTS, Component, Wire, walk

_TEXT_LENGTH = 4000
_CHOOSING = SELECTS | {Component.CHECKBOX_GROUP, Component.FILE_UPLOAD}


def submission(modal: Wire, values: Mapping[str, Any]) -> list[Wire]:
    """The components of a submitted dialog.

    Args:
        modal: as the bot opened it.
        values: by label or custom id: a text, a list of chosen values, or true or false. What is left out keeps what
            the bot has filled in.

    Raises:
        RefusedError: a field is unknown, or the client would not send what is in it.
    """
    fields = list(_fields(modal))
    known = {name for label, field in fields for name in (label, field["custom_id"])}
    if unknown := set(values) - known:
        raise RefusedError(f"The dialog has no {sorted(unknown)}; it has {[label for label, _ in fields]}.")
    return [_part(modal, label, field, values) for label, field in fields]


def _fields(modal: Wire) -> list[tuple[str, Wire]]:
    """Each field with its label: in a Label, or a text input in a row of its own (the older form)."""
    labelled = [(row["label"], row["component"]) for row in modal["components"] if row.get("component")]
    rows = [row for row in modal["components"] if row["type"] == Component.ROW]
    return labelled + [
        (field.get("label") or "", field) for field in walk(rows) if field["type"] == Component.TEXT_INPUT
    ]


def _part(modal: Wire, label: str, field: Wire, values: Mapping[str, Any]) -> Wire:
    given = values.get(label, values.get(field["custom_id"], _preset(field)))
    part: Wire = {"type": field["type"], "custom_id": field["custom_id"], "id": field.get("id", 0)}
    if field["type"] in _CHOOSING:
        part["values"] = _chosen(label, field, given)
    elif field["type"] == Component.TEXT_INPUT:
        part["value"] = _written(label, field, given)
    else:
        part["value"] = given
    if any(row.get("component") is field for row in modal["components"]):
        return {"type": int(Component.LABEL), "component": part}
    return {"type": int(Component.ROW), "components": [part]}


def _preset(field: Wire) -> Any:
    if field["type"] == Component.TEXT_INPUT:
        return field.get("value") or ""
    chosen = [option["value"] for option in field.get("options") or [] if option.get("default")]
    if field["type"] in _CHOOSING:
        return chosen
    return field.get("default", False) if field["type"] == Component.CHECKBOX else next(iter(chosen), None)


def _written(label: str, field: Wire, text: Any) -> str:
    low = field.get("min_length") or int(field.get("required", True))
    high = field.get("max_length") or _TEXT_LENGTH
    empty_allowed = not field.get("required", True) and text == ""
    if not isinstance(text, str) or not (empty_allowed or low <= len(text) <= high):
        raise RefusedError(f"{label}: {text!r} is no text of {low} to {high} characters.")
    return text


def _chosen(label: str, field: Wire, chosen: Any) -> list[str]:
    values = [str(getattr(value, "id", value)) for value in chosen]
    low = field.get("min_values", 1) if field.get("required", True) else 0
    high = field.get("max_values") or 1
    if not low <= len(values) <= high:
        raise RefusedError(f"{label}: choose {low} to {high}, not {len(values)}.")
    refuse_unoffered(label, field, values)
    return values


def refuse_unoffered(label: str, field: Wire, values: list[str]) -> None:
    """Refuse values that a menu with options of its own does not have.

    Raises:
        RefusedError: it does not have one of them.
    """
    offered = [option["value"] for option in field.get("options") or []]
    if offered and not set(values) <= set(offered):
        raise RefusedError(f"{label}: {values} are not all among {offered}.")
