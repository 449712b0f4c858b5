"""Settings by option, environment and file: which counts, what is refused, and what is shown of them."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest
from test_operating import Here, check_told, here

from signoria.server.config import Choices, masked
from signoria.server.settings import Settings, described, given

__all__ = ["here"]


def test_options_come_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    file = tmp_path / "signoria.toml"
    file.write_text('thinkers = 5\ntitles = ["c:C"]\nbot_budget = 4\nport = 9000\nhost = "0.0.0.0"\n')
    environment = {"SIGNORIA_THINKERS": "4", "SIGNORIA_TITLES": "a:A, b:B", "SIGNORIA_PORT": "9001"}
    found = Choices({"thinkers": "3", "titles": None}, environment, file)
    assert found.settings() == {"thinkers": 3, "titles": ("a:A", "b:B"), "bot_budget": 4.0}
    assert found.listening() == ("0.0.0.0", 9001)
    assert found.sources["thinkers"] == "option --thinkers"
    assert found.sources["titles"] == "environment SIGNORIA_TITLES"
    assert found.sources["bot_budget"] == str(file)
    assert given({"SIGNORIA_TRUSTED_PROXIES": "none", "SIGNORIA_PASS_DELAY": "1,2.5"}) == {
        "trusted_proxies": (), "pass_delay": (1.0, 2.5),
    }  # fmt: skip


WRONG = [
    ("thinker = 3", "has what is no setting: thinker"),
    ("[server]\nthinkers = 3", "has what is no setting: server"),
    ("thinkers = '3'", "must be a whole number"),
    ("thinkers = true", "must be a whole number"),
    ("secure_cookies = 1", "must be true or false"),
    ("titles = 'a:A'", "must be a list of texts"),
    ("pass_delay = [1]", "must be two numbers"),
    ("metrics_token = 12345", "metrics_token in"),
    ("port = '8000'", "must be a whole number"),
    ("thinkers = ", "is not TOML"),
    ("thinkers = 0", "thinkers must be above 0, got 0"),
]


@pytest.mark.parametrize(("text", "sentence"), WRONG)
def test_what_is_wrong_in_the_file_is_one_sentence(text: str, sentence: str, tmp_path: Path, here: Here) -> None:
    file = tmp_path / "signoria.toml"
    file.write_text(text)
    done = here("serve", "--config", str(file), "--port", "0", "--database-url", f"sqlite:///{tmp_path}/x.db")
    check_told(done, sentence)
    assert "12345" not in done.stderr
    assert not (tmp_path / "x.db").exists()


def test_a_file_that_is_not_there_is_told(tmp_path: Path, here: Here) -> None:
    check_told(here("serve", "--config", str(tmp_path / "none.toml")), "cannot be read: No such file")


def test_settings_are_shown_with_their_sources_and_without_secrets(
    tmp_path: Path, here: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "signoria.toml"
    file.write_text('redis_url = "redis://:hush-1@10.0.0.3/0"\nsecret = "hush-2"\nthinkers = 2\n')
    monkeypatch.setenv("SIGNORIA_CONFIG", str(file))
    monkeypatch.setenv("SIGNORIA_DATABASE_URL", "postgresql://me:hush-3@h/x?sslmode=on&password=hush-4")
    monkeypatch.setenv("SIGNORIA_MAIL_SERVER", "smtp://me:hush-5@mail.example")
    done = here("serve", "--metrics-token", "hush-6", "--show-settings")
    assert done.returncode == 0
    assert "hush" not in done.stdout
    assert 'redis_url = "redis://:***@10.0.0.3/0"' in done.stdout
    assert 'database_url = "postgresql://me:***@h/x?sslmode=on&password=***"' in done.stdout
    assert f"# secret: set  # {file}" in done.stdout
    assert "# metrics_token: set  # option --metrics-token" in done.stdout
    assert "# address_key: not set  # usual value" in done.stdout
    shown: dict[str, Any] = tomllib.loads(done.stdout)
    assert {*shown, "secret", "address_key", "metrics_token"} == {"host", "port", *(name for name, *_ in described())}
    file.write_text(done.stdout)
    again = Choices({}, {}, file)
    Settings(**again.settings())
    assert again.settings()["thinkers"] == 2


@pytest.mark.parametrize("address", ["redis://:pa/ss@h", "redis://:pa#ss@h", "redis://:p?a@h", "redis://[x:pass@h"])
def test_an_address_that_cannot_be_read_is_not_shown(address: str) -> None:
    assert masked(address) == "***"


@pytest.mark.parametrize("address", ["sqlite:////var/lib/h.db", "sqlite:///h.db", "postgresql://h/x?sslmode=on", ""])
def test_an_address_without_a_password_is_shown_as_it_is(address: str) -> None:
    assert masked(address) == address
