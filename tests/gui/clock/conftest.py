"""A clock for every test."""

from collections.abc import Iterator

import pytest

from tests.gui.clock.watched import Watched


@pytest.fixture
def watched(qapp: object) -> Iterator[Watched]:
    """Returns a clock with its time and signals; stops it afterwards."""
    made = Watched()
    yield made
    made.clock.follow(None)
