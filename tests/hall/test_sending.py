"""A table and a hub: whatever happens in between, no entry is lost or stored twice."""

import socket
from collections.abc import Sequence
from dataclasses import replace
from enum import Enum, auto

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from carrom_desk.desk.hall.hall_link import Link
from carrom_desk.desk.hall.hall_sender import HallSender
from carrom_desk.desk.hall.outbox import Outbox
from carrom_desk.desk.imports import import_from_hall
from carrom_desk.desk.match_library import MatchLibrary
from carrom_desk.exchange.hall_wire import ANSWER, Receipt, read_message, read_push, write_message, write_push
from carrom_desk.hall.hub import Hub
from carrom_desk.hall.receiving import FollowedMatches, Receiver
from carrom_desk.match.entry.entries import Noted
from carrom_desk.match.ports.hall_store import CountedLog, HallTable
from carrom_desk.match.ports.store import MatchId, MatchQuery, StoreConflict
from carrom_desk.match.problems import InvalidDocument
from carrom_desk.storage.hall_store import SqlHallStore
from tests.fakes import StoppedTime
from tests.hall.conftest import MakeStore
from tests.hall.logs import GrowingMatch
from tests.reports.generated import few

TABLE, OTHER = HallTable(1, "A"), HallTable(2, "B")


class Event(Enum):
    ENTER = auto()
    SEND = auto()
    ARRIVE = auto()
    ARRIVE_LAST = auto()
    ARRIVE_TWICE = auto()
    LOSE = auto()
    ANSWER = auto()
    ANSWER_LAST = auto()
    ANSWER_LOST = auto()
    TABLE_RESTARTS = auto()
    HUB_RESTARTS = auto()


class Line:
    """Connection between a table and a hub, with delays, duplicates, losses and reordering."""

    def __init__(self, table: SqlHallStore, hub: SqlHallStore) -> None:
        self.table, self.hub = table, hub
        self.outbox = Outbox(table, 0)
        self.receiver = self._new_receiver()
        self.messages: list[tuple[MatchId, bytes]] = []
        self.answers: list[tuple[MatchId, bytes]] = []

    def _new_receiver(self) -> Receiver:
        return Receiver(self.hub, FollowedMatches(self.hub), lambda _: None)

    def send(self) -> bool:
        stretch = self.outbox.next()
        if stretch is not None:
            self.messages.append((stretch.match_id, write_push(stretch, 1_000)))
        return stretch is not None

    def arrive(self, place: int = 0, *, again: bool = False) -> None:
        if not self.messages:
            return
        match_id, raw = self.messages[place]
        if not again:
            del self.messages[place]
        self.answers.append((match_id, write_message(ANSWER, self.receiver.receive(TABLE, read_push(raw))).encode()))

    def answer(self, place: int = 0) -> None:
        if self.answers:
            match_id, raw = self.answers.pop(place)
            self.outbox.take(match_id, read_message(ANSWER, raw))

    def happen(self, event: Event, match: GrowingMatch) -> None:
        match event:
            case Event.ENTER:
                match.grow()
            case Event.SEND:
                self.send()
            case Event.ARRIVE:
                self.arrive()
            case Event.ARRIVE_LAST:
                self.arrive(-1)
            case Event.ARRIVE_TWICE:
                self.arrive(again=True)
            case Event.LOSE:
                del self.messages[:1]
            case Event.ANSWER:
                self.answer()
            case Event.ANSWER_LAST:
                self.answer(-1)
            case Event.ANSWER_LOST:
                del self.answers[:1]
            case Event.TABLE_RESTARTS:
                self.outbox = Outbox(self.table, 0)
            case Event.HUB_RESTARTS:
                self.receiver = self._new_receiver()

    def calm(self, most: int = 50) -> None:
        """Stops losing messages, and delivers those still on the way."""
        while self.messages:
            self.arrive(-1)
        while self.answers:
            self.answer(-1)
        for _ in range(most):
            if not self.send():
                return
            self.arrive()
            self.answer()
        raise AssertionError("the table never comes to an end")

    def assert_equal(self) -> None:
        assert self.outbox.refused == {}
        for match_id, head in self.outbox.ends().items():
            here, there = self.table.load(match_id), self.hub.load(match_id)
            assert there == here
            assert self.hub.stretch(match_id, 0, 0).end == head


