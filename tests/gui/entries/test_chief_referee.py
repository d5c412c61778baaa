"""Rare events become entries."""

import pytest
from PySide6.QtCore import QItemSelectionModel, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QPlainTextEdit, QWidget
from pytestqt.qtbot import QtBot

from carrom_desk.gui.dialogs.keyed_list import KeyedList
from carrom_desk.gui.entries.chief_referee import ChiefRefereeDialog
from carrom_desk.gui.entries.consequence import ConsequenceView
from carrom_desk.i18n import say
from carrom_desk.match.entry.entries import (
    KINDS,
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
    LeadStands,
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
    ProtestDecided,
    ProtestLodged,
    Redone,
    Resumed,
    ShotOut,
    SidesChanged,
    StrokeMade,
    TimeOver,
    Toss,
    TurnCorrected,
    Undone,
    ViolationSeen,
    WalkedOver,
    Warned,
)
from carrom_desk.match.side import Seat, Side
from carrom_desk.match.state import Protest
from carrom_desk.presentation.log.outcomes import outcome_of
from carrom_desk.presentation.next_step.referee_actions import (
    FORMS,
    Answers,
    RefereeAction,
    answered_by,
    entry_of,
    samples_of,
)
from carrom_desk.presentation.next_step.referee_topics import TOPICS, topic_of
from tests.fakes import DOUBLES, SINGLES, stroke
from tests.gui.asked import Asked, possible, untold
from tests.gui.at_match import TOSS, at_match
from tests.gui.ways import keys_of
from tests.match.playing import play

PLACED = PlacingDone(PlacingOutcome.PLACED)

ENTRIES: tuple[PlainEntry, ...] = (
    Noted("a cough"),
    Paused(""),
    Paused("appeal"),
    Warned(Side.B, "slow", 1),
    TurnCorrected(Seat.B1, "not noticed"),
    TimeOver(),
    PLACED,
    Passed(),
    BoardReplayed("light"),
    SidesChanged(),
    ProtestLodged(Side.B, "the striker"),
    ProtestDecided(upheld=True),
    ProtestDecided(upheld=False),
    ProtestDecided(upheld=True, reason="seen"),
    Conceded(Side.A, Concession.GAME),
    Conceded(Side.A, Concession.MATCH),
    WalkedOver(Side.A, "absent"),
    Disqualified(Side.A, "insult"),
    WalkedOver(None, ""),
    LeadStands(),
    ShotOut(Side.B, 1, 3),
    BoardEntered(Side.A, Side.A, 8, men=5, reason="as told"),
    MatchAbandoned("storm"),
    DetailsChanged(umpire="B Umpire"),
    MistakeStands(Mistake.WRONG_MAN, Side.B),
    MistakeStands(Mistake.DUE_FORGOTTEN, Side.A),
)

PLACES_OF_OTHERS: dict[type[Entry], str] = {
    Toss: "its own dialog",
    PlayCalled: "what now, and a button beside the clock",
    StrokeMade: "the marks beside the board",
    ViolationSeen: "the dialog of a foul",
    IncidentSeen: "the dialog of a foul",
    Demanded: "what now, after the board",
    Override: "its own dialog",
    Resumed: "what now, while time stands still",
    Undone: "the menu",
    Redone: "the menu",
    Amended: "the log",
}
"""Texts of the window that do not belong to any of these actions."""


def test_every_kind_of_entry_has_its_place_in_the_window() -> None:
    offered = [type(sample) for action in RefereeAction for sample in samples_of(action)]

    assert {*offered, *PLACES_OF_OTHERS} == set(KINDS.values())
    assert not PLACES_OF_OTHERS.keys() & set(offered)


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: type(entry).__name__)
def test_what_is_told_of_an_act_makes_its_entry(qtbot: QtBot, entry: PlainEntry) -> None:
    answered = answered_by(entry)
    assert answered is not None
    act, told = answered.action, answered.answers
    dialog = ChiefRefereeDialog(SINGLES, possible, untold)
    asked = Asked(qtbot, dialog)
    dialog.choose(act)
    if told.side is not None:
        asked.click(f"act_side_{told.side}")
    if told.seat is not None:
        asked.click(f"seat_{told.seat}")
    if told.option is not None:
        asked.click(f"option_{told.option}")
    if isinstance(entry, ShotOut):
        asked.count("tries_a", entry.a or 0)
        asked.count("tries_b", entry.b or 0)
    if isinstance(entry, BoardEntered):
        asked.choose("board_queen", entry.queen)
        asked.count("board_men", entry.men or 0)
        asked.count("board_points", entry.points)
    asked.find(QPlainTextEdit, "act_text").setPlainText(f" {told.text} ")
    asked.click("accept")

    assert asked.answers == [entry]


@pytest.mark.parametrize("act", [act for act in RefereeAction if Answers().missing(FORMS[act])])
def test_an_act_that_was_not_told_enough_of_makes_none(qtbot: QtBot, act: RefereeAction) -> None:
    dialog = ChiefRefereeDialog(SINGLES, possible, untold)
    asked = Asked(qtbot, dialog)
    dialog.choose(act)

    assert entry_of(act, Answers()) is None
    assert asked.problem()
    assert not asked.can_accept()
    assert asked.dialog.answer() is None


