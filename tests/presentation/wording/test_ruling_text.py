"""Texts of rulings: decision, men to place and their placer, dues."""

from dataclasses import replace

import pytest

from carrom_desk.match.entry.entries import ActEntry, Override
from carrom_desk.match.record import decide
from carrom_desk.match.side import BySide
from carrom_desk.presentation.questions.posed import Posed, answer
from carrom_desk.presentation.wording.ruling_text import preview_text, ruling_text, settled
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.editions.club import CLUB
from carrom_desk.rules.editions.icf_1993 import ICF_1993
from carrom_desk.rules.editions.icf_revised import ICF_REVISED
from carrom_desk.rules.editions.technitia_2k20 import TECHNITIA_2K20
from carrom_desk.rules.position import ByParty
from carrom_desk.rules.ruling import Placing
from carrom_desk.rules.texts.readings import Reading
from tests.match.playing import a_setup, a_stroke, command, enter, play
from tests.rules.notation import read_scene

BEGUN = "toss a break; play; p1; -; p1; -"
"""White 8, Black 8; a is in turn."""

ROWS = [
    ("p1", "Player A1 plays on", []),
    ("-", "Turn passes to Player B1", []),
    (
        "p1 X",
        "Player A1 plays on",
        [
            "2 white men come back: 1 from the stroke and 1 as due.",
            "Player B1 places them in the outer circle within 15\xa0s.",
        ],
    ),
    (
        "X",
        "Turn passes to Player B1",
        ["1 white man comes back as a due.", "Player B1 places it in the outer circle within 15\xa0s."],
    ),
    (
        "I",
        "Turn passes to Player B1",
        ["1 white man comes back as a penalty.", "Player B1 places it in the outer circle within 15\xa0s."],
    ),
    (
        "p2 X I",
        "Turn passes to Player B1",
        [
            "3 white men come back: 2 from the stroke and 1 as due and penalty.",
            "Player B1 places them in the outer circle within 15\xa0s.",
            "Player A1 owes 1 man.",
        ],
    ),
    ("Q", "Player A1 plays on", ["The Queen is not yet covered."]),
    ("p1 Q", "Player A1 plays on", ["Player A1 has covered the Queen."]),
    (
        "Q I",
        "Turn passes to Player B1",
        [
            "1 white man comes back as a penalty.",
            "Player B1 places it in the outer circle within 15\xa0s.",
            "The Queen returns to the centre.",
        ],
    ),
    ("p1 jq1", "Player A1 plays on", ["The umpire puts jumped pieces back in the centre circle."]),
    ("q1 jX", "Turn passes to Player B1", []),
    ("p8", "Player B1 wins the board, 3 points", ["The Queen is on the board."]),
    (
        "p8 X",
        "Player B1 wins the board, 3 points",
        ["The Queen is on the board.", "Player B1 may claim 1 extra point."],
    ),
    (
        "breach b",
        "Player A1 keeps the turn",
        ["1 black man comes back as a penalty.", "Player A1 places it in the outer circle within 15\xa0s."],
    ),
    ("left_seat a", "Player B1 wins the board, 11 points", []),
]


@pytest.mark.parametrize(("act", "decision", "details"), ROWS, ids=[row[0] for row in ROWS])
def test_a_ruling_is_told_in_sentences(act: str, decision: str, details: list[str]) -> None:
    text = ruling_text(play(f"{BEGUN}; {act}").state)

    assert text is not None
    assert text.decision == decision
    assert list(text.details) == details


@pytest.mark.parametrize("act", [row[0] for row in ROWS])
def test_a_preview_says_what_the_ruling_will_say(act: str) -> None:
    record = play(BEGUN)
    entry = decide(record, command(act))
    assert isinstance(entry, ActEntry)

    assert preview_text(record.state, entry) == ruling_text(enter(record, entry).state)


def test_laws_come_in_their_order_and_readings_with_question_and_answer() -> None:
    record = play("toss a break; play; -; -; I; -; p1 Q")
    last = record.state.last_ruled
    told = ruling_text(record.state)
    assert last is not None
    assert told is not None
    assert told.laws == tuple(last.ruling.laws)
    assert told.readings == (record.setup.laws.explain(Reading.QUEEN_WHILE_DUE),)


