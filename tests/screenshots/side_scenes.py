"""Scenes outside a match: the form for a new one, practice, the system check."""

from collections.abc import Mapping
from datetime import UTC, date, datetime
from random import Random

from PySide6.QtWidgets import QAbstractButton, QDialog, QLineEdit, QMenu, QTabWidget, QWidget

from carrom_desk.desk.forms.document_request import DocumentKind, Naming
from carrom_desk.desk.forms.new_match_form import Field, SetUpForm
from carrom_desk.desk.hall.hall_sender import HallStatus
from carrom_desk.desk.system_check import Check, Level, Power, check_power, check_sound, found
from carrom_desk.exchange.situations import PracticeSituation
from carrom_desk.gui.database.system_check_dialog import SystemCheckDialog
from carrom_desk.gui.dialogs.fields import ChoiceBox
from carrom_desk.gui.dialogs.manual_dialog import ManualDialog
from carrom_desk.gui.documents.document_dialog import DocumentDialog, Known
from carrom_desk.gui.hall.join_dialog import JoinDialog
from carrom_desk.gui.hall.membership import HallPill
from carrom_desk.gui.learning.school.exercise_dialog import SchoolDialog, SchoolNeeds
from carrom_desk.gui.learning.school.exercise_view import ExerciseView
from carrom_desk.gui.matches.new_match.new_match_dialog import NewMatchDialog
from carrom_desk.gui.practice.dialogs import SituationDialog, SituationsDialog, find_situations
from carrom_desk.gui.practice.practice import PracticeBand
from carrom_desk.gui.round_clock.round_clock import RoundClock
from carrom_desk.i18n import N_
from carrom_desk.match.setup import Player
from carrom_desk.match.side import Seat
from carrom_desk.presentation.wording.sound_text import SoundOutcome, SoundReport
from carrom_desk.rules.edition_register import USUAL
from carrom_desk.school.learners import LawKey, Learner, Progress
from carrom_desk.storage.learner_store import SqlLearnerStore
from tests.gui.asked import NothingKnown
from tests.gui.hands import Hands

FILLED = SetUpForm(
    players={Seat.A1: Player("Kavitha Raman", "Northern", "India"), Seat.B1: Player("Imran Sheikh")},
    texts={Field.EVENT: "State Championship", Field.ROUND: "Final", Field.UMPIRE: "Usha Menon"},
    is_doubles=True,
    round_minutes=45,
)


def filled_page(hands: Hands) -> QWidget:
    note = "As last time"
    return _opened(NewMatchDialog(NothingKnown(), FILLED, note, hands.window))


def situations(hands: Hands) -> QWidget:
    return _opened(SituationsDialog(find_situations(), {"due_owed"}, hands.window))


def situation(hands: Hands) -> QWidget:
    return _opened(SituationDialog(_situation("jumped_men"), hands.window.theme().name, hands.window))


def compared(hands: Hands) -> QWidget:
    dialog = SituationDialog(_situation("opponents_due_placed"), hands.window.theme().name, hands.window)
    _opened(dialog)
    answer(dialog.view, is_right=False)
    return dialog


def answer(view: ExerciseView, *, is_right: bool) -> None:
    """Gives a right or a wrong answer."""
    made = view.exercise
    assert made is not None
    view.press((made.right + (not is_right)) % len(made.options))


def system_check(hands: Hands) -> QWidget:
    dialog = SystemCheckDialog(hands.window)
    _opened(dialog)
    for finding in (*_FOUND, check_sound(SoundReport(SoundOutcome.PLAYED, "pw-play"), is_on=True)):
        dialog.show_finding(finding)
    return dialog


def practise(hands: Hands) -> None:
    """Starts practice with a task."""
    band = PracticeBand()
    hands.controller.page.top.show_instead(band, is_on=True)
    hands.controller.page.ruling.show_task("The striker alone: Asha pockets the striker and nothing else.")


def give_round(hands: Hands) -> None:
    """Shows the last minutes of a round."""
    clock = hands.window.findChild(RoundClock)
    assert clock is not None
    clock.give(4)
    clock.start()


def end_round(hands: Hands) -> None:
    """Shows a round whose time is over."""
    give_round(hands)
    hands.clock.hold()
    hands.now.advance(5 * 60_000)
    clock = hands.window.findChild(RoundClock)
    assert clock is not None
    clock.poll()


