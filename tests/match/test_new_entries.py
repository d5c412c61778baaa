"""Unnoticed mistakes, matches without a result, corrected details, and decisions that belong to an act."""

from collections.abc import Callable

import pytest

from carrom_desk.exchange.codec.state_codec import write_state
from carrom_desk.exchange.match_file import read_match, replay_match, write_match
from carrom_desk.match.effects.phase import next_entries
from carrom_desk.match.entry.entries import (
    Amended,
    DetailsChanged,
    Entry,
    LoggedEntry,
    MatchAbandoned,
    Mistake,
    MistakeStands,
    Noted,
    Override,
    PlayersNamed,
    ProtestDecided,
    ProtestLodged,
    Redone,
    Undone,
    ViolationSeen,
    WalkedOver,
)
from carrom_desk.match.ports.store import MatchId, StoredMatch
from carrom_desk.match.record import MatchRecord, summary_of
from carrom_desk.match.setup import Player
from carrom_desk.match.side import BySide, Side
from carrom_desk.match.state import Status
from carrom_desk.rules.breaches import Breach
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.editions.club import CLUB
from carrom_desk.rules.editions.icf_1993 import ICF_1993
from carrom_desk.rules.editions.icf_revised import ICF_REVISED
from carrom_desk.rules.ruling import Turn
from tests.match.playing import a_setup, a_stroke, board_line, enter, play

A, B = Side.A, Side.B


@pytest.mark.parametrize("laws", [ICF_1993, ICF_REVISED], ids=lambda each: each.id)
@pytest.mark.parametrize(
    ("before", "mistake", "after"),
    [
        # (what was played, what nobody noticed, the board then)
        ("p2; Q; -", MistakeStands(Mistake.QUEEN_UNCOVERED, A), "b1 7-9 queen a"),
        ("p2; Q; -; p1", MistakeStands(Mistake.QUEEN_UNCOVERED, A), "b1 7-8 queen a"),
        ("p2; Q", MistakeStands(Mistake.QUEEN_UNCOVERED, A), "a1 7-9 queen a"),
        ("p2; -", MistakeStands(Mistake.WRONG_MAN, A), "b1 8-8"),
        ("p2 q2; -", MistakeStands(Mistake.WRONG_MAN, B), "b1 6-8"),
        ("p2; p1 X", MistakeStands(Mistake.DUE_FORGOTTEN, A), "a1 7-9"),
        ("p2; -", MistakeStands(Mistake.DUE_FORGOTTEN, A, 3), "b1 4-9"),
        ("p2; p1; X", MistakeStands(Mistake.DUE_FORGOTTEN, B, 8), "b1 7-1"),
        ("X", MistakeStands(Mistake.DUE_FORGOTTEN, B), "b1 9-8 due 1-0"),
    ],
)
def test_a_mistake_that_nobody_noticed_stands_and_turn_and_dues_stay(
    laws: Edition, before: str, mistake: MistakeStands, after: str
) -> None:
    record = play(f"toss a break; {before}", a_setup(laws))
    found = enter(record, mistake)

    assert board_line(found.state) == after
    assert enter(found, Undone()).state == record.state
    assert enter(found, Undone(), Redone()).state == found.state


def test_a_mistake_is_offered_where_it_can_have_been_made() -> None:
    assert MistakeStands not in next_entries(play("toss a break").state)
    assert MistakeStands in next_entries(play("toss a break; p1").state)
    assert MistakeStands not in next_entries(play("toss a break; p1", a_setup(CLUB)).state)


@pytest.mark.parametrize(("placed", "lying"), [(None, 7), (BySide(0, 0), 7), (BySide(1, 0), 8), (BySide(2, 0), 9)])
def test_men_placed_in_time_stay_and_late_ones_are_forfeited(placed: BySide[int] | None, lying: int) -> None:
    # Law 88(b): a's two dues were to be placed by b.
    record = play("toss a break; X; -; X; -; p2")
    assert record.state.current_board.on_board.a == 9

    found = enter(record, ViolationSeen(B, Breach.PLACED_LATE, placed=placed))

    assert found.state.current_board.on_board.a == lying
    assert enter(found, Amended(found.next_number - 1, Noted("in time"), "why")).state == record.state


@pytest.mark.parametrize(
    ("before", "end"),
    [
        ("note", WalkedOver(None, "nobody came")),
        ("note", MatchAbandoned("storm")),
        ("toss a break; won a 12; p2", MatchAbandoned("storm")),
    ],
)
def test_a_match_without_a_result_is_abandoned_and_keeps_what_was_decided(before: str, end: Entry) -> None:
    record = play(before, a_setup(points=10))
    found = enter(record, end)
    state = write_state(found.state)

    assert (state["status"], state["winner"], state["board"]) == ("abandoned", None, None)
    assert state["history"] == write_state(record.state)["history"]
    assert found.state.is_over
    assert enter(found, Undone()).state == record.state


