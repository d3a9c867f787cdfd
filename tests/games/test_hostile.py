"""Records from anywhere: read and replayed, or refused with a sentence; nothing else happens."""

from __future__ import annotations

import json
import tracemalloc
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.history import LARGEST, RecordError, final, from_json, load_record
from tests.games.hostile import check_refusal, damaged, many, nested, spoiled

FOLDER = Path(__file__).parent / "records"
RECORDS = tuple(FOLDER / f"{name}.json" for name in json.loads((FOLDER / "scores.json").read_text("utf8")))
CASES, CASES_LONG = 150, 5000
"""How many of each kind."""
MEGABYTE = 2**20

seeds = st.integers(0, 2**32)
junk = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=20,
)


def sound(random: Random, actions: int | None = None) -> dict[str, Any]:
    """A recorded game, or its beginning."""
    data: dict[str, Any] = json.loads(random.choice(RECORDS).read_text("utf8"))
    data["actions"] = data["actions"][:actions]
    return data


def try_out(data: Any) -> None:
    """Read and replay it; it may only be refused."""
    try:
        final(from_json(data))
    except RecordError as error:
        check_refusal(error)


def try_spoiled(seed: int) -> None:
    """A sound record with some of its values changed."""
    random = Random(seed)
    try_out(spoiled(sound(random), random))


def try_damaged(seed: int, folder: Path) -> None:
    """The file of one with a few of its bytes changed."""
    random, path = Random(seed), folder / "record.json"
    path.write_bytes(damaged(json.dumps(sound(random)).encode(), random))
    try:
        final(load_record(path))
    except RecordError as error:
        check_refusal(error)
    assert [found.name for found in folder.iterdir()] == [path.name]


@many(CASES)
@given(seed=seeds)
def test_a_spoiled_record_is_refused_or_played(seed: int) -> None:
    try_spoiled(seed)


@pytest.mark.long
@many(CASES_LONG)
@given(seed=seeds)
def test_many_spoiled_records_are_refused_or_played(seed: int) -> None:
    try_spoiled(seed)


@many(CASES)
@given(seed=seeds)
def test_a_damaged_file_is_refused_or_played(seed: int, tmp_path: Path) -> None:
    try_damaged(seed, tmp_path)


@pytest.mark.long
@many(CASES_LONG)
@given(seed=seeds)
def test_many_damaged_files_are_refused_or_played(seed: int, tmp_path: Path) -> None:
    try_damaged(seed, tmp_path)


@many(50)
@given(data=junk, key=st.sampled_from(["format", "game", "edition", "options", "figures", "rules", "seats", "actions"]))
def test_anything_in_the_place_of_anything_is_refused_or_played(data: Any, key: str) -> None:
    try_out(data)
    try_out(sound(Random(len(key)), 3) | {key: data})


BIG = {
    "seats": ["Ann"] * 200_000,
    "options": ["guards"] * 200_000,
    "edition": "x" * MEGABYTE,
    "figures": {"start.supply": 10**4000, "x" * MEGABYTE: nested(400)},
    "rules": 10**4000,
    "game": nested(900),
    "actions": [nested(900)] * 1000,
}


@pytest.mark.parametrize("key", BIG)
def test_what_is_huge_takes_no_memory_and_makes_no_long_sentence(key: str) -> None:
    data = sound(Random(0), 3) | {key: BIG[key]}
    tracemalloc.start()
    with pytest.raises(RecordError) as refused:
        final(from_json(data))
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    check_refusal(refused.value)
    assert most < 20 * MEGABYTE


@pytest.mark.parametrize("value", [10**4000, "x" * MEGABYTE, nested(900), ["x"] * MEGABYTE], ids=["9", "x", "[[", "[,"])
@pytest.mark.parametrize("key", ["do", "seat", "seats", "more"])
def test_so_it_is_in_an_action(key: str, value: Any) -> None:
    data = sound(Random(0), 3)
    data["actions"][0] |= {key: value}
    with pytest.raises(RecordError) as refused:
        final(from_json(data))
    check_refusal(refused.value)


@pytest.mark.parametrize(
    ("raw", "said"),
    [
        (b"[" * 100_000, "not JSON: "),
        (b"9" * 5_000, "not JSON: "),
        (b"\xff\xfe{}", "not JSON: "),
        (b" " * (LARGEST + 1), f"too large for a record: more than {LARGEST} bytes"),
    ],
    ids=["deep", "long number", "no text", "too large"],
)
def test_a_file_that_is_no_record_is_refused(raw: bytes, said: str, tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    path.write_bytes(raw)
    with pytest.raises(RecordError, match=f"^{said}"):
        load_record(path)


@pytest.mark.parametrize("name", ["Őrs 🐎", "👩‍👩‍👧", "مريم", "林妹妹", "W" * 100, "\u202eAnn", "a_*b*_`c`@everyone"])
def test_names_in_any_script_are_kept(name: str) -> None:
    data = sound(Random(0), 3)
    data["seats"][0] = name
    assert from_json(data).names[0] == name


@pytest.mark.parametrize("name", ["\ud83d", "a\nb", "\x1b[31m", "\x00", "x" * 101])
def test_names_that_nobody_could_have_are_refused(name: str) -> None:
    data = sound(Random(0), 3)
    data["seats"][0] = name
    with pytest.raises(RecordError, match=r"^seats: .* is no word of at most 100 characters") as refused:
        from_json(data)
    check_refusal(refused.value)
