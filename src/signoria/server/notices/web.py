"""Tables that wait, and notices, over HTTP."""

from __future__ import annotations

from typing import Annotated, Optional

from litestar import Response, delete, get, post, put
from litestar.params import JSONBody, QueryParameter

from signoria.server import pages
from signoria.server.denied import Denied
from signoria.server.notices import protocol as n
from signoria.server.notices.bureau import Bureau
from signoria.server.notices.quiet import known_zone
from signoria.server.programs.door import credentials
from signoria.server.web import FAILS, Call, LongWord, Word, hall, people, user_of

Mark = Annotated[Optional[str], QueryParameter(pattern="^[0-9a-f]{64}$")]


def bureau(request: Call) -> Bureau:
    found: Bureau = request.app.state["bureau"]
    return found


@get("/api/calls", tags=["people"], responses=FAILS)
async def show_calls(request: Call, looking: Annotated[bool, QueryParameter()] = False) -> n.CallList:
    """The games that wait for me, and those where I wait. `looking`: I am here, no notice need be sent."""
    user = await people(request).who(credentials(request))
    if user is None:
        return n.CallList(0, [], 0, [])
    if looking:
        await bureau(request).calls.note(user.id)
    return await bureau(request).calls.of(user.id)


# -- what I am told when I do not look


@get("/api/notices", tags=["account"], responses=FAILS)
async def show_notices(request: Call, browser: Mark = None) -> n.NoticeInfo:
    """`browser`: the SHA-256 of the address of this browser's subscription."""
    return await bureau(request).info(await user_of(request), browser or "")


@put("/api/notices", tags=["account"], responses=FAILS)
async def change_notices(request: Call, data: JSONBody[n.NoticeWish]) -> None:
    user, at = await user_of(request), bureau(request)
    if not known_zone(data.zone):
        raise Denied("no-sense", "the zone must be one of the tz database, as Europe/Rome", 400)
    if data.mail and not (at.desk.letters.possible and await at.desk.addresses.of(user.id)):
        raise Denied("no-address", "letters go to an address that was confirmed", 409)
    quiet = None not in (data.quiet_from, data.quiet_to)
    await at.choices.change(
        user.id, mail=list(dict.fromkeys(data.mail)), zone=data.zone,
        quiet_from=data.quiet_from if quiet else None, quiet_to=data.quiet_to if quiet else None,
    )  # fmt: skip


@put("/api/notices/browser", tags=["account"], responses=FAILS)
async def keep_browser(request: Call, data: JSONBody[n.KeepBrowser]) -> None:
    """Call this browser from now on. Its address must be public https; it is looked up again whenever it is used."""
    user = await user_of(request)
    await bureau(request).keep_browser(user, await people(request).session(request.cookies), data)


@post("/api/notices/browser/forget", tags=["account"], status_code=204, responses=FAILS)
async def forget_browser(request: Call, data: JSONBody[n.ForgetBrowser]) -> None:
    await bureau(request).push.forget(await user_of(request), data.address)


@get("/unsubscribe/{token:str}", include_in_schema=False)
async def show_way_out(request: Call, token: LongWord) -> Response[bytes]:
    """The client's page, with a button: nothing is changed by looking."""
    return pages.index(request, 200)


@post("/unsubscribe/{token:str}", tags=["account"], status_code=204, responses=FAILS)
async def no_more_letters(request: Call, token: LongWord) -> None:
    """By the button of that page, or by the reader's mail program (RFC 8058); who has the link need not sign in."""
    await bureau(request).choices.no_more_letters(token)


# -- the calendar


@post("/api/notices/calendar", tags=["account"], responses=FAILS)
async def new_calendar(request: Call) -> n.CalendarAddress:
    """An address for my calendar program; the former one leads nowhere."""
    secret = await bureau(request).choices.new_calendar(await user_of(request))
    return n.CalendarAddress(f"/calendar/{secret}.ics")


@delete("/api/notices/calendar", tags=["account"], responses=FAILS)
async def no_calendar(request: Call) -> None:
    await bureau(request).choices.no_calendar(await user_of(request))


@get("/calendar/{name:str}", include_in_schema=False)
async def show_calendar(request: Call, name: Word) -> Response[bytes]:
    found = await bureau(request).calendar(name.removesuffix(".ics")) if name.endswith(".ics") else None
    if found is None:
        raise Denied("no-page", status=404)
    return Response(found, media_type="text/calendar", headers={"cache-control": "private, no-store"})


# -- the webhook of a table


@get("/api/tables/{table_id:str}/webhook", tags=["tables"], responses=FAILS)
async def show_webhook(request: Call, table_id: Word) -> n.WebhookInfo:
    user = await user_of(request)
    return await bureau(request).webhooks.info(await hall(request).table(table_id), user)


@put("/api/tables/{table_id:str}/webhook", tags=["tables"], responses=FAILS)
async def give_webhook(request: Call, table_id: Word, data: JSONBody[n.GiveWebhook]) -> n.WebhookInfo:
    """Tell this address who is to move, as onlookers see it, and the end (host)."""
    user, at = await user_of(request), bureau(request)
    table = await hall(request).table(table_id)
    await at.webhooks.info(table, user)
    await at.look_up(user, data.address)
    await table.call(at.webhooks.give, user, data)
    return await at.webhooks.info(table, user)


@delete("/api/tables/{table_id:str}/webhook", tags=["tables"], responses=FAILS)
async def take_webhook_away(request: Call, table_id: Word) -> None:
    user = await user_of(request)
    await (await hall(request).table(table_id)).call(bureau(request).webhooks.take_away, user)


HANDLERS = (
    show_calls, show_notices, change_notices, keep_browser, forget_browser, show_way_out, no_more_letters, new_calendar,
    no_calendar, show_calendar, show_webhook, give_webhook, take_webhook_away,
)  # fmt: skip
