"""The first page of the manual, followed step by step in every language: everything it names exists and works."""

import re
from dataclasses import dataclass
from typing import Self

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLineEdit, QSpinBox
from pytestqt.qtbot import QtBot

from carrom_desk.gui.dialogs.manual_dialog import page_file
from carrom_desk.gui.kit.theme import load_fonts
from carrom_desk.gui.panels.controls import Button
from carrom_desk.gui.settings.keys import KeyTable, aloud
from carrom_desk.gui.settings.languages import LanguageController
from carrom_desk.gui.settings.settings import Settings
from carrom_desk.i18n import SOURCE
from carrom_desk.languages import languages
from carrom_desk.match.entry.entries import PlacingDone, PlacingOutcome, PlayCalled, ViolationSeen
from carrom_desk.match.side import Side
from carrom_desk.presentation.clock import ClockState
from carrom_desk.presentation.next_step.actions import ActionName
from carrom_desk.rules.breaches import Breach
from tests.gui.at_match import last, last_stroke, pocketed
from tests.gui.hands import Hands

STOPS = ".।۔"
MARKS = (ActionName.WHITE, ActionName.BLACK, ActionName.QUEEN, ActionName.STRIKER)


@dataclass(frozen=True)
class Page:
    """Names on a page: bold for actions, italic for buttons, in quotation marks for texts."""

    text: str
    bold: tuple[str, ...]
    slanted: tuple[str, ...]
    quoted: frozenset[str]

    @classmethod
    def of(cls, code: str) -> Self:
        text = re.sub(r"!?\[.*?\]\(.*?\)", "", page_file("first-match", code).read_text(encoding="utf-8"))
        text = " ".join(text.split())
        quoted = re.findall(r"[“„«]\s*([^“”„«»]+?)\s*[“”»]", text)
        slanted = re.findall(r"(?<!\*)\*([^*]+)\*(?!\*)", text)
        return cls(text, tuple(re.findall(r"\*\*([^*]+)\*\*", text)), tuple(slanted), frozenset(quoted))


@pytest.mark.parametrize("code", [code for code in languages() if page_file("first-match", code).parent.name == code])
def test_the_first_match_is_umpired_by_the_page(code: str, qtbot: QtBot) -> None:
    load_fonts()  # without them Qt looks for the letters of each script anew
    page, hands = Page.of(code), Hands(qtbot, choices=Settings(window_language=code))
    new, toss, space, white, black, queen, striker, enter, *others, space_again, report, undo, replaced = page.bold
    begin, next_step, print_and_sign = page.slanted

    begin_the_match(hands, page, new, begin)
    call = toss_and_play(hands, toss, {space, space_again})
    mark_with(hands, [white, black, queen, striker])
    (saved,) = page.quoted - {call}
    confirm(hands, enter, saved)
    press_the_other_keys(hands, others, next_step)
    end_the_match(hands, report, print_and_sign)
    undo_move(hands, undo, replaced)
    LanguageController(list).use(SOURCE, "")


def key_of(action: ActionName) -> str:
    return KeyTable().shown(action)


def begin_the_match(hands: Hands, page: Page, title: str, begin: str) -> None:
    assert f"({key_of(ActionName.NEW_MATCH)})" in page.text
    hands.key("ctrl+n")
    assert hands.dialog("new_match_dialog").windowTitle() == title
    for name, player in (("player_a1", "Asha"), ("player_b1", "Bilal")):
        QTest.keyClicks(hands.find(QLineEdit, name), player)
    for name in ("games", "boards"):
        hands.find(QSpinBox, name).setValue(1)
    assert hands.find(QAbstractButton, "accept").text() == begin
    hands.click("accept")
    hands.settle()


def toss_and_play(hands: Hands, title: str, space: set[str]) -> str:
    """Enters the toss and calls "Play"; returns the word to call."""
    hands.key("enter")
    assert hands.dialog("toss_dialog").windowTitle() == title.rstrip(STOPS)
    hands.click("winner_a", "choice_break", "accept")
    hands.settle()
    call = hands.text("call").strip("“”„«»\N{NO-BREAK SPACE}" + STOPS)
    assert space <= {key_of(ActionName.SPACE), aloud(key_of(ActionName.SPACE))}
    hands.key("space")
    assert last(hands) == PlayCalled()
    assert hands.read_clock().state is ClockState.RUNNING
    return call


def mark_with(hands: Hands, keys: list[str]) -> None:
    assert list(map(key_of, MARKS)) == keys
    hands.press_piece("piece_white_1")
    assert hands.draft.pocketed.white == 1
    hands.key("backspace", *(key.lower() for key in keys))
    marked = hands.draft.pocketed
    assert (marked.white, marked.black, marked.queen, marked.striker) == (1, 1, 1, 1)


def confirm(hands: Hands, enter: str, saved: str) -> None:
    hands.key("backspace", "w")
    assert hands.text("what_now")
    assert enter == key_of(ActionName.FIRST)
    hands.key("enter")
    assert pocketed(hands).own == 1
    assert f" {saved} " in f" {hands.text('saved')} "


def press_the_other_keys(hands: Hands, keys: list[str], next_step: str) -> None:
    """Enters an improper stroke, the placing after it, a foul and too long a turn, and undoes them."""
    actions = (ActionName.IMPROPER, ActionName.FOUL, ActionName.TIME_EXCEEDED, ActionName.FIRST)
    assert keys == [key_of(action) for action in actions]
    assert hands.part("stroke_bar").accessibleName() == next_step
    hands.key("i", "w", "enter")
    assert last_stroke(hands).stroke.improper
    hands.key("enter")
    assert last(hands) == PlacingDone(PlacingOutcome.PLACED)
    hands.key("f")
    hands.dialog("foul_dialog").reject()
    hands.settle()
    hands.key("t", "t")  # the time is not up yet: once more
    slow = last(hands)
    assert isinstance(slow, ViolationSeen)
    assert (slow.by, slow.breach) == (Side.B, Breach.TIME_LIMIT)
    hands.key(*["ctrl+z"] * 3)


def end_the_match(hands: Hands, report: str, print_and_sign: str) -> None:
    hands.key("q", *["w"] * 8, "enter")
    assert hands.part("end_sheet").isVisible()
    assert hands.find(Button, "confirm").title == print_and_sign
    hands.key(report)
    hands.dialog("document_file_dialog").reject()
    hands.settle()


def undo_move(hands: Hands, undo: str, replaced: str) -> None:
    assert (undo, replaced) == (key_of(ActionName.UNDO), key_of(ActionName.REPLACE_LAST))
    entries = len(hands.record.entries)
    hands.key("ctrl+z")
    assert not hands.part("end_sheet").isVisible()
    assert len(hands.record.entries) > entries
