"""Every reason for refusing a command, and the commands possible in each state."""

import pytest

from carrom_desk.match.entry.entries import (
    Amended,
    BoardEntered,
    Demanded,
    DetailsChanged,
    Disqualified,
    Entry,
    IncidentSeen,
    LeadStands,
    MatchAbandoned,
    Mistake,
    MistakeStands,
    Noted,
    Override,
    PlayCalled,
    PlayersNamed,
    ShotOut,
    StrokeMade,
    TimeOver,
    Toss,
    TossChoice,
    ViolationSeen,
    WalkedOver,
)
from carrom_desk.match.history import Slam
from carrom_desk.match.problems import Reason, Refusal, Refused
from carrom_desk.match.record import decide, refusal_of
from carrom_desk.match.setup import Player, Setup, TimedEnd
from carrom_desk.match.side import BySide, Seat, Side
from carrom_desk.rules.acts import IncidentKind, Stroke
from carrom_desk.rules.breaches import Breach
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.editions.club import CLUB
from carrom_desk.rules.editions.icf_1993 import ICF_1993
from carrom_desk.rules.editions.icf_revised import ICF_REVISED
from carrom_desk.rules.editions.technitia_2k20 import TECHNITIA_2K20
from carrom_desk.rules.impossible import Impossible
from carrom_desk.rules.position import Party, Pieces
from carrom_desk.rules.ruling import BoardResult, Turn
from tests.match.playing import a_setup, command, play

SINGLES = a_setup()
DOUBLES = a_setup(doubles=True)
OVER = "toss a break; p1; walkover a"

AT_THE_BOARD = ("p1", "-", "play", "pass", "breach a", "left_seat a", "replay", "placed")
OF_THE_MATCH = ("concede a match", "disqualify a", "walkover a", "pause")

ROWS: list[tuple[Reason, str, str]] = [
    # (reason, what was entered, what is refused)
    *((Reason.MATCH_OVER, OVER, each) for each in (*AT_THE_BOARD, *OF_THE_MATCH)),
    (Reason.MATCH_OVER, OVER, "toss a break"),
    (Reason.MATCH_OVER, OVER, "sides"),
    (Reason.MATCH_OVER, OVER, "concede a game"),
    # A walkover before the toss: there is no board that a protest could speak of.
    (Reason.MATCH_OVER, "walkover a", "protest b"),
    *((Reason.TOSS_AWAITED, "note", each) for each in AT_THE_BOARD),
    (Reason.TOSS_AWAITED, "note", "sides"),
    (Reason.TOSS_AWAITED, "note", "concede a game"),
    (Reason.TOSS_AWAITED, "note", "protest a"),
    (Reason.NO_TOSS_NOW, "toss a break", "toss a break"),
    (Reason.NO_TOSS_NOW, "toss a break; p3", "toss b side"),
    (Reason.NO_SUCH_PLAYER, "note", "toss a break 2"),
    (Reason.NO_SUCH_PLAYER, "note", "toss a break 0"),
    (Reason.ACT_IMPOSSIBLE, "toss a break", "p10"),
    (Reason.ACT_IMPOSSIBLE, "toss a break; p8", "p2"),
    (Reason.ACT_IMPOSSIBLE, "toss a break; p1; Q", "Q"),
    (Reason.ACT_IMPOSSIBLE, "toss a break; p1", "early"),
    (Reason.ACT_IMPOSSIBLE, "toss a break", "untouched p1"),
    (Reason.NOTHING_TO_PLACE, "toss a break; p1", "placed"),
    (Reason.PLACING_ANSWERED, "toss a break; p1 X; placed", "forgone"),
    (Reason.NOTHING_TO_DEMAND, "toss a break; p1", "demand 0"),
    (Reason.NOTHING_TO_DEMAND, "note", "demand 0"),
    (Reason.DEMAND_TOO_HIGH, "toss a break; p8; p1 X", "demand 2"),
    (Reason.NO_PROTEST, "toss a break; p1", "upheld"),
    (Reason.NO_PROTEST, "toss a break; p1; protest a; overruled", "overruled"),
    (Reason.NO_SUCH_PROTEST, "toss a break; p1; protest a", "upheld of 1"),
    (Reason.NO_SUCH_PLACING, "toss a break; p1 X", "placed of 0"),
    (Reason.PLACING_ANSWERED, "toss a break; p1 X; placed of 1", "forgone of 1"),
    (Reason.NO_SUCH_PLACING, "toss a break; p2; p1 X; X", "placed of 2"),
    (Reason.MORE_LEFT_THAN_DUE, "toss a break; p1; p1 X", "no_space left 2 0"),
    (Reason.MORE_LEFT_THAN_DUE, "toss a break; p1; p1 X", "no_space left 1 1"),
    (Reason.NOTHING_PLACED_LATE, "toss a break; p1", "late b"),
    (Reason.NOTHING_PLACED_LATE, "toss a break; p1; p1 X", "late a"),
    (Reason.NOTHING_PLACED_LATE, "toss a break; p1; p1 X; placed", "late b"),
    (Reason.ALREADY_IN_TURN, "toss a break; p1", "turn a1"),
    (Reason.NO_SUCH_PLAYER, "toss a break; p1", "turn b2"),
    (Reason.TOSS_AWAITED, "note", "time"),
    (Reason.MATCH_OVER, OVER, "time"),
    (Reason.MATCH_OVER, OVER, "turn b1"),
    (Reason.ALREADY_PAUSED, "toss a break; pause", "pause"),
    (Reason.NOTHING_TO_REDO, "toss a break", "redo"),
    (Reason.NOTHING_TO_UNDO, "note; undo", "undo"),
]


