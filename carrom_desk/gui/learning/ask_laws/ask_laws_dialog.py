"""Dialog to look up a ruling: a position and an act on a board, with every edition's ruling."""

import json
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QSignalBlocker, Qt, QUrl, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QTextBrowser, QWidget

from carrom_desk.exchange.codec.document import parse_json
from carrom_desk.exchange.question_file import ENDING, question_line
from carrom_desk.exchange.scenario import Scenario, read_scenario, write_scenario
from carrom_desk.gui.board.board_view import BoardView
from carrom_desk.gui.dialogs.desk_dialog import DeskDialog, named, plain_button, scrolled, voiced
from carrom_desk.gui.dialogs.fields import NumberField, check_box, choice_box
from carrom_desk.gui.kit.file_dialogs import ask_where, not_read, why_not_written
from carrom_desk.gui.kit.layouts import across, called, down, within
from carrom_desk.gui.kit.theme import ThemeName, load_theme
from carrom_desk.gui.kit.wording import plain_tip
from carrom_desk.gui.learning.law_book.law_book_dialog import edition_box
from carrom_desk.gui.settings.languages import in_browser
from carrom_desk.i18n import _, pgettext, say
from carrom_desk.match.problems import InvalidDocument
from carrom_desk.match.record import new_record
from carrom_desk.presentation.board.picture import board_picture, with_marks
from carrom_desk.presentation.questions.posed import Answer
from carrom_desk.presentation.questions.question import KINDS, LawTopic, Question, act_words, question_of, with_count
from carrom_desk.presentation.stroke_draft import Mark, PieceKind
from carrom_desk.presentation.wording.laws_text import laws_name
from carrom_desk.presentation.wording.refusal_text import fault_line
from carrom_desk.reports.document import Document
from carrom_desk.reports.laws.answers import rulings
from carrom_desk.reports.laws.asked_laws import TITLE, answer_html, asked_document
from carrom_desk.reports.match_documents import Options
from carrom_desk.rules.acts import Stroke
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.position import MEN_OF_A_SIDE, QueenPlace
from carrom_desk.rules.texts.piece_text import queen_words

_HIGHEST_SCORE = 40
_SCROLL_BAR = 24
_LEAST_BOARD = 180
"""Minimum board size in pixels, for a small window beside the board of a match."""
_SHIFT = Qt.KeyboardModifier.ShiftModifier
_KEYS = {
    Qt.Key.Key_W: PieceKind.WHITE,
    Qt.Key.Key_B: PieceKind.BLACK,
    Qt.Key.Key_Q: PieceKind.QUEEN,
    Qt.Key.Key_S: PieceKind.STRIKER,
}


