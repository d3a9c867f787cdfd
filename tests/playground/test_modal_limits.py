"""Discord's limits for dialogs."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from playground import Wire
from playground.component_limits import check_modal
from playground.limits import Problems

FIELD: Wire = {"type": 18, "label": "x", "component": {"type": 4, "custom_id": "f", "style": 1}}
MODAL: Wire = {"title": "x", "custom_id": "m", "components": [FIELD]}


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("title", "x" * 46),
        ("title", ""),
        ("custom_id", "x" * 101),
        ("components", []),
        ("components", [FIELD] * 6),
        ("components.0.label", "x" * 46),
        ("components.0.description", "x" * 101),
        ("components.0.component", None),
        ("components.0.component.style", 3),
        ("components.0.component.max_length", 4001),
        ("components.0.component.placeholder", "x" * 101),
        ("components.0.component.custom_id", ""),
    ],
)
def test_a_dialog_beyond_a_limit_is_refused(path: str, value: Any) -> None:
    modal = copy.deepcopy(MODAL)
    fine = Problems()
    check_modal(fine, modal)
    assert fine.found == []
    *steps, last = path.split(".")
    node: Any = modal
    for step in steps:
        node = node[int(step) if step.isdigit() else step]
    node[last] = value
    problems = Problems()
    check_modal(problems, modal)
    assert path in [found[0] for found in problems.found]