_WRITTEN = N_("{free} free. Saving an entry takes {ms} ms.")
_NO_SECOND = N_("No second folder. A USB drive is safer: see “Backups…” in the menu.")
_FOUND = (
    found(Check.DISK, Level.GOOD, _WRITTEN, free="71 GB", ms=3),
    found(Check.DATABASE, Level.GOOD, N_("Open. No structural problems found.")),
    found(
        Check.BACKUPS,
        Level.GOOD,
        N_("Last backup: {last}."),
        last="21 Nov 2026, 10:04",
    ),
    found(Check.SECOND_BACKUPS, Level.WARNING, _NO_SECOND),
    found(
        Check.CLOCK,
        Level.GOOD,
        N_("It is {time}. Is that right?"),
        time="21 Nov 2026, 10:04",
    ),
    check_power(Power(is_plugged_in=False, percent=12)),
    found(Check.FONTS, Level.GOOD, N_("All scripts can be shown.")),
    found(Check.PDF, Level.GOOD, N_("A test page was created as PDF.")),
)


def _situation(name: str) -> PracticeSituation:
    return next(each for each in find_situations() if each.name == name)


def _opened(dialog: QDialog) -> QDialog:
    dialog.finished.connect(dialog.deleteLater)
    dialog.open()
    return dialog


def manual(hands: Hands) -> QWidget:
    return _opened(ManualDialog("first-match", hands.window))


def join_hall(hands: Hands) -> QWidget:
    """Enters an address without encryption."""
    dialog = JoinDialog(hands.window)
    _opened(dialog)
    code = dialog.findChild(QLineEdit, "hall_code")
    assert code is not None
    code.setText("nonsense")
    return dialog


def documents(hands: Hands) -> QWidget:
    """Selects all options of a report: an event, and a category's initials."""
    known = Known(("Autumn Cup", "Open"), lambda _: ("Asha Rao",), date(2026, 11, 21))
    dialog = DocumentDialog((DocumentKind.EVENT,), known, about="Asha Rao – Ravi Menon", parent=hands.window)
    naming = dialog.findChild(ChoiceBox, "document_names")
    assert naming is not None
    naming.choose(Naming.IN_CATEGORY)
    return _opened(dialog)


def lag_behind(hands: Hands) -> None:
    """Shows a hall that is behind, with the chief referee called."""
    pill = hands.window.findChild(HallPill)
    assert pill is not None
    pill.show_status(HallStatus(4, "10:04:05", is_late=True, is_calling=True))


def hall_menu(hands: Hands) -> QWidget:
    menu = hands.controller.menu.findChild(QMenu, "menu_hall")
    assert menu is not None
    menu.popup(hands.window.mapToGlobal(hands.window.rect().center()))
    return menu


class NoLearners(SqlLearnerStore):
    """A learner store that saves nothing."""

    def __init__(self) -> None:
        return

    def learners(self) -> tuple[Learner, ...]:
        return ()

    def progress(self, learner_id: str) -> tuple[Progress, ...]:
        return ()

    def add(self, learner: Learner) -> None:
        return

    def delete(self, learner_id: str) -> None:
        return

    def save_progress(self, learner_id: str, progress: Progress) -> None:
        return

    def counted(self) -> Mapping[LawKey, tuple[int, int]]:
        return {}


def school(hands: Hands) -> SchoolDialog:
    """Answers an exercise of umpire training wrong."""
    needs = SchoolNeeds(NoLearners(), lambda: datetime(2026, 1, 5, tzinfo=UTC), lambda: "1", Random(8))
    dialog = SchoolDialog(needs, USUAL, hands.window.theme().name, hands.window)
    dialog.open()
    unnamed = dialog.findChild(QAbstractButton, "train_unnamed")
    assert unnamed is not None
    unnamed.click()
    answer(dialog.view, is_right=False)
    return dialog


def law_map(hands: Hands) -> QWidget:
    """Opens the map of laws of umpire training."""
    dialog = school(hands)
    tabs = dialog.findChild(QTabWidget, "school_tabs")
    assert tabs is not None
    tabs.setCurrentIndex(1)
    return dialog


def exam(hands: Hands) -> QWidget:
    """Opens the first question of a mock exam."""
    dialog = school(hands)
    dialog.show_exam()
    dialog.exam.start()
    return dialog


def exam_review(hands: Hands) -> QWidget:
    """Opens the review of a mock exam, always answered with the first option."""
    dialog = exam(hands)
    assert isinstance(dialog, SchoolDialog)
    running = dialog.exam.exam
    assert running is not None
    for _ in running.questions:
        dialog.exam.view.press(0)
    dialog.exam.hand_in()
    return dialog
