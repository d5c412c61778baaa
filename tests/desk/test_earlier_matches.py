"""What earlier matches tell about the next one."""

from dataclasses import replace

import pytest

from carrom_desk.desk.earlier_matches import EarlierMatch
from carrom_desk.match.setup import Player, Setup
from carrom_desk.match.side import BySide
from tests.fakes import DOUBLES, SINGLES, MemoryStore, StoppedNow, library

CUP = replace(SINGLES, event="Autumn Cup", sides=BySide((Player("Asha", "North", "India"),), (Player("Ravi"),)))
HOUR_MS = 3_600_000


def stored(*setups: Setup) -> tuple[MemoryStore, StoppedNow]:
    store, now = MemoryStore(), StoppedNow()
    for setup in setups:
        library(store, now).begin(setup)
    return store, now


def test_a_player_comes_with_the_club_he_was_last_entered_with() -> None:
    moved = replace(CUP, sides=BySide((Player("ASHA", "South", "India"),), (Player("Ravi"),)))
    earlier = library(*stored(CUP, moved)).earlier

    assert earlier.player(" asha ") == Player("ASHA", "South", "India")
    assert earlier.player("Ash") is None
    assert earlier.player("") is None


def test_events_are_found_by_how_they_begin_each_once() -> None:
    earlier = library(*stored(CUP, CUP, replace(CUP, event="Autumn Open"), SINGLES)).earlier

    assert earlier.events("aut") == ("Autumn Open", "Autumn Cup")
    assert earlier.events("cup") == ()


def test_the_last_match_of_an_event_is_found_by_its_whole_name() -> None:
    earlier = library(*stored(CUP, replace(DOUBLES, event="Autumn Cup"), replace(CUP, event="Autumn Cup B"))).earlier

    found = earlier.last_of("autumn cup")
    assert found == EarlierMatch(found.id, replace(DOUBLES, event="Autumn Cup")) if found is not None else False
    assert earlier.last_of("Autumn") is None
    assert earlier.last_of("") is None


@pytest.mark.parametrize(("started", "is_told"), [
    ("2026-11-21T10:00:00.000+05:30", True),
    ("2026-11-19T22:30:00.000+05:30", True),
    ("2026-11-19T21:00:00.000+05:30", False),
    ("2026-11-22T10:00:00.000+05:30", False),
    ("2026-11-21T10:00:00", False),
    ("some day", False),
])  # fmt: skip
def test_only_a_match_of_today_or_yesterday_tells_of_the_next(started: str, *, is_told: bool) -> None:
    store, now = stored(CUP)
    match_id = next(iter(store.kept))
    store.summaries[match_id] = replace(store.summaries[match_id], started=started)

    assert (library(store, now).earlier.just_before() == EarlierMatch(match_id, CUP)) is is_told


def test_a_match_without_an_event_tells_nothing() -> None:
    assert library(*stored(replace(CUP, event=""))).earlier.just_before() is None
    assert library().earlier.just_before() is None
