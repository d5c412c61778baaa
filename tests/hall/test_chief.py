"""Matters for the chief referee, with their texts, most urgent first."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from carrom_desk.hall.calls import Engaged, why_not_called
from carrom_desk.hall.hub import AtTable
from carrom_desk.hall.pages.chief import attention, compared
from carrom_desk.hall.pages.detail import detail_of
from carrom_desk.hall.pages.needs import needs_of
from carrom_desk.hall.pages.public import Asked, rendered
from carrom_desk.hall.receiving import now_ms
from carrom_desk.hall.views.clock_views import ClockView
from carrom_desk.hall.views.hall_views import TableState
from carrom_desk.hall.views.table_views import ProtestView, Stage, TableView, is_time_exceeded, table_view
from carrom_desk.languages import speaking
from carrom_desk.match.entry.entries import ActEntry, Noted, ProtestLodged, WalkedOver
from carrom_desk.match.ports.hall_store import Divergence, HallMatch, HallTable, TableClock
from carrom_desk.match.ports.store import Head, MatchId
from carrom_desk.match.side import BySide, Side
from carrom_desk.presentation.hall import hall_text
from carrom_desk.presentation.score import spectator_view
from tests.fakes import record_of
from tests.storage.stored_matches import OPENING

NOW = 1_800_000_000_000
SEATED = HallMatch(MatchId("m1"), 1, owner=1, place="1", seen_ms=NOW)
DIVERGENCE = Divergence(Head(7, "a" * 64), Head(5, "b" * 64))


@pytest.fixture(autouse=True)
def _at_that_time(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("table_views", "clock_views"):
        monkeypatch.setattr(f"carrom_desk.hall.views.{module}.now_ms", lambda: NOW)


def at_table(seconds_ago: int) -> AtTable:
    """Returns a match whose last entry was made so many seconds ago, awaiting the next stroke."""
    record = record_of(*OPENING)
    last = record.next_number - 1
    at = datetime.fromtimestamp(NOW / 1_000 - seconds_ago, UTC).isoformat(timespec="milliseconds")
    entries = tuple(replace(each, at=at) if each.number == last else each for each in record.entries)
    return AtTable(SEATED, replace(record, entries=type(record.entries)(entries)), record.setup)


def known_as(view: TableView, place: str, *, behind: int = 0, is_calling: bool = False) -> TableView:
    """Returns a view as if the hub knew this of its match."""
    return replace(view, known=replace(view.known, place=place, behind=behind, is_calling=is_calling))


def needs(*views: TableView, language: str = "en") -> list[tuple[str, str, str]]:
    """Returns table, title and text of each matter."""
    with speaking(language):
        return [(each.place, each.title, each.text) for each in needs_of(views, (), ())]


def test_the_most_urgent_comes_first() -> None:
    view = table_view(at_table(1))
    tables = (
        known_as(view, "2", behind=3),
        replace(known_as(view, "3"), is_time_exceeded=True, clock=ClockView(15, NOW)),
        replace(known_as(view, "4"), overrides=2),
        replace(known_as(view, "5"), divergence=DIVERGENCE),
        known_as(view, "6", is_calling=True),
        replace(known_as(view, "7"), protests=(ProtestView(4, "Asha", "late", "", "", "2026-11-21T10:00:00"),)),
    )

    found = needs(*tables)

    assert [place for place, _, _ in found] == list("675432")
    assert found[1][1:] == ("Protest by Asha", "late")
    assert found[2][2].startswith("7 entries ending in aaaaaaaa at the table, 5 ending in bbbbbbbb in the hall.")


def test_of_one_kind_the_oldest_need_comes_first() -> None:
    view = table_view(at_table(1))
    times = {"1": "2026-11-21T10:05:00", "2": "2026-11-21T10:01:00", "3": ""}

    found = needs(*(replace(known_as(view, place, is_calling=True), last_at=at) for place, at in times.items()))

    assert [place for place, _, _ in found] == ["2", "1", "3"]


def test_times_are_the_halls_where_a_table_has_another_clock() -> None:
    entered = at_table(90)
    late = replace(entered, known=replace(SEATED, skew_ms=3 * 3_600_000, is_calling=True))
    by_its_own = table_view(entered).last_at

    [need] = needs_of([table_view(late)], (), ())

    assert datetime.fromisoformat(table_view(late).last_at) - datetime.fromisoformat(by_its_own) == timedelta(hours=3)
    assert need.since == table_view(late).last_at[11:16]


def test_a_protest_is_read_in_full_where_its_table_is_selected() -> None:
    record = record_of(*OPENING, ProtestLodged(Side.A, "the line"))
    view = table_view(AtTable(SEATED, record, record.setup))
    with speaking("en"):
        found = needs_of((view,), (), ())
        page, folded = (attention(Asked("en"), found, place=place) for place in ("1", "2"))

    assert found[0].title == "Protest by Player A1"
    assert "board 1 of game 1 is replayed" in page
    assert "Uphold: replay board 1" in page
    assert "Uphold: replay board 1" not in folded
    assert "the line" in folded


def test_a_protest_shows_its_game_and_the_stroke_in_question() -> None:
    protested = record_of(*OPENING, ProtestLodged(Side.A, "the line"))
    record = record_of(*OPENING, ProtestLodged(Side.A, "the line"), WalkedOver(Side.B, "left"))
    view = table_view(AtTable(SEATED, record, record.setup))
    assert view.sheet == ()

    with speaking("en"):
        detail = detail_of(view, lambda _: record)

    assert detail.disputed == max(line.number for line in detail.lines if isinstance(line.entry, ActEntry))
    assert detail.lines[-1].number == protested.next_number - 1
    assert {row.game for row in detail.sheet} <= {1}


@pytest.mark.parametrize(("more", "here"), [((), 1), ((Noted("here"),), 2)])
def test_two_logs_are_shown_from_where_they_part(more: tuple[Noted, ...], here: int) -> None:
    table, hall = record_of(*OPENING, Noted("there")), record_of(*OPENING, *more)
    number = table.next_number - 2

    with speaking("en"):
        page = compared(Asked("en"), MatchId("m1"), BySide(table, hall))

    assert f"the same up to entry {number}." in page
    assert page.count(f'<li value="{number + 1}">') == here
    assert f'<li value="{number}">' not in page


def test_without_the_tables_log_nothing_is_said_to_be_the_same() -> None:
    with speaking("en"):
        page = compared(Asked("en"), MatchId("m1"), BySide(None, record_of(*OPENING)))

    assert "the same up to" not in page
    assert "has not arrived yet" in page


PLANNED = Engaged("p1", "3", ("Asha", "Bina"))
SOON = now_ms() + 3_600_000


@pytest.mark.parametrize(
    ("planned", "engaged", "resting", "why"),
    [
        (replace(PLANNED, place=""), (), {}, hall_text.NO_TABLE),
        (PLANNED, (PLANNED,), {"Asha": SOON - 7_200_000}, None),
        (PLANNED, (Engaged("p2", "3", ("Esha", "Gita")),), {}, hall_text.TABLE_IN_USE),
        (PLANNED, (Engaged("p2", "1", ("Esha", "Bina")),), {}, hall_text.PLAYS_THERE),
        (PLANNED, (), {"Asha": SOON}, hall_text.RESTS),
    ],
)
def test_a_match_is_called_when_its_table_and_both_sides_are_free(
    planned: Engaged, engaged: tuple[Engaged, ...], resting: dict[str, int], why: object
) -> None:
    found = why_not_called(planned, engaged, resting)

    assert (None if found is None else found.words) == why


@pytest.mark.parametrize(
    ("seconds_ago", "is_exceeded"),
    [(1, False), (20, False), (60, True)],
)
def test_a_clock_that_ran_out_is_listed_when_nothing_is_entered(seconds_ago: int, is_exceeded: bool) -> None:
    view = table_view(at_table(seconds_ago))
    view = replace(view, is_time_exceeded=is_time_exceeded(view))

    assert view.is_time_exceeded is is_exceeded
    assert any("ran out at" in title for _, title, _ in needs(view)) is is_exceeded


@pytest.mark.parametrize(
    ("clock", "shown"),
    [
        (TableClock(0, NOW + 3_000), (NOW + 3_000, 0)),
        (TableClock(0, left_ms=7_000), (None, 7_000)),
        (TableClock(0, -(10**15)), (NOW - 86_400_000, 0)),
        (TableClock(0), None),
    ],
)
def test_a_clock_is_shown_as_the_umpire_has_it(clock: TableClock, shown: tuple[int | None, int] | None) -> None:
    found = at_table(60)
    last = found.record.next_number - 1 if found.record is not None else 0
    of_this, of_another = replace(clock, since=last), replace(clock, since=last - 1)

    view = table_view(replace(found, known=replace(SEATED, clock=of_this)))
    other = table_view(replace(found, known=replace(SEATED, clock=of_another)))

    assert (None if view.clock is None else (view.clock.ends_ms, view.clock.left_ms)) == shown
    assert is_time_exceeded(view) is (shown == (NOW - 86_400_000, 0))
    assert replace(other, known=SEATED) == table_view(found), "what was said of another clock is over"
    card = rendered("card", table=TableState("1", view), asked=Asked("en"))
    assert ("‖ 7<" in card) is (shown == (None, 7_000))


@pytest.mark.parametrize("at", ["0001-01-01T00:00:00", "0001-01-01T00:00:00+05:30", "9999-12-31T23:59:59-12:00"])
def test_a_time_that_no_calendar_has_stops_no_page(at: str) -> None:
    found = at_table(60)
    assert found.record is not None
    entries = tuple(replace(each, at=at) for each in found.record.entries)
    record = replace(found.record, entries=type(found.record.entries)(entries))

    for skew_ms in (0, 10**14, -(10**14)):
        known = replace(SEATED, skew_ms=skew_ms)
        assert needs(table_view(replace(found, known=known, record=record))) is not None


class NoEarlyClock(datetime):
    """Windows' clock, which has no time of this computer before 1970."""

    def timestamp(self) -> float:
        raise OSError(22, "Invalid argument")


