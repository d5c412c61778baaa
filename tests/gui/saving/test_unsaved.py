"""An entry that could not be saved is shown in red, kept as typed, and settled before anything else."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from carrom_desk.exchange.match_file import read_match
from carrom_desk.gui.kit.roles import Role
from carrom_desk.gui.kit.theme import ThemeName, load_theme
from carrom_desk.gui.panels.controls import Button, KeyButton
from carrom_desk.match.entry.entries import Noted, PlayCalled
from carrom_desk.presentation.next_step.actions import LEAVES_MATCH, ActionName
from carrom_desk.presentation.next_step.offers import unsaved_first
from tests.fakes import stroke
from tests.gui.at_match import TOSS, at_match
from tests.gui.hands import Hands


@pytest.fixture
def hands(qtbot: QtBot) -> Hands:
    """Returns a match in progress on a disk that has become full."""
    hands = at_match(qtbot, TOSS, PlayCalled(), stroke(1))
    hands.store.is_full = True
    return hands


def test_the_card_turns_red_and_says_so_in_words(hands: Hands) -> None:
    hands.key("w", "enter")
    card = hands.part("ruling")
    assert (card.property("kind"), hands.text("ruling_title")) == ("alarm", "Alarm")
    assert card.grab().toImage().pixelColor(1, card.height() // 2) == load_theme(ThemeName.LIGHT).colour(Role.ALARM)
    assert hands.text("what_now").startswith("NOT SAVED. The disk is full.")
    assert hands.part("what_now").isVisible()

    hands.store.is_full = False
    hands.key("enter")
    assert card.property("kind") == "given"


def test_what_has_to_wait_is_grey_until_then_and_says_why(hands: Hands) -> None:
    others = [hands.find(Button, name) for name in ("undo", "redo", "override", "action_7", "action_8", "action_9")]
    hands.key("w", "enter")
    assert {button.blocked for button in others} == {unsaved_first()}

    hands.store.is_full = False
    hands.key("enter")

    assert not any(button.blocked == unsaved_first() for button in others)
    assert hands.find(KeyButton, "undo").isEnabled()


def test_what_could_not_be_taken_back_is_taken_back_by_the_same_press_again(hands: Hands) -> None:
    hands.click("undo")
    assert hands.find(KeyButton, "undo").blocked == ""
    assert hands.find(KeyButton, "redo").blocked == unsaved_first()

    hands.store.is_full = False
    hands.click("undo")

    assert hands.record.undone == (2,)


def test_nothing_is_asked_about_an_entry_that_would_have_to_wait(hands: Hands) -> None:
    hands.key("w", "enter")

    hands.amend(2)

    assert hands.said() == unsaved_first()
    assert not hands.has_dialog()


@pytest.mark.parametrize("ask", sorted(LEAVES_MATCH - {ActionName.HALL_MATCH}))  # that asks for a hall first
def test_the_match_is_not_left_before_it_is_seen_to(hands: Hands, ask: ActionName) -> None:
    hands.key("w", "enter")

    hands.controller.actions.trigger(ask)

    assert hands.said().startswith("The last entry is not saved yet.")
    assert not hands.has_dialog()


def test_a_remark_that_was_typed_is_kept_and_saved_again_in_its_own_words(hands: Hands, tmp_path: Path) -> None:
    hands.key("r")
    typed = "A long remark: =cmd|' /C calc'!A0"
    hands.controller.match.session.submit(Noted(typed))
    hands.dialog("chief_referee_dialog").reject()
    hands.settle()
    assert hands.text("saved") == "NOT SAVED"
    hands.key("w")  # marks may be made meanwhile

    hands.controller.actions.trigger(ActionName.SAVE_ELSEWHERE)
    hands.find(QFileDialog, "elsewhere_dialog").fileSelected.emit(str(tmp_path / "kept.carrom"))
    assert read_match((tmp_path / "kept.carrom").read_text(encoding="utf-8")).entries[-1].entry == Noted(typed)
    hands.find(QFileDialog, "elsewhere_dialog").reject()
    hands.settle()
    hands.store.is_full = False
    hands.key("enter")

    assert hands.record.entries[-1].entry == Noted(typed)
    assert hands.draft.pocketed.white == 1
