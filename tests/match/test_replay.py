"""Replaying a stored log: stored rulings are kept (formats: match file)."""

from dataclasses import replace
from typing import Any

import pytest

from carrom_desk.match.entry.entries import ActEntry, Amended, Entry, LoggedEntry, Override, StrokeMade, Undone
from carrom_desk.match.problems import Reason
from carrom_desk.match.record import MatchRecord
from carrom_desk.match.replay import ImpossibleEntry, Replay, replay
from carrom_desk.rules.acts import Stroke
from carrom_desk.rules.position import NO_MEN, ByParty, Party, Pieces, QueenPlace
from carrom_desk.rules.ruling import BoardResult, Placing, Turn
from tests.match.every_entry import every_entry, taken_over
from tests.match.playing import a_setup, board_line, enter, play, score_line

Changes = dict[str, Any]
"""Fields of a ruling to replace."""


def as_from_a_file(record: MatchRecord) -> tuple[LoggedEntry, ...]:
    """Returns the log as read from a file, whose rulings do not say which men are dues."""
    return tuple(replace(logged, entry=_with_ruling(logged.entry, {})) for logged in record.entries)


def _with_ruling(entry: Entry, changes: Changes) -> Entry:
    if isinstance(entry, Amended) and isinstance(entry.with_, ActEntry):
        return replace(entry, with_=_act_with(entry.with_, changes))
    return _act_with(entry, changes) if isinstance(entry, ActEntry) else entry


def _act_with(act: ActEntry, changes: Changes) -> ActEntry:
    assert act.ruling is not None
    return replace(act, ruling=replace(act.ruling, back=NO_MEN, **changes))


def without_ruling(logged: LoggedEntry) -> LoggedEntry:
    """Returns an entry without its ruling, if it is an act."""
    return replace(logged, entry=replace(logged.entry, ruling=None)) if isinstance(logged.entry, ActEntry) else logged


def replayed_with(text: str, number: int, changes: Changes, *, rejudge: bool = False) -> Replay:
    """Replays entries without their rulings, except for one that is changed."""
    entries = [without_ruling(logged) for logged in play(text).entries]
    entries[number] = replace(entries[number], entry=_with_ruling(play(text).entries[number].entry, changes))
    return replay(a_setup(), tuple(entries), rejudge=rejudge)


@pytest.mark.parametrize("record", [every_entry(), taken_over("p6; p1 X; forgone")], ids=["every entry", "taken over"])
@pytest.mark.parametrize("rejudge", [False, True])
def test_a_log_comes_back_as_the_record_it_was(record: MatchRecord, rejudge: bool) -> None:
    replayed = replay(record.agreed, as_from_a_file(record), rejudge=rejudge)

    assert replayed.record == record
    assert replayed.differences == ()


def test_a_missing_ruling_is_judged_now() -> None:
    record = play("toss a break; p2; p1 X; -")
    bare = tuple(without_ruling(logged) for logged in record.entries)

    assert replay(record.agreed, bare) == Replay(record, ())


def test_a_stored_ruling_stands_and_the_difference_is_reported() -> None:
    replayed = replayed_with("toss a break; p1; -", 1, {"turn": Turn.PASSES})

    assert board_line(replayed.record.state) == "a1 8-9"
    (difference,) = replayed.differences
    assert difference.number == 1
    assert difference.lawful is not None
    assert (difference.stored.turn, difference.lawful.turn) == (Turn.PASSES, Turn.CONTINUES)
    kept = replayed.record.entries[1].entry
    assert isinstance(kept, StrokeMade)
    assert kept.ruling == difference.stored


def test_a_difference_is_reported_and_applied_when_all_is_judged_again() -> None:
    replayed = replayed_with("toss a break; p1; -", 1, {"turn": Turn.PASSES}, rejudge=True)

    assert board_line(replayed.record.state) == "b1 8-9"
    assert [difference.number for difference in replayed.differences] == [1]
    kept = replayed.record.entries[1].entry
    assert isinstance(kept, StrokeMade)
    assert kept.ruling == replayed.differences[0].lawful


@pytest.mark.parametrize(
    ("text", "number", "changes"),
    [
        ("toss a break; p1; -", 1, {"due": ByParty(0, 1)}),
        ("toss a break; breach b; p1", 1, {"due": ByParty(0, 2)}),
        ("toss a break; p4; left_seat b; -", 2, {"board": BoardResult(Party.OWN, 9)}),
    ],
)
def test_whatever_is_decided_otherwise_is_reported(text: str, number: int, changes: Changes) -> None:
    replayed = replayed_with(text, number, changes)

    assert [difference.number for difference in replayed.differences] == [number]
    assert replayed.unlawful == replayed.differences


@pytest.mark.parametrize(
    ("changes", "is_told"), [({"laws": ("1",)}, True), ({"calls": ()}, True), ({"readings": ()}, False)]
)
def test_what_a_ruling_cited_and_called_when_it_was_given_stands_and_is_told(changes: Changes, is_told: bool) -> None:
    replayed = replayed_with("toss a break; p1 X; -", 1, changes)
    kept = replayed.record.entries[1].entry

    assert [each.number for each in replayed.unlawful] == [1] * is_told
    assert isinstance(kept, StrokeMade)
    assert kept.ruling is not None
    assert getattr(kept.ruling, next(iter(changes))) == next(iter(changes.values()))


