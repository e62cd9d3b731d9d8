"""Tables at which games are soon over."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from bedesten.server.courses.chapters import courses
from bedesten.server.run import serve_in_background
from tests import short
from tests.server.serving import settings


@contextmanager
def short_games() -> Iterator[None]:
    """At tables in this process; lessons are what they were."""
    courses()
    with short.short_games():
        yield


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server of their own for the tests of a file, with such games."""
    with short_games():
        running = serve_in_background(settings(tmp_path_factory.mktemp("short")))
        yield running.url
        running.stop()