def test_an_act_that_is_not_possible_says_why(qtbot: QtBot) -> None:
    dialog = ChiefRefereeDialog(
        SINGLES, lambda command: "There is none." if isinstance(command, ProtestDecided) else "", untold
    )
    asked = Asked(qtbot, dialog)
    dialog.choose(RefereeAction.PROTEST_DECIDED)
    asked.click("option_upheld")
    acts = asked.find(KeyedList, "acts")
    row = acts.item(acts.row_of(topic_of(RefereeAction.PROTEST_DECIDED)))

    assert asked.problem() == "There is none."
    assert "There is none." in row.toolTip()
    assert asked.dialog.answer() is None


def test_every_action_has_one_row_and_every_row_a_digit() -> None:
    assert sorted(action for topic in TOPICS for action in topic.actions) == sorted(RefereeAction)
    assert [topic.key for topic in TOPICS] == list("1234567890")


@pytest.mark.parametrize("act", RefereeAction)
def test_an_action_is_chosen_by_its_digit_and_its_letter(qtbot: QtBot, act: RefereeAction) -> None:
    dialog = ChiefRefereeDialog(SINGLES, possible, untold)
    asked = Asked(qtbot, dialog)
    for key in keys_of(act):
        QTest.keyClicks(asked.find(KeyedList, "acts"), key)

    assert asked.find(QLabel, "act_title").text() == say(FORMS[act].title)


def test_a_screen_reader_hears_what_each_row_does_and_its_key(qtbot: QtBot) -> None:
    acts = Asked(qtbot, ChiefRefereeDialog(SINGLES, possible, untold)).find(KeyedList, "acts")

    item = acts.item(acts.row_of(topic_of(RefereeAction.DISQUALIFY)))
    assert item.data(Qt.ItemDataRole.AccessibleTextRole) == "Warn or disqualify…"
    said = item.data(Qt.ItemDataRole.AccessibleDescriptionRole)
    assert said.split("\n") == ["Chief referee", "A warning, or loss of the match.", "Shortcut: 0"]


def test_what_a_screen_reader_selects_is_chosen(qtbot: QtBot) -> None:
    asked = Asked(qtbot, ChiefRefereeDialog(SINGLES, possible, untold))
    acts = asked.find(KeyedList, "acts")
    row = acts.row_of(topic_of(RefereeAction.WALKOVER))
    acts.selectionModel().select(acts.model().index(row, 0), QItemSelectionModel.SelectionFlag.ClearAndSelect)

    assert acts.currentRow() == row
    QTest.keyClick(acts, Qt.Key.Key_Return)
    asked.click("kind_walkover")
    assert asked.find(QWidget, f"act_side_{Side.B}").isVisible()


def test_a_protest_that_waits_is_offered_first(qtbot: QtBot) -> None:
    waiting = Protest(7, Side.A, "the striker", play("toss a break").state)
    asked = Asked(qtbot, ChiefRefereeDialog(SINGLES, possible, untold, protests=(waiting,)))

    assert asked.find(KeyedList, "acts").chosen() is topic_of(RefereeAction.PROTEST_DECIDED)


def test_the_box_for_a_player_of_the_pair_has_its_label(qtbot: QtBot) -> None:
    dialog = ChiefRefereeDialog(DOUBLES, possible, untold)
    asked = Asked(qtbot, dialog)
    dialog.choose(RefereeAction.DISQUALIFY)
    asked.click(f"act_side_{Side.B}")

    labels = [label.text() for label in dialog.findChildren(QLabel) if label.isVisible()]
    assert asked.find(QComboBox, "player").currentText() == "Not given"
    assert "Player" in labels


def test_letters_typed_after_a_click_on_the_side_go_into_the_text(qtbot: QtBot) -> None:
    dialog = ChiefRefereeDialog(SINGLES, possible, untold)
    asked = Asked(qtbot, dialog)
    dialog.choose(RefereeAction.PROTEST)
    side, text = asked.find(QAbstractButton, f"act_side_{Side.B}"), asked.find(QPlainTextEdit, "act_text")
    QTest.mouseClick(side, Qt.MouseButton.LeftButton)
    side.setFocus()
    QTest.keyClick(side, Qt.Key.Key_T)
    QTest.keyClicks(text, "he striker")
    QTest.keyClick(side, Qt.Key.Key_X, Qt.KeyboardModifier.AltModifier)

    assert text.toPlainText() == "the striker"


def test_the_panel_says_what_follows_before_it_is_confirmed(qtbot: QtBot) -> None:
    hands = at_match(qtbot, TOSS, PlayCalled(), stroke(1), ProtestLodged(Side.B, "the striker"))
    hands.key("r")
    dialog = hands.find(ChiefRefereeDialog, "chief_referee_dialog")
    for action, chosen, entry in (
        (RefereeAction.CONCEDE, ("act_side_a", "option_game"), Conceded(Side.A, Concession.GAME)),
        (RefereeAction.WALKOVER, ("act_side_b",), WalkedOver(Side.A, "absent")),
        (RefereeAction.PROTEST_DECIDED, ("option_upheld",), ProtestDecided(upheld=True)),
    ):
        dialog.choose(action)
        hands.click(*chosen)
        shown = hands.find(ConsequenceView, "consequence")
        assert shown.isVisible()
        assert shown.text() == outcome_of(hands.record, entry).whole
