"""Write the protocol for others: TypeScript types and JSON Schema, both from the structs.

`python -m signoria.server.schema [FOLDER]` writes `client/src/lib/protocol.ts` and
`docs/protocol.schema.json` below the folder (default: here), and the views of the titles of this package where these
live (`signoria.server.viewtypes`); `--check` only compares.
"""

from __future__ import annotations

import sys
from inspect import cleandoc
from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec import inspect as ins

from signoria.server import here, protocol, viewtypes
from signoria.server.accounts import protocol as accounts
from signoria.server.by_post import protocol as by_post
from signoria.server.exploring import protocol as exploring
from signoria.server.learning import protocol as learning
from signoria.server.notices import protocol as notices
from signoria.server.profiles import protocol as profiles
from signoria.server.programs import protocol as programs
from signoria.server.puzzles import protocol as puzzles
from signoria.server.rules_page import GuideInfo
from signoria.server.together import protocol as together
from signoria.server.typescript import Writer, update
from signoria.titles import own
from signoria.titles import title as find_title

TYPESCRIPT = Path("client/src/lib/protocol.ts")
JSON_SCHEMA = Path("docs/protocol.schema.json")
HTTP_MESSAGES = (
    *protocol.HTTP_MESSAGES, GuideInfo, *accounts.HTTP_MESSAGES, *by_post.HTTP_MESSAGES, *notices.HTTP_MESSAGES,
    *profiles.HTTP_MESSAGES, *together.HTTP_MESSAGES, *learning.HTTP_MESSAGES, *puzzles.HTTP_MESSAGES,
    *programs.HTTP_MESSAGES, *exploring.HTTP_MESSAGES,
    *here.HTTP_MESSAGES,
)  # fmt: skip


def typescript() -> str:
    writer = Writer()
    for cls in (*HTTP_MESSAGES, *get_args(protocol.ServerMessage), *get_args(protocol.ClientMessage)):
        writer.type(ins.type_info(cls))
    unions = [
        f"export type {name} =\n  | " + "\n  | ".join(t.__name__ for t in get_args(getattr(protocol, name))) + ";"
        for name in ("ServerMessage", "ClientMessage")
    ]
    head = [
        "// Written by `python -m signoria.server.schema` from src/signoria/server/protocol. Do not edit.",
        f"export const PROTOCOL = {protocol.PROTOCOL};",
    ]
    return "\n\n".join(["\n".join(head), *writer.written.values(), *unions]) + "\n"


def json_schema() -> str:
    types: list[Any] = [*HTTP_MESSAGES, protocol.ServerMessage, protocol.ClientMessage]
    schemas, components = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    for each in components.values():
        if "description" in each:  # indented or not, by the version of Python
            each["description"] = cleandoc(each["description"])
    document = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Signoria protocol",
        "version": protocol.PROTOCOL,
        "$defs": {**dict(sorted(components.items())), "ServerMessage": schemas[-2], "ClientMessage": schemas[-1]},
    }
    return msgspec.json.format(msgspec.json.encode(document), indent=2).decode() + "\n"


def main(arguments: list[str]) -> int:
    folder = Path(next((a for a in arguments if not a.startswith("-")), "."))
    protocols = [(folder / TYPESCRIPT, typescript()), (folder / JSON_SCHEMA, json_schema())]
    views = viewtypes.files(find_title(id) for id in own())
    return update([*protocols, *views], "--check" in arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
