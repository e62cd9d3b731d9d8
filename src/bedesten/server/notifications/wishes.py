"""What a player has chosen: kept, and told to their own keys alone."""

import re
from dataclasses import replace
from typing import get_args
from urllib.parse import urlsplit

from bedesten.server.errors import Refused
from bedesten.server.net import outward
from bedesten.server.notifications.notice import zone
from bedesten.server.notifications.seal import CONFIRM, SIGN, STOP, Seal
from bedesten.server.people.visitor import Visitor
from bedesten.server.protocol.bounds import ToldOf
from bedesten.server.protocol.notifications import NewAddress, NewPush, Told, ToldBy, Wishes
from bedesten.server.settings import Settings
from bedesten.server.store import channels, notices
from bedesten.server.store.channels import EMAIL, HOOK, PUSH, ChannelRow, TellingRow
from bedesten.server.store.rows import now
from bedesten.server.store.session import Session
from bedesten.server.words import known

KINDS: tuple[ToldOf, ...] = get_args(ToldOf)
ADDRESS = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?=.{4,190}$)([A-Za-z0-9-]{1,63}\.)+[A-Za-z]{2,63}"
)


def told(db: Session, who: Visitor, settings: Settings, seal: Seal) -> Told:
    row = channels.wishes(db, who.id)
    ways = [shown(way, who, seal) for way in channels.of(db, who.id)] if who.known else []
    return Told(
        push=seal.identity.public if settings.push else "",
        email=emails(settings),
        hook=settings.hooks,
        wishes=Wishes(
            tell="nothing" if row.stopped else "chosen",
            of=[kind for kind in KINDS if getattr(row, kind)],
            quiet_from=row.quiet_from,
            quiet_to=row.quiet_to,
            zone=row.zone,
            lang=row.lang,
        ),
        ways=ways,
    )


def emails(settings: Settings) -> bool:
    return bool(settings.smtp and settings.sender and settings.address)


def shown(way: ChannelRow, who: Visitor, seal: Seal) -> ToldBy:
    """Of a browser not its address: whoever had it could send something in our name."""
    address = urlsplit(way.address).hostname or "" if way.kind == PUSH else way.address
    secret = seal.mac(SIGN, way) if way.kind == HOOK else ""
    here = way.kind == PUSH and way.device == who.key_hash
    return ToldBy(way.id, way.kind, address, way.created, bool(way.confirmed), here, secret)  # type: ignore[arg-type]


def wish(db: Session, who: Visitor, wanted: Wishes) -> None:
    who.enlist(db)
    channels.put_wishes(db, row(who.id, wanted))
    notices.hasten(db, who.id)


def row(player: str, wanted: Wishes) -> TellingRow:
    checked_zone(wanted.zone)
    return TellingRow(
        player,
        stopped=int(wanted.tell == "nothing"),
        turn=int("turn" in wanted.of),
        tables=int("tables" in wanted.of),
        ended=int("ended" in wanted.of),
        quiet_from=wanted.quiet_from,
        quiet_to=wanted.quiet_to,
        zone=wanted.zone,
        lang=known(wanted.lang),
    )


def checked_zone(name: str) -> str:
    try:
        return zone(name).key
    except ValueError as error:
        raise Refused(400, str(error)) from None


def put(db: Session, who: Visitor, way: ChannelRow, given: NewPush | NewAddress) -> ChannelRow:
    """With the first way somebody gives, what is usual holds for them."""
    who.enlist(db)
    if not channels.of(db, who.id):
        usual = channels.wishes(db, who.id)
        channels.put_wishes(db, replace(usual, zone=checked_zone(given.zone), lang=known(given.lang)))
    return channels.put(db, way)


def browser(who: Visitor, given: NewPush, settings: Settings, site: str) -> ChannelRow:
    if not settings.push:
        raise Refused(404, "this site sends no notifications to browsers")
    from bedesten.server.notifications.cipher import half  # a site that tells nobody needs no cipher

    try:
        outward.checked(given.endpoint, settings.inward)
        half(given.p256dh, given.auth)
    except ValueError as error:
        raise Refused(400, f"endpoint: {error}") from None
    return replace(
        new(who, PUSH, given.endpoint, site), p256dh=given.p256dh, auth=given.auth, device=who.key_hash
    )


def email_way(who: Visitor, given: NewAddress, settings: Settings) -> ChannelRow:
    if not emails(settings):
        raise Refused(404, "this site sends no e-mails")
    if not ADDRESS.fullmatch(given.address):
        raise Refused(400, "address: expected an e-mail address, such as name@example.org")
    return replace(new(who, EMAIL, given.address, settings.address), confirmed=0)


def hook(who: Visitor, given: NewAddress, settings: Settings, site: str) -> ChannelRow:
    if not settings.hooks:
        raise Refused(404, "this site calls no webhooks")
    try:
        outward.checked(given.address, settings.inward)
    except ValueError as error:
        raise Refused(400, f"address: {error}") from None
    return new(who, HOOK, given.address, settings.address or site)


def new(who: Visitor, kind: str, address: str, site: str) -> ChannelRow:
    return ChannelRow(channels.new_id(), who.id, kind, address, site=site, created=now())


def forget(db: Session, who: Visitor, id_: str) -> None:
    way = channels.find(db, id_)
    if way is None or way.player != who.id:
        raise Refused(404, "there is no such way to be notified")
    channels.drop(db, id_)


# --- links in emails


def opened(db: Session, seal: Seal, token: str, purpose: str) -> ChannelRow:
    id_ = token.partition(".")[0]
    way = channels.find(db, id_) if id_.isascii() and id_.isalnum() else None
    if way is None or not seal.opens(token, purpose, way):
        raise Refused(404, "this link is no longer valid")
    return way


def confirm(db: Session, seal: Seal, token: str) -> None:
    channels.confirm(db, opened(db, seal, token, CONFIRM).id)


def stop(db: Session, seal: Seal, token: str) -> None:
    """No letter goes there any more."""
    channels.drop(db, opened(db, seal, token, STOP).id)
