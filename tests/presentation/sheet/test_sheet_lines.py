"""Faults, corrections, protests, remarks, readings and the log of an eventful match."""

from dataclasses import replace

import pytest

from carrom_desk.match.entry.entries import (
    Amended,
    BoardEntered,
    BoardReplayed,
    Conceded,
    Concession,
    Demanded,
    DetailsChanged,
    Disqualified,
    Entry,
    IncidentSeen,
    MatchAbandoned,
    Mistake,
    MistakeStands,
    Noted,
    Passed,
    Paused,
    PlacingDone,
    PlacingOutcome,
    PlainEntry,
    PlayCalled,
    ProtestDecided,
    ProtestLodged,
    Redone,
    SidesChanged,
    TimeOver,
    Toss,
    TossChoice,
    TurnCorrected,
    Undone,
    ViolationSeen,
    WalkedOver,
    Warned,
)
from carrom_desk.match.side import BySide, Seat, Side
from carrom_desk.presentation.log.log_lines import CorrectionKind, LineStatus
from carrom_desk.presentation.sheet.faults import FaultKind
from carrom_desk.presentation.sheet.remarks import ProtestFate
from carrom_desk.rules.acts import IncidentKind
from carrom_desk.rules.breaches import Breach
from carrom_desk.rules.editions.club import CLUB
from carrom_desk.rules.texts.readings import Reading
from tests.fakes import DOUBLES, SINGLES, improper, stroke
from tests.reports.sheets import TOSS, WHITE_BOARD, at, eventful, sheet


def test_faults_are_listed_with_who_and_what() -> None:
    faults = eventful().faults

    assert [(each.line.number, each.kind, each.line.side) for each in faults] == [
        (3, FaultKind.DUE, Side.A),
        (5, FaultKind.FOUL, Side.A),
        (8, FaultKind.FOUL, Side.B),
        (11, FaultKind.TIME_FAULT, Side.B),
        (12, FaultKind.TECHNICAL_FOUL, Side.A),
    ]
    assert faults[0].laws == ("73",)
    assert (faults[2].overridden_by, faults[3].overridden_by) == (10, None)
    assert faults[0].line.seat is Seat.A1


@pytest.mark.parametrize(
    ("entry", "kind"),
    [
        (IncidentSeen(IncidentKind.LEFT_SEAT, Side.B), FaultKind.BOARD_LOST),
        (Disqualified(Side.B, "refused"), FaultKind.DISQUALIFIED),
        (improper(striker=True), FaultKind.DUE_AND_FOUL),
        (Passed(), None),
    ],
)
def test_what_counts_as_a_fault(entry: Entry, kind: FaultKind | None) -> None:
    faults = sheet(TOSS, stroke(1), entry).faults

    assert [line.kind for line in faults] == ([] if kind is None else [kind])


def test_counts_are_those_of_the_entries_that_stand() -> None:
    sides = eventful().statistics.sides

    assert sides.map(lambda each: each.strokes) == BySide(6, 1)
    assert sides.map(lambda each: each.faults.count(FaultKind.FOUL)) == BySide(1, 1)
    assert sides.map(lambda each: each.faults.count(FaultKind.BOARD_LOST)) == BySide(0, 0)


def test_corrections_tell_what_was_and_what_is() -> None:
    lines = eventful().corrections

    assert [(line.number, line.kind, line.about) for line in lines] == [
        (7, CorrectionKind.UNDO, 6),
        (9, CorrectionKind.AMEND, 8),
        (10, CorrectionKind.OVERRIDE, 8),
        (26, CorrectionKind.UNDO, 25),
        (27, CorrectionKind.REDO, 25),
        (28, CorrectionKind.UNDO, 25),
    ]
    amended, decided = lines[1], lines[2]
    assert (amended.was, amended.reason) == ("1 black man pocketed", "The push was seen late.")
    assert amended.now == "Push (law 33)" == decided.was
    assert (decided.now, decided.reason) == ("Player B1 plays on.", "Both agreed that he had not touched it.")
    assert all(line.stands for line in lines)


def test_a_correction_that_was_taken_back_is_marked() -> None:
    found = sheet(TOSS, stroke(), Amended(1, stroke(1), "seen"), Undone())

    assert [line.stands for line in found.corrections] == [False, True]
    assert found.corrections[1].was == "Entry 1 amended: Break: 1 white man pocketed. Reason: Seen."
    assert [line.status for line in found.log[1:]] == [
        LineStatus.STANDS,
        LineStatus.TAKEN_BACK,
        LineStatus.CORRECTION,
    ]
    assert found.log[2].by == 3


