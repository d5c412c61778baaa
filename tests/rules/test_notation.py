"""The notation of test rows and failures."""

import pytest
from hypothesis import given

from carrom_desk.rules.acts import Incident, IncidentKind, Offender, Stroke, Violation
from carrom_desk.rules.breaches import Breach
from carrom_desk.rules.position import Break, ByParty, Party, Pieces, Position, QueenPlace, opening_position
from carrom_desk.rules.ruling import BoardResult, Placing, Turn
from tests.rules.notation import Outcome, read_act, read_outcome, read_position, read_scene, write_scene
from tests.rules.strategies import Scene, scenes


def test_a_position_says_what_differs_from_an_empty_board() -> None:
    assert read_position("8-9 to_cover due 1-0 score 21-3 recovered opponent") == Position(
        on_board=ByParty(8, 9),
        queen=QueenPlace.TO_COVER,
        due=ByParty(1, 0),
        has_pocketed=ByParty(own=True, opponent=True),
        break_=Break(made=True),
        score=ByParty(21, 3),
    )
    assert read_position("9-9 break 1 score 4-7") == opening_position(ByParty(4, 7))


@pytest.mark.parametrize(
    ("text", "act"),
    [
        ("-", Stroke()),
        ("p2 q1 Q X", Stroke(Pieces(own=2, opponent=1, queen=True, striker=True))),
        ("q1 jp1 jq2 jX I", Stroke(Pieces(opponent=1), Pieces(own=1, opponent=2, striker=True), improper=True)),
        ("jQ", Stroke(jumped=Pieces(queen=True))),
        ("untouched early", Stroke(touched=False, before_play=True)),
        ("breach own", Violation(Offender.OWN)),
        ("breach own time_limit first", Violation(Offender.OWN, before_first_stroke=True, breach=Breach.TIME_LIMIT)),
        ("breach own first", Violation(Offender.OWN, before_first_stroke=True)),
        ("left_seat opponent", Incident(IncidentKind.LEFT_SEAT, Party.OPPONENT)),
    ],
)
def test_an_act_is_a_few_letters(text: str, act: Stroke | Violation | Incident) -> None:
    assert read_act(text) == act


@pytest.mark.parametrize(
    ("text", "outcome"),
    [
        (
            "passes 9-6 place 1-0+Q due 1-2 queen own",
            Outcome(
                Turn.PASSES,
                Placing(ByParty(1, 0), queen=True),
                ByParty(1, 2),
                ByParty(9, 6),
                QueenPlace.OWN,
                Break(made=True),
                None,
            ),
        ),
        (
            "continues 9-9 break 3",
            Outcome(
                Turn.CONTINUES,
                Placing(),
                ByParty(0, 0),
                ByParty(9, 9),
                QueenPlace.ON_BOARD,
                Break(made=False, attempt=3),
                None,
            ),
        ),
        (
            "opponent wins 7+1 4-0",
            Outcome(
                Turn.BOARD_OVER,
                Placing(),
                ByParty(0, 0),
                ByParty(4, 0),
                QueenPlace.ON_BOARD,
                Break(made=True),
                BoardResult(Party.OPPONENT, 7, 1),
            ),
        ),
    ],
)
def test_an_outcome_says_what_comes_of_an_act(text: str, outcome: Outcome) -> None:
    assert read_outcome(text, read_position("9-9")) == outcome


def test_the_queen_alone_can_come_back() -> None:
    assert read_outcome("passes 9-9 place Q", read_position("9-9")).place == Placing(queen=True)


@pytest.mark.parametrize("text", ["9-9 queen lost", "9-9 blue", "nine-9", "9"])
def test_a_slip_in_a_position_is_found(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        read_position(text)


@pytest.mark.parametrize("text", ["z1", "p", "Q2", "left_seat nobody", "breach both"])
def test_a_slip_in_an_act_is_found(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        read_act(text)


@pytest.mark.parametrize("text", ["stays 9-9", "own loses 3 0-0", "passes 9-9 blue", "nobody wins 3 0-0"])
def test_a_slip_in_an_outcome_is_found(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        read_outcome(text, read_position("9-9"))


@given(scenes())
def test_what_is_written_is_read_again(scene: Scene) -> None:
    line = write_scene(scene.position, scene.act)

    assert read_scene(line) == (scene.position, scene.act)
    assert str(scene) == f"{scene.laws}: {line}"
