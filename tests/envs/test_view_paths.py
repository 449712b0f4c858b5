"""What a layout reads is in the type of the view, and of the right kind."""

from __future__ import annotations

import re
from typing import Any

import pytest
from msgspec import inspect as ins

from signoria.kernel.title import Title
from signoria.titles import shelf

TYPED = [title for title in shelf() if title.parts["view"] and title.parts["layout"]]
ONE = (ins.IntType, ins.BoolType)
FITTING: dict[str, tuple[type, ...]] = {
    "number": ONE, "choice": ONE, "seat": ONE, "word": (ins.LiteralType,), "seats": (ins.IntType, ins.ListType),
}  # fmt: skip


def known(info: ins.Type) -> ins.Type:
    """The type of what is there, if it is."""
    if isinstance(info, ins.UnionType):
        (info,) = [one for one in info.types if not isinstance(one, ins.NoneType)]
    return info


def within(info: ins.Type, step: str) -> ins.Type:
    if isinstance(info, ins.TypedDictType):
        found = {field.name: field.type for field in info.fields}
        assert step in found, f"{info.cls.__name__} has no {step}"
        return known(found[step])
    if isinstance(info, ins.DictType):
        return known(info.value_type)
    assert isinstance(info, ins.ListType), f"nothing lies within {info}"
    assert step.startswith("[") or step.isdecimal(), f"{step} is no place in a list"
    return known(info.item_type)


@pytest.mark.parametrize("title", TYPED, ids=lambda title: title.id)
def test_every_field_of_a_layout_is_in_the_view(title: Title) -> None:
    view = ins.type_info(title.part("view"))
    fields: Any = title.part("layout")
    for field in fields:
        info = view
        for step in re.findall(r"\[\w*\]|[^.\[\]]+", field.path):
            info = within(info, step)
        assert isinstance(info, FITTING.get(field.kind, (ins.ListType,))), f"{field.path}: {field.kind} of {info}"
        if isinstance(info, ins.LiteralType):
            assert set(field.of) <= set(info.values), field.path
