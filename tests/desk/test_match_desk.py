"""The open match at a desk, its time, and when backups are due."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from carrom_desk.desk.match_desk import CopiesDue, MatchDesk, SystemTime
from carrom_desk.exchange.codec.entry_codec import read_logged
from carrom_desk.match.entry.entries import LoggedEntry, PlayCalled, StrokeMade, Toss, TossChoice, Undone
from carrom_desk.match.log import Log
from carrom_desk.match.ports.store import BackupReason, MatchId, MatchSummary, StoredMatch, StoreUnavailable
from carrom_desk.match.problems import Refused
from carrom_desk.match.record import MatchRecord
from carrom_desk.match.replay import ImpossibleEntry, replay
from carrom_desk.match.setup import Competition
from carrom_desk.match.side import BySide, Side
from carrom_desk.rules.ruling import Turn
from tests.fakes import SINGLES, MemoryStore, StoppedTime, desk, record_of, stroke
from tests.match.every_entry import every_entry, stored

TOSS = Toss(Side.A, TossChoice.BREAK)
PLAY = PlayCalled()


class WatchedStore(MemoryStore):
    """Remembers what the desk showed while an entry was being stored."""

    def __init__(self) -> None:
        super().__init__()
        self.watched: MatchDesk | None = None
        self.shown: list[MatchRecord] = []

    def append(self, match_id: MatchId, logged: LoggedEntry, summary: MatchSummary) -> None:
        if self.watched is not None:
            self.shown.append(self.watched.record)
        super().append(match_id, logged, summary)


def test_an_entry_is_stored_first_and_only_then_seen() -> None:
    store = WatchedStore()
    opened = desk(TOSS, store=store)
    store.watched = opened
    before = opened.record

    logged = opened.submit(stroke(1))

    assert store.shown == [before]
    assert store.kept[opened.id].entries[-1] == logged == opened.record.entries[-1]
    assert opened.record.next_number == 2


def test_a_ruling_that_comes_with_a_command_is_not_taken() -> None:
    opened = desk(TOSS)
    ruled = opened.preview(stroke(1))
    assert isinstance(ruled, StrokeMade)
    assert ruled.ruling is not None

    forged = replace(ruled, ruling=replace(ruled.ruling, turn=Turn.PASSES))

    assert opened.submit(forged).entry == ruled


@pytest.mark.parametrize("command", [TOSS, stroke(1)])
def test_a_store_that_fails_leaves_the_record_as_it_was(command: Toss | StrokeMade) -> None:
    store = MemoryStore()
    opened = desk(*([TOSS] if command is not TOSS else []), store=store)
    before = opened.record
    store.is_full = True

    with pytest.raises(StoreUnavailable):
        opened.submit(command)

    assert opened.record is before
    assert store.kept[opened.id].entries == before.entries
    store.is_full = False
    assert opened.submit(command).number == before.next_number


def test_what_the_store_does_not_take_can_go_into_a_file() -> None:
    store, now = MemoryStore(), StoppedTime()
    opened = desk(TOSS, store=store, now=now)
    store.is_full = True
    now.advance(2_000)

    match = opened.with_unsaved(stroke(1))

    assert (match.id, match.setup) == (opened.id, opened.record.setup)
    assert match.entries[:-1] == opened.record.entries
    unsaved = match.entries[-1]
    assert (unsaved.number, unsaved.entry, unsaved.elapsed_ms) == (1, opened.preview(stroke(1)), 2_000)
    assert replay(match.setup, match.entries).record.state.board is not None
    with pytest.raises(Refused):
        opened.with_unsaved(stroke(10))


def test_a_refused_command_is_not_stored() -> None:
    store = MemoryStore()
    opened = desk(TOSS, store=store)
    before = opened.record

    with pytest.raises(Refused):
        opened.submit(stroke(10))

    assert opened.record is before
    assert len(store.kept[opened.id].entries) == 1


def test_a_preview_is_what_would_be_stored_and_stores_nothing() -> None:
    store = MemoryStore()
    opened = desk(TOSS, store=store)

    preview = opened.preview(stroke(2))

    assert len(store.kept[opened.id].entries) == 1
    assert opened.submit(stroke(2)).entry == preview


def test_every_entry_has_the_time_of_the_wall_and_that_since_the_match_was_opened_first() -> None:
    now = StoppedTime()
    now.advance(5_000)
    opened = desk(now=now)

    now.advance(1_500)
    opened.submit(TOSS)
    now.advance(60_000)
    opened.submit(PLAY)

    assert [(each.at, each.elapsed_ms) for each in opened.record.entries] == [
        ("2026-11-21T10:00:06.500+05:30", 1_500),
        ("2026-11-21T10:01:06.500+05:30", 61_500),
    ]


def test_time_goes_on_from_the_last_entry_when_a_match_is_opened_again() -> None:
    store, now = MemoryStore(), StoppedTime()
    opened = desk(store=store, now=now)
    now.advance(90_000)
    opened.submit(TOSS)

    # The computer was started again: its clock counts from nothing, and the time between is nobody's.
    later = StoppedTime()
    later.advance(700)
    again = MatchDesk(opened.id, store, later)
    later.advance(2_000)
    again.submit(PLAY)

    assert [each.elapsed_ms for each in again.record.entries] == [90_000, 92_000]


def test_elapsed_time_never_goes_below_nothing() -> None:
    now = StoppedTime()
    now.advance(1_000)
    opened = desk(now=now)
    now.advance(-400)

    assert opened.submit(TOSS).elapsed_ms == 0


def test_a_match_opens_as_it_was_left() -> None:
    match = stored(every_entry())
    store = MemoryStore()
    store.kept[match.id] = match

    opened = MatchDesk(match.id, store, StoppedTime())

    assert opened.record == replace(every_entry(), entries=Log(match.entries))
    assert opened.record.entries == match.entries


def test_the_summary_is_stored_with_every_entry() -> None:
    store = MemoryStore()
    opened = desk(TOSS, stroke(8), store=store)
    assert store.summaries[opened.id].score == BySide(0, 0)

    opened.submit(stroke(1, queen=True))

    assert store.summaries[opened.id].score == BySide(12, 0)


def test_a_log_that_contradicts_itself_is_not_opened() -> None:
    store = MemoryStore()
    store.kept[MatchId("m1")] = StoredMatch(MatchId("m1"), SINGLES, (LoggedEntry(0, PLAY),))

    with pytest.raises(ImpossibleEntry):
        MatchDesk(MatchId("m1"), store, StoppedTime())


# The time


def test_wall_time_is_written_as_match_files_have_it() -> None:
    wall = SystemTime().wall()

    assert read_logged({"entry": "play", "at": wall}, 0).at == wall
    moment = datetime.fromisoformat(wall)
    assert moment.utcoffset() == datetime.now().astimezone().utcoffset()
    assert abs(moment - datetime.now(UTC)) < timedelta(hours=1)


# Copies


SHORT = replace(SINGLES, competition=Competition(games=3, points=12, boards=None))
BOARD = (PlayCalled(), stroke(9, queen=True))
COMMANDS = (Toss(Side.A, TossChoice.BREAK), *BOARD, *BOARD, *BOARD)


def test_a_copy_is_due_after_each_game_and_the_match_and_not_in_between() -> None:
    due = CopiesDue()
    due.follow(record_of(setup=SHORT))
    records = [record_of(*COMMANDS[:count], setup=SHORT) for count in range(1, len(COMMANDS) + 1)]

    reasons = [due.note(record) for record in records]

    last = records[-1].state
    assert last.is_over
    assert [reason for reason in reasons if reason is not None][-1] is BackupReason.MATCH_OVER
    assert reasons.count(BackupReason.GAME_OVER) == last.games.a + last.games.b - 1
    assert due.is_changed


def test_the_games_of_a_match_that_is_opened_are_no_reason() -> None:
    due = CopiesDue()
    due.follow(record_of(*COMMANDS, setup=SHORT))

    assert not due.is_changed
    assert due.note(record_of(*COMMANDS, Undone(), setup=SHORT)) is None


def test_how_long_ago_an_entry_was_made_counts_the_time_in_which_the_match_was_closed() -> None:
    store, now = MemoryStore(), StoppedTime()
    opened = desk(TOSS, store=store, now=now)
    now.advance(40_000)
    assert opened.since_ms(0) == 40_000

    closed = RestartedNow(now, 200_000)
    again = MatchDesk(opened.id, store, closed)
    assert again.since_ms(0) == 240_000
    closed.advance(5_000)
    assert again.since_ms(0) == 245_000
    entry = again.submit(stroke(1))
    closed.advance(1_000)
    assert again.since_ms(entry.number) == 1_000


def test_without_times_only_the_time_in_which_the_match_was_open_is_known() -> None:
    store, now = MemoryStore(), StoppedTime()
    opened = desk(TOSS, store=store, now=now)
    kept = store.kept[opened.id]
    store.kept[opened.id] = replace(kept, entries=tuple(replace(each, at="") for each in kept.entries))

    again = MatchDesk(opened.id, store, RestartedNow(now, 200_000))

    assert again.since_ms(0) == 0


class RestartedNow(StoppedTime):
    """The same wall clock at a later time, on a restarted computer."""

    def __init__(self, before: StoppedTime, later_ms: int) -> None:
        super().__init__()
        self._ahead = before.ms + later_ms

    def wall(self) -> str:
        wall = StoppedTime()
        wall.advance(self._ahead + self.ms)
        return wall.wall()
