"""Stored matches as an item model: loaded page by page, and updated when matches are removed."""

from collections.abc import Sequence
from dataclasses import replace

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication

from carrom_desk.gui.matches.match_model import FIRST_PAGE, PAGE, MatchModel
from carrom_desk.match.effects.outcome import OutcomeKind, Result
from carrom_desk.match.ports.store import MatchId, MatchQuery, MatchSummary
from carrom_desk.match.side import BySide, Side
from carrom_desk.match.state import Status
from carrom_desk.presentation.wording.match_columns import (
    COLUMNS,
    MatchColumn,
    aloud,
    result_words,
    winner_words,
    words_of,
)
from tests.fakes import MemoryStore
from tests.gui.library.shelf import put, shelf

ROOT = QModelIndex()


class Watched:
    """A model under Qt's model tester, with its queries to the library."""

    def __init__(self, store: MemoryStore, open_id: MatchId | None = None) -> None:
        self.asked: list[MatchQuery] = []
        self._store = store
        self.model = MatchModel(self._find, lambda: open_id)
        tester = QAbstractItemModelTester(self.model, QAbstractItemModelTester.FailureReportingMode.Fatal, self.model)
        # When to read on is for these tests to say.
        tester.setUseFetchMore(False)

    def _find(self, query: MatchQuery) -> Sequence[MatchSummary]:
        self.asked.append(query)
        return self._store.matches(query)

    def ids(self) -> list[str]:
        found = (self.model.summary_at(row) for row in range(self.model.rowCount()))
        return [summary.id for summary in found if summary is not None]


def watched(count: int) -> Watched:
    found = Watched(shelf(count))
    found.model.show(MatchQuery())
    return found


def names(first: int, last: int) -> list[str]:
    return [f"m{number:04}" for number in range(first, last - 1, -1)]


def test_only_the_first_page_is_read_until_more_is_asked_for(qapp: QApplication) -> None:
    last = FIRST_PAGE + PAGE + 4
    shown = watched(last + 1)

    assert shown.ids() == names(last, PAGE + 5)
    assert [(query.offset, query.limit) for query in shown.asked] == [(0, FIRST_PAGE)]
    shown.model.fetchMore(ROOT)
    assert shown.ids() == names(last, 5)
    assert shown.model.canFetchMore(ROOT)
    shown.model.fetch_up_to()
    assert shown.ids() == names(last, 0)
    assert not shown.model.canFetchMore(ROOT)


@pytest.mark.parametrize(
    ("count", "reads"), [(0, 1), (FIRST_PAGE - 1, 1), (FIRST_PAGE, 2), (FIRST_PAGE + 1, 2), (FIRST_PAGE + PAGE, 3)]
)
def test_no_page_is_read_twice(qapp: QApplication, count: int, reads: int) -> None:
    shown = watched(count)

    shown.model.fetch_up_to()
    shown.model.fetchMore(ROOT)

    assert (shown.model.rowCount(), len(shown.asked)) == (count, reads)


def test_reading_on_stops_where_it_is_told(qapp: QApplication) -> None:
    shown = watched(FIRST_PAGE + 2 * PAGE)

    shown.model.fetch_up_to(FIRST_PAGE + 1)

    assert shown.model.rowCount() == FIRST_PAGE + PAGE


def test_another_query_begins_at_its_first_page(qapp: QApplication) -> None:
    shown = watched(250)
    shown.model.fetch_up_to()

    shown.model.show(MatchQuery(text="league", offset=7, limit=3))

    assert shown.ids() == names(249, 250 - 2 * FIRST_PAGE)[::2]
    assert shown.model.query.text == "league"


def test_what_was_deleted_leaves_and_the_next_page_follows_on(qapp: QApplication) -> None:
    store = shelf(250)
    shown = Watched(store)
    shown.model.show(MatchQuery())
    gone = [MatchId(name) for name in ("m0249", "m0248", "m0200", "m0150")]

    store.delete(gone)
    shown.model.take_out(gone)
    shown.model.fetch_up_to()

    assert shown.ids() == [name for name in names(249, 0) if name not in gone]


def test_matches_are_found_by_their_ids(qapp: QApplication) -> None:
    shown = watched(3)

    assert shown.model.rows_of([MatchId(name) for name in ("m0000", "x", "m0002")]) == [0, 2]
    assert shown.model.summary_at(3) is None
    assert shown.model.summary_at(-1) is None


