"""Suggestions for a new match from earlier ones."""

from dataclasses import replace

import pytest

from carrom_desk.desk.forms.known_matches import KnownMatches
from carrom_desk.desk.forms.new_match_form import Field, form_after
from carrom_desk.match.entry.entries import DetailsChanged, PlayersNamed, Undone
from carrom_desk.match.ports.store import MatchId
from carrom_desk.match.setup import Player, Setup
from carrom_desk.match.side import BySide
from tests.fakes import DOUBLES, SINGLES, MemoryStore, StoppedTime, library

CUP = replace(SINGLES, event="Autumn Cup", sides=BySide((Player("Asha", "North", "India"),), (Player("Ravi"),)))


def begun_with(*setups: Setup) -> tuple[MemoryStore, StoppedTime]:
    store, now = MemoryStore(), StoppedTime()
    for setup in setups:
        library(store, now).begin(setup)
    return store, now


def known(store: MemoryStore, now: StoppedTime) -> KnownMatches:
    return KnownMatches(library(store, now), lambda _: 0, pytest.fail)


def test_a_player_comes_with_the_club_he_was_last_entered_with() -> None:
    moved = replace(CUP, sides=BySide((Player("ASHA", "South", "India"),), (Player("Ravi"),)))
    earlier = known(*begun_with(CUP, moved))

    assert earlier.player(" asha ") == Player("ASHA", "South", "India")
    assert earlier.player("Ash") is None
    assert earlier.player("") is None


def test_corrected_details_are_suggested_in_place_of_the_original_ones() -> None:
    store, now = begun_with(CUP)
    opened = library(store, now).open(next(iter(store.kept)))
    named = PlayersNamed(a1=Player("Asha Rao", "South", "India"))
    opened.submit(DetailsChanged(umpire="M. Lobo", players=named))
    opened.submit(DetailsChanged(umpire="S. Iyer"))
    opened.submit(Undone())
    earlier = known(store, now)

    for last in (earlier.last_of(CUP.event), earlier.just_before(opened.id)):
        assert last == form_after(opened.record.setup)
        assert last.text(Field.UMPIRE) == "M. Lobo"
    assert earlier.player("asha rao") == Player("Asha Rao", "South", "India")
    assert earlier.player("Asha") is None


def test_events_are_found_by_how_they_begin_each_once() -> None:
    earlier = known(*begun_with(CUP, CUP, replace(CUP, event="Autumn Open"), SINGLES))

    assert earlier.events("aut") == ("Autumn Open", "Autumn Cup")
    assert earlier.events("cup") == ()


def test_the_last_match_of_an_event_is_found_by_its_whole_name() -> None:
    doubles = replace(DOUBLES, event="Autumn Cup")
    earlier = known(*begun_with(CUP, doubles, replace(CUP, event="Autumn Cup B")))

    assert earlier.last_of("autumn cup") == form_after(doubles)
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
    store, now = begun_with(CUP)
    match_id = next(iter(store.kept))
    store.summaries[match_id] = replace(store.summaries[match_id], started=started)

    assert (known(store, now).just_before(match_id) == form_after(CUP)) is is_told


def test_a_match_without_an_event_tells_nothing() -> None:
    store, now = begun_with(replace(CUP, event=""))
    assert known(store, now).just_before(next(iter(store.kept))) is None
    assert known(store, now).just_before(MatchId("")) is None
