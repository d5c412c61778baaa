"""Limits of a log: replay time grows linearly, and accepted logs can be written and read back."""

import random
import time
from collections.abc import Callable
from contextlib import suppress

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
    ProtestLodged,
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
from carrom_desk.match.replay import Corrections, ImpossibleEntry, replay, walk
from carrom_desk.match.side import Side
from carrom_desk.rules.acts import Stroke
from carrom_desk.rules.breaches import Breach
from carrom_desk.rules.position import ByParty, Pieces
from tests.fakes import desk
from tests.match.playing import a_setup, play
from tests.match.strategies import commands

fewer = settings(max_examples=settings().max_examples // 3)
TOSS = Toss(Side.A, TossChoice.BREAK)
NOTHING = StrokeMade(Stroke())
BACK_AND_FORTH: list[Entry] = [Undone(), Redone()]
PROTESTED: list[Entry] = [ProtestLodged(Side.A, ""), Noted(""), NOTHING]
WARNED: list[Entry] = [Noted("a note"), Warned(Side.A, "slow")]


def logged(*entries: Entry) -> list[LoggedEntry]:
    return [LoggedEntry(number, entry) for number, entry in enumerate(entries)]


def undone_and_redone(count: int) -> list[Entry]:
    return [TOSS, *[NOTHING] * (count // 2), *BACK_AND_FORTH * (count // 4)]


def undone_one_after_another(count: int) -> list[Entry]:
    third = count // 3
    return [TOSS, *[NOTHING] * third, *[Undone()] * third, *[Redone()] * third]


def amended_at_the_end(count: int) -> list[Entry]:
    return [TOSS, *[NOTHING] * (count // 2), *[Amended(count // 2, NOTHING, "")] * (count // 2)]


def amended_anywhere(count: int) -> list[Entry]:
    chance = random.Random(1)
    strokes = [StrokeMade(Stroke(Pieces(own=chance.randrange(2)))) for _ in range(count // 2)]
    amendments = [Amended(chance.randrange(1, count // 2), made, "") for made in strokes]
    return [TOSS, *[NOTHING] * (count // 2), *amendments]


def amended_between_strokes(count: int) -> list[Entry]:
    found: list[Entry] = [TOSS, NOTHING]
    for number in range(count // 3):
        found += [NOTHING, Amended(1, StrokeMade(Stroke(Pieces(own=number % 2))), "")]
        found += BACK_AND_FORTH[: number % 3]
    return found


def protested(count: int) -> list[Entry]:
    return [TOSS, *PROTESTED * (count // 3)]


def warned(count: int) -> list[Entry]:
    return [TOSS, *WARNED * (count // 2)]


Attack = Callable[[int], list[Entry]]
ATTACKS: list[Attack] = [
    undone_and_redone,
    undone_one_after_another,
    amended_at_the_end,
    amended_anywhere,
    amended_between_strokes,
    protested,
    warned,
]


def seconds(attack: Attack, count: int) -> float:
    entries, setup = logged(*attack(count)), a_setup(boards=None)
    began = time.process_time()
    with suppress(ImpossibleEntry):  # a correction that rewrites what was played
        walk(replay(setup, entries, corrections=Corrections.REFUSED).record)
    return time.process_time() - began


@pytest.mark.parametrize("attack", ATTACKS, ids=lambda attack: attack.__name__)
def test_time_grows_as_the_log_does(attack: Attack) -> None:
    """Four times as many entries take four times as long. Only amendments of early entries count much again."""
    seconds(attack, 100)
    few, many = seconds(attack, 200), seconds(attack, 800)

    assert many < max(8 * few, 8)


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
