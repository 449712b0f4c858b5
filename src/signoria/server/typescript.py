"""TypeScript interfaces from Python types, and files that are written or compared."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Iterable

from msgspec import inspect as ins

PLAIN = {
    ins.AnyType: "unknown",
    ins.NoneType: "null",
    ins.BoolType: "boolean",
    ins.IntType: "number",
    ins.FloatType: "number",
    ins.StrType: "string",
}


class Writer:
    """TypeScript interfaces in the order in which the types are first needed."""

    quote = '"'
    end = ";"

    def __init__(self) -> None:
        self.written: dict[str, str] = {}

    def type(self, info: ins.Type) -> str:
        if isinstance(info, ins.Metadata):
            return self.type(info.type)
        if type(info) in PLAIN:
            return PLAIN[type(info)]
        if isinstance(info, ins.StructType):
            return self.struct(info)
        if isinstance(info, ins.TypedDictType):
            return self.typed_dict(info)
        if isinstance(info, ins.UnionType):
            return " | ".join(dict.fromkeys(self.type(t) for t in info.types))
        if isinstance(info, ins.LiteralType):
            return " | ".join(self.literal(value) for value in info.values)
        if isinstance(info, ins.TupleType):
            return f"[{', '.join(self.type(t) for t in info.item_types)}]"
        if isinstance(info, ins.DictType):
            return f"Record<string, {self.type(info.value_type)}>"
        if isinstance(info, ins.ListType):
            item = self.type(info.item_type)
            return f"({item})[]" if " | " in item else f"{item}[]"
        raise TypeError(f"{info!r} has no TypeScript form here")

    def literal(self, value: object) -> str:
        return f"{self.quote}{value}{self.quote}" if isinstance(value, str) else json.dumps(value)

    def struct(self, info: ins.StructType) -> str:
        sent_by_client = bool(info.forbid_unknown_fields)
        leaves_out = sent_by_client or getattr(info.cls.__struct_config__, "omit_defaults", False)
        tag = [self.line(str(info.tag_field), self.literal(info.tag))] if info.tag_field is not None else []
        return self.interface(info.cls, info.fields, leaves_out, tag)

    def typed_dict(self, info: ins.TypedDictType) -> str:
        order = list(info.cls.__annotations__)
        return self.interface(info.cls, sorted(info.fields, key=lambda field: order.index(field.name)), True, [])

    def interface(self, cls: Any, fields: Iterable[ins.Field], leaves_out: bool, first: list[str]) -> str:
        name: str = cls.__name__
        if name in self.written:
            return name
        self.written[name] = ""  # a type may mention itself
        lines = [*comment(cls), f"export interface {name} {{", *first]
        for field in fields:
            optional = "?" if leaves_out and not field.required else ""
            lines.append(self.line(f"{field.encode_name}{optional}", self.type(field.type)))
        self.written.pop(name)
        self.written[name] = "\n".join([*lines, "}"])
        return name

    def line(self, name: str, type: str) -> str:
        return f"  {name}: {type}{self.end}"


def comment(cls: type) -> list[str]:
    text = (cls.__doc__ or "").strip()
    if not text or text.startswith("Struct("):
        return []
    return ["/**", *(f" * {line.strip()}".rstrip() for line in text.splitlines()), " */"]


def update(files: Iterable[tuple[Path, str]], check: bool) -> int:
    """Write the files whose text has changed, or only say which (1 if there are any)."""
    stale = [(path, text) for path, text in files if not path.exists() or path.read_text(encoding="utf-8") != text]
    for path, text in [] if check else stale:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    print(f"out of date: {', '.join(str(path) for path, _ in stale)}" if stale else "up to date")
    return 1 if stale and check else 0
