"""Everything that a report names has a word, and entries are told in whole sentences."""

from collections.abc import Mapping
from dataclasses import replace
from enum import Enum

import pytest

from carrom_desk.match.entries import (
    Conceded,
    Concession,
    Demanded,
    Disqualified,
    Entry,
    Noted,
    Override,
    Passed,
    Paused,
    PlacingDone,
    PlacingOutcome,
    PlainEntry,
    ProtestDecided,
    ProtestLodged,
    Resumed,
    StrokeMade,
    Toss,
    TossChoice,
    ViolationSeen,
    WalkedOver,
)
from carrom_desk.match.side import Side
from carrom_desk.reports import sheet_words, wording, wording_breaches
from carrom_desk.reports.happening import breach_words
from carrom_desk.rules.acts import Stroke
from carrom_desk.rules.breaches import Breach
from carrom_desk.rules.edition_id import EditionId
from carrom_desk.rules.position import ByParty, Party, Pieces, QueenPlace
from carrom_desk.rules.ruling import BoardResult, Placing, Turn
from tests.fakes import DOUBLES, SINGLES, improper, stroke
from tests.reports.sheets import TOSS, WHITE_BOARD, sheet, with_names

TABLES = {
    f"{module.__name__.rsplit('.', 1)[1]}.{name}": table
    for module in (wording, wording_breaches, sheet_words)
    for name, table in vars(module).items()
    if isinstance(table, Mapping) and all(isinstance(key, Enum) for key in table) and name.isupper()
}


def test_the_tables_of_words_are_found() -> None:
    assert len(TABLES) >= 14


@pytest.mark.parametrize("table", TABLES.values(), ids=TABLES)
def test_every_member_has_its_own_word(table: Mapping[Enum, str]) -> None:
    members = type(next(iter(table)))

    assert set(table) == set(members)
    words = [word for word in table.values() if word]
    assert len(set(words)) == len(words)


STROKES = [
    (Stroke(), "Break: pockets nothing."),
    (Stroke(touched=False), "Break: touches nothing."),
    (Stroke(Pieces(striker=True), touched=False), "Break: touches nothing, pockets the striker."),
    (Stroke(before_play=True), "Break: pockets nothing, before “Play”."),
    (Stroke(Pieces(1)), "Break: pockets 1 white."),
    (Stroke(Pieces(2, 1, queen=True, striker=True)), "Break: pockets 2 white, 1 black, the Queen and the striker."),
    (Stroke(jumped=Pieces(1, queen=True)), "Break: pockets nothing. Off the board by a jump: 1 white and the Queen."),
    (Stroke(improper=True), "Break: pockets nothing. Improper."),
]


@pytest.mark.parametrize(("made", "words"), STROKES, ids=[words for _, words in STROKES])
def test_a_stroke_in_words(made: Stroke, words: str) -> None:
    assert sheet(TOSS, StrokeMade(made)).log[-1].what == words


def test_a_named_breach_stands_with_its_law() -> None:
    push = StrokeMade(Stroke(improper=True), Breach.PUSH)

    assert sheet(TOSS, stroke(), push).log[-1].what == "Pockets nothing. Improper: pushes the striker (law 33)."


def test_a_later_attempt_to_break_is_numbered() -> None:
    missed = StrokeMade(Stroke(touched=False))

    first, second = sheet(TOSS, missed, missed).log[1:]

    assert first.ruled == "Player A1 breaks again, attempt 2."
    assert second.what == "Break, attempt 2: touches nothing."


ENTRIES: list[tuple[tuple[Entry, ...], str, str]] = [
    ((Toss(Side.A, TossChoice.SIDE),), "Won the toss and chose the side.", "Player B1 breaks."),
    ((TOSS, stroke()), "Break: pockets nothing.", "Turn to Player B1."),
    (
        (TOSS, stroke(1, striker=True)),
        "Break: pockets 1 white and the striker.",
        "Due. Player A1 plays on. Back: 1 white, placed by Player B1. Still owed: 1 white.",
    ),
    (
        (TOSS, stroke(1), improper(1), PlacingDone(PlacingOutcome.NO_SPACE)),
        "No space to place: they stay owed.",
        "Still owed: 1 white.",
    ),
    ((TOSS, stroke(1), improper(1), PlacingDone(PlacingOutcome.FORGONE)), "Dues and penalties forgone.", ""),
    (
        (TOSS, stroke(queen=True)),
        "Break: pockets the Queen.",
        "Turn to Player B1. The Queen goes back.",
    ),
    (
        (TOSS, stroke(9)),
        "Break: pockets 9 white.",
        "Board to Player B1: 3 points. Score 0–3.",
    ),
    (
        (TOSS, improper(9)),
        "Break: pockets 9 white. Improper.",
        "Foul. Board to Player B1: 3 points and 1 on demand. Score 0–4.",
    ),
    ((TOSS, improper(9), Demanded(0)), "Demands 0 of 1 point.", "Score 0–3."),
    ((TOSS, improper(9), Demanded(1)), "Demands 1 point.", "Score 0–4."),
    ((TOSS, Conceded(Side.A, Concession.GAME)), "Concedes the game.", "Game 1 to Player B1, 0–0. Change of sides."),
    ((TOSS, Conceded(Side.A, Concession.MATCH)), "Concedes the match.", "Match to Player B1, 0–0."),
    ((TOSS, Disqualified(Side.A, "smoked")), "Is disqualified. Smoked.", "Match to Player B1, 0–0."),
    ((WalkedOver(Side.A, "absent"),), "Walkover. Absent.", "Match to Player A1, 0–0."),
    ((TOSS, ProtestLodged(Side.A, "why?")), "Protests. Why?", ""),
    (
        (TOSS, stroke(), ProtestLodged(Side.A, "why?"), ProtestDecided(upheld=True)),
        "The protest is upheld.",
        "Play goes on from the start of board 1.",
    ),
    ((Noted(" = late\x00\n"),), "Remark. = late�.", ""),
    (
        (TOSS, ViolationSeen(Side.B, Breach.MEN_TOUCHED)),
        "Touches men (law 134).",
        "Technical foul. Player A1 plays on. Still owed: 1 black.",
    ),
]