@settings(few(4), suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
@given(seed=st.integers(0, 400), events=st.lists(st.sampled_from(Event), max_size=80))
def test_nothing_is_lost_and_nothing_is_doubled(new_store: MakeStore, seed: int, events: Sequence[Event]) -> None:
    line = Line(new_store(), new_store())
    match = GrowingMatch(line.table, seed)

    for event in events:
        line.happen(event, match)
    match.grow(3)
    line.calm()

    line.assert_equal()


def test_a_long_log_goes_in_several_stretches(new_store: MakeStore, hub_store: SqlHallStore) -> None:
    line = Line(new_store(), hub_store)
    first, second = GrowingMatch(line.table, 5, "m1", 450), GrowingMatch(line.table, 6, "m2", 450)
    first.grow(450)
    second.grow(450)

    line.calm()

    line.assert_equal()
    assert [each.place for each in hub_store.hall_matches()] == ["1", "1"]


def test_two_logs_of_one_match_are_never_merged(new_store: MakeStore, hub_store: SqlHallStore) -> None:
    line = Line(new_store(), hub_store)
    match = GrowingMatch(line.table, 7)
    match.grow(5)
    line.calm()
    other = astray_from(line, match, new_store())
    before = hub_store.load(match.id)

    astray = Line(other, hub_store)
    astray.calm()

    refusal = astray.outbox.refused[match.id]
    assert refusal.verdict is Receipt.DIVERGED
    assert refusal.here != refusal.there
    assert hub_store.load(match.id) == before
    found = hub_store.divergences()[match.id]
    assert (found.there, found.here) == (refusal.here, refusal.there)

    match.grow()
    line.calm()
    assert line.outbox.refused[match.id].verdict is Receipt.DIVERGED, "it is the chief referee who decides"
    assert hub_store.load(match.id) == before


@pytest.mark.parametrize("counting", [CountedLog.HALL, CountedLog.TABLE])
def test_the_chief_referee_decides_which_log_counts(
    new_store: MakeStore, hub_store: SqlHallStore, counting: CountedLog
) -> None:
    line = Line(new_store(), hub_store)
    match = GrowingMatch(line.table, 7)
    match.grow(5)
    line.calm()
    other = astray_from(line, match, new_store())
    GrowingMatch(other, 7).grow(3)
    astray = Line(other, hub_store)
    astray.calm()
    hub = Hub(hub_store, lambda: MatchId("new"), lambda _: None)
    with pytest.raises(StoreConflict):
        hub.next_match(TABLE)
    if counting is CountedLog.TABLE:
        with pytest.raises(StoreConflict, match="not arrived"):
            hub.settle(match.id, counting, "seen")
    hub.receiver.take_copy(TABLE, read_push(write_push(astray.outbox.whole(match.id), 1_000), 5_000))

    hub.settle(match.id, counting, "seen by both")

    there, here = other.load(match.id), hub_store.load(match.id)
    assert (here.entries == there.entries) is (counting is CountedLog.TABLE)
    astray.outbox.try_again([match.id])
    astray.calm()
    refusals = [each.verdict for each in astray.outbox.refused.values()]
    assert refusals == ([Receipt.REPLACED] if counting is CountedLog.HALL else [])
    if counting is CountedLog.HALL:
        assert import_from_hall(library_of(other), hub.next_match(TABLE) or here, counts=True) == match.id
        astray.outbox.try_again([match.id])
        astray.calm()
    astray.assert_equal()
    trashed = [each.id for store in (other, hub_store) for each in store.matches(MatchQuery(in_trash=True))]
    assert trashed == [f"{match.id}~1"], "both logs are kept"


def library_of(store: SqlHallStore) -> MatchLibrary:
    return MatchLibrary(store, StoppedTime(), lambda: MatchId("new"))


def astray_from(line: Line, match: GrowingMatch, other: SqlHallStore) -> SqlHallStore:
    """Returns a table whose log of a match ends with a different entry."""
    summary = line.table.summary(match.id)
    assert summary is not None
    other.create(replace(line.table.load(match.id), entries=()), summary)
    last = match.record.entries[-1]
    for logged in (*match.record.entries[:-1], replace(last, entry=Noted("otherwise"))):
        other.append(match.id, logged, summary)
    return other


def test_a_match_that_goes_on_elsewhere_is_not_written_to(new_store: MakeStore, hub_store: SqlHallStore) -> None:
    line = Line(new_store(), hub_store)
    match = GrowingMatch(line.table, 8)
    match.grow(5)
    line.calm()
    known = hub_store.hall_match(match.id)
    assert known is not None
    assert hub_store.note(replace(known, owner=OTHER.number, place="2"), TABLE.number)
    assert not hub_store.note(replace(known, owner=OTHER.number, place="2"), TABLE.number)

    match.grow()
    line.calm()

    refusal = line.outbox.refused[match.id]
    assert (refusal.verdict, refusal.place) == (Receipt.TAKEN, "2")
    assert len(hub_store.load(match.id).entries) == 5


def test_an_entry_that_is_not_possible_is_refused_with_its_place(new_store: MakeStore, hub_store: SqlHallStore) -> None:
    line = Line(new_store(), hub_store)
    match = GrowingMatch(line.table, 9)
    match.grow(3)
    summary = line.table.summary(match.id)
    assert summary is not None
    line.table.append(match.id, replace(match.record.entries[0], number=3), summary)
    line.send()
    line.arrive()
    line.answer()
    line.send()

    with pytest.raises(InvalidDocument) as refused:
        line.arrive()

    assert refused.value.problems[0].at.startswith("/entries/")
    assert hub_store.heads(0) == []


@pytest.mark.parametrize(
    ("changed", "to"),
    [
        (b'"length": 5', b'"length": -1'),
        (b'"length": 5', b'"length": 1e9'),
        (b'"entries":[', b'"entries":[{"entry": "stroke"},'),
        (b'"match": "m1"', b'"match": "m1", "place": "../7"'),
        (b'"now_ms": 1000', b'"now_ms": "soon"'),
        (b'"match": "m1"', b'"match": ""'),
        (b'"match": "m1"', b'"match": "m1", "extra": 1'),
        (b'"match": "m1"', b'"match": "m1", "clock": {}'),
        (b'"match": "m1"', b'"match": "m1", "clock": {"since": -2}'),
        (b'"match": "m1"', b'"match": "m1", "clock": {"since": 1, "ends_ms": "soon"}'),
        (b'"match": "m1"', b'"match": "m1", "clock": {"since": 1, "left_ms": 1e99}'),
        (b"{", b""),
        (b'"started": "2026', b'"started": "20xx'),
        (b"2026", b"\xff"),
    ],
)
def test_a_spoilt_message_is_refused_with_a_sentence(new_store: MakeStore, changed: bytes, to: bytes) -> None:
    table = new_store()
    GrowingMatch(table, 7).grow(5)
    raw = write_push(table.stretch(MatchId("m1"), 5, 1), 1_000)
    assert read_push(raw).match_id == "m1"

    with pytest.raises(InvalidDocument) as refused:
        read_push(raw.replace(changed, to, 1))

    assert all(problem.problem.endswith((".", "}")) for problem in refused.value.problems)


def test_a_stroke_is_stored_while_the_hall_keeps_silent(new_store: MakeStore) -> None:
    store = new_store()
    match = GrowingMatch(store, 11)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        link = Link(f"http://127.0.0.1:{silent.getsockname()[1]}", "key", 1)
        sender = HallSender(store, link, lambda _: None)
        sender.start()
        kept, _ = silent.accept()  # it was asked, and answers nothing

        for number in range(1, 21):
            match.grow()
            sender.wake()
            assert store.stretch(match.id, 0, 0).end.length == number

        kept.close()
    sender.stop(30)
    assert sender.status.up_to == ""
