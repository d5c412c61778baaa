"""Texts of entries: player, event, consequences and laws."""

from dataclasses import replace

import pytest

from carrom_desk.match.effects.evolve import evolve
from carrom_desk.match.entry.entries import (
    KINDS,
    Amended,
    BoardEntered,
    Correction,
    Disqualified,
    Entry,
    Noted,
    Override,
    PlainEntry,
    Redone,
    StrokeMade,
    Undone,
)
from carrom_desk.match.record import MatchRecord
from carrom_desk.match.replay import walk
from carrom_desk.match.setup import ChangeSides, Competition
from carrom_desk.match.side import Seat, Side
from carrom_desk.match.state import MatchState
from carrom_desk.presentation.names import FullNames
from carrom_desk.presentation.wording.entry_text import EntryText, actor, correction_words, entry_text, what
from carrom_desk.rules.acts import Stroke
from carrom_desk.rules.breaches import Breach
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.editions.club import CLUB
from carrom_desk.rules.editions.icf_revised import ICF_REVISED
from carrom_desk.rules.position import ByParty, Party, Pieces, QueenPlace
from carrom_desk.rules.ruling import BoardResult, Placing, Turn
from tests.match.every_entry import every_entry
from tests.match.playing import a_setup, a_stroke, command, enter, play

BEGUN = "toss a break; play; p1; -; p1; -"
"""Eight men of each colour; a is in turn with White."""


def told(before: MatchState, entry: PlainEntry) -> EntryText:
    return entry_text(FullNames(before.setup), before, entry, evolve(before, entry, 99))


def last(before: MatchRecord, entry: Entry | str) -> EntryText:
    """Returns the text of one further entry."""
    logged = enter(before, command(entry) if isinstance(entry, str) else entry).entries[-1].entry
    assert not isinstance(logged, Undone | Redone | Amended)
    return told(before.state, logged)


STROKES = [
    ("p1", "1 white man pocketed", "Player A1 plays on.", "48"),
    ("-", "Nothing pocketed", "Turn passes to Player B1.", "48"),
    (
        "X",
        "Striker pocketed",
        "Turn passes to Player B1. 1 white man comes back as a due. Player B1 places it.",
        "72(a)",
    ),
    (
        "p1 X",
        "1 white man and striker pocketed",
        ("Player A1 plays on. 2 white men come back: 1 from the stroke and 1 as due. Player B1 places them."),
        "73",
    ),
    (
        "p2 X I",
        "2 white men and striker pocketed, improper",
        (
            "Turn passes to Player B1. 3 white men come back: 2 from the stroke and 1 as due and penalty. "
            "Player B1 places them. Player A1 owes 1 man."
        ),
        "77(b)",
    ),
    ("q1", "1 black man pocketed", "Turn passes to Player B1.", "48"),
    ("p1 Q", "1 white man and Queen pocketed", "Player A1 plays on. Player A1 has covered the Queen.", "97(a)"),
    ("Q", "Queen pocketed", "Player A1 plays on. The Queen is not yet covered.", "92"),
    (
        "p1 jq2 jX",
        "1 white man pocketed, 2 black men and striker jumped off",
        "Player A1 plays on. The umpire puts jumped pieces back in the centre circle.",
        "48",
    ),
    (
        "p8",
        "8 white men pocketed",
        "Player B1 wins the board, 3 points. The Queen is on the board. Score 0–3.",
        "107(a)",
    ),
    (
        "p8 X",
        "8 white men and striker pocketed",
        "Player B1 wins the board, 3 points. The Queen is on the board. Player B1 may claim 1 extra point. Score 0–3.",
        "108(a)",
    ),
]


@pytest.mark.parametrize(("words", "what", "ruled", "law"), STROKES, ids=[row[0] for row in STROKES])
def test_a_stroke_is_told_with_all_that_followed(words: str, what: str, ruled: str, law: str) -> None:
    text = last(play(BEGUN), words)

    assert (text.what, text.ruled, text.laws[0]) == (what, ruled, law)


def test_the_player_s_own_men_come_first() -> None:
    assert last(play("toss a break; play; -; p1; -"), "p1 q1").what == "1 white man and 1 black man pocketed"
    assert last(play("toss a break; play; p1; -"), "p1 q1").what == "1 black man and 1 white man pocketed"


