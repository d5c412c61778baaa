"""Amending: an earlier entry is replaced, and all later ones are ruled on again (formats: match file)."""

import pytest

from carrom_desk.match.entry.entries import (
    Amended,
    Demanded,
    Entry,
    Noted,
    PlacingDone,
    PlacingOutcome,
    PlainEntry,
    Redone,
    StrokeMade,
    Undone,
)
from carrom_desk.match.problems import Reason, Refusal, Refused
from carrom_desk.match.record import MatchRecord, refusal_of, standing_entries, state_before
from tests.match.playing import a_setup, board_line, command, enter, play, score_line


def amend(record: MatchRecord, number: int, with_: str) -> MatchRecord:
    """Returns the record with an entry replaced."""
    return enter(record, Amended(number, plain(with_), "marked wrongly"))


def plain(text: str) -> PlainEntry:
    entry: Entry = command(text)
    assert not isinstance(entry, Undone | Redone | Amended)
    return entry


@pytest.mark.parametrize(
    ("entries", "number", "with_", "board"),
    [
        ("toss a break; p1; p2", 1, "p3", "a1 4-9"),
        ("toss a break; p1; p2", 2, "q2", "b1 8-7"),
        ("toss a break; p1; p2", 0, "toss b break", "b1 9-6"),
        # A due that was not owed is not taken out; one that was is.
        ("toss a break; X; -; p2", 1, "-", "a1 7-9"),
        ("toss a break; -; -; p2", 1, "X", "a1 8-9"),
        ("toss a break; p1 X; forgone; p2", 1, "p2 X", "a1 8-9"),
        ("toss a break; p2; p1 X; placed; -", 3, "forgone", "b1 7-9"),
        ("toss a break; p1; note; p2", 1, "p4", "a1 3-9"),
        # The entry may become one of another kind, or drop out as a note.
        ("toss a break; p1; p2", 1, "note", "a1 7-9"),
        ("toss a break; p1; p2", 1, "breach a", "a1 8-9"),
        # Only what stands counts for the entries after it.
        ("toss a break; p1; p2; undo", 1, "p3", "a1 6-9"),
    ],
)
def test_all_that_follows_is_judged_again(entries: str, number: int, with_: str, board: str) -> None:
    assert board_line(amend(play(entries), number, with_).state) == board


def test_an_entry_of_an_earlier_board_changes_the_score_and_the_game_after_it() -> None:
    record = play("toss a break; p8; p1 Q; -; p8; p1 Q; p2")
    assert score_line(record.state) == "games 0-0, game 1 24-0, board 3 by a1"

    # Without the Queen the first board is the other's, with three points (107(a)).
    amended = amend(record, 2, "p1")

    assert score_line(amended.state) == "games 0-0, game 1 12-3, board 3 by a1"
    assert board_line(amended.state) == "a1 7-9"


def test_an_amendment_can_undo_the_end_of_the_match() -> None:
    record = play("toss a break; p8; p1 Q", a_setup(games=1, points=12))
    assert record.state.is_over

    amended = amend(record, 1, "p7")

    assert board_line(amended.state) == "a1 1-9 queen a"
    assert amended.impossible == ()


@pytest.mark.parametrize(
    ("entries", "number", "with_", "first", "reason"),
    [
        # The turn would have passed, or not: later strokes would be the other colour's.
        ("toss a break; p1; p2", 1, "-", 2, Reason.PLAYED_BY_THE_OTHER_COLOUR),
        ("toss a break; p1; -; p2", 2, "p1", 3, Reason.PLAYED_BY_THE_OTHER_COLOUR),
        ("toss a break; p1; note; pass; p2", 1, "-", 3, Reason.PLAYED_BY_THE_OTHER_COLOUR),
        ("toss a break; p1; p1; -; p2", 3, "p1", 4, Reason.PLAYED_BY_THE_OTHER_COLOUR),
        # More men than lie on the board, or a Queen that is gone.
        ("toss a break; p1; p8 X; p1", 1, "p4", 2, Reason.PLAYED_BECOMES_IMPOSSIBLE),
        ("toss a break; p1; -; p1; -; p1 Q; -", 1, "p2 Q", 5, Reason.PLAYED_BECOMES_IMPOSSIBLE),
        ("toss a break; p1", 0, "note", 1, Reason.PLAYED_BECOMES_IMPOSSIBLE),
        # The board would not be over, or would be earlier; or another one is begun again.
        ("toss a break; p8; p1 Q; p1", 1, "p7", 3, Reason.PLAYED_ON_ANOTHER_BOARD),
        ("toss a break; p1; p1", 1, "left_seat b", 2, Reason.PLAYED_ON_ANOTHER_BOARD),
        ("toss a break; p1; replay; p1", 2, "note", 3, Reason.PLAYED_ON_ANOTHER_BOARD),
        ("toss a break; p1; replay; p1", 1, "note", None, None),
        ("toss a break; p1; note; p1", 2, "replay", 3, Reason.PLAYED_ON_ANOTHER_BOARD),
        ("toss a break; p1; protest b; upheld; p1", 3, "overruled", 4, Reason.PLAYED_ON_ANOTHER_BOARD),
        ("toss a break; pass*6; p1", 1, "note", 2, Reason.PLAYED_BY_THE_OTHER_COLOUR),
    ],
)
def test_an_amendment_never_rewrites_what_was_played(
    entries: str, number: int, with_: str, first: int | None, reason: Reason | None
) -> None:
    record = play(entries)

    refused = refusal_of(record, Amended(number, plain(with_), "marked wrongly"))

    if first is None or reason is None:
        assert refused is None
    else:
        assert refused == Refusal(reason, at="/number", first=first)
        assert f"entry {first} would" in refused.sentence


