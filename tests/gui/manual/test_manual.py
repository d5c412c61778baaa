"""The manual: every link and picture exists, every page can be reached, and F1 opens the right one."""

import re
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QTextBrowser
from pytestqt.qtbot import QtBot

from carrom_desk.gui.dialogs.manual_dialog import PAGES, ManualDialog, page_file
from carrom_desk.languages import languages
from carrom_desk.presentation.next_step.actions import ActionName
from carrom_desk.resources import resource_path
from tests.gui.hands import Hands

FOLDER = resource_path("manual")
FILES = sorted(FOLDER.glob("*/*.md"))


def linked(file: Path) -> list[Path]:
    """Returns the links and pictures of a page."""
    return [file.parent / target for target in re.findall(r"\]\(([^)#]+)", file.read_text(encoding="utf-8"))]


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_every_link_and_picture_of_a_page_is_there(file: Path) -> None:
    assert [target for target in linked(file) if not target.exists()] == []


def test_every_page_is_reached_from_the_first() -> None:
    reached: set[Path] = set()
    waiting = [page_file("index", "en")]
    while waiting:
        page = waiting.pop()
        if page not in reached and page.suffix == ".md":
            reached.add(page)
            waiting += linked(page)

    assert {page.name for page in reached} == {file.name for file in FILES if file.parent.name == "en"}
    assert {file.name for file in FILES} <= {page.name for page in reached}


@pytest.mark.parametrize("code", languages())
def test_the_first_match_is_told_in_every_language_with_pages_and_else_in_english(code: str) -> None:
    has_pages = (FOLDER / code).is_dir()

    assert page_file("first-match", code).parent.name == (code if has_pages else "en")


def test_every_dialog_has_a_page_that_is_there() -> None:
    assert all(page_file(page, "en").exists() for page in PAGES.values())


def shown(hands: Hands) -> str:
    """Returns the open page of the manual."""
    return hands.window.findChildren(QTextBrowser, "manual_page")[-1].source().fileName()


def test_f1_opens_the_first_page_and_a_link_the_next(qtbot: QtBot) -> None:
    hands = Hands(qtbot)

    QTest.keyClick(hands.window, Qt.Key.Key_F1)

    assert shown(hands) == "index.md"
    manual = hands.find(ManualDialog, "manual_dialog")
    manual.browser.anchorClicked.emit(manual.browser.source().resolved("trouble.md"))
    assert shown(hands) == "trouble.md"
    assert "NOT SAVED" in manual.browser.toPlainText()
    back = manual.findChildren(QPushButton, "manual_back")[0]
    back.click()
    assert shown(hands) == "index.md"


def test_f1_in_a_dialog_opens_the_page_about_it(qtbot: QtBot) -> None:
    hands = Hands(qtbot)
    hands.controller.actions.trigger(ActionName.OPEN_MATCH)

    QTest.keyClick(hands.dialog("library_dialog"), Qt.Key.Key_F1)

    assert shown(hands) == "matches.md"