@pytest.mark.parametrize(
    ("acts", "decision", "detail"),
    [
        ("untouched", "Player A1 tries again", "The break has not been made yet: attempt 2 of 3."),
        ("untouched; untouched", "Player A1 tries again", "The break has not been made yet: attempt 3 of 3."),
        ("untouched*3", "Turn passes to Player B1", "The break has not been made yet."),
    ],
)
def test_a_break_that_is_missed_says_which_attempt_comes(acts: str, decision: str, detail: str) -> None:
    text = ruling_text(play(f"toss a break; play; {acts}").state)

    assert text is not None
    assert (text.decision, text.details) == (decision, (detail,))


@pytest.mark.parametrize(
    ("entries", "words"),
    [
        ("p3; X; no_space; breach a", ("2 white men come back as penalties, partly owed from earlier.",)),
        ("p3; X; -; X", ("1 white man comes back as a due.",)),
        (
            "p1; -; p1; X; no_space; breach a",
            ("1 white man comes back as a penalty.", "1 black man owed from earlier comes back."),
        ),
    ],
)
def test_why_men_come_back_is_told_of_each_side(entries: str, words: tuple[str, ...]) -> None:
    text = ruling_text(play(f"toss a break; play; {entries}").state)
    assert text is not None
    assert text.details[: len(words)] == words


def test_men_of_both_colours_are_placed_by_two_players() -> None:
    # b owes a man that was not to be had; a's stroke makes one available and gives a's own man back.
    text = ruling_text(play("toss a break; play; p1; -; X; q1 p1 X").state)

    assert text is not None
    assert text.details == (
        "2 white men come back: 1 from the stroke and 1 as due.",
        "1 black man owed from earlier comes back.",
        "Player B1 places 2 white men, Player A1 1 black man in the outer circle within 15\xa0s.",
    )


def test_in_doubles_players_are_named_and_sides_where_it_is_the_pair() -> None:
    record = play("toss a break; play; p1; -; X", a_setup(doubles=True))
    text = ruling_text(record.state)
    board = ruling_text(enter(record, a_stroke("p8 Q")).state)

    assert text is not None
    assert board is not None
    assert text.decision == "Turn passes to Player A2"
    assert text.details == ("Player B1 / Player B2 owe 1 man.",)
    assert board.decision == "Player A1 / Player A2 win the board, 12 points"
    assert "Outstanding dues are cancelled." in board.details


def test_the_club_rules_know_no_seconds() -> None:
    text = ruling_text(play("toss a break; play; p2 X", a_setup(CLUB)).state)

    assert text is not None
    assert "Player B1 places it in the main circle." in text.details
    assert not any(" s." in line for line in text.details)


def test_a_queen_pocketed_too_early_waits_for_the_end_of_the_turn() -> None:
    text = ruling_text(play("toss a break; play; Q", a_setup(TECHNITIA_2K20)).state)

    assert text is not None
    assert text.details == ("The Queen returns when the turn ends.",)


def test_a_slam_is_told() -> None:
    text = ruling_text(play("toss a break; play; p8; p1 Q").state)

    assert text is not None
    assert text.details == ("Player A1 has covered the Queen.", "White slam.")


def test_what_the_umpire_decides_otherwise_is_told_as_his_with_his_reason() -> None:
    overruled = play("toss a break; play; -; -; I; -; p1 Q X")
    text = ruling_text(enter(overruled, Override("touched\nbefore", place=Placing(ByParty(1, 0)))).state)

    assert text is not None
    assert (text.decision, text.reason) == ("Turn passes to Player B1", "touched before")
    assert text.details[0] == "1 white man comes back."
    assert (text.laws, text.readings) == ((), ())


def test_a_board_without_a_result_is_simply_over() -> None:
    record = play(f"{BEGUN}; p8")
    last = record.state.last_ruled
    assert last is not None
    state = replace(record.state, last_ruled=replace(last, ruling=replace(last.ruling, board=None)))
    text = ruling_text(state)

    assert text is not None
    assert text.decision == "The board is over"


