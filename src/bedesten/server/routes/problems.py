"""How the server says no: what a call may answer instead, and what becomes of each error."""

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec

from bedesten.server.errors import Moved, Onward, Refused
from bedesten.server.protocol.site import Problem
from bedesten.server.routes import pages

HEADERS = {
    "Content-Security-Policy": pages.CSP,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
}
PROBLEMS = {
    status: ResponseSpec(Problem, description=said, generate_examples=False)
    for status, said in {
        400: "not understood; says what was expected",
        403: "not yours",
        404: "there is none",
        409: "not now",
        413: "too big",
        429: "too many; Retry-After says when to ask again",
        503: "the server cannot save just now",
    }.items()
}
log = logging.getLogger(__name__)


def refused(_: Request[Any, Any, Any], no: Refused) -> Response[Problem]:
    headers = HEADERS if no.retry_after is None else HEADERS | {"Retry-After": str(no.retry_after)}
    if no.status == 429:
        headers = headers | {"Connection": "close"}  # who asks too much does not keep a place
    return Response(Problem(str(no)), status_code=no.status, headers=headers)


def failed(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    extra = error.extra if isinstance(error, ValidationException) else None
    headers = HEADERS | dict(error.headers or {})  # with 405 comes what is allowed
    return Response(Problem(error.detail, extra), status_code=error.status_code, headers=headers)


def too_deep(_: Request[Any, Any, Any], error: RecursionError) -> Response[Problem]:
    return Response(Problem("this is nested too deeply"), status_code=400, headers=HEADERS)


def no_text(_: Request[Any, Any, Any], error: UnicodeDecodeError) -> Response[Problem]:
    return Response(Problem("this is not UTF-8"), status_code=400, headers=HEADERS)


def moved(_: Request[Any, Any, Any], error: Moved) -> Response[Problem]:
    again = HEADERS | {"Retry-After": "1"}
    return Response(Problem(f"{error}: ask again"), status_code=503, headers=again)


def onward(_: Request[Any, Any, Any], to: Onward) -> Response[None]:
    return Response(None, status_code=307, headers=HEADERS | {"Location": to.path})


def broken(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    log.error("a request failed", exc_info=error)
    return Response(Problem("the server failed"), status_code=500, headers=HEADERS)


HANDLERS: Any = {
    Refused: refused,
    HTTPException: failed,
    RecursionError: too_deep,
    UnicodeDecodeError: no_text,
    Moved: moved,
    Onward: onward,
    Exception: broken,
}
