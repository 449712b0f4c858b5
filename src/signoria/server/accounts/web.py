"""Accounts over HTTP: passkeys, ways in, devices, codes, address, one's data.

Whatever opens an account or ends it asks the member to show a passkey, unless that was done a few minutes ago.
"""

from __future__ import annotations

from typing import Any, Optional
from urllib.parse import urlsplit

from litestar import Request, Response, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from signoria.server.accounts import data
from signoria.server.accounts import protocol as a
from signoria.server.accounts.desk import Desk
from signoria.server.accounts.passkeys import Site
from signoria.server.accounts.rows import SessionRow
from signoria.server.accounts.sessions import is_fresh, number
from signoria.server.accounts.tokens import PROVE, SIGN_IN
from signoria.server.denied import Denied
from signoria.server.names import visible
from signoria.server.rows import UserRow
from signoria.server.web import FAILS, LongWord, Word, me_cookie, people, told, user_of

Call = Request[Any, Any, Any]
SIGNED_OFF = "signed-off"  # told to all processes


def desk(request: Call) -> Desk:
    found: Desk = request.app.state["desk"]
    return found


def site(request: Call) -> Site:
    """The name that passkeys belong to: the operator's, or that of the page which asks."""
    address = urlsplit(
        desk(request).hall.settings.public_url or f"{request.url.scheme}://{request.headers.get('host', '')}"
    )
    return Site(address.hostname or "", f"{address.scheme}://{address.netloc}")


async def member_of(request: Call) -> tuple[UserRow, SessionRow]:
    user, session = await user_of(request), await people(request).session(request.cookies)
    if not user.member or session is None:
        raise Denied("no-member", "add a passkey first", 403)
    return user, session


async def proven(request: Call) -> tuple[UserRow, SessionRow]:
    """A member who has shown a passkey just now."""
    user, session = await member_of(request)
    if not is_fresh(session):
        raise Denied("no-proof", "show a passkey first: POST /api/account/proof", 403)
    return user, session


async def hurry(request: Call) -> None:
    """Ways in are tried a bounded number of times from one place."""
    await desk(request).from_address.pass_everywhere(desk(request).hall.cluster, "ways-in", place_of(request))


def place_of(request: Call) -> str:
    return request.client.host if request.client else ""


def sign_off(request: Call, user_id: str, digests: list[str]) -> None:
    """Whoever came by these sessions is cut off, at whatever process."""
    request.app.state["sockets"].end_sessions(user_id, digests)
    cluster = desk(request).hall.cluster
    if cluster is not None:
        cluster.post.tell(SIGNED_OFF, f"{user_id} {' '.join(digests)}")


# -- the account


@get("/api/account", tags=["account"], responses=FAILS)
async def show_account(request: Call) -> a.AccountInfo:
    return await desk(request).info(await user_of(request), await people(request).session(request.cookies))


@post("/api/account/passkeys/offer", tags=["account"], status_code=200, responses=FAILS)
async def offer_passkey(request: Call) -> a.PasskeyOptions:
    """What `navigator.credentials.create` needs."""
    user = await user_of(request)
    if user.member:
        await proven(request)
    return a.PasskeyOptions(await desk(request).members.passkeys.offer(site(request), user))


@post("/api/account/passkeys", tags=["account"], responses=FAILS)
async def add_passkey(request: Call, data: JSONBody[a.NewPasskey]) -> Response[a.AccountInfo]:
    """Keep a passkey. A guest's first one makes a member: the answer sets the cookie of a session."""
    user, at = await user_of(request), desk(request)
    if user.member:
        await proven(request)
    label = "".join(c for c in data.label if c.isprintable()).strip()
    await at.members.add_passkey(site(request), user, data.credential, label if visible(label) else "")
    if user.member:
        await at.tell_of(user, "passkey-added")
        return Response(await at.info(user, await people(request).session(request.cookies)))
    member = await people(request).user(user.id)
    assert member is not None
    cookie, session = await begin(request, member)
    return Response(await at.info(member, session), cookies=[cookie])


@delete("/api/account/passkeys/{id:str}", tags=["account"], responses=FAILS)
async def remove_passkey(request: Call, id: LongWord) -> None:
    """Not the last one: nobody is locked out by a click."""
    (user, _), at = await proven(request), desk(request)
    kept = await at.members.passkeys.of(user.id)
    if [row.id for row in kept] == [id]:
        raise Denied("no-last-passkey", "this is the only one; add another first")
    await at.members.passkeys.remove(user.id, id)
    await at.tell_of(user, "passkey-removed")


