"""No form of the umpire's window scrolls in the smallest window with the largest text that fits there."""

import pytest
from PySide6.QtWidgets import QAbstractButton, QScrollBar, QTabBar
from pytestqt.qtbot import QtBot

from carrom_desk.gui.entries.chief_referee import ChiefRefereeDialog
from carrom_desk.gui.kit.theme import load_fonts
from carrom_desk.gui.settings.settings import Settings, TextChoice
from carrom_desk.i18n import SOURCE
from carrom_desk.match.entry.entries import Entry, PlayCalled, ProtestLodged
from carrom_desk.match.side import Side
from carrom_desk.presentation.next_step.actions import ActionName
from carrom_desk.presentation.next_step.referee_actions import RefereeAction
from tests.fakes import stroke
from tests.gui.at_match import TOSS, at_match
from tests.gui.hands import Hands
from tests.screenshots.faults import faults
from tests.screenshots.picture import settle
from tests.screenshots.scenes import LONG

PROTEST = ProtestLodged(Side.A, "The striker touched two men.")
PLAYED = (TOSS, PlayCalled(), stroke(1), stroke(1, 1, striker=True), PROTEST)
FORMS: dict[str, tuple[tuple[Entry, ...], ActionName]] = {
    "toss": ((), ActionName.TOSS),
    "override": (PLAYED, ActionName.OVERRIDE),
    "more": (PLAYED, ActionName.CHIEF_REFEREE),
    "amend": (PLAYED[:-1], ActionName.LOG),
    "details": (PLAYED, ActionName.DETAILS),
}
ANSWERS = ("act_side_b", "seat_b1", "option_upheld", "option_match", "option_due_forgotten")


def each_action(hands: Hands) -> list[str]:
    """Returns what scrolls or is cut in any step of the form of a rare action."""
    form, found = hands.find(ChiefRefereeDialog, "chief_referee_dialog"), []
    for row in "1234567890":
        hands.key(row)
        found += scrolling(hands, f"row {row}")
    for action in RefereeAction:
        form.choose(action)
        for answer in (hands.find(QAbstractButton, name) for name in ANSWERS):
            if answer.isVisible():
                answer.click()
        found += scrolling(hands, action)
    return found


def each_page(hands: Hands) -> list[str]:
    """Returns what scrolls or is cut on a page of the match's details; that of the format scrolls."""
    pages, found = hands.find(QTabBar, "details_pages"), []
    for page in range(pages.count() - 1):
        pages.setCurrentIndex(page)
        found += scrolling(hands, pages.tabText(page))
    return found


def scrolling(hands: Hands, when: str) -> list[str]:
    hands.settle()
    settle()
    bars = [bar for bar in hands.controller.page.side.findChildren(QScrollBar) if bar.isVisible()]
    return [f"{when}: scrolls by {bar.maximum()}" for bar in bars] + [
        f"{when}: {each}" for each in faults(hands.window)
    ]


@pytest.mark.nightly
@pytest.mark.parametrize("language", ["ta", "en", "de", "ur"])
@pytest.mark.parametrize("name", FORMS)
def test_a_form_fits(qtbot: QtBot, name: str, language: str) -> None:
    load_fonts()
    entries, action = FORMS[name]
    choices = Settings(text=TextChoice.LARGE, window_language=language)
    hands = at_match(qtbot, *entries, setup=LONG, size=(1024, 600), choices=choices)
    if name == "amend":
        hands.amend(len(entries) - 1)
    else:
        hands.controller.actions.trigger(action)

    found = scrolling(hands, "at first")
    if action is ActionName.CHIEF_REFEREE:
        found += each_action(hands)
    elif action is ActionName.DETAILS:
        found += each_page(hands)

    hands.language_controller.use(SOURCE, "")  # for the next window
    assert found == []