def test_a_time_that_this_system_has_no_clock_for_stops_no_page(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("carrom_desk.hall.views.clock_views.datetime", NoEarlyClock)

    assert table_view(at_table(60)).clock is None


def test_not_responding_is_said_of_tables_that_joined() -> None:
    heard, quiet = NOW - 20_000, NOW - 100_000
    tables = (
        HallTable(1, "A", "key", heard),
        HallTable(2, "B", "key", quiet),
        HallTable(3, "C", "", quiet),
        HallTable(4, "D", "key", NOW - 86_400_000),
        HallTable(5, "E", "key", heard, "other"),
    )
    view = table_view(at_table(1))
    views = [known_as(view, str(table.number)) for table in tables]
    views[3] = replace(views[3], stage=Stage.OVER)
    with speaking("en"):
        found = needs_of(views, tables, ())

    assert [(each.place, each.title) for each in found] == [
        ("5", "Another desk wants to take over"),
        ("2", "Not responding"),
    ]


def test_a_result_that_a_protest_withholds_reads_as_in_the_window() -> None:
    record = record_of(*OPENING, ProtestLodged(Side.A, "the line"), WalkedOver(Side.B, "left"))
    view = table_view(AtTable(SEATED, record, record.setup))
    window = spectator_view(record)

    assert view.ruling is not None
    assert (view.where, view.ruling.decision) == (window.place, window.announcement)
    assert (view.result.scores, view.stage) == ((), Stage.WITHHELD)
    assert view.where == "Match over · under protest"
    assert view.ruling.decision == "Result withheld: protest undecided"


def test_a_match_that_was_only_planned_is_neither_called_nor_approved_and_calls_nobody() -> None:
    planned = HallMatch(MatchId("p2"), 2)

    assert (planned.called_ms, planned.approval, planned.is_calling) == (0, None, False)
