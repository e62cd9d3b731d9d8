"""Being told, over HTTP: what of, by which ways; and the links in emails."""

from collections.abc import Callable

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromQuery, JSONBody

from bedesten.server.errors import Refused
from bedesten.server.notifications import wishes
from bedesten.server.notifications.notifier import Notifier
from bedesten.server.people.visitor import Visitor
from bedesten.server.protocol.notifications import Answered, ForgetWay, NewAddress, NewPush, Told, Wishes
from bedesten.server.protocol.site import Ok
from bedesten.server.routes.costs import TRIED
from bedesten.server.routes.tables import Asker, address
from bedesten.server.store.session import Session
from bedesten.server.tables.lobby import Lobby


def site_of(request: Asker) -> str:
    """Under which address whoever asks has found the site: one of its names, or the front had refused."""
    return request.headers.get("origin") or f"{request.url.scheme}://{request.headers.get('host', '')}"


async def changed(notifier: Notifier, who: Visitor, work: Callable[[Session], object]) -> Told:
    """What holds after it."""

    def keep(db: Session) -> Told:
        work(db)
        return wishes.told(db, who.now_known(), notifier.settings, notifier.seal)

    return await notifier.store.run(keep)


@get("/api/me/telling")
async def my_telling(notifier: NamedDependency[Notifier], visitor: NamedDependency[Visitor]) -> Told:
    """What whoever asks likes to hear of, and by which ways."""
    return await notifier.store.run(lambda db: wishes.told(db, visitor, notifier.settings, notifier.seal))


@post("/api/me/telling")
async def tell_me(
    data: JSONBody[Wishes], notifier: NamedDependency[Notifier], guest: NamedDependency[Visitor]
) -> Told:
    """Change all of it at once."""
    return await changed(notifier, guest, lambda db: wishes.wish(db, guest, data))


@post("/api/me/telling/push")
async def tell_my_browser(
    data: JSONBody[NewPush],
    notifier: NamedDependency[Notifier],
    guest: NamedDependency[Visitor],
    request: Asker,
) -> Told:
    """This browser is told from now on; ten of a player's are."""
    way = wishes.browser(guest, data, notifier.settings, site_of(request))
    return await changed(notifier, guest, lambda db: wishes.put(db, guest, way, data))


@post("/api/me/telling/email")
async def write_to_me(
    data: JSONBody[NewAddress],
    notifier: NamedDependency[Notifier],
    lobby: NamedDependency[Lobby],
    guest: NamedDependency[Visitor],
    request: Asker,
) -> Told:
    """One email is sent there, which asks whether others may follow."""
    lobby.door.admit(address(request))
    way = wishes.email_way(guest, data, notifier.settings)
    notifier.admit_email(way.address)
    answer = await changed(notifier, guest, lambda db: wishes.put(db, guest, way, data))
    notifier.confirm(way, answer.wishes.lang)
    return answer


@post("/api/me/telling/hook")
async def call_me(
    data: JSONBody[NewAddress],
    notifier: NamedDependency[Notifier],
    guest: NamedDependency[Visitor],
    request: Asker,
) -> Told:
    """This address is posted to, as JSON that is signed."""
    way = wishes.hook(guest, data, notifier.settings, site_of(request))
    return await changed(notifier, guest, lambda db: wishes.put(db, guest, way, data))


@post("/api/me/telling/forget")
async def forget_way(
    data: JSONBody[ForgetWay], notifier: NamedDependency[Notifier], player: NamedDependency[Visitor]
) -> Told:
    """Nothing is told by this way any more."""
    return await changed(notifier, player, lambda db: wishes.forget(db, player, data.id))


@post("/api/me/telling/try", costs=TRIED)
async def try_ways(notifier: NamedDependency[Notifier], player: NamedDependency[Visitor]) -> Ok:
    """Something is told at once by every way, to see whether it comes; not more often than other things."""
    trial = await notifier.store.run(lambda db: notifier.trial(db, player.id))
    if trial is None:
        raise Refused(
            429, "you were told something just now: wait a little", int(notifier.settings.tell_gap) + 1
        )
    notifier.tell(trial)
    return Ok(True)


@post("/api/telling/confirm")
async def confirm(data: JSONBody[Answered], notifier: NamedDependency[Notifier]) -> Ok:
    """By the link in the first email: others may follow."""
    await notifier.store.run(lambda db: wishes.confirm(db, notifier.seal, data.token))
    return Ok(True)


@post("/api/telling/stop")
async def stop(notifier: NamedDependency[Notifier], token: FromQuery[str] = "") -> Ok:
    """By the link in every email: no other follows. Programs that read email ask this by themselves."""
    await notifier.store.run(lambda db: wishes.stop(db, notifier.seal, token))
    return Ok(True)


ROUTES = [my_telling, tell_me, tell_my_browser, write_to_me, call_me, forget_way, try_ways, confirm, stop]
