"""Write the protocol for others: TypeScript types and JSON Schema, both from the structs.

`python -m signoria.server.schema [FOLDER]` writes `client/src/lib/protocol.ts` and
`docs/protocol.schema.json` below the folder (default: here); `--check` only compares.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec import inspect as ins

from signoria.server import protocol

TYPESCRIPT = Path("client/src/lib/protocol.ts")
JSON_SCHEMA = Path("docs/protocol.schema.json")
PLAIN = {
    ins.AnyType: "unknown",
    ins.NoneType: "null",
    ins.BoolType: "boolean",
    ins.IntType: "number",
    ins.FloatType: "number",
    ins.StrType: "string",
}


class Writer:
    """TypeScript interfaces in the order in which the structs are first needed."""

    def __init__(self) -> None:
        self.written: dict[str, str] = {}

    def type(self, info: ins.Type) -> str:
        if isinstance(info, ins.Metadata):
            return self.type(info.type)
        if type(info) in PLAIN:
            return PLAIN[type(info)]
        if isinstance(info, ins.StructType):
            return self.struct(info)
        if isinstance(info, ins.UnionType):
            return " | ".join(dict.fromkeys(self.type(t) for t in info.types))
        if isinstance(info, ins.LiteralType):
            return " | ".join(f'"{value}"' for value in info.values)
        if isinstance(info, ins.TupleType):
            return f"[{', '.join(self.type(t) for t in info.item_types)}]"
        if isinstance(info, ins.DictType):
            return f"Record<string, {self.type(info.value_type)}>"
        if isinstance(info, ins.ListType):
            item = self.type(info.item_type)
            return f"({item})[]" if " | " in item else f"{item}[]"
        raise TypeError(f"the protocol uses {info!r}, which has no TypeScript form here")

    def struct(self, info: ins.StructType) -> str:
        name = info.cls.__name__
        if name in self.written:
            return name
        self.written[name] = ""  # a struct may mention itself
        sent_by_client = bool(info.forbid_unknown_fields)
        lines = comment(info.cls) + [f"export interface {name} {{"]
        if info.tag_field is not None:
            lines.append(f'  {info.tag_field}: "{info.tag}";')
        for f in info.fields:
            optional = not f.required and (
                sent_by_client or getattr(info.cls.__struct_config__, "omit_defaults", False)
            )
            lines.append(f"  {f.encode_name}{'?' if optional else ''}: {self.type(f.type)};")
        self.written.pop(name)
        self.written[name] = "\n".join([*lines, "}"])
        return name


def comment(cls: type) -> list[str]:
    text = (cls.__doc__ or "").strip()
    if not text or text.startswith("Struct("):
        return []
    return ["/**", *(f" * {line.strip()}".rstrip() for line in text.splitlines()), " */"]


def typescript() -> str:
    writer = Writer()
    for cls in (*protocol.HTTP_MESSAGES, *get_args(protocol.ServerMessage), *get_args(protocol.ClientMessage)):
        writer.type(ins.type_info(cls))
    unions = [
        f"export type {name} =\n  | " + "\n  | ".join(t.__name__ for t in get_args(getattr(protocol, name))) + ";"
        for name in ("ServerMessage", "ClientMessage")
    ]
    head = [
        "// Written by `python -m signoria.server.schema` from src/signoria/server/protocol.py. Do not edit.",
        f"export const PROTOCOL = {protocol.PROTOCOL};",
    ]
    return "\n\n".join(["\n".join(head), *writer.written.values(), *unions]) + "\n"


def json_schema() -> str:
    types: list[Any] = [*protocol.HTTP_MESSAGES, protocol.ServerMessage, protocol.ClientMessage]
    schemas, components = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    document = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Signoria protocol",
        "version": protocol.PROTOCOL,
        "$defs": {**dict(sorted(components.items())), "ServerMessage": schemas[-2], "ClientMessage": schemas[-1]},
    }
    return msgspec.json.format(msgspec.json.encode(document), indent=2).decode() + "\n"


def main(arguments: list[str]) -> int:
    folder = Path(next((a for a in arguments if not a.startswith("-")), "."))
    stale = []
    for path, text in ((TYPESCRIPT, typescript()), (JSON_SCHEMA, json_schema())):
        target = folder / path
        if target.exists() and target.read_text(encoding="utf-8") == text:
            continue
        stale.append(str(path))
        if "--check" not in arguments:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(text, encoding="utf-8")
    print(f"out of date: {', '.join(stale)}" if stale else "up to date")
    return 1 if stale and "--check" in arguments else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
