"""Settings from options, the environment and a file: which of them counts, and how they are shown without secrets.

Standard library alone, as settings.py.
"""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any, Final, Iterator, Mapping, Optional
from urllib.parse import urlsplit

from signoria.server.settings import Settings, described, kinds, read, variable, written

CONFIG: Final = "config"
SECRETS: Final = ("secret", "address_key", "metrics_token")
ADDRESSES: Final = ("database_url", "redis_url", "mail_server")
LISTENING: Final[dict[str, Any]] = {"host": "127.0.0.1", "port": 8000}
MASK: Final = "***"
WANTED: Final = {int: "a whole number", float: "a number", bool: "true or false", str: "a text", Path: "a text"}
_PASSWORD = re.compile(r"((?:pass|secret|key|token)[^=&]*=)[^&]*", re.IGNORECASE)


class Choices:
    """What was decided, and where; what nobody decided has its usual value."""

    def __init__(
        self, options: Mapping[str, Optional[str]], environment: Mapping[str, str], file: Optional[Path] = None
    ) -> None:
        """An option comes before the environment, the environment before the file."""
        self.values: dict[str, Any] = {}
        self.sources: dict[str, str] = {}
        for name, value in read_file(file).items() if file is not None else ():
            self._decide(name, value, str(file))
        for name in (*kinds(), *LISTENING):
            for text, source in (
                (environment.get(variable(name)), f"environment {variable(name)}"),
                (options.get(name), f"option --{name.replace('_', '-')}"),
            ):
                if text:
                    self._decide(name, _read(name, text), source)

    def _decide(self, name: str, value: Any, source: str) -> None:
        self.values[name], self.sources[name] = value, source

    def listening(self) -> tuple[str, int]:
        host, port = (self.values.get(name, usual) for name, usual in LISTENING.items())
        return host, port

    def settings(self) -> dict[str, Any]:
        return {name: value for name, value in self.values.items() if name not in LISTENING}

    def shown(self) -> Iterator[str]:
        """Every setting as a line of a settings file; what is secret as a remark."""
        usual = {**LISTENING, **{name: default for name, _, default, _ in described()}}
        Settings(**self.settings())  # says what is wrong
        for name, default in usual.items():
            value, source = self.values.get(name, default), self.sources.get(name, "usual value")
            if name in SECRETS:
                yield f"# {name}: {'set' if value else 'not set'}  # {source}"
            else:
                yield f"{name} = {_toml(masked(value) if name in ADDRESSES else value)}  # {source}"


def config_file(option: Optional[str], environment: Mapping[str, str]) -> Optional[Path]:
    named = option or environment.get(variable(CONFIG))
    return Path(named) if named else None


def read_file(file: Path) -> dict[str, Any]:
    """The settings of a TOML file; whatever it has beside them is refused."""
    try:
        found = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise ValueError(f"the settings file {file} cannot be read: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ValueError(f"the settings file {file} is not TOML: {error}") from None
    unknown = [name for name in found if name not in kinds() and name not in LISTENING]
    if unknown:
        raise ValueError(f"the settings file {file} has what is no setting: {', '.join(unknown)}")
    return {name: _checked(name, value, file) for name, value in found.items()}


def _checked(name: str, value: Any, file: Path) -> Any:
    """A value of a file, which must be written as its kind is in TOML."""
    kind = kinds().get(name) or type(LISTENING[name])
    if kind == tuple[float, float] and isinstance(value, list) and [*map(_is_number, value)] == [True, True]:
        return float(value[0]), float(value[1])
    if kind == tuple[str, ...] and isinstance(value, list) and all(isinstance(part, str) for part in value):
        return tuple(value)
    if kind is float and _is_number(value):
        return float(value)
    plain = {Path: str}.get(kind, kind)
    if isinstance(plain, type) and type(value) is plain:
        return kind(value)
    wanted = WANTED.get(kind, "two numbers, as [0.9, 6.0]" if kind == tuple[float, float] else "a list of texts")
    raise ValueError(f"{name} in {file} must be {wanted}")


def _is_number(value: Any) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def _read(name: str, text: str) -> Any:
    if name == "port":
        try:
            return int(text)
        except ValueError:
            raise ValueError(f"port must be a whole number, got {text!r}") from None
    return text if name in LISTENING else read(name, text)


def masked(address: str) -> str:
    """An address without its password; one that cannot be read is not shown at all."""
    try:
        parts = urlsplit(address)
        user, at, host = parts.netloc.rpartition("@")
    except ValueError:
        return MASK
    if "@" in parts.path + parts.query + parts.fragment:  # a password with a / or # that was not escaped
        return MASK
    if ":" in user:
        user = f"{user.partition(':')[0]}:{MASK}"
    hidden = parts._replace(netloc=user + at + host, query=_PASSWORD.sub(rf"\g<1>{MASK}", parts.query))
    return address if hidden == parts else hidden.geturl()  # which takes two slashes from sqlite:////FILE


def _toml(value: Any) -> str:
    if isinstance(value, bool):
        return written(value)
    if isinstance(value, tuple):
        return f"[{', '.join(map(_toml, value))}]"
    return json.dumps(str(value), ensure_ascii=False) if isinstance(value, (str, Path)) else str(value)
