"""The card lists the current shortcuts: on the screen, on one page, as a web page, by command."""

import io
import os
import re
import subprocess
import sys
from dataclasses import replace
from itertools import chain, cycle
from pathlib import Path

import pytest
from pypdf import PdfReader
from PySide6.QtCore import Qt
from PySide6.QtPrintSupport import QPrintPreviewWidget
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QListWidget
from pytestqt.qtbot import QtBot

from carrom_desk.cli import main
from carrom_desk.gui.documents.print_preview import PrintPreviewDialog
from carrom_desk.gui.preferences.key_card import key_card
from carrom_desk.gui.settings.keys import key_table
from carrom_desk.gui.settings.languages import LanguageController, spoken_languages
from carrom_desk.gui.settings.settings import Settings, SettingsFile
from carrom_desk.i18n import say
from carrom_desk.languages import direction_of, progress_of
from carrom_desk.presentation.next_step.actions import GROUPS, ActionName
from carrom_desk.reports.content import Paper
from carrom_desk.reports.key_card import key_card_document
from carrom_desk.reports.match_documents import Options
from carrom_desk.reports.output.html import as_html
from carrom_desk.reports.output.typeset import set_pages
from tests.gui.hands import Hands
from tests.needs import homes

ROW = '<th scope="row"><b>X</b></th><td>White man pocketed</td>'
OTHERS = key_table({}).swapped(ActionName.WHITE, "X").without(ActionName.QUIT)


def test_every_action_stands_on_the_card_once_with_its_keys(qapp: QApplication) -> None:
    card = key_card(OTHERS)
    groups = list(chain.from_iterable(card.columns))
    rows = {row.words: row.keys for group in groups for row in group.rows}

    assert len(rows) == sum(len(group.rows) for group in groups)
    assert all(group.rows for group in groups)
    assert len(rows) == sum(map(len, GROUPS.values())) + 1  # the numbers
    assert rows[say(ActionName.WHITE.text)] == ("X",)
    assert rows[say(ActionName.REDO.text)] == ("Ctrl+Y", "Ctrl+Shift+Z")
    assert rows[say(ActionName.QUIT.text)] == ()
    assert rows[say(ActionName.CLEAR.text)] == ("Backspace",)


def is_shaped(text: str) -> bool:
    """Returns True for a script in which extracted text is in the order of the glyphs."""
    return any(ord(letter) >= ord("\N{ARABIC LETTER HAMZA}") and letter.isalpha() for letter in text)


@pytest.mark.parametrize(("language", "paper"), [*zip(spoken_languages(), cycle(Paper), strict=False)])
def test_the_card_is_one_page_of_paper(qapp: QApplication, paper: Paper, language: str) -> None:
    language_controller = LanguageController(list)
    language_controller.use(language, language)
    card = key_card(OTHERS)
    (page,) = PdfReader(io.BytesIO(set_pages(key_card_document(card, Options(paper))).pdf)).pages
    joined = "".join(page.extract_text().split())

    is_turned = direction_of(language) == "rtl"  # and so is the text that is taken out of it
    language_controller.use("en", "en")
    assert card.language == (language if progress_of(language) else "en")
    for group in chain.from_iterable(card.columns):
        printed = (group.title, *(key for row in group.rows for key in row.keys))
        assert [
            text for text in printed if "".join(text.split()) not in joined and not (is_shaped(text) or is_turned)
        ] == []


def test_the_web_page_holds_every_row_and_asks_for_nothing(qapp: QApplication) -> None:
    page = as_html(key_card_document(key_card(OTHERS), Options()))

    assert '<html lang="en">' in page
    assert len(re.findall('<tr class="line">', page)) == sum(map(len, GROUPS.values())) + 1
    assert ROW in page
    assert "http" not in page.replace("http-equiv", "")


# In the window


@pytest.mark.parametrize("key", [Qt.Key.Key_Question])
def test_the_card_is_shown_by_key_with_the_keys_in_force(qtbot: QtBot, key: Qt.Key) -> None:
    hands = Hands(qtbot)
    hands.settings.put(replace(hands.settings.current, keys=OTHERS.own))
    QTest.keyClick(hands.focus(), key)
    words = [label.text() for label in hands.dialog("key_card_dialog").findChildren(QLabel)]

    assert "X" in words
    assert "White man pocketed" in words


def test_from_the_card_other_keys_are_chosen(qtbot: QtBot) -> None:
    hands = Hands(qtbot)
    hands.controller.actions.trigger(ActionName.KEY_CARD)
    hands.click("change_keys")

    assert hands.find(QListWidget, "preference_pages").currentItem().text() == "Shortcuts"


@pytest.mark.parametrize(("name", "begins"), [("keys.pdf", b"%PDF"), ("keys.html", b"<!DOCTYPE html>")])
def test_the_card_is_written_from_the_window(qtbot: QtBot, tmp_path: Path, name: str, begins: bytes) -> None:
    hands = Hands(qtbot)
    hands.controller.actions.trigger(ActionName.KEY_CARD)
    hands.click("save_key_card")
    hands.find(QFileDialog, "document_file_dialog").fileSelected.emit(str(tmp_path / name))

    assert (tmp_path / name).read_bytes().startswith(begins)
    assert hands.text("outcome") == f"Document saved to {tmp_path / name}."


def test_the_card_is_shown_as_printed(qtbot: QtBot) -> None:
    hands = Hands(qtbot)
    hands.controller.actions.trigger(ActionName.KEY_CARD)
    hands.click("print_key_card")

    assert hands.find(PrintPreviewDialog, "print_preview").findChildren(QPrintPreviewWidget)[0].pageCount() == 1


# By command


def test_the_command_writes_the_keys_that_were_chosen_in_the_window(tmp_path: Path) -> None:
    folder = tmp_path / "carrom-desk"
    SettingsFile(folder / "window.ini").remember(Settings(keys=OTHERS.own, window_language="en"))
    found = {}
    for name, *language in (("keys.html",), ("keys.pdf",), ("german.html", "--language", "de")):
        words = [sys.executable, "-m", "carrom_desk", "keys", "--to", str(tmp_path / name), *language]
        subprocess.run(words, check=True, env={**os.environ, **homes(tmp_path)})
        found[name] = (tmp_path / name).read_bytes()

    assert ROW in found["keys.html"].decode()
    assert found["keys.pdf"].startswith(b"%PDF")
    assert '<html lang="de">' in found["german.html"].decode()
    assert ROW not in found["german.html"].decode()


def test_the_command_knows_two_kinds_of_files(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["keys", "--to", str(tmp_path / "keys.txt")]) == 1
    assert ".pdf, .html" in capsys.readouterr().err