@post("/api/account/codes", tags=["account"], responses=FAILS)
async def renew_codes(request: Call) -> a.RecoveryCodeList:
    """Ten new recovery codes, told this once; the former ones are void."""
    (user, _), at = await proven(request), desk(request)
    codes = await at.members.codes.renew(user.id)
    await at.tell_of(user, "codes")
    return a.RecoveryCodeList(codes)


@put("/api/account/handle", tags=["account"], responses=FAILS)
async def change_handle(request: Call, data: JSONBody[a.Handle]) -> a.Handle:
    user, _ = await member_of(request)
    desk(request).hall.operator.must_be_heard(user.id)
    return a.Handle(await desk(request).members.rename(user, data.handle))


# -- ways in


async def begin(request: Call, user: UserRow) -> tuple[Cookie, SessionRow]:
    """A new session on this device, and the cookie that says so."""
    agent = request.headers.get("user-agent", "")
    secret = await people(request).sessions.begin(user.id, agent)
    session = await people(request).sessions.find(user.id, secret)
    assert session is not None
    return me_cookie(request, people(request).sign(user, secret)), session


async def signed_in(request: Call, user: UserRow) -> Response[a.SignedIn]:
    before = await people(request).who(request.cookies)
    guest, games, token = await desk(request).offer_to_take_over(before, user)
    cookie, _ = await begin(request, user)
    leaving = await desk(request).farewells.due(user.id)
    return Response(a.SignedIn(told(user), guest, games, token, leaving), cookies=[cookie])


@post("/api/sign-in/offer", tags=["account"], status_code=200, responses=FAILS)
async def offer_sign_in(request: Call) -> a.PasskeyOptions:
    """What `navigator.credentials.get` needs; it names nobody, the passkey does."""
    await hurry(request)
    return a.PasskeyOptions(await desk(request).members.passkeys.ask(site(request), SIGN_IN))


@post("/api/sign-in", tags=["account"], status_code=200, responses=FAILS)
async def sign_in(request: Call, data: JSONBody[a.ShownPasskey]) -> Response[a.SignedIn]:
    await hurry(request)
    return await signed_in(request, await desk(request).members.by_passkey(site(request), data.credential))


@post("/api/sign-in/code", tags=["account"], status_code=200, responses=FAILS)
async def sign_in_by_code(request: Call, data: JSONBody[a.ByCode]) -> Response[a.SignedIn]:
    """By a recovery code, which is used up; unknown handles and wrong codes are answered alike."""
    await hurry(request)
    at = desk(request)
    asked_by = f"{data.handle.strip().lower()} from {place_of(request)}"
    await at.for_account.pass_everywhere(at.hall.cluster, "codes", asked_by)
    return await signed_in(request, await at.members.by_code(data.handle, data.code))


@post("/api/sign-in/letter", tags=["account"], status_code=202, responses=FAILS)
async def ask_for_letter(request: Call, data: JSONBody[a.ByLetter]) -> None:
    """Answered alike, and as quickly, whether an account has this address or not."""
    await hurry(request)
    await desk(request).ask_for_letter(data.address)


@post("/api/sign-in/token", tags=["account"], status_code=200, responses=FAILS)
async def sign_in_by_letter(request: Call, data: JSONBody[a.ByToken]) -> Response[a.SignedIn]:
    """By the link of a letter: it opens a page whose button sends this, so that no mail scanner uses it up."""
    await hurry(request)
    return await signed_in(request, await desk(request).by_letter(data.token))


@post("/api/account/take-over", tags=["account"], status_code=200, responses=FAILS)
async def take_over(request: Call, data: JSONBody[a.ByToken]) -> a.AccountInfo:
    """The games of the guest this device was are mine."""
    user, session = await member_of(request)
    await desk(request).take_over(user, data.token)
    request.app.state["ratings"].forget()
    return await desk(request).info(user, session)


# -- proof, devices


@post("/api/account/proof/offer", tags=["account"], status_code=200, responses=FAILS)
async def offer_proof(request: Call) -> a.PasskeyOptions:
    user, _ = await member_of(request)
    return a.PasskeyOptions(await desk(request).members.passkeys.ask(site(request), PROVE, user.id))