def test_the_log_keeps_what_was_taken_back_with_who_took_it() -> None:
    log = eventful().log

    assert (log[6].status, log[6].by, log[6].what) == (LineStatus.TAKEN_BACK, 7, "Nothing pocketed")
    assert (log[25].status, log[25].by) == (LineStatus.TAKEN_BACK, 28)
    assert (log[7].status, log[7].what) == (LineStatus.CORRECTION, "Entry 6 undone")
    assert (log[27].what, log[27].ruled) == ("Entry 25 redone", "Redone by the umpire.")
    assert (log[28].ruled, log[10].laws) == ("Undone by the umpire.", ())


def test_an_amended_entry_shows_both_tellings() -> None:
    line = eventful().log[8]

    assert (line.status, line.by) == (LineStatus.AMENDED, 9)
    assert (line.was, line.was_ruled) == ("1 black man pocketed", "Player B1 plays on.")
    assert line.what == "Push (law 33)"
    assert line.ruled.startswith("Turn passes to Player A1.")


def test_what_an_amendment_changed_after_it_is_marked() -> None:
    found = sheet(TOSS, stroke(1), stroke(1), Amended(0, Toss(Side.B, TossChoice.BREAK), "misheard"))

    line = found.log[2]
    assert line.status is LineStatus.JUDGED_AGAIN
    assert line.what == "1 white man pocketed"
    assert line.side is Side.B


WITH_STRIKER = (stroke(1, striker=True), PlacingDone(PlacingOutcome.FORGONE))


def test_what_an_amendment_made_impossible_has_no_effect() -> None:
    found = sheet(TOSS, *WITH_STRIKER, Noted("over?"), Amended(1, stroke(5), "five fell"))

    assert found.log[2].status is LineStatus.WITHOUT_EFFECT
    assert found.statistics.sides.map(lambda each: each.strokes) == BySide(1, 0)


def test_a_correction_of_what_has_no_effect_tells_it_as_it_was() -> None:
    found = sheet(TOSS, *WITH_STRIKER, Amended(1, stroke(5), "five fell"), Amended(2, Noted("none"), "none"))

    assert found.corrections[-1].was == sheet(TOSS, *WITH_STRIKER).log[2].what
    assert found.log[2].what == "Note: none"


def test_an_entry_belongs_to_the_board_it_is_about() -> None:
    after = sheet(TOSS, improper(9), Demanded(0), ProtestLodged(Side.A, "why?"))

    assert [line.place for line in after.log] == [(1, 1), (1, 1), (1, 1), (1, 1)]
    assert sheet(TOSS, *WHITE_BOARD, ProtestLodged(Side.B, "why?")).protests[0].place == (1, 1)
    assert sheet(Noted("early")).log[0].place == (None, None)


def test_men_after_an_entry_are_those_of_its_board() -> None:
    found = sheet(TOSS, stroke(4), stroke(4, queen=True), stroke(1), stroke(1))

    assert [line.men for line in found.log] == ["9–9 Q", "5–9 Q", "1–9", "0–9", "8–9 Q"]


@pytest.mark.parametrize(
    ("commands", "fate", "decided_at"),
    [
        ((), ProtestFate.UNDECIDED, ""),
        ((ProtestDecided(upheld=True),), ProtestFate.UPHELD, at(3)),
        ((ProtestDecided(upheld=False),), ProtestFate.OVERRULED, at(3)),
    ],
)
def test_what_became_of_a_protest(commands: tuple[Entry, ...], fate: ProtestFate, decided_at: str) -> None:
    (protest,) = sheet(TOSS, stroke(), ProtestLodged(Side.B, " why\u202e "), *commands).protests

    assert (protest.fate, protest.decided_at, protest.at) == (fate, decided_at, at(2))
    assert (protest.by, protest.text, protest.place) == (Side.B, "why\ufffd", (1, 1))


def test_remarks_tell_interruptions_and_who_is_concerned() -> None:
    remarks = eventful().remarks

    assert [line.number for line in remarks] == [13, 14, 15, 19, 20]
    assert remarks[3].text == "Board cancelled: The board was pushed. Player A1 breaks."
    (walkover,) = sheet(WalkedOver(Side.B, "absent")).remarks
    assert (walkover.side, walkover.text) == (None, "Walkover: absent. Player B1 wins the match by walkover.")


@pytest.mark.parametrize(
    "entry",
    [
        MatchAbandoned("storm"),
        WalkedOver(Side.B, "absent"),
        Disqualified(Side.A, "rude"),
        Conceded(Side.A, Concession.GAME),
        TimeOver(),
        BoardReplayed("no light"),
        TurnCorrected(Seat.A1, "went on"),
        MistakeStands(Mistake.WRONG_MAN, Side.A),
        Paused("appeal"),
        SidesChanged(),
        Warned(Side.A, "late"),
        DetailsChanged(umpire="B Umpire"),
        Noted("a cough"),
    ],
    ids=lambda entry: entry.about.name,
)
def test_what_is_decided_said_or_changed_is_remarked(entry: PlainEntry) -> None:
    assert [line.number for line in sheet(TOSS, stroke(2), stroke(), entry).remarks] == [3]


