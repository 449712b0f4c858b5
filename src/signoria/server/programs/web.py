"""My programs, over HTTP: made, given another token, taken back. A passkey was shown a few minutes ago."""

from __future__ import annotations

from typing import Any

from litestar import Request, delete, post
from litestar.params import JSONBody

from signoria.server.accounts.leaving import delete as delete_account
from signoria.server.accounts.web import desk, proven, sign_off
from signoria.server.programs import protocol as g
from signoria.server.programs.register import Register
from signoria.server.programs.rows import ProgramRow
from signoria.server.web import FAILS, Word, people

Call = Request[Any, Any, Any]


async def own(request: Call, id: str) -> tuple[Register, ProgramRow]:
    user, _ = await proven(request)
    register = Register(desk(request).hall.store)
    return register, await register.own(user.id, id)


async def told(register: Register, owner: str, id: str, token: str) -> g.ProgramToken:
    info = next(each for each in await register.told(owner) if each.id == id)
    return g.ProgramToken(info, token)


@post("/api/account/programs", tags=["account"], responses=FAILS)
async def make_program(request: Call, data: JSONBody[g.MakeProgram]) -> g.ProgramToken:
    """A new program of mine; its token is told this once."""
    (user, _), at = await proven(request), desk(request)
    at.hall.operator.must_be_heard(user.id)  # whoever may say nothing does not say it by a program
    await at.of_person.pass_everywhere(at.hall.cluster, "programs-made", f"programs of {user.id}")
    register = Register(at.hall.store)
    id, token = await register.make(user.id, data.name, user.language)
    await at.tell_of(user, "program")
    return await told(register, user.id, id, token)


@post("/api/account/programs/{id:str}/token", tags=["account"], responses=FAILS)
async def renew_program(request: Call, id: Word) -> g.ProgramToken:
    """Another token, told this once; whoever came by the former one is cut off."""
    register, row = await own(request, id)
    token = await register.renew(row)
    _cut_off(request, row)
    return await told(register, row.owner, id, token)


@delete("/api/account/programs/{id:str}/token", tags=["account"], responses=FAILS)
async def revoke_program(request: Call, id: Word) -> None:
    """Its token opens nothing any more, and it is cut off; its games and its rating stay."""
    register, row = await own(request, id)
    await register.revoke(row)
    _cut_off(request, row)


@delete("/api/account/programs/{id:str}", tags=["account"], responses=FAILS)
async def delete_program(request: Call, id: Word) -> None:
    """It is deleted as an account is: a bot goes on in its games, and its name is on none of them."""
    register, row = await own(request, id)
    await register.revoke(row)
    _cut_off(request, row)
    user = await people(request).user(id)
    if user is not None:
        await delete_account(desk(request).hall, people(request), user)
        request.app.state["ratings"].forget()


def _cut_off(request: Call, row: ProgramRow) -> None:
    if row.digest is not None:
        sign_off(request, row.user_id, [row.digest])


HANDLERS = (make_program, renew_program, revoke_program, delete_program)
