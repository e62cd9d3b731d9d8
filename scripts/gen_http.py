"""Writes docs/http.md, every call of the server over HTTP, from the description it gives of itself.

python -m scripts.gen_http [--check]
"""

import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bedesten.server.app import make_app
from bedesten.server.run import open_store
from bedesten.server.settings import Settings

TARGET = Path(__file__).resolve().parents[1] / "docs" / "http.md"
HEAD = """# Calls over HTTP

<!-- Written by scripts/gen_http.py from what the server says of itself: run it again after a change. -->

The same for programs is at `/api/schema/openapi.json` of every server. What the calls are for, what is
secret, and what is said over the websocket is in [protocol.md](protocol.md). An answer that is not one of
those listed is a `Problem`: 400 not understood, 403 not yours, 404 there is none, 409 not now, 413 too big,
429 too often, 503 not just now.
"""
GOOD = ("200", "201")


def described() -> dict[str, Any]:
    """The OpenAPI document."""
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(Path(folder))
        store = open_store(settings)
        app: Any = make_app(settings, store)
        schema: dict[str, Any] = app.openapi_schema.to_schema()
        store.close()
        return schema


def generated() -> str:
    schema = described()
    calls = [
        part
        for path, by in schema["paths"].items()
        for verb, it in by.items()
        for part in call(path, verb, it)
    ]
    shapes = [part for name, shape in schema["components"]["schemas"].items() for part in table(name, shape)]
    return "\n\n".join([HEAD.rstrip(), "## Calls", *calls, "## Shapes", *shapes]) + "\n"


def call(path: str, verb: str, it: dict[str, Any]) -> Iterator[str]:
    yield f"### `{verb.upper()} {path}`"
    if it.get("description"):
        yield " ".join(it["description"].split())
    asked = [f"`{one['name']}` ({one['in']}): {kind(one['schema'])}" for one in it.get("parameters", [])]
    body = content(it.get("requestBody"))
    answers = [answer for status in GOOD if (answer := content(it["responses"].get(status)))]
    lines = [*asked, *([f"body: {body}"] if body else []), *[f"answer: {answer}" for answer in answers]]
    yield "\n".join(f"- {line}" for line in lines)


def content(part: dict[str, Any] | None) -> str:
    """What a body or an answer holds; empty for none."""
    by_type = (part or {}).get("content", {})
    return " or ".join(
        kind(it["schema"]) if media == "application/json" else f"`{media}`" for media, it in by_type.items()
    )


def table(name: str, shape: dict[str, Any]) -> Iterator[str]:
    yield f"### {name}"
    must = shape.get("required", [])
    rows = [
        f"| `{field}` | {kind(it)} | {'' if field in must else default(it)} |"
        for field, it in shape.get("properties", {}).items()
    ]
    yield "\n".join(["| field | holds | if it is not said |", "|---|---|---|", *rows])


def default(it: dict[str, Any]) -> str:
    return f"`{it['default']!r}`" if "default" in it else "nothing"


def kind(it: dict[str, Any]) -> str:
    """A schema in words."""
    if "$ref" in it:
        name = it["$ref"].rpartition("/")[2]
        return f"[{name}](#{name.lower()})"
    if "oneOf" in it:
        return " or ".join(dict.fromkeys(kind(one) for one in it["oneOf"]))
    if it.get("type") == "array":
        return f"list of {kind(it.get('items', {}))}"
    if "enum" in it:
        return " or ".join(f"`{one}`" for one in it["enum"])
    if it.get("type") == "object":
        return (
            f"names, each with {kind(it['additionalProperties'])}"
            if it.get("additionalProperties")
            else "object"
        )
    return str(it.get("type", "anything"))


def main() -> None:
    """Write it, or say whether it is fresh."""
    if "--check" not in sys.argv:
        TARGET.write_text(generated(), "utf-8")
    elif TARGET.read_text("utf-8") != generated():
        raise SystemExit("docs/http.md is stale: run python -m scripts.gen_http")


if __name__ == "__main__":
    main()
