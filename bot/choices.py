"""From a question to one of its actions: by narrowing its options field by field, or from typed words.

Menus and commands are two ways through the same options, and both come from the action types alone.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from bot.errors import TableError
from bot.speech import Speech, bare, folded
from games.api import Action, Decision, Seat, Value
from games.codec import FieldSpec, fields_of, name_of

Kind: TypeAlias = type[Action]
Field: TypeAlias = FieldSpec
Tongues: TypeAlias = Sequence[Speech]
"""The languages in which typed words are understood, that of who typed them first."""
NONE = "none"
"""What is typed for a field that is left empty."""
SHORT = 25
"""How many whole actions make a list that is better than asking for one field after the other."""
ENOUGH = 12
"""How many values a sentence names, which is a line's worth."""
NUMBER = "-?[0-9]{1,9}"
"""What is read as a number."""
Fold: TypeAlias = Callable[[str], str]
"""How words are made alike to be compared."""


@dataclass(frozen=True, slots=True)
class Point:
    """How far a path has narrowed a question: what is known, what is asked next, and what is left.

    `values` are the possible answers: action types at first, then values of `field`, or, where there are few
    enough of them and `field` is `None`, whole actions. With nothing left to ask there is an `action`; if it took
    the usual value of a field that could be another, that field is `other`, with all its values.
    """

    kind: Kind | None
    known: tuple[tuple[str, Value], ...]
    field: FieldSpec | None
    values: tuple[Any, ...]
    left: tuple[Action, ...]
    action: Action | None = None
    other: tuple[FieldSpec, tuple[Any, ...]] | None = None

    @property
    def is_number(self) -> bool:
        """Whether a plain number is asked for."""
        return self.field is not None and self.field.base is int and not self.field.many


def comes_to(point: Point, answer: Any, field: FieldSpec | None = None) -> Action | None:
    """The action that an answer comes to, with what it leaves open as usual; `None` if that is not clear.

    The answer is one of the point's, or a value of another field.
    """
    if isinstance(answer, Action):
        return answer
    spec = field or point.field
    if spec is None:
        left = tuple(action for action in point.left if type(action) is answer)
        return left[0] if len(left) == 1 else None
    left = tuple(action for action in point.left if getattr(action, spec.name) == answer)
    usual = [action for action in left if _is_usual(action, spec)]
    return left[0] if len(left) == 1 else usual[0] if len(usual) == 1 else None


def _is_usual(action: Action, but: FieldSpec) -> bool:
    """Whether all that may be left out is, but for one field."""
    specs = (spec for spec in fields_of(type(action)) if not spec.required and spec.name != but.name)
    return all(getattr(action, spec.name) == spec.default for spec in specs)


def command_of(kind: Kind) -> tuple[str, tuple[FieldSpec, ...]]:
    """The name and the fields of the command that an action type becomes."""
    return name_of(kind), fields_of(kind)


def follow(decision: Decision, path: Iterable[int]) -> Point:
    """Narrow a question along a path, which counts answers from 0 wherever there is a choice. Raises `IndexError`."""
    steps, actions = list(path), decision.actions
    kinds = distinct(type(action) for action in actions)
    if len(kinds) > 1 and not steps:
        return Point(None, (), None, kinds, actions)
    kind = kinds[steps.pop(0)] if len(kinds) > 1 else kinds[0]
    point = _follow_fields(kind, tuple(action for action in actions if type(action) is kind), steps)
    if steps:
        raise IndexError("the path is longer than the question")
    return point


def _follow_fields(kind: Kind, left: tuple[Action, ...], steps: list[int]) -> Point:
    """Narrow by the fields that must be asked for, all at once where that makes a short list."""
    asked = [spec for spec in fields_of(kind) if spec.default is None]
    alike = _alike(asked, left)
    if len(alike) <= SHORT and sum(len(_values(spec, left)) > 1 for spec in asked) > 1:
        if not steps:
            return Point(kind, _known(kind, left), None, tuple(map(_usual, alike)), left)
        return _follow_usual(kind, alike[steps.pop(0)], steps)
    for spec in asked:
        values = _values(spec, left)
        if len(values) > 1 and not steps:
            return Point(kind, _known(kind, left), spec, values, left)
        left = _narrowed(spec, values, left, steps)
    return _follow_usual(kind, left, steps)


def _follow_usual(kind: Kind, left: tuple[Action, ...], steps: list[int]) -> Point:
    """Narrow by the fields that have a usual value, which need not be asked for."""
    for spec in fields_of(kind):
        values = _values(spec, left)
        if len(values) > 1 and not steps:
            return Point(kind, _known(kind, left), None, (), left, _usual(left), (spec, values))
        left = _narrowed(spec, values, left, steps)
    return Point(kind, _known(kind, left), None, (), left, left[0])


def _alike(asked: list[FieldSpec], left: tuple[Action, ...]) -> list[tuple[Action, ...]]:
    """The actions in groups that differ only in fields with a usual value."""
    groups: dict[tuple[Any, ...], list[Action]] = {}
    for action in left:
        groups.setdefault(tuple(getattr(action, spec.name) for spec in asked), []).append(action)
    return [tuple(group) for group in groups.values()]


def _usual(alike: tuple[Action, ...]) -> Action:
    """The one with the most usual values, the first fields counting most."""
    specs = [spec for spec in fields_of(type(alike[0])) if spec.default is not None]
    return min(alike, key=lambda action: [getattr(action, spec.name) != spec.default for spec in specs])


def _narrowed(
    spec: FieldSpec, values: tuple[Any, ...], left: tuple[Action, ...], steps: list[int]
) -> tuple[Action, ...]:
    if len(values) == 1:
        return left
    value = values[steps.pop(0)]
    return tuple(action for action in left if getattr(action, spec.name) == value)


