"""One notice by one way. Each says how it went; none is tried twice, and none takes long."""

import asyncio
import hmac
import json
import smtplib
import ssl
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from functools import cache, partial
from hashlib import sha256
from urllib.parse import unquote, urlsplit

from bedesten.server.net import outward
from bedesten.server.notifications.notice import Notice
from bedesten.server.notifications.seal import CONFIRM, SIGN, STOP, Seal
from bedesten.server.settings import Settings
from bedesten.server.store.channels import EMAIL, HOOK, PUSH, ChannelRow
from bedesten.server.store.rows import now
from bedesten.server.words import say

TOLD, FAILED, GONE = "told", "failed", "gone"  # gone: it leads nowhere any more
KEPT = 24 * 3600  # seconds for which a push service keeps what it cannot deliver
PROOF = 12 * 3600  # for which our word to it holds
NO_MORE = {PUSH: (404, 410), HOOK: (410,)}
POSTING = 15.0  # seconds for each word of a server for emails
PORTS = {"smtp": 25, "smtps": 465}


def outcome(kind: str, status: int) -> str:
    return GONE if status in NO_MORE[kind] else TOLD if 200 <= status < 300 else FAILED


async def push(settings: Settings, seal: Seal, to: ChannelRow, notice: Notice, lang: str) -> str:
    """Sealed for that browser: the service that passes it on reads nothing."""
    from bedesten.server.notifications.cipher import half, sealed

    told = {
        "title": notice.title,
        "body": notice.text,
        "url": notice.path,
        "tag": notice.tag,
        "waiting": notice.waiting,
        "lang": lang,
    }
    body = sealed(json.dumps(told).encode(), *half(to.p256dh, to.auth))
    where = urlsplit(to.address)
    service = f"{where.scheme}://{where.netloc}"
    headers = {
        "Authorization": seal.identity.signed(service, contact(settings, to), int(now()) + PROOF),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(KEPT),
        "Topic": notice.tag,
        "Urgency": "normal",
    }
    return outcome(PUSH, await outward.post(to.address, body, headers, settings.inward))


def contact(settings: Settings, to: ChannelRow) -> str:
    """Where a push service would complain."""
    if settings.sender:
        return f"mailto:{settings.sender}"
    safe = [url for url in (settings.address, to.site) if url.startswith("https://")]
    return safe[0] if safe else "mailto:nobody@localhost"


async def hook(settings: Settings, seal: Seal, to: ChannelRow, notice: Notice, lang: str) -> str:
    """As JSON; the sentence stands where several services look for it, so that they show it as it is."""
    told = {
        "text": f"{notice.text} {to.site}{notice.path}",
        "content": f"{notice.text} {to.site}{notice.path}",
        "title": notice.title,
        "message": notice.text,
        "url": f"{to.site}{notice.path}",
        "kinds": notice.kinds,
        "waiting": notice.waiting,
    }
    body = json.dumps(told).encode()
    signature = hmac.new(seal.mac(SIGN, to).encode(), body, sha256).hexdigest()
    headers = {"Content-Type": "application/json", "Bedesten-Signature": f"sha256={signature}"}
    return outcome(HOOK, await outward.post(to.address, body, headers, settings.inward))


# --- emails


@cache
def posting() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(2, "post")


async def email(settings: Settings, seal: Seal, to: ChannelRow, notice: Notice, lang: str) -> str:
    """With a link that ends it, for people and for programs that read email."""
    stop = seal.token(STOP, to)
    text = say(
        lang,
        "email_text",
        text=notice.text,
        link=f"{settings.address}{notice.path}",
        stop=f"{settings.address}/told#stop={stop}",
    )
    letter = written(settings, to, f"{settings.site.name}: {notice.text.splitlines()[0]}", text)
    letter["List-Unsubscribe"] = f"<{settings.address}/api/telling/stop?token={stop}>"
    letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    return await posted(settings, letter)


async def ask_to_confirm(settings: Settings, seal: Seal, to: ChannelRow, lang: str) -> str:
    """The only letter to an address that nobody has confirmed."""
    link = f"{settings.address}/told#confirm={seal.token(CONFIRM, to)}"
    text = say(lang, "email_confirm", site=settings.address, link=link)
    subject = say(lang, "email_confirm_subject", name=settings.site.name)
    return await posted(settings, written(settings, to, subject, text))


def written(settings: Settings, to: ChannelRow, subject: str, text: str) -> EmailMessage:
    letter = EmailMessage()
    letter["From"], letter["To"], letter["Subject"] = settings.sender, to.address, subject
    letter["Auto-Submitted"] = "auto-generated"
    letter.set_content(text)
    return letter


async def posted(settings: Settings, letter: EmailMessage) -> str:
    await asyncio.get_running_loop().run_in_executor(posting(), partial(post, settings.smtp, letter))
    return TOLD


def post(server: str, letter: EmailMessage) -> None:
    """Over TLS if the server knows it; a password is never said without."""
    to = urlsplit(server)
    host, port = to.hostname or "", to.port or PORTS[to.scheme]
    trust = ssl.create_default_context()
    safe = to.scheme == "smtps"
    opened = (
        smtplib.SMTP_SSL(host, port, timeout=POSTING, context=trust)
        if safe
        else smtplib.SMTP(host, port, timeout=POSTING)
    )
    with opened as session:
        session.ehlo()
        if not safe and session.has_extn("starttls"):
            session.starttls(context=trust)
            safe = True
        if to.username:
            if not safe:
                raise smtplib.SMTPException("the server offers no TLS: the password is not sent")
            session.login(unquote(to.username), unquote(to.password or ""))
        session.send_message(letter)


def checked_server(server: str) -> str:
    """ValueError says what was expected, without the password."""
    to = urlsplit(server)
    if server and (to.scheme not in PORTS or not to.hostname):
        raise ValueError("the e-mail server: expected smtp://name:password@host:port, or smtps://…")
    return server


Way = Callable[[Settings, Seal, ChannelRow, Notice, str], Awaitable[str]]
WAYS: dict[str, Way] = {PUSH: push, EMAIL: email, HOOK: hook}


async def guarded(sending: Awaitable[str]) -> str:
    """How it went, whatever happens."""
    try:
        return await sending
    except (outward.Unreachable, OSError, smtplib.SMTPException, ValueError):
        return FAILED


async def tell(settings: Settings, seal: Seal, to: ChannelRow, notice: Notice, lang: str) -> str:
    return await guarded(WAYS[to.kind](settings, seal, to, notice, lang))
