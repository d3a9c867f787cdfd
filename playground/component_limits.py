"""What Discord accepts as components of a message or a dialog (docs: Component Reference)."""

from __future__ import annotations

from collections.abc import Callable

from playground.limits import Problems
from playground.wire import LINK_BUTTON, SELECTS, Component, Wire, children, walk

ROWS = 5
BUTTONS_PER_ROW = 5
SELECT_OPTIONS = 25
V2_TOTAL = 40
V2_TEXT = 4000
MODAL_FIELDS = 5

_LAYOUT = frozenset({1, 9, 10, 12, 13, 14})
_INSIDE: dict[int, frozenset[int]] = {
    Component.ROW: frozenset({2}) | SELECTS,
    Component.CONTAINER: _LAYOUT,
    Component.SECTION: frozenset({2, 10, 11}),
    Component.LABEL: frozenset({4, 19, 21, 22, 23}) | SELECTS,
}
_TOP = {False: frozenset({1}), True: _LAYOUT | {17}}
_BUTTON_STYLES = (1, 2, 3, 4, 5)


def check_components(problems: Problems, components: list[Wire], *, v2: bool) -> None:
    """The components of a message, classic or (`v2`) of the second kind."""
    if not v2:
        problems.length("components", components, 0, ROWS)
    elif sum(1 for _ in walk(components)) > V2_TOTAL:
        message = f"The total number of components must not exceed {V2_TOTAL}"
        problems.add("components", "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", message)
    if sum(len(c.get("content") or "") for c in walk(components) if c["type"] == Component.TEXT) > V2_TEXT:
        problems.add("components", "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", f"Text must not exceed {V2_TEXT}")
    for number, component in enumerate(components):
        _check(problems, f"components.{number}", component, _TOP[v2])
    _distinct_ids(problems, components)


def check_modal(problems: Problems, modal: Wire) -> None:
    """A dialog: a title, an id and one to five fields."""
    problems.length("title", modal.get("title"), 1, 45)
    problems.length("custom_id", modal.get("custom_id"), 1, 100)
    fields = modal.get("components") or []
    problems.length("components", fields, 1, MODAL_FIELDS)
    for number, field in enumerate(fields):
        _check(problems, f"components.{number}", field, frozenset({Component.TEXT, Component.LABEL}))
    _distinct_ids(problems, fields)


def _check(problems: Problems, path: str, component: Wire, allowed: frozenset[int]) -> None:
    kind = component.get("type")
    if kind not in allowed:
        problems.one_of(f"{path}.type", kind, tuple(sorted(allowed)))
        return
    if check := _CHECKS.get(kind):
        check(problems, path, component)
    for step, child in children(component):
        _check(problems, f"{path}.{step}", child, _INSIDE.get(kind, frozenset()))


def _distinct_ids(problems: Problems, components: list[Wire]) -> None:
    ids = [c["custom_id"] for c in walk(components) if c.get("custom_id")]
    problems.distinct("components", ids, "COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated")


def _row(problems: Problems, path: str, row: Wire) -> None:
    inside = row.get("components") or []
    problems.length(f"{path}.components", inside, 1, BUTTONS_PER_ROW)
    if len(inside) > 1 and any(child.get("type") in SELECTS for child in inside):
        message = "The specified component exceeds the maximum width"
        problems.add(f"{path}.components", "COMPONENT_LAYOUT_WIDTH_EXCEEDED", message)


def _button(problems: Problems, path: str, button: Wire) -> None:
    problems.one_of(f"{path}.style", button.get("style"), _BUTTON_STYLES)
    problems.length(f"{path}.label", button.get("label"), 0, 80)
    if not button.get("label") and not button.get("emoji"):
        problems.add(f"{path}.label", "BASE_TYPE_REQUIRED", "A button needs a label or an emoji")
    if button.get("style") == LINK_BUTTON:
        problems.length(f"{path}.url", button.get("url"), 1, 512)
    else:
        problems.length(f"{path}.custom_id", button.get("custom_id"), 1, 100)


def _select(problems: Problems, path: str, select: Wire) -> None:
    problems.length(f"{path}.custom_id", select.get("custom_id"), 1, 100)
    problems.length(f"{path}.placeholder", select.get("placeholder"), 0, 150)
    problems.within(f"{path}.min_values", select.get("min_values"), 0, SELECT_OPTIONS)
    problems.within(f"{path}.max_values", select.get("max_values"), 1, SELECT_OPTIONS)


def _string_select(problems: Problems, path: str, select: Wire) -> None:
    _select(problems, path, select)
    options = select.get("options") or []
    problems.length(f"{path}.options", options, 1, SELECT_OPTIONS)
    for number, option in enumerate(options):
        problems.length(f"{path}.options.{number}.label", option.get("label"), 1, 100)
        problems.length(f"{path}.options.{number}.value", option.get("value"), 1, 100)
        problems.length(f"{path}.options.{number}.description", option.get("description"), 0, 100)
    values = [option.get("value") for option in options]
    message = "The specified option value is already used"
    problems.distinct(f"{path}.options", values, "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", message)


def _group(problems: Problems, path: str, group: Wire) -> None:
    low = 2 if group["type"] == Component.RADIO_GROUP else 1
    problems.length(f"{path}.custom_id", group.get("custom_id"), 1, 100)
    problems.length(f"{path}.options", group.get("options"), low, 10)


def _text_input(problems: Problems, path: str, field: Wire) -> None:
    problems.length(f"{path}.custom_id", field.get("custom_id"), 1, 100)
    problems.one_of(f"{path}.style", field.get("style"), (1, 2))
    problems.length(f"{path}.value", field.get("value"), 0, 4000)
    problems.length(f"{path}.placeholder", field.get("placeholder"), 0, 100)
    problems.within(f"{path}.min_length", field.get("min_length"), 0, 4000)
    problems.within(f"{path}.max_length", field.get("max_length"), 1, 4000)


def _label(problems: Problems, path: str, label: Wire) -> None:
    problems.length(f"{path}.label", label.get("label"), 1, 45)
    problems.length(f"{path}.description", label.get("description"), 0, 100)
    problems.require(f"{path}.component", label.get("component"))


def _section(problems: Problems, path: str, section: Wire) -> None:
    problems.length(f"{path}.components", section.get("components"), 1, 3)
    problems.require(f"{path}.accessory", section.get("accessory"))


def _text(problems: Problems, path: str, text: Wire) -> None:
    problems.length(f"{path}.content", text.get("content"), 1, V2_TEXT)


def _gallery(problems: Problems, path: str, gallery: Wire) -> None:
    items = gallery.get("items") or []
    problems.length(f"{path}.items", items, 1, 10)
    for number, item in enumerate(items):
        problems.length(f"{path}.items.{number}.description", item.get("description"), 0, 1024)


def _custom_id(problems: Problems, path: str, component: Wire) -> None:
    problems.length(f"{path}.custom_id", component.get("custom_id"), 1, 100)


_CHECKS: dict[int, Callable[[Problems, str, Wire], None]] = {
    Component.ROW: _row,
    Component.BUTTON: _button,
    Component.STRING_SELECT: _string_select,
    **dict.fromkeys(SELECTS - {Component.STRING_SELECT}, _select),
    Component.TEXT_INPUT: _text_input,
    Component.SECTION: _section,
    Component.TEXT: _text,
    Component.GALLERY: _gallery,
    Component.LABEL: _label,
    Component.RADIO_GROUP: _group,
    Component.CHECKBOX_GROUP: _group,
    Component.CHECKBOX: _custom_id,
    Component.FILE_UPLOAD: _custom_id,
}
