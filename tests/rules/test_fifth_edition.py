"""A federation's own laws: one value, a digest and a name in the register, and the whole desk uses them."""

from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtWidgets import QComboBox, QSpinBox
from pytestqt.qtbot import QtBot

from carrom_desk.exchange.match_file import read_match, write_match
from carrom_desk.gui.settings.settings import Settings
from carrom_desk.i18n import N_, in_english
from carrom_desk.match.ports.store import MatchId, StoredMatch
from carrom_desk.match.timing import clock_for
from carrom_desk.presentation.next_step.reminders import reminder_line
from carrom_desk.presentation.stroke_draft import StrokeDraft
from carrom_desk.reports.laws.law_books import law_book
from carrom_desk.resources import resource_path
from carrom_desk.rules.acts import IncidentKind, Situation
from carrom_desk.rules.breaches import Breach, Consequence
from carrom_desk.rules.clocks import Clock, ClockKind
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.edition_register import BY_ID, EDITIONS
from carrom_desk.rules.editions.icf_1993 import ICF_1993
from carrom_desk.rules.editions.icf_revised import CLOCKS, NUMBERS, break_before_play, extra_men
from carrom_desk.rules.icf.breaches import OPEN_BREACHES, judge_incident, judge_violation
from carrom_desk.rules.icf.stroke import judge_stroke
from carrom_desk.rules.icf.terms import Extra, IcfTerms
from carrom_desk.rules.impossible import problems_of
from carrom_desk.rules.judge import judge, judge_pass
from carrom_desk.rules.laws import Citation, Law
from carrom_desk.rules.position import QueenPlace
from carrom_desk.rules.reminders import Occasion, Reminder
from carrom_desk.rules.ruling import Scoring
from carrom_desk.rules.texts.readings import OF_ICF, Reading
from tests.fakes import SINGLES, MemoryStore, StoppedTime, desk
from tests.gui.hands import Hands
from tests.match.playing import command, play
from tests.reports.page import html_of
from tests.reports.sheets import sheet_of
from tests.rules.notation import outcome_of, read_outcome, read_position, read_scene
from tests.rules.wholeness import lacks

# ---------------------------------------------------------------------------------- what such a federation writes down

SCORING = Scoring(queen=2, queen_until=19, most=10, game=23)


def dearer_striker(situation: Situation) -> Extra:
    """Rules of a federation in which the striker costs two men instead of one."""
    icf = extra_men(situation)
    return Extra(icf.men + int(situation.striker), icf.laws, icf.readings)


TERMS = IcfTerms(
    extra_men=dearer_striker,
    break_before_play=break_before_play,
    stops_after_opponents_men=False,
    open_breaches=OPEN_BREACHES,
)

FEDERATION = Edition(
    id="federation",
    name=N_("Rules of the Hill Country Federation"),
    short=N_("Hill Country"),
    digest="federation.toml",
    # Articles instead of numbers; the general laws on jumping pieces are not among them.
    numbers={law: Citation(f"Art. {number}") for law, number in NUMBERS.items() if law is not Law.STRIKER_JUMPED},
    scoring=SCORING,
    queen_places=frozenset(QueenPlace) - {QueenPlace.TO_RETURN},
    incidents=frozenset({IncidentKind.LEFT_SEAT}),
    stroke=partial(judge_stroke, TERMS),
    violation=partial(judge_violation, TERMS),
    incident=judge_incident,
    has_dues_at_turns_end=False,
    seats_to_next_turn=1,
    readings=OF_ICF,
    clocks={**CLOCKS, ClockKind.STROKE: Clock(20, (Law.STROKE_TIME,))},
    reminders={Occasion.SEATING: (Reminder(Law.ROSETTE, N_("Three whites in a row towards the breaker.")),)},
)

SETUP = replace(SINGLES, laws=FEDERATION, competition=replace(SINGLES.competition, games=1, points=SCORING.game))

# ------------------------------------------------------------------------------------------------------------- rulings


