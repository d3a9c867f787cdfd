"""Settings from the environment and from `.env`."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.settings import Settings, SettingsError, load


def test_nothing_needs_to_be_set(tmp_path: Path) -> None:
    assert load({}, tmp_path / ".env") == Settings()


def test_a_file_sets_what_the_environment_does_not(tmp_path: Path) -> None:
    path = tmp_path / ".env"
    path.write_text('# mine\nDATABASE="games of mine.db"\nexport LOG_LEVEL=debug\nLOBBY_DAYS = 9  # more than a week\n')
    found = load({"LOBBY_DAYS": "5", "PATH": "/usr/bin"}, path)
    assert found == Settings(database=Path("games of mine.db"), log_level="DEBUG", lobby_days=5)


def test_what_is_empty_counts_as_not_set(tmp_path: Path) -> None:
    path = tmp_path / ".env"
    path.write_text("DISCORD_TOKEN=\nLANGUAGE\n")
    assert load({"DATABASE": "", "PLAYGROUND_PORT": ""}, path) == Settings()


def test_an_empty_token_in_the_environment_means_the_playground(tmp_path: Path) -> None:
    """As `make play` has it."""
    path = tmp_path / ".env"
    path.write_text("DISCORD_TOKEN=abc\n")
    assert load({"DISCORD_TOKEN": ""}, path).discord_token == ""


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("PLAYGROUND_PORT", "eighty"),
        ("PLAYGROUND_PORT", "65536"),
        ("PLAYGROUND_PORT", "-1"),
        ("PLAYGROUND_PORT", "²"),
        ("LOBBY_DAYS", "0"),
        ("LOBBY_DAYS", "1.5"),
        ("IDLE_DAYS", "0"),
        ("PARK_DAYS", "21"),
        ("LOG_LEVEL", "LOUD"),
        ("LOG_FORMAT", "xml"),
        ("HEALTH_PORT", "65536"),
        ("TABLE_LANGUAGE", "xx"),
        ("DISCORD_TOKEN", "two words"),
    ],
)
def test_a_value_that_cannot_be_used_is_named_by_its_key(tmp_path: Path, key: str, value: str) -> None:
    with pytest.raises(SettingsError) as raised:
        load({key: value}, tmp_path / ".env")
    assert str(raised.value).startswith(f"{key} must ")
    assert value in str(raised.value) or key == "DISCORD_TOKEN"
    assert "\n" not in str(raised.value)


def test_a_token_is_never_repeated_in_a_complaint(tmp_path: Path) -> None:
    with pytest.raises(SettingsError) as raised:
        load({"DISCORD_TOKEN": "secret part"}, tmp_path / ".env")
    assert "secret" not in str(raised.value)


@pytest.mark.parametrize("line", ['LANGUAGE="en', "LOBBY_DAYS='3", "two words=1"])
def test_a_malformed_line_is_named_by_its_number_and_key(tmp_path: Path, line: str) -> None:
    path = tmp_path / ".env"
    path.write_text(f"# a comment\nLOG_LEVEL=INFO\n{line}\n")
    with pytest.raises(SettingsError) as raised:
        load({}, path)
    name = line.partition("=")[0]
    assert str(raised.value) == f"{path}, line 3: {name} is malformed; write KEY=value"


def test_a_file_that_is_no_text_is_named(tmp_path: Path) -> None:
    path = tmp_path / ".env"
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(SettingsError, match="cannot be read"):
        load({}, path)


def test_a_folder_of_that_name_is_no_file(tmp_path: Path) -> None:
    (tmp_path / ".env").mkdir()
    assert load({}, tmp_path / ".env") == Settings()
