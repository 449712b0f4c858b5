"""People among each other, over HTTP. What concerns a table is answered by the process that has it."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, get, post, put
from litestar.params import JSONBody, PathParameter

from signoria.server.accounts.web import member_of
from signoria.server.denied import Denied
from signoria.server.protocol import TableInfo
from signoria.server.rows import UserRow
from signoria.server.together import encounters, invitations, reports, terms
from signoria.server.together import protocol as w
from signoria.server.together.friends import plain
from signoria.server.together.house import TogetherHouse
from signoria.server.web import FAILS, Call, Word, hall, people, user_of

Slot = Annotated[int, PathParameter(le=-2, ge=-1_000_000)]


def house(request: Call) -> TogetherHouse:
    found: TogetherHouse = request.app.state["together"]
    return found


async def must_be_member(request: Call) -> UserRow:
    """Friends find each other again, which a guest could not."""
    user = await user_of(request)
    if not user.member:
        raise Denied("no-member", "add a passkey first", 403)
    return user


@get("/api/together", tags=["together"], responses=FAILS)
async def show_together(request: Call) -> w.Together:
    """Friends, wishes, invitations, whom I do not hear; nothing for whoever has no name yet."""
    user = await people(request).who(request.cookies)
    return await house(request).told(user) if user else w.Together([], [], [], [], [])


@put("/api/together", tags=["together"], status_code=204, responses=FAILS)
async def change_manners(request: Call, data: JSONBody[w.Manners]) -> None:
    await house(request).behave(await user_of(request), data)


# -- friends


@post("/api/friends", tags=["together"], status_code=202, responses=FAILS)
async def ask_friend(request: Call, data: JSONBody[w.AskFriend]) -> None:
    """Answered alike whether the handle is anybody's or not, and whatever they think of it."""
    user = await must_be_member(request)
    await house(request).friends.ask(user, data.handle)


@post("/api/tables/{table_id:str}/friends", tags=["together"], status_code=202, responses=FAILS)
async def ask_friend_here(request: Call, table_id: Word, data: JSONBody[w.AtSeat]) -> None:
    """Somebody who sits at a table where I am."""
    user = await must_be_member(request)
    table = await hall(request).table(table_id)
    other, name = await table.call(reports.whom, user, data.seat, None)
    await house(request).friends.ask_known(user, other, name)


@post("/api/friends/{id:str}", tags=["together"], status_code=204, responses=FAILS)
async def accept_friend(request: Call, id: Word) -> None:
    await house(request).friends.accept(await must_be_member(request), id)


@delete("/api/friends/{id:str}", tags=["together"], responses=FAILS)
async def end_friendship(request: Call, id: Word) -> None:
    """Decline a wish, take mine back, or end a friendship."""
    await house(request).friends.end(await user_of(request), id)


# -- invitations


@get("/api/tables/{table_id:str}/invitations", tags=["together"], responses=FAILS)
async def show_asked(request: Call, table_id: Word) -> w.AskedList:
    user = await user_of(request)
    found: w.AskedList = await (await hall(request).table(table_id)).call(invitations.asked, user)
    return found


@post("/api/tables/{table_id:str}/invitations", tags=["together"], status_code=202, responses=FAILS)
async def invite(request: Call, table_id: Word, data: JSONBody[w.Invite]) -> None:
    """Ask a friend, or anybody by handle, to a table where I sit. Whether that reaches anybody is not told."""
    user, at = await user_of(request), house(request)
    table = await hall(request).table(table_id)
    await at.inviting.pass_everywhere(at.hall.cluster, "invitations", user.id, "too many invitations")
    if data.friend:
        other, called = await at.friends.other(user, data.friend)
        if other not in await at.friends.of(user.id):
            raise Denied("no-wish-here", status=404)
    elif plain(data.handle):
        other, called = await at.friends.by_handle(data.handle), f"@{plain(data.handle)}"
    else:
        raise Denied("no-such-handle", "a friend or a handle", 400)
    await table.call(invitations.invite, user, other, called)


@delete("/api/tables/{table_id:str}/invitations/{slot:int}", tags=["together"], responses=FAILS)
async def take_invitation_back(request: Call, table_id: Word, slot: Slot) -> None:
    user = await user_of(request)
    await (await hall(request).table(table_id)).call(invitations.take_back, user, slot)


@post("/api/tables/{table_id:str}/decline", tags=["together"], status_code=204, responses=FAILS)
async def decline_invitation(request: Call, table_id: Word) -> None:
    """I do not come. Nobody is told."""
    user = await user_of(request)
    await (await hall(request).table(table_id)).call(invitations.decline, user)


