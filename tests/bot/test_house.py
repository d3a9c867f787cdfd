"""The host's own figures."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.house import load
from bot.settings import SettingsError


def written(folder: Path, text: str, name: str = "yunnan/second.toml") -> Path:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf8")
    return folder


def test_a_host_may_leave_it_at_the_printed_figures() -> None:
    assert load(None) == {}


def test_only_what_differs_is_written(tmp_path: Path) -> None:
    folder = written(tmp_path, "[end]\nvictory_points = 100\n")
    assert load(folder) == {("yunnan", "second"): {"end.victory_points": 100}}


def test_a_line_of_the_games_own_data_can_be_copied(tmp_path: Path) -> None:
    folder = written(tmp_path, '[start]\nmoney = { value = [10, 10, 12, 12, 15], mark = "house" }\n')
    assert load(folder) == {("yunnan", "second"): {"start.money": [10, 10, 12, 12, 15]}}


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("[end]\nvictory_points = 'many'\n", "end.victory_points must be a number from 0, not 'many'"),
        ("[end]\nvictory = 3\n", "there is no figure 'end.victory'"),
        ("victory_points = 3\n", "victory_points stands outside any section"),
        ("[end\n", "line 1"),
    ],
)
def test_a_bad_figure_is_refused_by_file_key_and_reason(tmp_path: Path, text: str, reason: str) -> None:
    with pytest.raises(SettingsError) as refusal:
        load(written(tmp_path, text))
    assert "second.toml" in str(refusal.value)
    assert reason in str(refusal.value)


def test_a_file_for_no_edition_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SettingsError, match=r"for no edition; there can be .*yunnan/second\.toml"):
        load(written(tmp_path, "", "yunnan/ninth.toml"))


def test_a_folder_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SettingsError, match="RULES_DIR: there is no folder"):
        load(tmp_path / "nowhere")