@pytest.mark.parametrize(("acts", "named"), [("p1 X; forgone", True), ("X; forgone", False), ("p1 X; placed", False)])
def test_forgoing_beside_men_of_the_stroke_rests_on_a_reading(acts: str, named: bool) -> None:
    record = play(f"{BEGUN}; {acts}")
    text = ruling_text(record.state, settled(record))

    assert text is not None
    forgone = record.setup.laws.explain(Reading.FORGO_DUES_ONLY)
    assert (forgone in text.readings) is named


def test_nothing_is_told_where_nothing_was_ruled() -> None:
    assert ruling_text(play("toss a break; play").state) is None


SETTLED = [
    ("X; placed", "Turn passes to Player B1", ["Men placed."]),
    ("X; forgone", "Turn passes to Player B1", ["Forgone: the due lapses."]),
    ("X; forfeited", "Turn passes to Player B1", ["Forfeited: the due is lost."]),
    (
        "X; no_space",
        "Turn passes to Player B1",
        ["No space: the due stays owed.", "Player A1 owes 1 man."],
    ),
    (
        "p8 X; demand 1",
        "Player B1 wins the board, 4 points",
        ["The Queen is on the board.", "Player B1 claimed 1 extra point."],
    ),
    (
        "p8 X; demand 0",
        "Player B1 wins the board, 3 points",
        ["The Queen is on the board.", "Player B1 claimed no extra points."],
    ),
]


@pytest.mark.parametrize(("acts", "decision", "details"), SETTLED, ids=[row[0] for row in SETTLED])
def test_what_was_settled_since_is_told_instead(acts: str, decision: str, details: list[str]) -> None:
    record = play(f"{BEGUN}; {acts}")
    text = ruling_text(record.state, settled(record))

    assert text is not None
    assert (text.decision, list(text.details)) == (decision, details)


@pytest.mark.parametrize(
    ("edition", "scene", "line"),
    [
        # A last man comes back as the last, whatever the stroke was (Fouls).
        (CLUB, "5-1 : q1", "1 black man comes back, because it was the last."),
        (CLUB, "5-1 : q1 X", "1 black man comes back, because it was the last."),
        (CLUB, "5-1 queen own : q1 I", "1 black man comes back, because it was the last."),
        (TECHNITIA_2K20, "5-1 : q1 X", "1 black man comes back, because it was the last."),
        (
            CLUB,
            "1-4 : p1 X",
            (
                "1 white man comes back, because it was the last and the Queen is not covered. "
                "1 white man comes back as a penalty."
            ),
        ),
        (
            TECHNITIA_2K20,
            "1-4 : p1",
            (
                "1 white man comes back, because it was the last and the Queen is not covered. "
                "1 white man comes back as a penalty."
            ),
        ),
        # Where the older text has no penalty it says due (45a, 49, 50, 73b).
        (ICF_1993, "7-6 : X I", "1 white man comes back as a due."),
        (ICF_1993, "7-6 : p1 X I", "2 white men come back: 1 from the stroke and 1 as due."),
        (ICF_1993, "7-6 to_cover : X I", "2 white men come back as dues."),
        (ICF_1993, "7-6 : q1 I", "1 white man comes back as a due (law 49)."),
        (ICF_REVISED, "5-1 : q1 Q", "The Queen counts as on the board."),
        (ICF_REVISED, "1-4 : p1", "The Queen is on the board."),
        (ICF_1993, "7-6 : p1 I", "2 white men come back: 1 from the stroke and 1 as due."),
        (ICF_1993, "7-6 : I", "1 white man comes back as a penalty."),
        (ICF_1993, "7-6 : breach own", "1 white man comes back as a penalty."),
        (ICF_REVISED, "7-6 : X I", "2 white men come back as due and penalty."),
        (ICF_REVISED, "7-6 : q1 I", "1 white man comes back as a penalty."),
    ],
)
def test_what_brings_men_back_is_said_as_the_edition_says_it(edition: Edition, scene: str, line: str) -> None:
    position, act = read_scene(scene)
    posed = Posed(edition, position, BySide(("White",), ("Black",)))

    assert line in " ".join(answer(posed, act).details)


def test_the_older_laws_call_a_due_alone() -> None:
    position, act = read_scene("7-6 : X I")

    assert answer(Posed(ICF_1993, position, BySide(("White",), ("Black",))), act).calls == ("“Due.”",)