# -- terms


@put("/api/tables/{table_id:str}/terms", tags=["together"], responses=FAILS)
async def change_terms(request: Call, table_id: Word, data: JSONBody[w.Terms]) -> TableInfo:
    """Change what is played, before the start (host); all who sit there have to agree again."""
    user = await user_of(request)
    found: TableInfo = await (await hall(request).table(table_id)).call(terms.change, user, data)
    return found


@post("/api/tables/{table_id:str}/terms", tags=["together"], status_code=200, responses=FAILS)
async def agree(request: Call, table_id: Word, data: JSONBody[w.Agree]) -> TableInfo:
    user = await user_of(request)
    found: TableInfo = await (await hall(request).table(table_id)).call(terms.agree, user, data.terms)
    return found


# -- whom I do not hear or meet


@post("/api/tables/{table_id:str}/ignored", tags=["together"], status_code=204, responses=FAILS)
async def ignore_here(request: Call, table_id: Word, data: JSONBody[w.Ignore]) -> None:
    """Somebody at a table where I am. They are not told, and nothing they are shown changes."""
    user, at = await user_of(request), house(request)
    table = await hall(request).table(table_id)
    await at.ignoring.pass_everywhere(at.hall.cluster, "ignoring", user.id)
    other, name = await table.call(reports.whom, user, data.seat, data.line)
    await at.hall.circle.ignore(user.id, other, data.kind, name)


@post("/api/ignored", tags=["together"], status_code=204, responses=FAILS)
async def ignore_asker(request: Call, data: JSONBody[w.IgnoreAsker]) -> None:
    """A friend, or somebody who wishes to be one or has asked me to a table."""
    user, at = await user_of(request), house(request)
    await at.ignoring.pass_everywhere(at.hall.cluster, "ignoring", user.id)
    if data.friend:
        other, name = await at.friends.other(user, data.friend)
    else:
        other, name = await invitations.asker(at.friends, user.id, data.table)
    await at.hall.circle.ignore(user.id, other, data.kind, name)


@delete("/api/ignored/{other:str}", tags=["together"], responses=FAILS)
async def hear_again(request: Call, other: Word) -> None:
    await hall(request).circle.hear_again((await user_of(request)).id, other)


# -- reports


@post("/api/tables/{table_id:str}/reports", tags=["together"], status_code=202, responses=FAILS)
async def report(request: Call, table_id: Word, data: JSONBody[w.Report]) -> None:
    """Tell the moderators. What was said is copied by the server; whom it is about learns nothing of it."""
    user, at = await user_of(request), house(request)
    table = await hall(request).table(table_id)
    await at.reporting.pass_everywhere(at.hall.cluster, "reports", user.id, "too many reports")
    await table.call(reports.report, user, data)


@post("/api/reports", tags=["together"], status_code=202, responses=FAILS)
async def report_person(request: Call, data: JSONBody[w.ReportPerson]) -> None:
    """Tell the moderators of somebody whom I met by their page, or who asked me for something."""
    user, at = await user_of(request), house(request)
    await at.reporting.pass_everywhere(at.hall.cluster, "reports", user.id, "too many reports")
    await encounters.report(at.friends, user, data)


async def moderator(request: Call) -> UserRow:
    """By a session of their own; to everybody else there is nothing here."""
    try:
        user, _ = await member_of(request)
    except Denied:
        raise Denied("no-page", status=404) from None
    await house(request).moderation.must_be(user)
    return user


@get("/api/moderation", tags=["together"], responses=FAILS)
async def list_reports(request: Call) -> w.ReportList:
    return await house(request).moderation.listed(await moderator(request))


@get("/api/moderation/{id:str}", tags=["together"], responses=FAILS)
async def show_report(request: Call, id: Word) -> w.ReportInfo:
    """With its evidence; that it was read is written down."""
    return await house(request).moderation.show(await moderator(request), id)


@post("/api/moderation/{id:str}", tags=["together"], status_code=200, responses=FAILS)
async def decide(request: Call, id: Word, data: JSONBody[w.Decide]) -> w.ReportInfo:
    return await house(request).moderation.decide(await moderator(request), id, data)


HANDLERS = (
    show_together, change_manners, ask_friend, ask_friend_here, accept_friend, end_friendship, show_asked, invite,
    take_invitation_back, decline_invitation, change_terms, agree, ignore_here, ignore_asker, hear_again, report,
    report_person, list_reports, show_report, decide,
)  # fmt: skip
