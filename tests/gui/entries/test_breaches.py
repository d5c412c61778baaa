"""Breaches, warnings and loss of the match in the real window."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QPlainTextEdit
from pytestqt.qtbot import QtBot

from carrom_desk.gui.dialogs.fields import ChoiceBox
from carrom_desk.gui.dialogs.radio_group import RadioGroup
from carrom_desk.gui.entries.chief_referee import ChiefRefereeDialog
from carrom_desk.gui.entries.foul import BreachList
from carrom_desk.match.entry.entries import (
    BoardReplayed,
    Disqualified,
    Entry,
    Paused,
    PlayCalled,
    ReplayGround,
    ViolationSeen,
    WalkedOver,
    Warned,
)
from carrom_desk.match.side import Side
from carrom_desk.presentation.next_step.referee_actions import RefereeAction
from carrom_desk.rules.breaches import Breach
from tests.fakes import DOUBLES, stroke
from tests.gui.at_match import TOSS, at_match, last, open_another
from tests.gui.hands import Hands
from tests.gui.parts import part

TO_PLACE = (TOSS, PlayCalled(), stroke(2), stroke(1, striker=True))

PASSED = ReplayGround.ALL_PASSED


def pick(hands: Hands, breach: Breach) -> None:
    hands.find(BreachList, "breaches").choose_breach(breach)


def test_while_men_are_placed_the_fouls_of_placing_come_first(qtbot: QtBot) -> None:
    hands = at_match(qtbot, *TO_PLACE)

    hands.key("f")
    first = hands.find(BreachList, "breaches").item(0).data(Qt.ItemDataRole.UserRole)
    assert hands.text("occasion") == "Player B1 places 2 white men."
    pick(hands, Breach.PLACED_ON_CENTRE)
    hands.click("accept")

    written = last(hands)
    assert first.breach is Breach.PLACED_OUTSIDE
    assert isinstance(written, ViolationSeen)
    assert (written.by, written.breach) == (Side.B, Breach.PLACED_ON_CENTRE)


def test_warnings_are_counted_for_every_player(qtbot: QtBot) -> None:
    earlier = Warned(Side.B, "men set up too slowly (law 41(b))")
    hands = at_match(qtbot, TOSS, PlayCalled(), earlier)
    assert "1 warning" in hands.text("status_b")

    hands.key("f")
    pick(hands, Breach.DISTRACTED_AGAIN)
    hands.click("by_b")
    outcome = hands.text("consequence")
    hands.click("accept")

    assert outcome == "Warning 2 for Player B1. The turn does not change."
    assert last(hands) == Warned(Side.B, "opponent distracted again (law 143(h))")
    assert "2 warnings" in hands.text("status_b")
    assert "warning" not in hands.text("status_a")


@pytest.mark.parametrize(
    ("key", "breach", "side", "player"),
    [
        ("7", Breach.MEN_TOUCHED, Side.A, 1),
        ("8", Breach.MEN_TOUCHED, Side.A, 2),
        ("9", Breach.MEN_TOUCHED, Side.B, 1),
        ("0", Breach.MEN_TOUCHED, Side.B, 2),
        ("8", Breach.PARTNERS_TALKED, Side.A, None),
    ],
)
def test_in_doubles_a_key_names_the_offender_unless_both_partners_did_it(
    shared_window: Hands, key: str, breach: Breach, side: Side, player: int | None
) -> None:
    hands = shared_window
    open_another(hands, TOSS, PlayCalled(), setup=DOUBLES)

    hands.key("f")
    pick(hands, breach)
    hands.key(key, "enter")

    written = last(hands)
    assert isinstance(written, ViolationSeen)
    assert (written.breach, written.by, written.player) == (breach, side, player)


@pytest.mark.parametrize(
    ("act", "ready", "side", "entry"),
    [
        (RefereeAction.DISQUALIFY, "143(f)", "act_side_a", Disqualified(Side.A, "striker not certified (law 143(f))")),
        (RefereeAction.PAUSE, "121(a)", "", Paused("Appeal (law 121(a))")),
        (RefereeAction.PAUSE, "Injury", "", Paused("Injury or illness")),
        (RefereeAction.PAUSE, "Light", "", Paused("Light failure")),
        (RefereeAction.REPLAY_BOARD, "137", "", BoardReplayed("Everyone passed three times (law 137)", PASSED)),
        (RefereeAction.WALKOVER, "143(i)", "act_side_b", WalkedOver(Side.A, "Not at the board in time (law 143(i))")),
    ],
)
def test_usual_reasons_are_there_to_be_chosen(
    shared_window: Hands, act: RefereeAction, ready: str, side: str, entry: Entry
) -> None:
    hands = shared_window
    open_another(hands, TOSS, PlayCalled())

    hands.key("r")
    hands.find(ChiefRefereeDialog, "chief_referee_dialog").choose(act)
    choose_ready(hands, ready)
    if side:
        choice = part(hands.dialog("chief_referee_dialog"), QAbstractButton, side)
        choice.click()
    hands.click("accept")

    assert last(hands) == entry


def choose_ready(hands: Hands, words: str) -> None:
    found = [each for each in ready(hands) if words in each]
    assert len(found) == 1, words
    box, place = hands.find(ChoiceBox, "ready_many"), ready(hands).index(found[0])
    if box.isVisible():
        box.setCurrentIndex(place)
        box.activated.emit(place)
    else:
        hands.click(f"ready_{place + 1}")


def ready(hands: Hands) -> list[str]:
    """Returns the ready answers: those of the box, or else of the buttons in sight."""
    box, buttons = hands.find(ChoiceBox, "ready_many"), hands.find(RadioGroup, "ready").choices.values()
    listed = [box.itemText(row) for row in range(box.count())]
    return listed or [each.accessibleName() for each in buttons if each.isVisible()]


def test_a_reason_of_one_act_is_none_of_the_next_but_own_words_stay(qtbot: QtBot) -> None:
    hands = at_match(qtbot, TOSS, PlayCalled())
    hands.key("r")
    form, text = hands.find(ChiefRefereeDialog, "chief_referee_dialog"), hands.find(QPlainTextEdit, "act_text")

    form.choose(RefereeAction.DISQUALIFY)
    laws = [each[-7:-1] for each in ready(hands)[:9]]
    choose_ready(hands, "143(a)")
    form.choose(RefereeAction.PAUSE)
    after_ready = text.toPlainText()
    text.setPlainText("a bee")
    form.choose(RefereeAction.PROTEST)

    assert laws == [f"143({letter})" for letter in "abcdefghi"]
    assert after_ready == ""
    assert text.toPlainText() == "a bee"
    assert ready(hands) == []
