"""A line of the log: who, what, what was ruled, by which law."""

import pytest

from carrom_desk.gui.wording.log_text import LogText, log_line
from carrom_desk.match.entries import Amended, Demanded, Override, StrokeMade
from carrom_desk.match.on_paper import ON_PAPER
from carrom_desk.match.record import MatchRecord
from carrom_desk.rules.acts import Stroke
from carrom_desk.rules.breaches import Breach
from carrom_desk.rules.position import ByParty, Party, Pieces, QueenPlace
from carrom_desk.rules.ruling import BoardResult, Placing, Turn
from tests.match.playing import a_setup, a_stroke, command, enter, play

BEGUN = "toss a break; play; p1; -; p1; -"
"""Eight men of each colour, a in turn with the white ones."""


def last_line(before: MatchRecord, words: str) -> LogText:
    after = enter(before, command(words))
    return log_line(after.entries[-1].entry, before.state)


STROKES = [
    ("p1", "1 white", "continues", "48"),
    ("-", "nothing", "passes", "48"),
    ("X", "striker", "due 1, passes", "72(a)"),
    ("p1 X", "1 white, striker", "back 1 + 1, continues", "73"),
    ("I", "improper", "due 1, passes", "64(a)"),
    ("p2 X I", "2 white, striker, improper", "back 2 + 1, 1 owed, passes", "77(b)"),
    ("q1", "1 black", "passes", "48"),
    ("p1 Q", "1 white, Queen", "Queen covered, continues", "97(a)"),
    ("Q", "Queen", "Queen to cover, continues", "92"),
    ("Q I", "Queen, improper", "due 1, Queen back, passes", "64(b)"),
    ("p1 jq2 jX", "1 white, 2 black, striker jumped off", "continues", "48"),
    ("p8", "8 white", "board to B, 3 points", "107(a)"),
]


@pytest.mark.parametrize(("words", "what", "ruling", "law"), STROKES, ids=[row[0] for row in STROKES])
def test_a_stroke_is_told_in_few_words(words: str, what: str, ruling: str, law: str) -> None:
    line = last_line(play(BEGUN), words)

    assert (line.who, line.what, line.ruling, line.laws) == ("A1", what, ruling, law)


def test_the_other_side_pockets_black_men() -> None:
    assert last_line(play("toss a break; play; -"), "p1 q1").what == "1 black, 1 white"


def test_a_named_breach_stands_for_improper() -> None:
    before = play(BEGUN)
    after = enter(before, StrokeMade(Stroke(Pieces(own=1), improper=True), Breach.PUSH))

    assert log_line(after.entries[-1].entry, before.state).what == "1 white, push"


@pytest.mark.parametrize(
    ("words", "what", "ruling"),
    [
        ("untouched", "touched nothing", "continues"),
        ("p1 early", "1 white, before “Play”", "back 1, 1 owed, passes"),
    ],
)
def test_a_break_has_words_of_its_own(words: str, what: str, ruling: str) -> None:
    line = last_line(play("toss a break"), words)

    assert (line.what, line.ruling) == (what, ruling)


def test_men_of_the_other_side_that_come_back_are_named() -> None:
    assert last_line(play("toss a break; play; -; X"), "q1").ruling == "back 1 black, passes"


def test_a_man_of_the_other_side_that_is_not_to_be_had_stays_owed() -> None:
    assert last_line(play("toss a break; play; -"), "breach a").ruling == "technical foul, 1 white owed, continues"


