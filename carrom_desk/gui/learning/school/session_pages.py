"""Parts of a session around its exercises: progress and summary."""

from collections.abc import Sequence

from PySide6.QtWidgets import QProgressBar, QWidget

from carrom_desk.exchange.laws.law_digest import DigestRow
from carrom_desk.formats import listed
from carrom_desk.gui.dialogs.desk_dialog import named, voiced
from carrom_desk.gui.kit.layouts import across, down
from carrom_desk.i18n import _, say
from carrom_desk.presentation.wording.match_text import in_order
from carrom_desk.rules.texts.words import NAMED
from carrom_desk.school.learners import LawKey
from carrom_desk.school.training_session import TrainingSession


class SessionLine(QWidget):
    """Bar with questions answered, laws due today, and correct answers in a row."""

    def __init__(self) -> None:
        super().__init__()
        self._words = voiced("", "muted", "session_progress")
        self._words.setWordWrap(False)  # the bar takes the remaining width
        self._bar = named(QProgressBar(), "session_bar", _("Progress of the session"))
        self._bar.setTextVisible(False)
        self._streak = voiced("", "muted", "session_streak")
        self.setLayout(across(self._words, (self._bar, 1), self._streak))

    def show_session(self, session: TrainingSession, due: int, *, is_answered: bool) -> None:
        """Shows a session's progress and the laws still due today."""
        number = min(session.length, session.asked + (not is_answered and not session.is_repeating))
        said = _("{number} of {length} · {due} due today · {mistakes} to repeat")
        words = said.format(number=number, length=session.length, due=due, mistakes=len(session.mistakes))
        self._words.setText(_("Repeating mistakes · {words}").format(words=words) if session.is_repeating else words)
        self._bar.setRange(0, session.length)
        self._bar.setValue(session.asked)
        self._streak.setText(_("Streak {count}").format(count=session.streak))


def titled_page(title: str, part: QWidget) -> QWidget:
    """Returns a page with a part below its title."""
    page = QWidget()
    page.setLayout(down(voiced(title, "heading"), part, 1))
    page.setFocusProxy(part)
    return page


def summary_of(session: TrainingSession, rows: dict[str, DigestRow]) -> str:
    """Returns the laws learnt in a session, and those to review; `rows` are the laws by stable name."""
    right = sum(each.grade.is_right for each in session.answers if not each.is_repeated)
    to_learn = session.to_learn()
    learnt = [key for key in session.learnt() if key not in to_learn]
    lines = [
        _("{right} of {count} correct at the first attempt.").format(right=right, count=session.asked),
        *_laws(_("Learnt"), learnt, rows),
        *_laws(_("To review"), to_learn, rows),
    ]
    return "\n\n".join(lines)


def _laws(title: str, keys: Sequence[LawKey], rows: dict[str, DigestRow]) -> Sequence[str]:
    numbers = [in_order(rows[key.name].number) for key in keys]
    return [say(NAMED, name=title, text=listed(numbers))] if numbers else []
