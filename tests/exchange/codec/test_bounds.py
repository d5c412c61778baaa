"""Limits of a log: replay time grows linearly, and accepted logs can be written and read back."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from carrom_desk.exchange.codec.entry_codec import as_written, read_logged, write_logged
from carrom_desk.match.entry.entries import (
    Amended,
    Entry,
    LoggedEntry,
    Noted,
    Override,
    PlainEntry,
    Redone,
    StrokeMade,
    Toss,
    TossChoice,
    Undone,
    Warned,
)
from carrom_desk.match.log import MOST_ENTRIES
from carrom_desk.match.problems import InvalidDocument, Reason, Refused
from carrom_desk.match.record import MatchRecord, decide, new_record, refusal_of
from carrom_desk.match.replay import Corrections, ImpossibleEntry, replay
from carrom_desk.match.side import Side
from carrom_desk.rules.acts import Stroke
from carrom_desk.rules.breaches import Breach
from carrom_desk.rules.position import ByParty
from tests.fakes import desk
from tests.match.playing import a_setup, play
from tests.match.strategies import commands

fewer = settings(max_examples=settings().max_examples // 3)
TOSS = Toss(Side.A, TossChoice.BREAK)
NOTHING = StrokeMade(Stroke())


def logged(*entries: Entry) -> list[LoggedEntry]:
    return [LoggedEntry(number, entry) for number, entry in enumerate(entries)]


def test_a_match_has_at_most_five_thousand_entries() -> None:
    setup, full = a_setup(boards=None), logged(TOSS, *[NOTHING] * 4_999)

    record = replay(setup, full).record

    assert len(record.standing) == MOST_ENTRIES == 5_000
    for command in (Noted("one more"), Undone(), Amended(1, NOTHING, "")):
        refused = refusal_of(record, command)
        assert refused is not None
        assert refused.reason is Reason.NO_ROOM
    with pytest.raises(ImpossibleEntry) as impossible:
        replay(setup, [*full, LoggedEntry(5_000, NOTHING)])
    assert (impossible.value.number, impossible.value.refusal.reason) == (5_000, Reason.NO_ROOM)


# Accepted, written, read back


def is_read_back(entry: Entry) -> bool:
    written = write_logged(LoggedEntry(7, entry, "2026-11-21T10:04:05.123+05:53:28", 12))
    return read_logged(written, 7).entry == as_written(entry)


@fewer
@given(st.data())
def test_whatever_is_accepted_can_be_read_back(data: st.DataObject) -> None:
    record = new_record(a_setup(doubles=True))
    for _ in range(20):
        command = data.draw(commands(record))
        entry = decide(record, command)
        assert is_read_back(entry)
        record = play("note", after=record) if isinstance(entry, Noted) else with_one_more(record, entry)


def with_one_more(record: MatchRecord, entry: Entry) -> MatchRecord:
    return replay(record.agreed, [*record.entries, LoggedEntry(record.next_number, entry)]).record


def test_more_dues_than_anybody_counts_are_read_back() -> None:
    record = play("toss a break; -")
    for _ in range(130):
        record = play("breach a", after=record)
    assert record.state.board is not None
    assert record.state.board.due.a == 130
    assert is_read_back(record.entries[-1].entry)
    decided = decide(record, Override("counted", due=ByParty(0, 250)))
    assert is_read_back(decided)


@pytest.mark.parametrize(
    "command",
    [
        Noted("x" * 2_001),
        Noted("\ud800"),
        Noted("a\0b"),
        Warned(Side.A, "y" * 5_000),
        Override("too much", due=ByParty(0, 10**7)),
        Amended(1, Noted("x" * 2_001), ""),
        Amended(1, Noted("x"), "y" * 3_000),
    ],
    ids=lambda command: type(command).__name__,
)
def test_what_could_not_be_read_back_is_refused(command: PlainEntry | Amended) -> None:
    record = play("toss a break; p1")
    opened = desk(*(logged.entry for logged in record.entries), setup=record.agreed)
    with pytest.raises(Refused) as refused:
        opened.preview(command)
    assert refused.value.refusal.reason is Reason.NOT_READABLE


@pytest.mark.parametrize("offset", ["+05:53:28", "-00:00:01", "+05:30", "Z", "+00:19:32.130000"])
def test_an_offset_may_have_seconds(offset: str) -> None:
    read = read_logged({"entry": "play", "at": f"1901-02-03T04:05:06.789{offset}"}, 0)
    assert read.at.endswith(offset)


@pytest.mark.parametrize("offset", ["+05:30:60", "+5:30", "+05:30:00:00", "+25:00"])
def test_an_offset_from_utc_that_no_place_has_is_refused(offset: str) -> None:
    with pytest.raises(InvalidDocument):
        read_logged({"entry": "play", "at": f"1901-02-03T04:05:06.789{offset}"}, 0)


def test_a_breach_within_a_stroke_may_be_of_any_kind() -> None:
    for name in ("body_on_board", "men_touched", "clothes_on_surface", "push", "solid_object", "time_limit"):
        entry = read_logged({"entry": "stroke", "improper": name}, 0).entry
        assert isinstance(entry, StrokeMade)
        assert (entry.breach, entry.stroke.improper) == (Breach(name), True)
    for name in ("placed_outside", "left_seat", "insulting_remarks"):
        with pytest.raises(InvalidDocument):
            read_logged({"entry": "stroke", "improper": name}, 0)


@pytest.mark.parametrize("further", [(Amended(1, NOTHING, ""),), (Undone(), Redone())])
def test_a_file_that_has_a_match_counted_again_and_again_is_refused(
    further: tuple[Entry, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("carrom_desk.match.replay.MOST_RECOUNTED", 15_000)
    entries = logged(TOSS, *[NOTHING] * 500, Amended(1, NOTHING, ""), *further * 100)

    with pytest.raises(ImpossibleEntry) as impossible:
        replay(a_setup(boards=None), entries, corrections=Corrections.REFUSED)

    assert impossible.value.refusal.reason is Reason.TOO_MANY_CORRECTIONS
    assert impossible.value.number < 600