@pytest.mark.parametrize(
    ("breach", "edition", "what"),
    [
        (Breach.PUSH, ICF_REVISED, "1 white man pocketed, push (law 33)"),
        (Breach.PUSH, CLUB, "1 white man pocketed, push (Striking)"),
        (Breach.POWDER, CLUB, "1 white man pocketed, powder misused (umpire’s discretion)"),
    ],
)
def test_a_breach_stands_with_its_law(breach: Breach, edition: Edition, what: str) -> None:
    before = play("toss a break; play; p2; -; p1; -", a_setup(edition))

    assert last(before, StrokeMade(Stroke(Pieces(own=1), improper=True), breach)).what == what


@pytest.mark.parametrize(
    ("before", "words", "what"),
    [
        ("toss a break", "untouched", "Break: nothing touched"),
        ("toss a break", "-", "Break: nothing pocketed"),
        ("toss a break; play; untouched", "p1", "Break, attempt 2: 1 white man pocketed"),
        ("toss a break", "p1 early", "Break: 1 white man pocketed, before “Play”"),
    ],
)
def test_a_break_is_called_so(before: str, words: str, what: str) -> None:
    assert last(play(before), words).what == what


OTHERS = [
    ("note", "toss a break", "Won the toss and chose to break", "Player A1 breaks."),
    ("note", "toss b side", "Won the toss and chose the side", "Player A1 breaks."),
    ("toss a break", "play", "“Play”", ""),
    (BEGUN, "pass", "Passes", "Turn passes to Player B1."),
    (f"{BEGUN}; Q", "pass", "Passes", "Turn passes to Player B1. The Queen returns to the centre."),
    (
        "toss a break; play; -; -; pass*5",
        "pass",
        "Passes",
        "Everyone has passed three times. The board is replayed. Player A1 breaks.",
    ),
    (
        BEGUN,
        "breach b",
        "15 seconds exceeded (law 50)",
        "Technical foul. Player A1 keeps the turn. 1 black man comes back as a penalty. Player A1 places it.",
    ),
    (BEGUN, "left_seat a", "Left their seat", "Player B1 wins the board, 11 points. Score 0–11."),
    (f"{BEGUN}; X", "placed", "Men placed", ""),
    (f"{BEGUN}; X", "forgone", "Forgone: the due lapses", ""),
    (f"{BEGUN}; X", "no_space", "No space: the due stays owed", "Player A1 owes 1 man."),
    (BEGUN, "sides", "Sides changed", ""),
    (BEGUN, "pause", "Play stopped: appeal", ""),
    (f"{BEGUN}; pause", "resume", "Play resumed", ""),
    (BEGUN, "note", "Note: lamp flickers", ""),
    (BEGUN, "replay", "Board cancelled: lights out", "Player A1 breaks."),
    (BEGUN, "concede a game", "Concedes the game", "Player B1 wins game 1 by concession."),
    (BEGUN, "concede b match", "Concedes the match", "Player A1 wins the match by concession."),
    (BEGUN, "disqualify a", "Disqualified: unfair play", "Player A1 disqualified: Player B1 wins the match."),
    ("note", "walkover b", "Walkover: not present", "Player B1 wins the match by walkover."),
    (
        BEGUN,
        "protest a",
        "Protest: the last ruling",
        "About board 1 of game 1. The result is withheld until the protest is decided.",
    ),
    (f"{BEGUN}; protest a", "upheld", "Protest upheld", "Play resumes from the start of board 1."),
    (f"{BEGUN}; protest a", "overruled", "Protest overruled", ""),
    (f"{BEGUN}; p8 X", "demand 1", "Claims 1 extra point", "Score 0–4."),
    (f"{BEGUN}; p8 X", "demand 0", "Claims no extra point", "Score 0–3."),
]


@pytest.mark.parametrize(("before", "words", "what", "ruled"), OTHERS, ids=[row[1] for row in OTHERS])
def test_whatever_else_is_entered_is_told(before: str, words: str, what: str, ruled: str) -> None:
    text = last(play(before), words)

    assert (text.what, text.ruled) == (what, ruled)


def test_a_game_and_the_match_are_told_when_they_are_won() -> None:
    before = play(BEGUN, a_setup(games=1, points=3))

    assert last(before, "p8").ruled == (
        "Player B1 wins the board, 3 points. The Queen is on the board. Score 0–3. "
        "Player B1 wins game 1, 3–0. Player B1 wins the match, 1–0 in games."
    )


def test_a_change_of_sides_and_a_toss_to_come_are_told() -> None:
    changing = play(BEGUN, replace(a_setup(), competition=Competition(change_sides=ChangeSides.AT_13)))
    level = play("toss a break; won a 9; won b 9", a_setup(boards=2))
    last_stroke = level.entries[-1].entry
    assert isinstance(last_stroke, StrokeMade)

    assert last(changing, "concede a game").ruled == "Player B1 wins game 1 by concession. The players change sides."
    assert told(enter(level, Undone()).state, last_stroke).ruled.endswith("Level: toss for an extra board.")


