"""All dialogs: cited laws, and everything fits and is visible."""

import pytest
from PySide6.QtWidgets import QAbstractButton, QLabel, QPlainTextEdit
from pytestqt.qtbot import QtBot

from carrom_desk import __version__
from carrom_desk.desk.forms.new_match_form import SetUpForm
from carrom_desk.gui.dialogs.fields import CheckBox, ChoiceBox
from carrom_desk.gui.dialogs.messages import AboutDialog, NoticesDialog
from carrom_desk.gui.dialogs.radio_group import Choice
from carrom_desk.gui.entries.amend import AmendDialog, AmendedEntry
from carrom_desk.gui.entries.amended_fields import fields_for
from carrom_desk.gui.entries.foul import FoulDialog
from carrom_desk.gui.entries.override import OverrideDialog
from carrom_desk.gui.entries.toss import TossDialog
from carrom_desk.gui.matches.new_match.new_match_dialog import NewMatchDialog
from carrom_desk.languages import progress_of
from carrom_desk.match.entry.entries import PlayCalled
from carrom_desk.presentation.breach_choices import other_breaches
from carrom_desk.presentation.corrections import CorrectionNotice
from carrom_desk.resources import resource_path
from tests.fakes import DOUBLES, SINGLES, record_of, stroke
from tests.gui.asked import Asked, NothingKnown
from tests.gui.opening import TOSS, possible

# Reading


def test_the_about_dialog_has_version_database_and_languages(qtbot: QtBot) -> None:
    dialog = AboutDialog("/home/me/matches.sqlite3")
    qtbot.addWidget(dialog)
    words = " ".join(label.text() for label in dialog.findChildren(QLabel))

    assert __version__ in words
    assert "/home/me/matches.sqlite3" in words
    assert f"Deutsch {progress_of('de')}%" in words


def test_the_notices_have_the_licence_of_every_bundled_part_in_its_own_words(qtbot: QtBot) -> None:
    dialog = NoticesDialog()
    qtbot.addWidget(dialog)
    details = dialog.findChild(QPlainTextEdit, "outcome_details")
    assert details is not None
    words = details.toPlainText()

    for name in ("OFL", "lucide", "flag-icons"):
        assert resource_path(f"licences/{name}.txt").read_text(encoding="utf-8").strip() in words


# All of them


@pytest.mark.parametrize("size", [(1000, 572)])
def test_every_dialog_fits_the_smallest_screen(qtbot: QtBot, size: tuple[int, int]) -> None:
    ruled = record_of(TOSS, PlayCalled(), stroke(2)).state
    fields = fields_for(stroke(1), record_of(TOSS).state)
    dialogs = [
        NewMatchDialog(NothingKnown(), SetUpForm()),
        TossDialog(DOUBLES, is_extra_board=False),
        FoulDialog(SINGLES, other_breaches(SINGLES.laws), lambda _command: ""),
        OverrideDialog(ruled, possible, possible),
        AmendDialog(AmendedEntry(1, "A1 missed"), fields, lambda _command: CorrectionNotice("Then this.")),
    ]
    for dialog in dialogs:
        Asked(qtbot, dialog)
        names = [each.objectName() for each in dialog.findChildren(QAbstractButton) if each.isVisible()]
        assert dialog.width() <= size[0], dialog.objectName()
        assert dialog.height() <= size[1], dialog.objectName()
        assert all(names), dialog.objectName()
        dialog.reject()


@pytest.mark.parametrize("make", [CheckBox, Choice])
@pytest.mark.parametrize("is_enabled", [True, False])
def test_a_tick_can_be_seen(qtbot: QtBot, make: type[CheckBox] | type[Choice], is_enabled: bool) -> None:
    button = make("words")
    qtbot.addWidget(button)
    button.setEnabled(is_enabled)
    button.show()
    empty = button.grab().toImage()
    button.setChecked(True)

    assert button.grab().toImage() != empty


@pytest.mark.qt_log_ignore("does not support grabbing the keyboard", extend=True)
def test_a_list_that_drops_down_is_as_wide_as_its_longest_line(qtbot: QtBot) -> None:
    box = ChoiceBox()
    qtbot.addWidget(box)
    box.addItems(["Withdrawn", "Circumstances beyond the control of the umpire and of both of the players (law 140)"])
    box.resize(200, 40)
    box.show()

    box.showPopup()

    assert box.view().viewport().width() >= box.view().sizeHintForColumn(0)
    box.hidePopup()