def _values(spec: FieldSpec, actions: Iterable[Action]) -> tuple[Any, ...]:
    return distinct(getattr(action, spec.name) for action in actions)


def _known(kind: Kind, left: tuple[Action, ...]) -> tuple[tuple[str, Value], ...]:
    """The fields that must be asked for and have but one value left."""
    values = ((spec.name, _values(spec, left)) for spec in fields_of(kind) if spec.default is None)
    return tuple((name, found[0]) for name, found in values if len(found) == 1)


def distinct(values: Iterable[Any]) -> tuple[Any, ...]:
    """The different values, in order of first appearance."""
    return tuple(dict.fromkeys(values))


def typed(decision: Decision | None, kind: Kind, given: Mapping[str, str], *tongues: Speech) -> Action:
    """The action that a command's words describe, offered or not. Raises `TableError` for words with no meaning.

    The words may be of any of these languages; what is said of them is in the first. A field left out takes its
    default where that is offered, or the only value that is, if it may be filled in.
    """
    left = [action for action in decision.actions if type(action) is kind] if decision else []
    values: dict[str, Any] = {}
    for spec in fields_of(kind):
        possible = distinct(getattr(action, spec.name) for action in left)
        values[spec.name] = _typed_value(spec, given.get(spec.name), possible, tongues)
        left = [action for action in left if getattr(action, spec.name) == values[spec.name]]
    return kind(**values)


def _typed_value(spec: FieldSpec, text: str | None, possible: tuple[Any, ...], tongues: Tongues) -> Any:
    if text is not None:
        return meant(spec, text, possible, tongues)
    if not spec.required and (spec.default in possible or not possible):
        return spec.default
    if len(possible) == 1 and spec.filled:
        return possible[0]
    raise TableError("missing-value", **_asked(spec, possible, tongues[0]))


def meant(spec: FieldSpec, text: str, possible: tuple[Any, ...], tongues: Tongues) -> Any:
    """The value that typed words mean: its key or its name, in any case, or the beginning of just one.

    Where the words mean something in several languages, the first of these counts; accents count where it depends on
    them. Raises `TableError`.
    """
    wanted = folded(text)
    offered = [
        found for fold in (folded, bare) for speech in tongues for found in _offered(spec, text, possible, speech, fold)
    ]
    if offered:
        return offered[0]
    parsed = [_parsed(spec, wanted, speech) for speech in tongues]
    found = next((one for one in parsed if one not in (None, wanted)), parsed[-1])
    if found is None and wanted != NONE:
        raise TableError("unknown-value", value=text, **_asked(spec, possible, tongues[0]))
    return found


def _offered(spec: FieldSpec, text: str, possible: tuple[Any, ...], speech: Speech, fold: Fold) -> list[Any]:
    """The possible value that words mean in a language, if they mean one."""
    wanted, names = fold(text), {value: _names(spec.name, value, (speech,), fold) for value in possible}
    same = [value for value in names if wanted in names[value]]
    begun = [value for value in names if spec.base is not int and any(n.startswith(wanted) for n in names[value])]
    return same[:1] or (begun if len(begun) == 1 else [])


def _parsed(spec: FieldSpec, wanted: str, speech: Speech) -> Any:
    """A value that makes sense, though it may not be offered, so that the rules can say why not."""
    if spec.base is str:
        return speech.key_of(wanted)
    if spec.base is Seat:
        names = [folded(name) for name in speech.names]
        return Seat(names.index(wanted)) if wanted in names else None
    return int(wanted) if re.fullmatch(NUMBER, wanted) else None


def _asked(spec: FieldSpec, possible: tuple[Any, ...], speech: Speech) -> dict[str, str]:
    """What a refusal says of a field: its name, and the values that are possible."""
    return {"field": speech.field(spec.name), "possible": _listed(spec, possible, speech)}


def _listed(spec: FieldSpec, possible: tuple[Any, ...], speech: Speech) -> str:
    names = [speech.choice(spec.name, value) for value in possible]
    more = ["…"] if len(names) > ENOUGH else []
    return speech.words.series([*names[:ENOUGH], *more])


def key_of(value: Value) -> str:
    """The value as commands carry it; a seat counts from 1, and is not taken for a number or a name."""
    match value:
        case None:
            return NONE
        case Seat():
            return f"seat {value + 1}"
        case _:
            return str(value)


def completions(
    decision: Decision, kind: Kind, given: Mapping[str, str], focus: str, *tongues: Speech
) -> list[tuple[str, str]]:
    """Label and key of every value of a field that is still legal with the others given, that the words fit.

    The words may be of any of these languages; the labels are in the first.
    """
    specs = {spec.name: spec for spec in fields_of(kind)}
    actions = [action for action in decision.actions if type(action) is kind]
    for name, text in given.items():
        if name != focus and text:
            actions = [action for action in actions if _fits(specs[name], getattr(action, name), text, tongues)]
    words = bare(given.get(focus, ""))
    values = distinct(getattr(action, focus) for action in actions)
    fitting = [value for value in values if any(words in name for name in _names(focus, value, tongues))]
    pairs = [(tongues[0].choice(focus, value), key_of(value)) for value in fitting]
    return sorted(pairs, key=lambda pair: not bare(pair[0]).startswith(words))


def _fits(spec: FieldSpec, value: Value, text: str, tongues: Tongues) -> bool:
    return bare(text) in _names(spec.name, value, tongues)


def _names(field: str, value: Value, tongues: Tongues, fold: Fold = bare) -> list[str]:
    """All that a value can be called, as it is compared: its key, and its name in each language."""
    return [fold(key_of(value)), *(fold(speech.choice(field, value)) for speech in tongues)]