def cells(model: MatchModel, role: Qt.ItemDataRole = Qt.ItemDataRole.DisplayRole) -> list[object]:
    return [model.index(0, column).data(role) for column in range(model.columnCount())]


def test_a_row_says_when_who_where_how_and_whether_it_is_open(qapp: QApplication) -> None:
    store = MemoryStore()
    put(store, "m1", a="<b>Asha</b>", b="Bi\nlal", event="Open")
    shown = Watched(store, MatchId("m1"))
    shown.model.show(MatchQuery())
    words = ["21 Nov 2026, 10:00", "<b>Asha</b> – Bi lal", "Open", "(0–0)", "open, in progress", ""]

    assert cells(shown.model) == words
    assert cells(shown.model, Qt.ItemDataRole.AccessibleTextRole)[0] == ", ".join(words[:5])
    tip = cells(shown.model, Qt.ItemDataRole.ToolTipRole)[MatchColumn.PLAYERS.place]
    assert "&lt;b&gt;" in str(tip)


def test_every_column_has_a_head_and_those_that_sort_say_so(qapp: QApplication) -> None:
    model = watched(1).model
    across = Qt.Orientation.Horizontal

    heads = [model.headerData(column.place, across) for column in COLUMNS]
    tips = [model.headerData(column.place, across, Qt.ItemDataRole.ToolTipRole) for column in COLUMNS]

    assert heads == ["Started", "Players", "Event", "Result", "Status", "Deleted"]
    assert [bool(tip) for tip in tips] == [True, True, True, False, False, True]
    assert model.headerData(0, Qt.Orientation.Vertical) is None
    assert model.headerData(99, across) is None


@pytest.mark.parametrize(
    ("status", "games", "kind", "winner", "scores", "told"),
    [
        (Status.FINISHED, (2, 1), OutcomeKind.WON, Side.A, ((25, 11), (14, 25), (25, 9)), "25–11 14–25 25–9"),
        (Status.FINISHED, (0, 0), OutcomeKind.WALKOVER, Side.B, (), "walkover"),
        (Status.FINISHED, (1, 0), OutcomeKind.CONCEDED, Side.B, ((25, 11),), "25–11 conceded"),
        (Status.FINISHED, (0, 0), OutcomeKind.DRAWN, None, ((9, 9),), "9–9 drawn"),
        (Status.FINISHED, (1, 1), OutcomeKind.WON, Side.A, ((25, 3),), "1–1"),
        (Status.UNDER_PROTEST, (2, 0), OutcomeKind.WITHHELD, None, ((25, 1), (25, 2)), "25–1 25–2 withheld: protest"),
        (Status.IN_PROGRESS, (1, 0), OutcomeKind.IN_PROGRESS, None, ((25, 1),), "25–1 (3–0)"),
        (Status.IN_PROGRESS, (1, 0), OutcomeKind.CLAIM_OPEN, None, ((25, 1),), "25–1 (3–0) claim open"),
        (Status.BEFORE_TOSS, (0, 0), OutcomeKind.NOT_BEGUN, None, (), ""),
    ],
)
def test_a_result_tells_every_game_and_how_it_ended(
    status: Status,
    games: tuple[int, int],
    kind: OutcomeKind,
    winner: Side | None,
    scores: tuple[tuple[int, int], ...],
    told: str,
) -> None:
    known = Result(kind, winner, tuple(BySide(*score) for score in scores))
    summary = replace(a_summary(), status=status, games=BySide(*games), score=BySide(3, 0), result=known)
    marks = {None: "Asha – Bilal", Side.A: "✓ Asha – Bilal", Side.B: "Asha – ✓ Bilal"}

    assert result_words(summary) == told
    assert words_of(MatchColumn.PLAYERS, summary) == marks[winner]
    assert winner_words(summary) == {None: "", Side.A: "✓ Asha", Side.B: "✓ Bilal"}[winner]
    assert (" won" in aloud(summary)) is (winner is not None)
    assert "✓" not in aloud(summary)


def a_summary() -> MatchSummary:
    store = MemoryStore()
    put(store, "m1")
    return store.summaries[MatchId("m1")]
