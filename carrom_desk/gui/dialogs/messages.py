"""Message dialogs, and dialogs with a few choices."""

from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPlainTextEdit, QProgressBar, QWidget

from carrom_desk import __version__
from carrom_desk.formats import listed, percent
from carrom_desk.i18n import N_, _, say
from carrom_desk.languages import language_name, language_of_code, languages, progress_of
from carrom_desk.match.entry.entries import Entry
from carrom_desk.presentation.next_step.actions import PROBLEM_REPORT
from carrom_desk.presentation.wording.decision_text import ending_verb
from carrom_desk.resources import resource_path

from .ask_dialog import AskDialog
from .desk_dialog import DeskDialog, named, open_dialog, voiced

PATIENCE_MS = 300
"""Milliseconds before the progress of work is shown."""
_WIDTH = 620
_NOTICES = N_("Third-party notices")


class OutcomeDialog(DeskDialog):
    """Message with a few choices. Esc and Enter change nothing."""

    def __init__(
        self,
        name: str,
        title: str,
        sentence: str,
        details: Sequence[str] = (),
        parent: QWidget | None = None,
        *,
        label: str = "outcome",
        voice: str = "",
        way_out: str = "",
    ) -> None:
        """`label` is the object name of the sentence, `way_out` the title of the button that closes it, by default
        “Close”.
        """
        super().__init__(name, title, parent)
        self.tell(sentence, label, voice)
        if details:
            text = named(QPlainTextEdit("\n".join(details)), "outcome_details", _("Details"))
            text.setReadOnly(True)
            text.setTabChangesFocus(True)
            self.add((text, 1))
        close = self.add_way_out(way_out or _("Close"), "close")
        close.setDefault(True)
        if not details:
            close.setFocus()
        self.set_size(_WIDTH)

    def tell(self, words: str, name: str = "", voice: str = "") -> None:
        """Adds a sentence below the others."""
        self.add(voiced(words, voice, name))

    def add_offer(self, name: str, title: str, do: Callable[[], object]) -> None:
        """Adds a button that closes the dialog and calls these."""
        self.add_button(name, title, self.accept, do)


class ProgressDialog(DeskDialog):
    """Progress dialog, closed by its opener and rejected if the user stops the work."""

    def __init__(
        self, title: str, sentence: str, stop_title: str = "", parent: QWidget | None = None, *, of_matches: bool = True
    ) -> None:
        """`stop_title` is the text of the stop button; empty if the work cannot be stopped. `of_matches` adds the
        number of matches done to the bar.
        """
        super().__init__("progress_dialog", title, parent)
        self._is_of_matches = of_matches
        self._can_stop = bool(stop_title)
        self._sentence = voiced(sentence, "", "progress")
        self._bar = named(QProgressBar(), "progress_bar", sentence)
        self._bar.setRange(0, 0)
        self._bar.setTextVisible(False)
        self.add(self._sentence, self._bar)
        if self._can_stop:
            self.add_way_out(stop_title, "stop")
        self.set_size(_WIDTH)

    def show_progress(self, done: int, of: int) -> None:
        if self._is_of_matches:
            self._sentence.setText(_("Matches: {done} of {of}").format(done=done, of=of))
        self._bar.setRange(0, of)
        self._bar.setValue(done)

    def reject(self) -> None:
        """Treats Esc and the window's close button like Stop, if available."""
        if self._can_stop:
            super().reject()


class LossDialog(OutcomeDialog):
    """Confirmation before something is replaced or deleted, which shows what would be lost; Enter cancels."""

    def __init__(
        self,
        title: str,
        sentences: Iterable[str],
        verb: str,
        do: Callable[[], object],
        parent: QWidget | None = None,
        *,
        listed: Sequence[str] = (),
    ) -> None:
        """`verb` is the title of the confirming button, `listed` what would be lost."""
        sentence, cancel = "\n".join(sentences), _("Cancel")
        super().__init__("loss_dialog", title, sentence, listed, parent, label="loss", way_out=cancel)
        self.add_offer("lose", verb, do)


class ConfirmEndDialog(AskDialog):
    """Answers with its entry; the press that opened it was the first of two."""

    def __init__(self, entry: Entry, question: str, follows: str, parent: QWidget | None = None) -> None:
        super().__init__("confirm_end_dialog", question, ending_verb(entry), parent)
        self._entry = entry
        self._question = question
        if follows:
            self.add(voiced(follows, "", "end_follows"))
        self.set_size(_WIDTH)
        self.check()
        self._accept.skip_question()

    def answer(self) -> Entry:
        return self._entry

    def ends(self) -> str:
        return self._question


class AboutDialog(OutcomeDialog):
    """About dialog: version, location of the matches and licence."""

    def __init__(self, database: str, parent: QWidget | None = None) -> None:
        version = _("Version {version}").format(version=__version__)
        super().__init__("about_dialog", _("Carrom Desk"), version, parent=parent)
        self.tell(_("It proposes. The umpire decides."))
        self.tell(_("Your matches are stored in {database}.").format(database=database))
        self.tell(_("It does not use the network."))
        progress = [f"{language_name(code)} {percent(progress_of(code))}" for code in languages()[1:]]
        self.tell(_("Translated: {languages}.").format(languages=listed(progress)))
        if unread := [known.name for code in languages()[1:] if not (known := language_of_code(code)).native_reader]:
            said = _("Translations not yet reviewed by a native speaker: {languages}.")
            self.tell(said.format(languages=listed(unread)))
        self.tell(_("Free under the MIT licence. The fonts are Noto Sans, under the SIL Open Font License."))
        self.add_offer("notices", say(_NOTICES), lambda: open_dialog(NoticesDialog(parent)))


class NoticesDialog(OutcomeDialog):
    """Texts of the licences of all bundled parts."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Packages have a single file for all parts, checkouts only the licences of their own files."""
        folder = resource_path("licences")
        whole = folder / "notices.txt"
        files = [whole] if whole.exists() else sorted(folder.glob("*.txt"))
        said = _("Carrom Desk includes these third-party components.")
        lines = [line for file in files for line in file.read_text(encoding="utf-8").splitlines()]
        super().__init__("notices_dialog", say(_NOTICES), said, lines, parent)
        self.set_size(760, 560)


class CrashDialog(OutcomeDialog):
    """Error dialog: something went wrong, but the match is safe, with advice."""

    pack_wanted = Signal()
    """Emitted to save a file with log, version and match."""

    def __init__(self, details: str, log: str, parent: QWidget | None = None) -> None:
        said = _(
            "This is an error in Carrom Desk. Every entry confirmed so far is saved. Close this message to continue."
        )
        super().__init__("crash_dialog", _("Something went wrong"), said, details.splitlines(), parent)
        where = _("Please send these details with your report. The log {log} also shows where it happened.").format(
            log=log
        )
        self.tell(where, voice="muted")
        self.add_offer("pack_fault", say(PROBLEM_REPORT), self.pack_wanted.emit)
        self.set_size(760, 460)
