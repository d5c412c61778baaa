"""Amending an entry."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QComboBox, QWidget
from pytestqt.qtbot import QtBot

from carrom_desk.gui.dialogs.fields import show_in
from carrom_desk.gui.entries.amend import AmendDialog
from carrom_desk.gui.entries.amended_fields import fields_for
from carrom_desk.gui.entries.consequence import ConsequenceView
from carrom_desk.gui.entries.stroke_fields import MarkButton, MarkField
from carrom_desk.gui.kit.wording import GIVE_THE_REASON
from carrom_desk.i18n import say
from carrom_desk.match.effects.decisions import overridden
from carrom_desk.match.entry.entries import (
    KINDS,
    ActEntry,
    Amended,
    BoardReplayed,
    Conceded,
    Concession,
    Correction,
    Demanded,
    DetailsChanged,
    Disqualified,
    Entry,
    IncidentSeen,
    MatchAbandoned,
    Mistake,
    MistakeStands,
    Noted,
    Override,
    Passed,
    Paused,
    PlacingDone,
    PlacingOutcome,
    PlainEntry,
    PlayCalled,
    PlayersNamed,
    ProtestDecided,
    ProtestLodged,
    Redone,
    ReplayGround,
    SidesChanged,
    StrokeMade,
    TimeOver,
    Toss,
    TossChoice,
    TurnCorrected,
    Undone,
    ViolationSeen,
    WalkedOver,
    Warned,
)
from carrom_desk.match.record import MatchRecord
from carrom_desk.match.setup import Player
from carrom_desk.match.side import BySide, Seat, Side
from carrom_desk.match.state import MatchState
from carrom_desk.presentation.corrections import CorrectionNotice
from carrom_desk.presentation.next_step.referee_actions import RefereeAction
from carrom_desk.presentation.wording.decision_text import consequence_of, warnings_lines
from carrom_desk.rules.acts import IncidentKind, Stroke
from carrom_desk.rules.breaches import Breach
from carrom_desk.rules.position import ByParty, Party, Pieces
from carrom_desk.rules.ruling import BoardResult, Placing, Turn
from tests.fakes import DOUBLES, SINGLES, record_of, stroke
from tests.gui.asked import Asked
from tests.gui.at_match import OPENED, TOSS
from tests.match.every_entry import every_entry


def amend(qtbot: QtBot, entry: PlainEntry, before: MatchRecord, why_not: str = "") -> Asked:
    fields = fields_for(entry, before.state)
    follows = CorrectionNotice(why_not or "then this", is_refused=bool(why_not))
    return Asked(qtbot, AmendDialog(4, fields, lambda _command: follows))


def change(asked: Asked, **changes: object) -> None:
    """Presses answers and fills in fields by name; True presses."""
    for name, value in changes.items():
        field = asked.find(QWidget, name)
        if isinstance(field, QAbstractButton):
            field.click()
        elif name == "player":
            asked.find(QComboBox, name).setCurrentIndex(int(str(value)))
        else:
            show_in(field, value)


def test_every_kind_of_entry_but_corrections_is_shown_as_it_is(qtbot: QtBot) -> None:
    found = {}
    for made in every_entry().made:
        if not isinstance(made.entry, Correction):
            fields = fields_for(made.entry, made.before)
            qtbot.addWidget(fields)
            shown = fields.entry()
            found[type(made.entry)] = shown is not None and is_same(shown, made.entry, made.before)

    assert found.keys() | {Undone, Redone, Amended} == set(KINDS.values())
    assert all(found.values())


def is_same(shown: PlainEntry, made: PlainEntry, before: MatchState) -> bool:
    """Returns True when both are equal: acts except for their ruling, which is judged again, decisions except for
    repeated parts.
    """
    if isinstance(shown, Override) and isinstance(made, Override) and before.last_ruled is not None:
        ruling = before.last_ruled.ruling
        return shown.of == made.of and overridden(ruling, shown) == overridden(ruling, made)
    return shown == (replace(made, ruling=None) if isinstance(made, ActEntry) else made)


def test_a_stroke_is_amended(qtbot: QtBot) -> None:
    made = StrokeMade(Stroke(Pieces(1, 2, striker=True), Pieces(queen=True), improper=True), Breach.PUSH)
    asked = amend(qtbot, made, record_of(TOSS, PlayCalled(), stroke()))  # black is in turn
    said = [asked.problem()]
    asked.count("pocketed_black", 0)
    asked.count("jumped_white", 1)
    said.append(asked.problem())
    outcome = asked.find(ConsequenceView, "consequence").text()
    asked.write("reason", "miscounted")
    asked.click("accept")

    expected = Stroke(Pieces(0, 2, striker=True), Pieces(opponent=1, queen=True), improper=True)
    assert said == ["No changes yet.", say(GIVE_THE_REASON)]
    assert outcome == "then this"
    assert asked.answers == [Amended(4, StrokeMade(expected, Breach.PUSH), "miscounted")]


def test_ticks_are_amended_and_a_breach_goes_with_its_tick(qtbot: QtBot) -> None:
    made = StrokeMade(Stroke(improper=True), Breach.PUSH)
    asked = amend(qtbot, made, record_of(TOSS))
    asked.click("improper_field", "touched_nothing_field", "before_play_field")
    asked.write("reason", "he asked")
    asked.click("accept")

    assert asked.answers == [Amended(4, StrokeMade(Stroke(touched=False, before_play=True)), "he asked")]


def test_what_cannot_have_been_is_not_amended_so(qtbot: QtBot) -> None:
    asked = amend(qtbot, stroke(1), record_of(TOSS), why_not="More men than lie there.")
    asked.count("pocketed_white", 9)
    asked.write("reason", "all")

    assert asked.problem() == "This amendment is not possible."
    assert asked.find(ConsequenceView, "consequence").text() == "More men than lie there."


DECIDED = Override("a push", turn=Turn.PASSES, of=2)
GIVEN = Override("the light", board=BoardResult(Party.OPPONENT, 3), of=2)
LATE = ViolationSeen(Side.B, Breach.PLACED_LATE)
NOT_PLACED = stroke(0, striker=True)
TWO_LATE = (*OPENED, NOT_PLACED, stroke(), NOT_PLACED, stroke(), stroke(3))
SOME = PlacingDone(PlacingOutcome.NO_SPACE, left=BySide(1, 0))
IMPROPER = StrokeMade(Stroke(improper=True), Breach.PUSH)
REPLAYED = BoardReplayed("light", ReplayGround.BEYOND_CONTROL)
CHANGED = DetailsChanged(umpire="B Umpire", players=PlayersNamed(b2=Player("Bina")))
SEEN_LATE: dict[str, object] = {"act_text": "seen late"}
ROWS: list[tuple[tuple[Entry, ...], PlainEntry, dict[str, object], PlainEntry]] = [
    ((), TOSS, {"winner": Side.B, "choice": TossChoice.SIDE}, Toss(Side.B, TossChoice.SIDE)),
    (OPENED, PlacingDone(PlacingOutcome.PLACED), {"outcome": "forgone"}, PlacingDone(PlacingOutcome.FORGONE)),
    (OPENED, ViolationSeen(Side.A, Breach.POWDER), {"by": Seat.B1}, ViolationSeen(Side.B, Breach.POWDER, player=1)),
    (
        OPENED,
        ViolationSeen(Side.A, Breach.PARTNERS_TALKED),
        {"by": Side.B},
        ViolationSeen(Side.B, Breach.PARTNERS_TALKED),
    ),
    (OPENED, Demanded(0), {"points": 1}, Demanded(1)),
    (OPENED, IMPROPER, {"breach_field": Breach.ELBOW}, replace(IMPROPER, breach=Breach.ELBOW)),
    # By the form that entered it
    (OPENED, TurnCorrected(Seat.B1, "late"), {"seat_a1": True, **SEEN_LATE}, TurnCorrected(Seat.A1, "seen late")),
    (OPENED, Warned(Side.A, "late", 1), {"seat_b1": True, **SEEN_LATE}, Warned(Side.B, "seen late", 1)),
    (
        OPENED,
        ProtestDecided(upheld=False, of=2),
        {"option_upheld": True, **SEEN_LATE},
        ProtestDecided(upheld=True, reason="seen late", of=2),
    ),
    (OPENED, Conceded(Side.A, Concession.GAME), {"option_match": True}, Conceded(Side.A, Concession.MATCH)),
    (OPENED, ProtestLodged(Side.A, "light"), {"act_side_b": True, **SEEN_LATE}, ProtestLodged(Side.B, "seen late")),
    (OPENED, WalkedOver(Side.A, "late"), {"act_side_a": True, **SEEN_LATE}, WalkedOver(Side.B, "seen late")),
    (OPENED, Paused("appeal"), SEEN_LATE, Paused("seen late")),
    (OPENED, MatchAbandoned("storm"), SEEN_LATE, MatchAbandoned("seen late")),
    (OPENED, Noted("a cough"), SEEN_LATE, Noted("seen late")),
    (OPENED, REPLAYED, SEEN_LATE, replace(REPLAYED, reason="seen late")),
    (OPENED, DetailsChanged(umpire="B Umpire"), SEEN_LATE, DetailsChanged(umpire="seen late")),
    (
        OPENED,
        MistakeStands(Mistake.WRONG_MAN, Side.A),
        {"option_due_forgotten": True, "act_side_b": True, "men": 3},
        MistakeStands(Mistake.DUE_FORGOTTEN, Side.B, 3),
    ),
    (
        OPENED,
        MistakeStands(Mistake.DUE_FORGOTTEN, Side.A, 4),
        {"option_queen_uncovered": True},
        MistakeStands(Mistake.QUEEN_UNCOVERED, Side.A),
    ),
    (
        OPENED,
        IncidentSeen(IncidentKind.LEFT_SEAT, Side.A),
        {"by": Seat.B2},
        IncidentSeen(IncidentKind.LEFT_SEAT, Side.B, player=2),
    ),
    (OPENED, Disqualified(Side.A, "rude", 1), {"player": 2, **SEEN_LATE}, Disqualified(Side.A, "seen late", 2)),
    (
        OPENED,
        CHANGED,
        {"details_umpire": "C Umpire", "details_number": 12, "details_club_b2": "North", "details_event": ""},
        DetailsChanged(umpire="C Umpire", number=12, event="", players=PlayersNamed(b2=Player("Bina", "North"))),
    ),
    (TWO_LATE, LATE, {"placed_a": 1}, replace(LATE, placed=BySide(1, 0))),
    (TWO_LATE, replace(LATE, placed=BySide(2, 0)), {"placed_a": 0}, LATE),
    (TWO_LATE, SOME, {"left_a": 2}, replace(SOME, left=BySide(2, 0))),
    # Of another kind
    (OPENED, Passed(), {"happened": "play"}, PlayCalled()),
    (OPENED, PlayCalled(), {"happened": "change_sides"}, SidesChanged()),
    (OPENED, SidesChanged(), {"happened": "time_over"}, TimeOver()),
    (OPENED, TimeOver(), {"happened": "pass"}, Passed()),
    (OPENED, Passed(), {"happened": "stroke"}, StrokeMade(Stroke())),
    (OPENED, stroke(1, striker=True), {"happened": "pass"}, Passed()),
    (OPENED, Passed(), {"happened": "note"}, Noted("Entered by mistake: Passes")),
    # A decision stays with its act, or becomes a remark without it
    ((*OPENED, stroke(2)), DECIDED, {"place_own": 1}, replace(DECIDED, place=Placing(ByParty(1, 0)))),
    ((*OPENED, stroke(2)), DECIDED, {"text": "an elbow"}, replace(DECIDED, reason="an elbow")),
    (
        (*OPENED, stroke(2)),
        GIVEN,
        {"points": 4},
        replace(GIVEN, turn=Turn.BOARD_OVER, board=BoardResult(Party.OPPONENT, 4)),
    ),
    ((TOSS,), DECIDED, {"text": "no push"}, Noted("no push")),
]


@pytest.mark.parametrize(
    ("before", "entry", "changes", "amended"),
    ROWS,
    ids=lambda value: getattr(getattr(value, "about", None), "name", None),
)
def test_an_entry_is_amended(
    qtbot: QtBot, before: tuple[Entry, ...], entry: PlainEntry, changes: dict[str, object], amended: PlainEntry
) -> None:
    asked = amend(qtbot, entry, record_of(*before, setup=DOUBLES if before else SINGLES))
    assert asked.problem() == "No changes yet."

    change(asked, **changes)
    asked.write("reason", "heard wrong")
    asked.click("accept")

    assert asked.answers == [Amended(4, amended, "heard wrong")]


def test_a_pair_of_whom_nobody_was_named_stays_warned_until_a_player_is_chosen(qtbot: QtBot) -> None:
    warning = Warned(Side.A, "late")
    record = record_of(TOSS, warning, setup=DOUBLES)
    asked = amend(qtbot, warning, record)
    change(asked, act_text="seen late")
    asked.write("reason", "heard wrong")
    asked.click("accept")
    named = amend(qtbot, warning, record)
    change(named, seat_a1=True)
    named.write("reason", "heard wrong")
    named.click("accept")

    assert asked.answers == [Amended(4, Warned(Side.A, "seen late"), "heard wrong")]
    assert named.answers == [Amended(4, Warned(Side.A, "late", 1), "heard wrong")]
    assert "Player A1 / Player A2" in consequence_of(record, warning)
    assert warnings_lines(record).a == "Player A1 / Player A2: 1 warning"


def test_somebody_appeared_after_all(qtbot: QtBot) -> None:
    asked = amend(qtbot, WalkedOver(None, "late"), record_of(TOSS))
    asked.choose("happened", RefereeAction.WALKOVER)
    problems = [asked.problem()]
    change(asked, act_side_b=True)
    problems.append(asked.problem())
    change(asked, act_text="one was late")
    asked.write("reason", "heard wrong")
    asked.click("accept")

    assert problems == ["Who loses?", "Enter the text. It is printed in the report."]
    assert asked.answers == [Amended(4, WalkedOver(Side.A, "one was late"), "heard wrong")]


def test_what_happened_was_a_protest(qtbot: QtBot) -> None:
    asked = amend(qtbot, PlayCalled(), record_of(TOSS, PlayCalled(), stroke(1)))
    problems = []
    asked.choose("happened", "protest")
    problems.append(asked.problem())
    change(asked, act_side_b=True)
    problems.append(asked.problem())
    change(asked, act_text="the light failed")
    asked.write("reason", "heard wrong")
    asked.click("accept")

    assert problems == ["Who protests?", "Enter the text. It is printed in the report."]
    assert asked.answers == [Amended(4, ProtestLodged(Side.B, "the light failed"), "heard wrong")]


def test_between_boards_no_stroke_is_offered(qtbot: QtBot) -> None:
    asked = amend(qtbot, SidesChanged(), record_of())

    assert asked.find(QComboBox, "happened").findData("stroke") == -1


def test_what_a_mark_was_is_shown_beside_what_it_becomes(qtbot: QtBot) -> None:
    asked = amend(qtbot, StrokeMade(Stroke(Pieces(1))), record_of(TOSS))
    white, queen = asked.find(MarkField, "pocketed_white"), asked.find(MarkButton, "pocketed_queen")
    asked.click("pocketed_queen")
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Up, Qt.Key.Key_Down):
        QTest.keyClick(white, key)

    assert (white.text(), queen.text()) == ("White 1 → 2", "Queen 0 → 1")
    assert white.accessibleName() == "White pocketed: 1 → 2"