class AskLawsDialog(DeskDialog):
    """Compares the rulings on a position with white to play; a press on a piece marks it as in the match.

    Signals:
        law_wanted: emitted with an edition and the address of a law or a reading.
        print_wanted: emitted with a function that creates a document for `Options`, and its file name.
    """

    is_wide = is_read_only = True
    law_wanted = Signal(object, str)
    print_wanted = Signal(object, str)

    def __init__(self, edition: Edition, question: Question, theme: ThemeName, parent: QWidget | None = None) -> None:
        super().__init__("ask_laws_dialog", _("Look up a ruling"), parent)
        self.question = question
        """Current question."""
        self._board = BoardView(load_theme(theme))
        self._board.setObjectName("asked_board")
        self._edition = edition_box("asked_laws", _("Reference laws"), edition)
        acts = [(act_words(act), act) for act in KINDS]
        self._act = choice_box("asked_act", pgettext("AskLawsDialog", "Action"), acts, is_narrow=True)
        self._numbers = self._number_fields()
        queen = [(queen_words(place), place) for place in QueenPlace]
        self._queen = choice_box("asked_queen", pgettext("AskLawsDialog", "Queen"), queen, is_narrow=True)
        to_come = _("Break not yet made: attempt {number}")
        breaks = [(_("Break made"), 0), *((to_come.format(number=each), each) for each in (1, 2, 3))]
        self._break = choice_box("asked_break", pgettext("AskLawsDialog", "Break"), breaks, is_narrow=True)
        self._ticks = {
            "own_before": check_box("asked_own_before", _("White man pocketed earlier")),
            "opponent_before": check_box("asked_opponent_before", _("Black man pocketed earlier")),
            "improper": check_box("asked_improper", _("Improper stroke")),
            "touched_nothing": check_box("asked_touched_nothing", _("Touched nothing")),
            "before_play": check_box("asked_before_play", _("Before “Play”")),
            "doubles": check_box("asked_doubles", _("Doubles")),
        }
        self._answers = named(QTextBrowser(), "asked_answers", say(TITLE))
        self._answers.setOpenLinks(False)
        self._message = voiced("", "muted", "problem")
        self._lay_out()
        self._listen()
        self._show()

    def ask(self, question: Question) -> None:
        """Shows a question and its answers."""
        self.question = question
        self._show()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._area.setMinimumWidth(self._fields.minimumSizeHint().width() + _SCROLL_BAR)  # text has its final size now

    # Fields

    def _number_fields(self) -> dict[str, NumberField]:
        rows = (
            ("own_men", _("White men on the board"), 1, MEN_OF_A_SIDE),
            ("opponent_men", _("Black men on the board"), 1, MEN_OF_A_SIDE),
            ("own_due", _("Men owed by White"), 0, MEN_OF_A_SIDE),
            ("opponent_due", _("Men owed by Black"), 0, MEN_OF_A_SIDE),
            ("own_score", _("White’s points"), 0, _HIGHEST_SCORE),
            ("opponent_score", _("Black’s points"), 0, _HIGHEST_SCORE),
        )
        return {name: NumberField(f"asked_{name}", title, least, most) for name, title, least, most in rows}

    def _listen(self) -> None:
        self._edition.currentIndexChanged.connect(self._show)
        self._act.currentIndexChanged.connect(lambda row: self.ask(replace(self.question, kind=KINDS[row])))
        for name, field in self._numbers.items():
            field.valueChanged.connect(lambda value, name=name: self.ask(with_count(self.question, name, value)))
        self._queen.currentIndexChanged.connect(lambda row: self.ask(self.question.with_queen(list(QueenPlace)[row])))
        self._break.currentIndexChanged.connect(lambda row: self.ask(self.question.with_break(row)))
        for name, tick in self._ticks.items():
            tick.toggled.connect(partial(self._tick, name))
        self._board.mark_requested.connect(partial(self._mark, by=1))
        self._board.unmark_requested.connect(partial(self._mark, by=-1))
        self._answers.anchorClicked.connect(self._follow)

    def _tick(self, name: str, is_on: bool) -> None:
        self.ask(self.question.with_tick(name, is_on=is_on))

    def _mark(self, kind: PieceKind, mark: Mark, by: int) -> None:
        self.ask(self.question.marked(kind, mark, by))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        kind = _KEYS.get(Qt.Key(event.key()))
        tick = {Qt.Key.Key_I: "improper", Qt.Key.Key_N: "touched_nothing", Qt.Key.Key_P: "before_play"}
        if kind is not None and event.modifiers() in (Qt.KeyboardModifier.NoModifier, _SHIFT):
            self._mark(kind, Mark.JUMPED if event.modifiers() == _SHIFT else Mark.POCKETED, 1)
        elif Qt.Key(event.key()) in tick:
            self._ticks[tick[Qt.Key(event.key())]].toggle()
        elif event.key() == Qt.Key.Key_Backspace:
            self.ask(self.question.unmarked())
        else:
            super().keyPressEvent(event)

    # Copying, pasting, printing

    def copy(self) -> None:
        """Copies the question to the clipboard as a scenario."""
        scenario = Scenario(self._laws(), self.question.position, self.question.act)
        QGuiApplication.clipboard().setText(json.dumps(write_scenario(scenario)))
        self._message.setText(_("Copied as a scenario for “carrom-desk rule”."))

    def save_question(self, path: Path) -> None:
        """Adds the question to a file of training questions."""
        line = question_line(Scenario(self._laws(), self.question.position, self.question.act))
        try:
            before = path.read_bytes() if path.exists() else b""
        except OSError as error:
            self._message.setText(not_read(path, error))
            return
        gap = b"" if not before or before.endswith(b"\n") else b"\n"
        done = _("Question added to {path}. Training asks it, and others can import the file.").format(path=path)
        self._message.setText(why_not_written(path, before + gap + line.encode("utf-8")) or done)

    def _ask_to_save(self) -> None:
        title = _("Save as question")
        ask_where(self, "question_file_dialog", title, f"questions{ENDING}", (ENDING,), self.save_question, adds=True)

    def paste(self) -> None:
        """Pastes a scenario from the clipboard, or shows its problems."""
        try:
            scenario = read_scenario(parse_json(QGuiApplication.clipboard().text()))
        except InvalidDocument as invalid:
            faults = " ".join(map(fault_line, invalid.problems[:3]))
            self._message.setText(_("This is not a valid scenario. {faults}").format(faults=faults))
            return
        with QSignalBlocker(self._edition):
            if self._edition.findData(scenario.edition) < 0:
                self._edition.insertItem(0, laws_name(scenario.edition, is_short=True), scenario.edition)
            self._edition.choose(scenario.edition)
        self.ask(question_of(scenario.position, scenario.act))
        self._message.setText(_("Pasted."))

    def _follow(self, link: QUrl) -> None:
        row, _, address = link.toString().partition("/")
        self.law_wanted.emit(self.answers()[int(row)].edition, address)

    # Display

    def _laws(self) -> Edition:
        edition = self._edition.currentData()
        assert isinstance(edition, Edition)
        return edition

    def answers(self) -> tuple[Answer, ...]:
        """Returns the rulings of the editions, the chosen one first."""
        return rulings(self.question, self._laws())

    def _print(self) -> None:
        question, first = self.question, self._laws()

        def made(options: Options) -> Document:
            answers = rulings(question, first)
            return asked_document(question.posed(first), question.act, answers, options)

        self.print_wanted.emit(made, "asked-laws")

    def _show(self) -> None:
        question = self.question
        self._fill()
        record = new_record(question.posed(self._laws()).setup)
        picture = board_picture(record, is_turned=False)
        self._board.show_board(with_marks(picture, question.draft, is_jumped_mode=False))
        answers = self.answers()
        self._answers.setHtml(
            in_browser("".join(answer_html(each, answers[0], row) for row, each in enumerate(answers)))
        )
        spoken = "\n".join(" ".join((laws_name(each.edition), *each.lines)) for each in answers)
        self._answers.setAccessibleDescription(spoken)
        self._message.setText("")

    def _fill(self) -> None:
        """Fills all fields from the question."""
        question, position = self.question, self.question.position
        for name, value in question.counts().items():
            with QSignalBlocker(self._numbers[name]):
                self._numbers[name].setValue(value)
        for box, row in (
            (self._act, KINDS.index(question.kind)),
            (self._queen, list(QueenPlace).index(position.queen)),
            (self._break, 0 if position.break_.made else position.break_.attempt),
        ):
            with QSignalBlocker(box):
                box.setCurrentIndex(row)
            box.fit()
        known = _("With fewer than nine men on the board, or before the break, the answer follows from the position.")
        late = _("Before “Play”, only a break is possible.")
        why_not = {"own_before": known, "opponent_before": known, "before_play": late}
        if not isinstance(question.kind, Stroke):
            none = _("The selected action is not a stroke.")
            why_not |= dict.fromkeys(("improper", "touched_nothing", "before_play"), none)
        for button in self._of_acts:
            button.setEnabled(not isinstance(question.kind, LawTopic))
            button.setToolTip("" if button.isEnabled() else plain_tip(_("Only an action on the board can be copied.")))
        for name, (is_on, is_possible) in question.ticks().items():
            with QSignalBlocker(self._ticks[name]):
                self._ticks[name].setChecked(is_on)
            self._ticks[name].setEnabled(is_possible)
            self._ticks[name].setToolTip("" if is_possible else plain_tip(why_not[name]))

    def _lay_out(self) -> None:
        own, opponent, *of_stroke = self._ticks.values()
        in_turn = voiced(_("White to play."), "muted")
        numbers = called(*self._numbers.values())
        fields = down(in_turn, self._act, *of_stroke, self._queen, self._break, *numbers, own, opponent, 1)
        self._fields = within(fields, right=8)
        self._area = scrolled(self._fields)
        copied = plain_button("copy_scenario", _("Copy as scenario"), self.copy)
        pasted = plain_button("paste_scenario", _("Paste scenario"), self.paste)
        self._board.setMinimumSize(_LEAST_BOARD, _LEAST_BOARD)
        left = down((self._board, 1), self._edition, (self._answers, 1))
        right = down((self._area, 1), copied, pasted)
        self.add((within(across((left, 4), (right, 3), gap=12)), 1), self._message)
        saved = self.add_button("save_question", _("Save as question…"), self._ask_to_save)
        self._of_acts = (saved, copied, self.add_button("print_asked", _("Print or save…"), self._print))
        self.add_way_out(_("Close"), "close")
        self.set_size(1280, 760)
