"""What the fields of an action type may be, and may be called."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from games.api import Action, Seat
from games.codec import CodecError, decode, encode, fields_of


@dataclass(frozen=True, slots=True)
class Give(Action):
    """An action with a field that commands call otherwise."""

    card: str = field(metadata={"word": "what"})
    to: Seat | None = None


@dataclass(frozen=True, slots=True)
class Sit(Action):
    """An action whose field would hide who acts."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Weigh(Action):
    """An action with a field of a type that JSON would not give back."""

    weight: float


def test_a_field_is_called_by_its_name_unless_it_says_otherwise() -> None:
    assert [(spec.name, spec.word) for spec in fields_of(Give)] == [("card", "what"), ("to", "to")]
    assert encode(Give("red_ve", Seat(1))) == {"do": "Give", "card": "red_ve", "to": 1}
    assert decode({"do": "Give", "card": "red_ve"}, (Give,)) == Give("red_ve")
    with pytest.raises(CodecError, match="Give has no field what"):
        decode({"do": "Give", "what": "red_ve", "card": "red_ve"}, (Give,))


def test_what_a_line_of_a_record_says_is_no_name_for_a_field() -> None:
    with pytest.raises(TypeError, match="an action cannot have a field called seat"):
        fields_of(Sit)


def test_a_field_is_a_word_a_number_or_a_seat() -> None:
    with pytest.raises(TypeError, match="an action cannot have a field of <class 'float'>"):
        fields_of(Weigh)