@pytest.mark.parametrize(("reason", "entered", "refused"), ROWS)
def test_a_command_that_is_not_possible_is_refused_with_its_reason(reason: Reason, entered: str, refused: str) -> None:
    record = play(entered, SINGLES)

    found = refusal_of(record, command(refused))

    assert found is not None
    assert found.reason is reason
    assert bool(found.problems) is (reason is Reason.ACT_IMPOSSIBLE)
    with pytest.raises(Refused, match=r"\.$") as raised:
        decide(record, command(refused))
    assert raised.value.refusal == found
    assert str(raised.value) == reason.sentence


def late(placed: BySide[int]) -> ViolationSeen:
    return ViolationSeen(Side.B, Breach.PLACED_LATE, placed=placed)


FINISHED = a_setup(timed_end=TimedEnd.FINISH)
SHOT_OUT = a_setup(shoot_out=True)
LONGER_ROWS: list[tuple[Reason, Setup, str, Entry]] = [
    (Reason.CLAIM_AWAITED, a_setup(boards=2), "toss a break; won b 5; p8; p1 X I", PlayCalled()),
    (
        Reason.CHOICE_MUST_BE_BREAK,
        a_setup(points=99, boards=2),
        "toss a break; won a 5; won b 5",
        Toss(Side.A, TossChoice.SIDE),
    ),
    (Reason.NO_SUCH_PLAYER, DOUBLES, "note", Toss(Side.A, TossChoice.BREAK, 3)),
    (Reason.NOTHING_TO_OVERRIDE, SINGLES, "toss a break", Override("why", turn=Turn.PASSES)),
    (Reason.LAST_BOARD_ALREADY, FINISHED, "toss a break; p1; time", TimeOver()),
    (Reason.LEAD_NOT_ENOUGH, SINGLES, "toss a break", LeadStands()),
    (Reason.NO_SHOOT_OUT, SINGLES, "toss a break", ShotOut(Side.A)),
    (Reason.SHOOT_OUT_COUNTS, SHOT_OUT, "toss a break; p1; time", ShotOut(Side.A, 2, 2)),
    (Reason.SHOOT_OUT_AWAITED, SHOT_OUT, "toss a break; p1; time", Toss(Side.A, TossChoice.BREAK)),
    (Reason.BOARD_BEGUN, SINGLES, "toss a break; p1", BoardEntered(Side.A, None, 5)),
    (Reason.NOBODY_SCORED, SINGLES, "toss a break", BoardEntered(None, None, 5)),
    (Reason.NOBODY_SCORED, SINGLES, "toss a break", BoardEntered(Side.A, None, 0)),
    (Reason.POINTS_OF_A_BOARD, SINGLES, "toss a break", BoardEntered(Side.A, Side.A, 13)),
    (Reason.POINTS_NEED_A_REASON, SINGLES, "toss a break", BoardEntered(Side.A, Side.A, 5, men=5)),
    (Reason.SLAM_OF_THE_OTHER, SINGLES, "toss a break", BoardEntered(Side.A, Side.A, 12, men=9, slam=Slam.BLACK)),
    (Reason.NO_SUCH_PLAYER, SINGLES, "toss a break", BoardEntered(Side.A, None, 5, Seat.B2)),
    (Reason.OVERRIDE_EMPTY, SINGLES, "toss a break; p1", Override("why")),
    (Reason.OVERRIDE_IMPOSSIBLE, SINGLES, "toss a break; p1", Override("why", turn=Turn.BOARD_OVER)),
    (Reason.NOT_THE_LAST_RULING, SINGLES, "toss a break; p1; -", Override("why", turn=Turn.CONTINUES, of=1)),
    (Reason.MORE_PLACED_THAN_DUE, SINGLES, "toss a break; p2; X", late(BySide(2, 0))),
    (Reason.NO_SUCH_PLAYER, SINGLES, "toss a break", IncidentSeen(IncidentKind.LEFT_SEAT, Side.A, player=2)),
    (Reason.NO_SUCH_PLAYER, SINGLES, "toss a break", Disqualified(Side.A, "rude", 2)),
    (Reason.MATCH_OVER, SINGLES, "toss a break; walkover a", MatchAbandoned("storm")),
    (Reason.SIDES_APPEARED, SINGLES, "toss a break; p1", WalkedOver(None, "late")),
    (Reason.SIDES_APPEARED, SINGLES, "note; toss a break; p1; -", Amended(3, WalkedOver(None, "late"), "")),
    (Reason.MISTAKE_UNKNOWN, a_setup(CLUB), "toss a break; p2", MistakeStands(Mistake.WRONG_MAN, Side.A)),
    (Reason.TOSS_AWAITED, SINGLES, "note", MistakeStands(Mistake.WRONG_MAN, Side.A)),
    (Reason.BREAK_NOT_MADE, SINGLES, "toss a break", MistakeStands(Mistake.WRONG_MAN, Side.A)),
    (Reason.QUEEN_COVERED_ALREADY, SINGLES, "toss a break; p2; p1 Q", MistakeStands(Mistake.QUEEN_UNCOVERED, Side.A)),
    (Reason.NO_MAN_DOWN, SINGLES, "toss a break; p2", MistakeStands(Mistake.QUEEN_UNCOVERED, Side.B)),
    (Reason.NO_MAN_DOWN, SINGLES, "toss a break; p2", MistakeStands(Mistake.WRONG_MAN, Side.B)),
    (Reason.NO_MAN_LEFT, SINGLES, "toss a break; p8 q1", MistakeStands(Mistake.WRONG_MAN, Side.B)),
    (Reason.NO_MAN_LEFT, SINGLES, "toss a break; p7", MistakeStands(Mistake.DUE_FORGOTTEN, Side.A, 2)),
    (Reason.DETAILS_EMPTY, SINGLES, "note", DetailsChanged(reason="why")),
    (Reason.DETAILS_EMPTY, SINGLES, "note", DetailsChanged(players=PlayersNamed())),
    (Reason.NO_SUCH_PLAYER, SINGLES, "note", DetailsChanged(players=PlayersNamed(b2=Player("B2")))),
    (Reason.NO_SUCH_ENTRY, SINGLES, "toss a break", Amended(1, Noted(""), "")),
    (Reason.ENTRY_NOT_STANDING, SINGLES, "note; undo", Amended(0, Noted(""), "")),
    (Reason.DEMAND_TOO_HIGH, SINGLES, "toss a break; p8; p1 X", Demanded(-1)),
    (Reason.ONLY_THE_RESULT, SINGLES, "toss a break; p8; p1 Q; p1", Override("why", turn=Turn.PASSES, of=2)),
    (Reason.ONLY_AN_OVERRIDE, SINGLES, "toss a break; p1; note", Amended(2, Override("why", turn=Turn.PASSES), "")),
    (Reason.POINTS_OF_A_BOARD, SINGLES, "toss a break; p1", Override("why", board=BoardResult(Party.OWN, 0))),
    (Reason.POINTS_OF_A_BOARD, SINGLES, "toss a break; p1", Override("why", board=BoardResult(Party.OWN, 12, 1))),
    (Reason.TURN_NOT_GIVEN, SINGLES, "toss a break; p1", Amended(1, Noted(""), "", Turn.PASSES)),
    (
        Reason.TURN_NOT_GIVEN,
        SINGLES,
        "toss a break; p8; p1",
        Amended(2, StrokeMade(Stroke(Pieces(1))), "", Turn.PASSES),
    ),
]