@pytest.mark.parametrize(
    ("entries", "number", "with_", "impossible", "board"),
    [
        # There is nothing to place any more.
        ("toss a break; p1 X; placed; p1", 1, "p1", (2,), "a1 7-9"),
        # Nothing can be demanded of the board any more.
        ("toss a break; p8; p1 X; demand 1; p1", 2, "p1 Q", (3,), "b1 9-8"),
    ],
)
def test_what_an_amendment_makes_impossible_stays_in_the_log_and_changes_nothing(
    entries: str, number: int, with_: str, impossible: tuple[int, ...], board: str
) -> None:
    before = play(entries)
    amended = amend(before, number, with_)

    assert amended.impossible == impossible
    assert board_line(amended.state) == board
    assert set(impossible) <= set(amended.standing)
    assert tuple(row.number for row in standing_entries(amended) if row.is_impossible) == impossible


def test_an_impossible_entry_counts_again_when_the_amendment_is_taken_back() -> None:
    before = play("toss a break; p1 X; forgone; p1")
    amended = amend(before, 1, "p1")

    undone = play("undo", after=amended)

    assert amended.impossible == (2,)
    assert undone.impossible == ()
    assert undone.state == before.state
    again = play("redo", after=undone)
    assert (again.state, again.impossible) == (amended.state, (2,))


def test_an_impossible_entry_can_itself_be_amended() -> None:
    record = amend(play("toss a break; p1 X; forgone; p1"), 1, "p1")
    assert record.impossible == (2,)

    record = amend(record, 2, "pause")

    assert record.impossible == ()
    assert board_line(record.state) == "a1 7-9"


def test_play_goes_on_after_an_impossible_entry() -> None:
    record = play("p1; -", after=amend(play("toss a break; p1 X; forgone; p1"), 1, "p1"))

    assert board_line(record.state) == "b1 6-9"
    assert record.impossible == (2,)


def test_the_latest_amendment_of_an_entry_counts() -> None:
    record = amend(amend(play("toss a break; p1; -"), 1, "p2"), 1, "p5")

    assert board_line(record.state) == "b1 4-9"
    assert board_line(play("undo", after=record).state) == "b1 7-9"
    assert board_line(play("undo*2", after=record).state) == "b1 8-9"


def test_rows_tell_what_is_amended_and_what_is_judged_again() -> None:
    record = amend(play("toss a break; p1; p2; note"), 1, "p3")

    rows = standing_entries(record)

    assert [(row.number, row.is_amended, row.is_judged_again) for row in rows] == [
        (0, False, False),
        (1, True, False),
        (2, False, True),
        (3, False, True),
    ]
    second = rows[2].entry
    assert isinstance(second, StrokeMade)
    assert second.ruling is not None
    # Nine men less three and two.
    assert second.ruling.on_board.own == 4


def test_an_entry_after_the_amendment_is_not_judged_again_by_it() -> None:
    record = play("p1", after=amend(play("toss a break; p1"), 1, "p3"))

    assert [row.is_judged_again for row in standing_entries(record)] == [False, False, False]


def test_an_amendment_has_the_ruling_of_its_place_not_of_now() -> None:
    record = amend(play("toss a break; p1; p5; -"), 1, "p3")

    written = record.entries[-1].entry
    assert isinstance(written, Amended)
    assert isinstance(written.with_, StrokeMade)
    assert written.with_.ruling is not None
    assert written.with_.ruling.on_board.own == 6


def test_the_state_before_an_entry_takes_earlier_amendments_in() -> None:
    record = amend(play("toss a break; p1; p2; -"), 1, "p3")

    assert board_line(state_before(record, 2)) == "a1 6-9"
    assert board_line(state_before(record, 0)) == "none"


@pytest.mark.parametrize(
    ("entries", "number", "with_", "reason"),
    [
        ("toss a break; p1", 2, "p2", Reason.NO_SUCH_ENTRY),
        ("toss a break; p1", -1, "p2", Reason.NO_SUCH_ENTRY),
        ("toss a break; p1; undo", 1, "p2", Reason.ENTRY_NOT_STANDING),
        ("toss a break; p1; undo", 2, "p2", Reason.ENTRY_NOT_STANDING),
        # It has to be possible at its place.
        ("toss a break; p1; p2", 0, "p2", Reason.TOSS_AWAITED),
        ("toss a break; p5; p2", 2, "p5", Reason.ACT_IMPOSSIBLE),
        ("toss a break; p1; p2", 2, "toss a break", Reason.NO_TOSS_NOW),
    ],
)
def test_an_amendment_that_cannot_be_is_refused_with_its_reason(
    entries: str, number: int, with_: str, reason: Reason
) -> None:
    record = play(entries)

    with pytest.raises(Refused) as refused:
        amend(record, number, with_)
    assert refused.value.refusal.reason is reason


def test_an_amendment_is_itself_no_entry_to_amend() -> None:
    record = amend(play("toss a break; p1"), 1, "p3")

    with pytest.raises(Refused) as refused:
        amend(record, 2, "p2")
    assert refused.value.refusal.reason is Reason.ENTRY_NOT_STANDING


@pytest.mark.parametrize(
    "entry", [Noted("over"), PlacingDone(PlacingOutcome.FORGONE), Demanded(1)], ids=["note", "placing", "demand"]
)
def test_entries_without_a_ruling_are_amended_as_they_are(entry: PlainEntry) -> None:
    texts = {Noted: ("toss a break; note", 1), PlacingDone: ("toss a break; p1 X; placed", 2)}
    text, number = texts.get(type(entry), ("toss a break; p8; p1 X; demand 0", 3))

    record = enter(play(text), Amended(number, entry, ""))

    assert standing_entries(record)[-1].entry == entry