@pytest.mark.parametrize(
    ("scene", "expected", "laws"),
    [
        ("7-6 : p1", "continues 6-6", "48"),
        ("7-6 : p1 q1", "continues 6-5", "48"),
        ("7-6 : X", "passes 9-6 place 2-0", "72(a)"),
        ("8-6 : X I", "passes 9-6 place 1-0 due 2-0", "72(b), 72(c)"),
        ("7-6 : p1 jX", "continues 6-6", "48"),
        ("1-4 : p1 Q", "own wins 6 0-4 queen own", "52(a), 53(a), 53(b), 97(a)"),
        ("1-4 score 19-0 : p1 Q", "own wins 6 0-4 queen own", "52(a), 53(a), 53(b), 97(a)"),
        ("1-4 score 20-0 : p1 Q", "own wins 4 0-4 queen own", "52(a), 53(a), 54, 97(a)"),
        ("1-4 : p1", "opponent wins 2 0-4", "107(a)"),
        ("1-9 queen own : p1", "own wins 10 0-9", "52(a), 53(a), 53(b), 55"),
        ("9-1 : q1", "opponent wins 10 9-0", "106(a), 55"),
        ("7-1 : q1 X I", "opponent wins 9+1 7-0", "111(b), 55"),
        ("9-6 : left_seat own", "opponent wins 10 9-6", "91, 55"),
        ("7-6 : breach own", "passes 8-6 place 1-0", "64(a)"),
    ],
)
def test_it_judges_by_its_own_numbers_and_points(scene: str, expected: str, laws: str) -> None:
    position, act = read_scene(scene)
    ruling = judge(position, act, FEDERATION)

    assert outcome_of(ruling) == read_outcome(expected, position)
    assert ruling.laws == tuple(f"Art. {number}" for number in laws.split(", "))
    assert ruling.readings == ()


def test_it_refuses_what_it_does_not_know() -> None:
    for scene in ("7-6 : out_of_turn own", "7-6 to_return : -"):
        assert len(problems_of(*read_scene(scene), FEDERATION)) == 1
    assert FEDERATION.consequence_of(Breach.OUT_OF_TURN) is None
    assert FEDERATION.consequence_of(Breach.LEFT_SEAT) is Consequence.BOARD_LOST


def test_turns_are_passed_under_it() -> None:
    position = read_position("7-6 to_cover due 1-0")

    assert outcome_of(judge_pass(position, FEDERATION)) == read_outcome(
        "passes 7-6 place Q due 1-0 queen on_board", position
    )


def test_readings_speak_of_its_articles() -> None:
    text = FEDERATION.explain(Reading.QUEEN_WHILE_DUE)

    assert text.question.startswith("Does law Art. 95(b) also apply")


# ------------------------------------------------------------------------------------------------- a match through all