@pytest.mark.parametrize(("commands", "what", "ruled"), ENTRIES, ids=[what for _, what, _ in ENTRIES])
def test_an_entry_and_its_ruling_in_words(commands: tuple[PlainEntry, ...], what: str, ruled: str) -> None:
    line = sheet(*commands).log[-1]

    assert (line.what, line.ruled) == (what, ruled)


def test_time_goes_on_with_or_without_a_reason() -> None:
    without = sheet(TOSS, Paused("Rain"), Resumed())
    with_reason = sheet(TOSS, Paused("Rain"), Resumed("Dry"))

    assert [line.what for line in without.log[1:]] == ["Time stands still. Rain.", "Time goes on."]
    assert with_reason.log[-1].what == "Time goes on. Dry."


OVERRIDES = [
    (Override("Seen", turn=Turn.PASSES), "the turn passes", "Turn to Player B1."),
    (
        Override("Seen", place=Placing(ByParty(1, 0), queen=False)),
        "back on the board: 1 white",
        "Player A1 plays on. Back: 1 white, placed by Player B1.",
    ),
    (Override("Seen", place=Placing()), "back on the board: nothing", "Player A1 plays on."),
    (
        Override("Seen", due=ByParty(1, 2)),
        "owed: 1 white and 2 black",
        "Player A1 plays on. Still owed: 1 white and 2 black.",
    ),
    (Override("Seen", due=ByParty(0, 0)), "owed: nothing", "Player A1 plays on."),
    (Override("Seen", queen=QueenPlace.OWN), "the Queen is covered by the player in turn", "Player A1 plays on."),
    (
        Override("Seen", board=BoardResult(Party.OPPONENT, 4, 1)),
        "the board goes to black, 4 points and 1 on demand",
        "Board to Player B1: 4 points and 1 on demand. Score 0–5.",
    ),
]


@pytest.mark.parametrize(("override", "decided", "ruled"), OVERRIDES, ids=[decided for _, decided, _ in OVERRIDES])
def test_an_override_in_words(override: Override, decided: str, ruled: str) -> None:
    line = sheet(TOSS, stroke(2), override).log[-1]

    assert line.what == f"The umpire decides otherwise: {decided}. Seen."
    assert line.ruled == ruled


def test_a_board_that_goes_on_by_an_override_says_so() -> None:
    goes_on = Override("Seen", turn=Turn.CONTINUES, place=Placing(ByParty(1, 0)), board_goes_on=True)

    assert (
        "the turn continues; the board goes on; back on the board: 1 white."
        in sheet(TOSS, stroke(9), goes_on).log[-1].what
    )


def test_everyone_passing_three_times_is_told() -> None:
    lines = sheet(TOSS, stroke(1), stroke(queen=True), *(Passed(),) * 6).log

    assert lines[3].ruled == "Turn to Player B1. The Queen goes back."
    assert lines[-1].ruled.startswith("Everyone passed three times: the board is played again")


def test_level_scores_call_for_a_toss() -> None:
    setup = replace(SINGLES, competition=replace(SINGLES.competition, boards=2))

    assert (
        sheet(TOSS, *WHITE_BOARD, *WHITE_BOARD, setup=setup).log[-1].ruled.endswith("Level: toss for an extra board.")
    )


def test_partners_are_told_apart() -> None:
    lines = sheet(TOSS, stroke(1), stroke(), stroke(), setup=DOUBLES).log

    assert [line.ruled for line in lines[2:]] == ["Turn to Player B1.", "Turn to Player A2."]


def test_a_name_that_was_cut_ends_no_sentence_with_four_dots() -> None:
    names = with_names("Subrahmanyam Venkataraman", "B")

    assert sheet(TOSS, setup=names).log[-1].ruled == "Subrahmanyam… breaks."
    assert sheet(Toss(Side.B, TossChoice.BREAK), stroke(), setup=names).log[-1].ruled == "Turn to Subrahmanyam…"


def test_the_umpires_own_ground_and_the_club_s_sections_are_named() -> None:
    words = breach_words(Breach.POWDER, EditionId.CLUB), breach_words(Breach.MEN_TOUCHED, EditionId.CLUB)

    assert words == (
        "applies or removes powder during play (the umpire’s own ground)",
        "touches men (Fouls)",
    )


def test_owed_men_come_back_with_a_pass_where_the_laws_say_so() -> None:
    setup = replace(SINGLES, laws=EditionId.CLUB)
    late = ViolationSeen(Side.B, Breach.MEN_TOUCHED)

    last = sheet(TOSS, late, stroke(1), stroke(), stroke(1), Passed(), setup=setup).log[-1]

    assert last.ruled == "Turn to Player A1. Back: 1 black, placed by Player A1."
