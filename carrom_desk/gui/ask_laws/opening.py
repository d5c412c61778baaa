"""Opens the page on which the laws are asked, at the last ruling of the match or at what is being marked."""

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from carrom_desk.gui.dialogs.desk_dialog import open_dialog
from carrom_desk.gui.documents.documents import OneDocument
from carrom_desk.gui.law_book.opening import LawBooks
from carrom_desk.gui.match_controller import MatchController
from carrom_desk.gui.wording import Notify
from carrom_desk.match.posed import answer
from carrom_desk.reports.asked_laws import asked_document
from carrom_desk.reports.content import Document
from carrom_desk.reports.documents import Options
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.edition_register import EDITIONS

from .dialog import AskLawsDialog
from .question import Question, question_of


class AskedLaws(QObject):
    """One page at a time, over the window."""

    def __init__(self, match: MatchController, laws: LawBooks, version: str, window: QWidget, notify: Notify) -> None:
        super().__init__(window)
        self._match = match
        self._laws = laws
        self._version = version
        self._window = window
        self._documents = OneDocument(window, notify)

    def show(self) -> None:
        """Ask about the stroke that is marked, else about the last ruling of the match, else about a fresh board."""
        dialog = AskLawsDialog(self._match.laws, self._question(), self._match.view.board.theme, self._window)
        dialog.law_wanted.connect(self._laws.show_at)
        dialog.print_wanted.connect(self._print)
        open_dialog(dialog)

    def _question(self) -> Question:
        if self._match.desk is None:
            return Question()
        state, draft = self._match.record.state, self._match.draft
        if state.board is not None and not draft.is_empty():
            return question_of(state.board.position, draft.as_command(state.board).stroke)
        last = state.last_ruled
        if last is None or last.before.board is None:
            return Question()
        return question_of(last.before.board.position, last.act)

    def _print(self, question: Question, edition: Edition) -> None:
        ordered = (edition, *(each for each in EDITIONS if each is not edition))

        def made(options: Options) -> Document:
            answers = [answer(question.posed(each), question.act, options.say) for each in ordered]
            return asked_document(question.posed(edition), question.act, answers, options, self._version)

        self._documents.preview(made, "asked-laws")