def test_a_protest_upheld_takes_an_abandoned_match_up_again() -> None:
    record = enter(play("toss a break; p2; -"), MatchAbandoned("storm"), ProtestLodged(B, "why"))
    assert record.state.status is Status.ABANDONED

    upheld = enter(record, ProtestDecided(upheld=True))

    assert upheld.state.status is Status.IN_PROGRESS
    assert board_line(upheld.state) == "a1 9-9 break 1"


HANDED_OVER = DetailsChanged(umpire="B Umpire", players=PlayersNamed(b1=Player("Bina", "North")))


@pytest.mark.parametrize(
    "then",
    [
        (),
        (a_stroke("p8"), a_stroke("p1 Q X")),
        (Override("why", turn=Turn.CONTINUES),),
        (ProtestLodged(A, "why"), ProtestDecided(upheld=True)),
        (Amended(1, a_stroke("p2"), "why"),),
        (Amended(2, a_stroke("p1"), "why"),),
        (WalkedOver(A, "left"),),
    ],
)
def test_corrected_details_hold_from_then_on_and_rule_nothing(then: tuple[Entry, ...]) -> None:
    found = enter(play("toss a break; p1; -; note"), HANDED_OVER, *then)
    without = enter(play("toss a break; p1; -; note"), Noted("instead"), *then)

    assert found.setup.umpire == "B Umpire"
    assert found.setup.side_name(B) == "Bina"
    assert found.agreed == a_setup()
    assert summary_of(MatchId("m"), "", found).sides.b == "Bina"
    written, plain = write_state(found.state), write_state(without.state)
    assert {**written, "board": None} == {**plain, "board": None}


def test_details_are_corrected_one_after_the_other_and_taken_back() -> None:
    first = enter(play("toss a break"), HANDED_OVER)
    second = enter(first, DetailsChanged(event="Cup\u202e", number=12, players=PlayersNamed(a1=Player("Asha"))))

    assert (second.setup.umpire, second.setup.event, second.setup.number) == ("B Umpire", "Cup�", 12)
    assert [second.setup.side_name(side) for side in Side] == ["Asha", "Bina"]
    assert enter(second, Undone()).setup == first.setup
    assert enter(second, Undone(), Undone()).setup == a_setup()


DECIDED = Override("why", turn=Turn.CONTINUES)


@pytest.mark.parametrize(
    ("amendment", "is_impossible"),
    [
        (Amended(2, a_stroke("q1"), "why"), False),
        (Amended(1, a_stroke("p1 X"), "why"), False),
        (Amended(2, Noted("nothing happened"), "why"), True),
    ],
    ids=["the act is another", "an earlier act is another", "it is no act"],
)
def test_a_decision_stays_with_its_act_and_never_moves_to_another(amendment: Amended, is_impossible: bool) -> None:
    record = enter(play("toss a break; p2; Q"), Override("why", turn=Turn.PASSES))
    assert record.entries[3].entry == Override("why", turn=Turn.PASSES, of=2)

    found = enter(record, amendment)

    assert (3 in found.impossible) is is_impossible
    if is_impossible:
        assert found.state.last_ruled is not None
        assert found.state.last_ruled.override is None
    assert enter(found, Undone()).state == record.state


def from_a_file(record: MatchRecord, change: Callable[[str], str] = str) -> MatchRecord:
    return replay_match(
        read_match(change(write_match(StoredMatch(MatchId("m"), record.agreed, record.entries))))
    ).record


def test_a_file_says_of_which_act_a_decision_is_and_need_not() -> None:
    record = enter(play("toss a break; p1 X; -"), DECIDED, Amended(2, Noted("nothing"), "why"))

    assert '"of": 2' in write_match(StoredMatch(MatchId("m"), record.agreed, record.entries))
    again = from_a_file(record, lambda text: text.replace(', "of": 2', ""))

    assert again.entries == record.entries
    assert again.impossible == (3,)


def test_an_entry_without_times_stays_without_them() -> None:
    text = write_match(
        StoredMatch(MatchId("m"), a_setup(), (LoggedEntry(0, Noted("x")), LoggedEntry(1, Noted("y"), "", 5)))
    )

    assert '"at"' not in text
    assert text.count('"elapsed_ms"') == 1
