"""The protocol as others read it: generated files, words for every key, the database schema."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Literal, NotRequired, Optional, TypedDict

import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from fluent.syntax import FluentParser, ast
from msgspec import inspect as ins
from postgres import Cluster

from signoria.server import rows, schema, viewtypes
from signoria.server.metrics import Metrics
from signoria.server.store import Store
from signoria.titles import title
from signoria.words import LANGUAGES

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "signoria" / "server"


def test_the_generated_files_are_up_to_date() -> None:
    assert schema.main([str(ROOT), "--check"]) == 0


class Bid(TypedDict):
    """What was bid."""

    of: Literal[
        "first_of_all_things",
        "second_of_all_things",
        "third_of_all_things",
        "fourth_of_all_things",
        "fifth_of_all_things",
    ]
    amounts: list[Optional[int]]
    first: NotRequired[Literal["random", 0, 1]]


BID = """\
/**
 * What was bid.
 */
export interface Bid {
  of:
    | 'fifth_of_all_things'
    | 'first_of_all_things'
    | 'fourth_of_all_things'
    | 'second_of_all_things'
    | 'third_of_all_things'
  amounts: (number | null)[]
  first?: 0 | 1 | 'random'
}"""


def test_a_view_is_written_for_the_browser_as_prettier_would() -> None:
    writer = viewtypes.ViewWriter()
    assert writer.type(ins.type_info(Bid)) == "Bid"
    assert writer.written == {"Bid": BID}


def test_the_view_of_a_title_is_written_where_it_lives() -> None:
    ((path, text),) = viewtypes.files([title("condottiere")])
    assert path == title("condottiere").folder / "client" / "view.ts"
    assert path.read_text(encoding="utf-8") == text
    assert viewtypes.main(["condottiere", "--check"]) == 0


def test_every_key_of_the_server_has_words_in_every_language() -> None:
    used = {key for path in SOURCE.glob("*.py") for key in re.findall(r'"(no-[a-z-]+)"', path.read_text())}
    common = ROOT / "src" / "signoria" / "words"
    known = {}
    for language in LANGUAGES:
        known[language] = _ids(SOURCE / "words" / f"{language}.ftl")
        assert used - known[language] - _ids(common / f"{language}.ftl") - {"no-referrer", "no-cache"} == set()
        assert not known[language] & _ids(common / f"{language}.ftl")
    assert all(ids == known["en"] for ids in known.values())


def _ids(path: Path) -> set[str]:
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    return {entry.id.name for entry in body if isinstance(entry, ast.Message)}


def test_the_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/schema.db"

    async def migrate() -> None:
        store = Store(url, Metrics())
        await store.open()
        await store.close()

    asyncio.run(migrate())
    engine = sa.create_engine(url)
    with engine.connect() as connection:
        differences = compare_metadata(MigrationContext.configure(connection), rows.metadata)
    engine.dispose()
    assert differences == []


def test_the_schema_is_the_same_on_postgresql(postgres: Cluster) -> None:
    url = postgres.new_database()

    async def migrate() -> list[object]:
        store = Store(url, Metrics())
        await store.open()
        async with store.engine.connect() as connection:
            found: list[object] = await connection.run_sync(
                lambda sync: compare_metadata(MigrationContext.configure(sync), rows.metadata)
            )
        await store.close()
        return found

    assert asyncio.run(migrate()) == []