OTHERS = [
    ("", "toss a break", LogText("A1", "won the toss", "takes the break")),
    ("", "toss b side", LogText("B1", "won the toss", "takes the side")),
    ("toss a break", "play", LogText("", "“Play”")),
    (BEGUN, "pass", LogText("A1", "no stroke", "passes")),
    (BEGUN, "breach b", LogText("B1", "15 seconds exceeded", "technical foul, back 1 black, continues", "63(b)")),
    (BEGUN, "left_seat a", LogText("A1", "left the seat", "board to B, 11 points", "91")),
    (f"{BEGUN}; X", "placed", LogText("", "men to place", "placed")),
    (f"{BEGUN}; X", "no_space", LogText("", "men to place", "no space: stays owed")),
    (BEGUN, "sides", LogText("", "sides changed")),
    (BEGUN, "pause", LogText("", "time stands still", "appeal")),
    (f"{BEGUN}; pause", "resume", LogText("", "time goes on")),
    (BEGUN, "note", LogText("", "note", "lamp flickers")),
    (BEGUN, "replay", LogText("", "board played again", "lights out")),
    (BEGUN, "concede a game", LogText("A1", "concedes the game")),
    (BEGUN, "concede b match", LogText("B1", "concedes the match")),
    (BEGUN, "disqualify a", LogText("A1", "disqualified", "unfair play")),
    ("", "walkover b", LogText("B1", "wins by walkover", "not present")),
    (BEGUN, "protest a", LogText("A1", "protest", "the last ruling")),
    (f"{BEGUN}; protest a", "upheld", LogText("", "protest upheld")),
    (f"{BEGUN}; protest a", "overruled", LogText("", "protest overruled")),
    (f"{BEGUN}; p1", "undo", LogText("", "undo")),
    (f"{BEGUN}; p1; undo", "redo", LogText("", "redo")),
]


@pytest.mark.parametrize(("before", "words", "line"), OTHERS, ids=[row[1] for row in OTHERS])
def test_whatever_else_is_entered_is_told(before: str, words: str, line: LogText) -> None:
    record = play(before) if before else play("note")

    assert last_line(record, words) == line


def test_points_on_demand_are_told_with_who_takes_them() -> None:
    before = play(f"{BEGUN}; p8 X")

    assert log_line(Demanded(1), before.state) == LogText("B1", "demands 1 point")


def test_an_amendment_names_the_entry_and_gives_its_reason() -> None:
    line = log_line(Amended(2, a_stroke("p2"), "miscounted"), play(BEGUN).state)

    assert line == LogText("", "amends 2", "miscounted")


def test_in_doubles_a_side_is_a_letter_and_a_player_a_seat() -> None:
    before = play("toss a break; play; -; -", a_setup(doubles=True))

    assert last_line(before, "p1").who == "A2"
    assert last_line(before, "breach b").who == "B"


OVERRIDES = [
    (Override("seen", turn=Turn.PASSES), "passes; seen"),
    (Override("seen", place=Placing(ByParty(1, 2), queen=True)), "back 1 white, back 2 black, Queen back; seen"),
    (Override("seen", place=Placing()), "nothing back; seen"),
    (Override("seen", due=ByParty(2, 0)), "A owes 2, B owes 0; seen"),
    (Override("seen", queen=QueenPlace.OWN), "The Queen is covered by the player in turn.; seen"),
    (Override("seen", board=BoardResult(Party.OPPONENT, 5)), "board to B, 5 points; seen"),
    (Override("seen", board_goes_on=True), "the board goes on; seen"),
]


@pytest.mark.parametrize(("override", "ruling"), OVERRIDES, ids=[row[1] for row in OVERRIDES])
def test_a_decision_says_what_is_otherwise_and_why(override: Override, ruling: str) -> None:
    line = log_line(override, play(f"{BEGUN}; p1").state)

    assert (line.what, line.ruling) == ("decided otherwise", ruling)


def test_a_board_from_paper_is_no_other_decision() -> None:
    from_paper = Override(ON_PAPER, queen=QueenPlace.OWN, board=BoardResult(Party.OPPONENT, 5))
    line = log_line(from_paper, play(f"{BEGUN}; X").state)

    assert line.what == "as on the paper sheet"
    assert "board to B, 5 points" in line.ruling
    assert ON_PAPER not in line.ruling


def test_a_decision_without_a_ruling_gives_its_reason() -> None:
    assert log_line(Override("seen", turn=Turn.PASSES), play("toss a break").state).ruling == "seen"


def test_an_act_without_its_ruling_is_told_all_the_same() -> None:
    assert log_line(a_stroke("p1"), play(BEGUN).state) == LogText("A1", "1 white")