@pytest.fixture
def registered(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Adds the edition to the register, and its digest to those that ship."""
    monkeypatch.setitem(BY_ID, FEDERATION.id, FEDERATION)
    monkeypatch.setattr("carrom_desk.gui.matches.new_match.match_terms.EDITIONS", (*EDITIONS, FEDERATION))
    (tmp_path / FEDERATION.digest).write_text(digest_text(), encoding="utf-8")
    monkeypatch.setattr("carrom_desk.reports.laws.law_summaries.resource_path", lambda name: tmp_path / Path(name).name)
    return tmp_path


def digest_text() -> str:
    """Returns its digest: that of the revised laws, numbered by articles."""
    text = resource_path("laws/icf-revised.toml").read_text(encoding="utf-8")
    return text.replace('edition = "icf-revised"', f'edition = "{FEDERATION.id}"').replace(
        'number = "', 'number = "Art. '
    )


BOARD = "toss a break; play; p8; p1 Q"


def test_a_fifth_edition_has_its_own_seconds_and_law_for_a_stroke() -> None:
    record = play("toss a break; play; p1", SETUP)
    rule = clock_for(record)

    assert rule is not None
    assert (rule.kind, rule.seconds, rule.laws) == (ClockKind.STROKE, 20, ("Art. 50",))


def test_its_reminders_are_shown() -> None:
    record = play("toss a break", SETUP)

    assert reminder_line(record, StrokeDraft()) == "Three whites in a row towards the breaker. (Art. 41(a))"


def test_it_keeps_its_score() -> None:
    state = play(f"{BOARD}; play; p8; p1 Q", SETUP).state

    assert state.game is not None
    assert (state.game.score.a, state.game.score.b) == (10, 10)


def test_a_match_under_it_is_written_and_read_again(registered: Path) -> None:
    record = play(BOARD, SETUP)
    match = StoredMatch(MatchId("m1"), record.agreed, record.entries)

    assert read_match(write_match(match)).setup.laws is FEDERATION


def test_its_report_speaks_of_it() -> None:
    html = html_of(sheet_of(play(f"{BOARD}; -; breach a", SETUP)))

    assert in_english(FEDERATION.short) in html
    assert "Art. 52(a)" in html


def test_the_window_plays_by_it(registered: Path, qtbot: QtBot) -> None:
    store, now = MemoryStore(), StoppedTime()
    desk(command("toss a break"), command("play"), store=store, now=now, setup=SETUP)
    hands = Hands(qtbot, store=store, now=now, match_id=MatchId("m1"))
    hands.key("s", "enter")

    assert "Laws: Art. 72(a), Art. 44, Art. 72(c)" in hands.part("ruling").accessibleName()


def points_of_a_new_match(hands: Hands, *, laws: Edition | None = None) -> int:
    hands.key("ctrl+n")
    dialog = hands.dialog("new_match_dialog")
    box, points = dialog.findChild(QComboBox, "laws"), dialog.findChild(QSpinBox, "points")
    assert isinstance(box, QComboBox)
    assert isinstance(points, QSpinBox)
    if laws is not None:
        box.setCurrentIndex(box.findData(laws.id))
        box.activated.emit(box.currentIndex())
    offered = points.value()
    dialog.reject()
    hands.settle()
    return offered


def test_a_new_match_offers_the_points_of_the_usual_laws(registered: Path, qtbot: QtBot) -> None:
    assert points_of_a_new_match(Hands(qtbot, choices=Settings(laws=FEDERATION.id))) == SCORING.game


def test_its_points_are_offered_once_it_is_chosen(registered: Path, qtbot: QtBot) -> None:
    assert points_of_a_new_match(Hands(qtbot)) == 25
    assert points_of_a_new_match(Hands(qtbot), laws=FEDERATION) == SCORING.game


def test_a_law_is_looked_up_in_its_digest(registered: Path) -> None:
    book = law_book(FEDERATION)
    row = book.find("Art. 72(c)")

    assert row is not None
    assert book.whole(row).number == "Art. 72"


# ----------------------------------------------------------------------------------------- what an edition still lacks


def shipped(edition: Edition) -> str:
    return resource_path(f"laws/{edition.digest}").read_text(encoding="utf-8")


def test_the_federation_lacks_what_it_left_out() -> None:
    assert lacks(FEDERATION, digest_text()) == ["no number: STRIKER_JUMPED"]


@pytest.mark.parametrize("edition", [each for each in EDITIONS if each is not ICF_1993])
def test_the_editions_that_ship_lack_nothing(edition: Edition) -> None:
    assert lacks(edition, shipped(edition)) == []


def test_the_older_laws_lack_the_general_ones() -> None:
    general = {f"no number: {law.name}" for law in (Law.STRIKER_JUMPED, Law.OPPONENTS_MAN_POCKETED)}

    assert set(lacks(ICF_1993, shipped(ICF_1993))) == general | {"no clock: appearance", "no clock: rest"}


def test_what_is_missing_is_found() -> None:
    numbers = dict(FEDERATION.numbers)
    del numbers[Law.QUEEN_RIGHT]
    numbers[Law.TURN] = Citation("Art. 999")
    poor = replace(FEDERATION, numbers=numbers, reminders={}, clocks={})

    assert lacks(poor, digest_text()) == [
        "no number: QUEEN_RIGHT",
        "no number: STRIKER_JUMPED",
        "not in the digest: Art. 999",
        *(f"no clock: {kind}" for kind in ClockKind),
        "no reminders",
    ]