@pytest.mark.parametrize(("reason", "setup", "entered", "refused"), LONGER_ROWS)
def test_a_command_with_fields_that_are_not_possible_is_refused(
    reason: Reason, setup: Setup, entered: str, refused: Entry
) -> None:
    assert refusal_of(play(entered, setup), refused) == Refusal(reason)


def test_every_reason_has_its_row() -> None:
    reached = {row[0] for row in (*ROWS, *LONGER_ROWS)}

    # A command for the board is refused because the toss is awaited or the match is over; that there is no board is
    # what a view says of its marks.
    # Corrections that would rewrite what was played, and files full of corrections, have tests of their own.
    of_corrections = {each for each in Reason if each.name.startswith("PLAYED_")}
    assert set(Reason) - reached - of_corrections == {
        Reason.NOT_READABLE,
        Reason.NO_ROOM,
        Reason.RULES_UNKNOWN,
        Reason.TOO_MANY_CORRECTIONS,
    }


@pytest.mark.parametrize("reason", Reason)
def test_every_reason_says_what_happened_in_a_sentence(reason: Reason) -> None:
    assert reason.sentence[0].isupper()
    assert reason.sentence.endswith(".")


def test_an_impossible_act_is_refused_with_every_reason_at_its_place() -> None:
    record = play("toss a break; p7 q5; Q; p1")

    refusal = refusal_of(
        record,
        StrokeMade(
            Stroke(
                pocketed=Pieces(own=2, opponent=3, queen=True, striker=True),
                jumped=Pieces(opponent=2, striker=True),
                touched=False,
                before_play=True,
            )
        ),
    )

    assert refusal is not None
    assert {(problem.at, problem.reason) for problem in refusal.problems} == {
        ("/stroke/pocketed/own", Impossible.MORE_MEN_THAN_ON_BOARD),
        ("/stroke/jumped/opponent", Impossible.MORE_MEN_THAN_ON_BOARD),
        ("/stroke/pocketed/queen", Impossible.QUEEN_NOT_ON_BOARD),
        ("/stroke/jumped/striker", Impossible.STRIKER_TWICE),
        ("/stroke/touched", Impossible.UNTOUCHED_BUT_MOVED),
        ("/stroke/before_play", Impossible.BEFORE_PLAY_AFTER_BREAK),
    }


@pytest.mark.parametrize(
    ("laws", "kinds"),
    [
        (ICF_REVISED, {"left_seat", "out_of_turn", "board_disturbed", "played_without_order"}),
        (ICF_1993, {"left_seat", "out_of_turn"}),
        (CLUB, set()),
        (TECHNITIA_2K20, set()),
    ],
)
def test_acts_that_lose_the_board_are_refused_where_the_edition_knows_no_such_loss(
    laws: Edition, kinds: set[str]
) -> None:
    record = play("toss a break", a_setup(laws))

    every = ("left_seat", "out_of_turn", "board_disturbed", "played_without_order")
    assert {kind for kind in every if refusal_of(record, command(f"{kind} a")) is None} == kinds