@pytest.mark.parametrize("entry", [stroke(), PlayCalled(), Passed(), ProtestLodged(Side.A, "why")])
def test_play_and_protests_are_no_remarks(entry: PlainEntry) -> None:
    assert sheet(TOSS, stroke(2), stroke(), entry).remarks == ()


def test_what_is_claimed_is_no_remark() -> None:
    assert sheet(TOSS, stroke(8), stroke(1, striker=True), Demanded(0)).remarks == ()


def test_a_board_replayed_because_all_passed_is_remarked() -> None:
    (remark,) = sheet(TOSS, stroke(1), stroke(), *(Passed(),) * 6).remarks

    assert remark.number == 8


def test_readings_are_told_once_with_every_entry_they_served() -> None:
    setup = replace(SINGLES, laws=CLUB)
    late = ViolationSeen(Side.B, Breach.TIME_LIMIT)

    (line,) = sheet(TOSS, late, late, setup=setup).readings

    assert (line.reading, line.numbers) == (Reading.CLUB_OPPONENT_BREACH, (1, 2))
    assert line.question.endswith("?")
    assert line.answer


def test_what_is_placed_though_the_due_is_forgone_rests_on_a_reading() -> None:
    opened = (TOSS, stroke(2))
    forgone = PlacingDone(PlacingOutcome.FORGONE)
    with_men, alone = sheet(*opened, stroke(1, striker=True), forgone), sheet(*opened, stroke(striker=True), forgone)

    assert [(line.reading, line.numbers) for line in with_men.readings] == [(Reading.FORGO_DUES_ONLY, (3,))]
    assert alone.readings == ()


def test_exceeding_the_time_rests_on_a_reading() -> None:
    (line,) = sheet(TOSS, ViolationSeen(Side.B, Breach.TIME_LIMIT)).readings

    assert (line.reading, line.numbers) == (Reading.TIME_LIMIT, (1,))


def test_readings_of_the_match_itself_are_told() -> None:
    doubles = sheet(TOSS, Conceded(Side.A, Concession.GAME), setup=DOUBLES)
    setup = replace(SINGLES, competition=replace(SINGLES.competition, boards=2, points=99))
    level = (*WHITE_BOARD, *WHITE_BOARD)
    nothing_won = (BoardEntered(None, None, 0),)
    twice = sheet(TOSS, *level, TOSS, *nothing_won, TOSS, setup=setup)

    assert [line.reading for line in doubles.readings] == [Reading.DOUBLES_FIRST_BREAK]
    assert [line.numbers for line in doubles.readings] == [(1,)]
    assert Reading.EXTRA_BOARD_AGAIN not in {line.reading for line in sheet(TOSS, *level, TOSS, setup=setup).readings}
    assert [line.reading for line in twice.readings] == [Reading.EXTRA_BOARD_AGAIN]


def test_who_breaks_next_is_a_reading_in_clubs() -> None:
    club = replace(SINGLES, laws=CLUB, competition=replace(SINGLES.competition, points=29))
    played = sheet(TOSS, *WHITE_BOARD, setup=club)

    assert Reading.CLUB_NEXT_BREAKER in {line.reading for line in played.readings}
    assert Reading.CLUB_NEXT_BREAKER not in {line.reading for line in sheet(TOSS, *WHITE_BOARD).readings}


def test_what_is_not_available_is_not_forgone() -> None:
    forgone = PlacingDone(PlacingOutcome.FORGONE)
    in_part = sheet(TOSS, stroke(1), improper(striker=True), forgone)
    in_full = sheet(TOSS, stroke(2), improper(striker=True), forgone)

    assert [line.reading for line in in_part.readings] == [Reading.FORGO_AVAILABLE_ONLY]
    assert in_full.readings == ()


def test_redoing_gives_an_entry_its_line_back() -> None:
    line = sheet(TOSS, stroke(1), Undone(), Redone()).log[1]

    assert (line.status, line.by) == (LineStatus.STANDS, None)


def test_the_log_tells_the_score_after_a_demand() -> None:
    for points, score in ((1, "Score 0–4."), (0, "Score 0–3.")):
        log = sheet(TOSS, improper(9), Demanded(points)).log
        assert log[1].ruled.endswith("Score 0–3."), "no point counts before it is claimed"
        assert log[2].ruled == score
