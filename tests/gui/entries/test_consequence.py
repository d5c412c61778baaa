"""What a form would record is in sight at every size, in doubles with long names."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QSpinBox
from pytestqt.qtbot import QtBot

from carrom_desk.gui.entries.chief_referee import ChiefRefereeDialog
from carrom_desk.gui.kit.theme import load_fonts
from carrom_desk.gui.settings.settings import Settings, TextChoice
from carrom_desk.match.entry.entries import PlayCalled
from carrom_desk.match.setup import Player
from carrom_desk.match.side import BySide
from carrom_desk.presentation.next_step.referee_actions import RefereeAction
from tests.fakes import DOUBLES, stroke
from tests.gui.at_match import TOSS, at_match
from tests.gui.hands import Hands

NAMES = ("Venkatanarasimha Satyanarayana Krishnamurthy", "Wijesundara Mudiyanselage Chaminda B. Bandara")
OTHERS = ("Mohammed Abdul Aziz ibn Nuruddin Khan Siddiq", "Mohammed Abdul Amin ibn Nuruddin Khan Siddiqi")
LONG = replace(DOUBLES, sides=BySide(tuple(map(Player, NAMES)), tuple(map(Player, OTHERS))))
SIZES = [((1366, 768), Settings()), ((1024, 600), Settings(text=TextChoice.LARGE))]


def override(hands: Hands) -> None:
    hands.click("override")
    hands.find(QSpinBox, "due_own").setValue(2)


def foul(hands: Hands) -> None:
    hands.key("f", "1", "7")


def corrected_turn(hands: Hands) -> None:
    hands.click("action_9")
    hands.find(ChiefRefereeDialog, "chief_referee_dialog").choose(RefereeAction.CORRECT_TURN)
    hands.settle()
    hands.click("seat_b2")


@pytest.mark.parametrize("fill_in", [override, foul, corrected_turn])
@pytest.mark.parametrize(("size", "choices"), SIZES)
def test_the_consequence_is_in_sight(
    qtbot: QtBot, size: tuple[int, int], choices: Settings, fill_in: Callable[[Hands], None]
) -> None:
    load_fonts()
    entries = (TOSS, PlayCalled(), stroke(1), stroke(1, 1, striker=True))
    hands = at_match(qtbot, *entries, setup=LONG, size=size, choices=choices)
    fill_in(hands)
    hands.settle()

    shown = hands.part("consequence")
    assert hands.text("consequence")
    assert shown.visibleRegion().boundingRect() == shown.rect()