OVERRIDES = [
    (Override("seen", turn=Turn.PASSES), "Turn passes to Player B1."),
    (
        Override("seen", place=Placing(ByParty(1, 2), queen=True)),
        "1 white man comes back, 2 black men come back and the Queen returns.",
    ),
    (Override("seen", place=Placing()), "Nothing comes back."),
    (Override("seen", due=ByParty(2, 0)), "Player A1 owes 2 men; Player B1 owes 0 men."),
    (Override("seen", queen=QueenPlace.OWN), "Player A1 has covered the Queen."),
    (Override("seen", queen=QueenPlace.ON_BOARD), "The Queen is on the board."),
    (
        Override("seen", turn=Turn.BOARD_OVER, board=BoardResult(Party.OPPONENT, 5)),
        "Player B1 wins the board, 5 points. Score 0–5.",
    ),
    (Override("seen", board_goes_on=True), "The board continues."),
]


@pytest.mark.parametrize(("override", "ruled"), OVERRIDES, ids=[row[1] for row in OVERRIDES])
def test_a_decision_of_the_umpire_says_what_and_why_and_cites_nothing(override: Override, ruled: str) -> None:
    text = told(play(f"{BEGUN}; p1 Q X").state, override)

    assert text == EntryText("Umpire’s decision: seen", ruled)


BOARDS = [
    (
        BoardEntered(Side.B, Side.B, 7, men=4),
        "Player B1 wins the board, 7 points. Player B1 has covered the Queen. 4 men left. Score 0–7.",
    ),
    (BoardEntered(Side.A, None, 5), "Player A1 wins the board, 5 points. Score 5–0."),
    (BoardEntered(None, None, 0), "Nobody scored. Score 0–0."),
]


@pytest.mark.parametrize(("entry", "ruled"), BOARDS, ids=[row[1] for row in BOARDS])
def test_a_board_of_which_only_the_result_is_known_is_told_so(entry: BoardEntered, ruled: str) -> None:
    assert told(play("toss a break").state, entry) == EntryText("Result of the board entered", ruled)


@pytest.mark.parametrize("entry", [Noted("a\nb\x00"), Disqualified(Side.A, "a\nb\x00"), Override("a\nb\x00")])
def test_what_somebody_typed_is_made_safe(entry: PlainEntry) -> None:
    text = entry_text(FullNames(a_setup()), play(BEGUN).state, entry, play(BEGUN).state)

    assert text.what.endswith(": a b�")


@pytest.mark.parametrize(
    ("entry", "about", "words"),
    [
        (Undone(), 3, "Entry 3 undone"),
        (Redone(), 4, "Entry 4 redone"),
        (Amended(2, Noted("x"), "y"), 2, "Entry 2 amended"),
    ],
)
def test_a_correction_names_its_entry(entry: Undone | Redone | Amended, about: int, words: str) -> None:
    assert correction_words(entry, about) == words


@pytest.mark.parametrize(
    ("words", "whose"),
    [
        ("p1", (Side.B, Seat.B1)),
        ("breach a", (Side.A, None)),
        ("breach b", (Side.B, Seat.B1)),
        ("protest b", (Side.B, None)),  # a pair protests, whoever is in turn
        ("note", (None, None)),
        ("play", (None, None)),
    ],
)
def test_whose_act_it_is(words: str, whose: tuple[Side | None, Seat | None]) -> None:
    before = play("toss a break; play; -")

    assert actor(before.state, enter(before, command(words)).entries[-1].entry) == whose


def test_in_doubles_the_pair_wins_and_a_player_plays() -> None:
    before = play("toss a break; play; -; -", a_setup(doubles=True))

    assert last(before, "p1").ruled == "Player A2 plays on."
    assert last(before, "concede b match").ruled == "Player A1 / Player A2 win the match by concession."


def test_an_act_without_its_ruling_cites_nothing() -> None:
    state = play(BEGUN).state
    bare = replace(a_stroke("p1"), ruling=None)

    assert entry_text(FullNames(state.setup), state, bare, state).laws == ()


def test_every_kind_of_entry_has_its_words() -> None:
    plain = [made for made in walk(every_entry()).entries if not isinstance(made.entry, Correction)]
    assert {type(made.entry) for made in plain} | {Undone, Redone, Amended} == set(KINDS.values())
    for made in plain:
        assert not isinstance(made.entry, Correction)
        assert what(made.before, made.entry)
