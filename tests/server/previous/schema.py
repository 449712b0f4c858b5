"""Whether an older release can go on beside a newer database: what it reads is there, what it writes is taken."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

Columns = dict[str, dict[str, Any]]


def not_tolerated(old: sa.Engine, new: sa.Engine) -> list[str]:
    """What of the new schema the old release's statements would stumble over, in words."""
    before, after = sa.inspect(old), sa.inspect(new)
    faults: list[str] = []
    for table in before.get_table_names():
        if not after.has_table(table):
            faults.append(f"{table} is gone")
            continue
        faults += _columns(table, _by_name(before, table), _by_name(after, table))
        kept = _uniques(before, table)
        faults += [f"{table}: {list(columns)} must be unique now" for columns in _uniques(after, table) - kept]
    for table in sorted({*after.get_table_names()} - {*before.get_table_names()}):
        for key in after.get_foreign_keys(table):
            if before.has_table(key["referred_table"]) and "ondelete" not in key["options"]:
                faults.append(f"{table} holds on to {key['referred_table']}, which could no longer be deleted")
    return faults


def _by_name(inspector: sa.Inspector, table: str) -> Columns:
    return {column["name"]: dict(column) for column in inspector.get_columns(table)}


def _columns(table: str, before: Columns, after: Columns) -> list[str]:
    faults = [f"{table}.{name} is gone" for name in before if name not in after]
    for name, column in after.items():
        if name not in before:
            if not column["nullable"] and column["default"] is None:
                faults.append(f"{table}.{name} must be given, and has no default")
        elif str(column["type"]) != str(before[name]["type"]) or column["nullable"] != before[name]["nullable"]:
            faults.append(f"{table}.{name} is of another type")
    return faults


def _uniques(inspector: sa.Inspector, table: str) -> set[tuple[str, ...]]:
    found = {tuple(each["column_names"]) for each in inspector.get_unique_constraints(table)}
    indexes = inspector.get_indexes(table)
    return found | {tuple(str(name) for name in each["column_names"]) for each in indexes if each["unique"]}
