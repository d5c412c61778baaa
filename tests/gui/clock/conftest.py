"""A clock for every test."""

from collections.abc import Iterator

import pytest

from tests.gui.clock.watched import Watched


@pytest.fixture
def watched(qapp: object) -> Iterator[Watched]:
    """A clock, its time, and what it told; it stands still afterwards."""
    made = Watched()
    yield made
    made.clock.follow(None)