@post("/api/account/proof", tags=["account"], status_code=204, responses=FAILS)
async def prove(request: Call, data: JSONBody[a.ShownPasskey]) -> None:
    """Show again that it is oneself; sensitive changes are possible for a few minutes from now."""
    _, session = await member_of(request)
    await desk(request).members.prove(site(request), session, data.credential)


@delete("/api/account/sessions/{id:str}", tags=["account"], responses=FAILS)
async def end_session(request: Call, id: Word) -> None:
    """Sign out on another device."""
    await end_sessions(request, id)


@delete("/api/account/sessions", tags=["account"], responses=FAILS)
async def end_other_sessions(request: Call) -> None:
    """Sign out everywhere else."""
    await end_sessions(request, None)


async def end_sessions(request: Call, id: Optional[str]) -> None:
    user, session = await member_of(request)
    sessions = people(request).sessions
    others = [row for row in await sessions.of(user.id) if row.digest != session.digest]
    ended = [row.digest for row in others if id in (None, number(row))]
    if id is not None and not ended:
        raise Denied("no-session", "this device is not signed in", 404)
    await sessions.end(user.id, ended)
    sign_off(request, user.id, ended)


@post("/api/sign-out", tags=["account"], status_code=204, responses=FAILS)
async def sign_out(request: Call) -> Response[None]:
    """This device is nobody's again."""
    user, session = await member_of(request)
    await people(request).sessions.end(user.id, [session.digest])
    sign_off(request, user.id, [session.digest])
    return Response(None, cookies=[me_cookie(request, "", 0)])


# -- address, data, the end


@put("/api/account/address", tags=["account"], status_code=202, responses=FAILS)
async def change_address(request: Call, data: JSONBody[a.ByLetter]) -> None:
    """Send a link to this address; it is mine once the link was opened."""
    user, _ = await proven(request)
    await desk(request).of_person.pass_everywhere(desk(request).hall.cluster, "addresses", user.id)
    await desk(request).ask_for_address(user, data.address)


@post("/api/account/address", tags=["account"], status_code=200, responses=FAILS)
async def confirm_address(request: Call, data: JSONBody[a.ByToken]) -> a.AccountInfo:
    user, session = await member_of(request)
    await desk(request).confirm_address(user, data.token)
    return await desk(request).info(user, session)


@delete("/api/account/address", tags=["account"], responses=FAILS)
async def forget_address(request: Call) -> None:
    user, _ = await proven(request)
    await desk(request).tell_of(user, "address")
    await desk(request).addresses.forget(user.id)


@get("/api/account/data", tags=["account"], responses=FAILS, media_type="application/zip")
async def download(request: Call) -> Response[bytes]:
    """Everything that is kept about me, and my finished games, as one archive."""
    user = await user_of(request)
    if user.member:
        await proven(request)
    await desk(request).of_person.pass_everywhere(desk(request).hall.cluster, "archives", f"data of {user.id}")
    headers = {"content-disposition": 'attachment; filename="signoria.zip"', "cache-control": "no-store"}
    return Response(await data.archive(desk(request), user), media_type="application/zip", headers=headers)


@delete("/api/account", tags=["account"], status_code=204, responses=FAILS)
async def delete_account(request: Call) -> Response[None]:
    """Delete my account in seven days, and sign me out everywhere. Whoever signs in meanwhile may take it back. Games
    of others stay whole: my seat is then a former player's."""
    user, _ = await proven(request)
    digests = [row.digest for row in await people(request).sessions.of(user.id)]
    register = people(request).programs
    await desk(request).farewells.say(user.id)
    sign_off(request, user.id, digests)
    for program in await register.of(user.id):
        await register.revoke(program)
        sign_off(request, program.user_id, [program.digest or ""])
    await desk(request).tell_of_leaving(user)
    return Response(None, cookies=[me_cookie(request, "", 0)])


@post("/api/account/stay", tags=["account"], status_code=200, responses=FAILS)
async def stay(request: Call) -> a.AccountInfo:
    """My account is not to be deleted after all."""
    user, session = await member_of(request)
    await desk(request).farewells.take_back(user.id)
    return await desk(request).info(user, session)


HANDLERS = (
    show_account, offer_passkey, add_passkey, remove_passkey, renew_codes, change_handle, offer_sign_in, sign_in,
    sign_in_by_code, ask_for_letter, sign_in_by_letter, take_over, offer_proof, prove, end_session, end_other_sessions,
    sign_out, change_address, confirm_address, forget_address, download, delete_account, stay,
)  # fmt: skip