HAS_POCKETED: Changes = {"has_pocketed": ByParty(True, True)}


def test_a_ruling_that_the_umpire_overrode_is_not_unlawful_while_the_override_stands() -> None:
    forged = list(as_from_a_file(enter(play("toss a break; p1"), Override("seen", turn=Turn.PASSES))))
    forged[1] = replace(forged[1], entry=_with_ruling(forged[1].entry, {"turn": Turn.PASSES}))
    undone = [*forged, LoggedEntry(3, Undone())]

    assert replay(a_setup(), forged).unlawful == ()
    # What the override does not name stays as it is stored.
    other = [*forged[:1], replace(forged[1], entry=_with_ruling(forged[1].entry, HAS_POCKETED)), *forged[2:]]
    assert [each.number for each in replay(a_setup(), other).unlawful] == [1]
    assert [each.number for each in replay(a_setup(), undone).unlawful] == [1]


def test_the_ruling_of_an_amendment_stands_and_is_reported_alike() -> None:
    amended = enter(play("toss a break; p1; -"), Amended(1, StrokeMade(Stroke(Pieces(own=3))), "three"))
    entries = list(as_from_a_file(amended))
    entries[3] = replace(entries[3], entry=_with_ruling(entries[3].entry, {"turn": Turn.PASSES}))

    stands = replay(a_setup(), tuple(entries))
    rejudged = replay(a_setup(), tuple(entries), rejudge=True)

    assert board_line(stands.record.state) == "a1 6-9"
    assert board_line(rejudged.record.state) == "b1 6-9"
    for replayed in (stands, rejudged):
        assert [(each.number, each.stored.turn) for each in replayed.differences] == [(3, Turn.PASSES)]


def test_an_amendment_has_what_follows_judged_again_also_where_a_ruling_stood() -> None:
    record = replayed_with("toss a break; p1; X", 2, {"turn": Turn.CONTINUES}).record
    assert board_line(record.state) == "a1 9-9"

    amended = enter(record, Amended(1, StrokeMade(Stroke(Pieces(own=3))), "three"))

    assert board_line(amended.state) == "b1 7-9"
    assert board_line(play("undo", after=amended).state) == "a1 9-9"


def test_which_men_are_dues_follows_from_the_act_where_the_ruling_stands() -> None:
    # Stored: two men placed. Today: one back and one due; so one of the two is a due.
    replayed = replayed_with("toss a break; p3; p1 X", 2, {"laws": ("1",)})

    assert board_line(play("forgone", after=replayed.record).state) == "a1 6-9"


def test_a_stored_result_changes_the_score_of_the_board() -> None:
    replayed = replayed_with("toss a break; p8; p1 Q", 2, {"board": BoardResult(Party.OWN, 5)})

    assert score_line(replayed.record.state) == "games 0-0, game 1 5-0, board 2 by b1"


def test_an_entry_that_is_not_possible_is_named_with_its_reason() -> None:
    entries = (*play("toss a break; p1").entries, LoggedEntry(2, StrokeMade(Stroke(Pieces(own=9)))))

    with pytest.raises(ImpossibleEntry, match="entry 2") as impossible:
        replay(a_setup(), entries)

    assert impossible.value.number == 2
    assert impossible.value.refusal.reason is Reason.ACT_IMPOSSIBLE
    assert impossible.value.refusal.problems


@pytest.mark.parametrize(
    "changes",
    [
        {"on_board": ByParty(0, 9)},
        {"on_board": ByParty(9, 0)},
        {"has_pocketed": ByParty(own=False, opponent=False)},
        {"queen": QueenPlace.TO_RETURN},
        {"turn": Turn.PASSES, "queen": QueenPlace.TO_COVER},
    ],
)
def test_a_stored_ruling_that_no_board_can_follow_is_refused(changes: dict[str, object]) -> None:
    with pytest.raises(ImpossibleEntry) as impossible:
        replayed_with("toss a break; p1; -", 1, changes)
    assert (impossible.value.number, impossible.value.refusal.reason) == (1, Reason.OVERRIDE_IMPOSSIBLE)

    # Judged again it does no harm.
    assert (
        replayed_with("toss a break; p1; -", 1, changes, rejudge=True).record.state == play("toss a break; p1; -").state
    )


def test_so_is_one_of_an_amendment() -> None:
    amended = enter(play("toss a break; p1"), Amended(1, StrokeMade(Stroke(Pieces(own=3))), "three"))
    entries = list(as_from_a_file(amended))
    entries[2] = replace(entries[2], entry=_with_ruling(entries[2].entry, {"on_board": ByParty(0, 9)}))

    with pytest.raises(ImpossibleEntry) as impossible:
        replay(a_setup(), tuple(entries))
    assert impossible.value.number == 2


def test_one_that_places_more_men_than_lie_cannot_have_them_given_up() -> None:
    entries = list(as_from_a_file(play("toss a break; p3; p1 X; forgone")))
    entries[2] = replace(entries[2], entry=_with_ruling(entries[2].entry, {"place": Placing(ByParty(9, 0))}))

    with pytest.raises(ImpossibleEntry) as impossible:
        replay(a_setup(), tuple(entries))
    assert (impossible.value.number, impossible.value.refusal.reason) == (3, Reason.ACT_IMPOSSIBLE)
