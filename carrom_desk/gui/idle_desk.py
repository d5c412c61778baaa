"""What stands on the desk while no match is open: what can be done next, or why nothing can."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from carrom_desk.desk.match_library import MatchLibrary
from carrom_desk.gui.languages.saying import say
from carrom_desk.match.match_text import match_title
from carrom_desk.match.plain_text import plain_setup
from carrom_desk.match.store import MatchId, StoreError

from .now.in_trouble import now_in_trouble
from .now.now import Now
from .now.without_match import now_in_practice, now_to_continue, now_to_start, now_waiting
from .presenter import DeskPresenter


class IdleDesk(QObject):
    """Shows it, and can show it again: in another language, say.

    Signals:
        failed: the unfinished match cannot be read, a sentence.
    """

    failed = Signal(str)

    def __init__(self, presenter: DeskPresenter, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._presenter = presenter
        self._show: Callable[[], None] = self._opening
        self.to_continue: MatchId | None = None
        """The match that was not finished, while it is offered."""

    def show_again(self) -> None:
        """Show what was shown last."""
        self._show()

    def show_opening(self) -> None:
        """The matches are being opened."""
        self._put(self._opening)

    def show_upgrading(self) -> None:
        """The matches are of an older version."""
        self._put(self._upgrading)

    def show_start(self, library: MatchLibrary | None) -> None:
        """The unfinished match first, else a new one."""
        self._put(lambda: self._start(library))

    def show_practice(self) -> None:
        """Situations to choose from."""
        self._put(self._practice)

    def show_trouble(self, sentence: str) -> None:
        """The matches cannot be opened: say why, loudly."""
        self._put(lambda: self._presenter.show_trouble(now_waiting(sentence), sentence))

    def show_trouble_with(self, error: StoreError) -> None:
        """The database cannot be opened: say why, loudly, and what can be done."""
        self._put(lambda: self._presenter.show_trouble(now_in_trouble(error), str(error)))

    def _put(self, show: Callable[[], None]) -> None:
        self._show = show
        show()

    def _opening(self) -> None:
        self._presenter.show_without_match(now_waiting(), self.tr("The matches are being opened."))

    def _upgrading(self) -> None:
        said = self.tr("The matches are of an older version: they are copied, then brought up to date…")
        self._presenter.show_without_match(now_waiting(said), said)

    def _start(self, library: MatchLibrary | None) -> None:
        self.to_continue, names = (None, "") if library is None else self._unfinished(library)
        self._show_no_match(now_to_start() if self.to_continue is None else now_to_continue(names))

    def _practice(self) -> None:
        self.to_continue = None
        self._show_no_match(now_in_practice())

    def _show_no_match(self, now: Now) -> None:
        self._presenter.show_without_match(now, self.tr("No match is open."))

    def _unfinished(self, library: MatchLibrary) -> tuple[MatchId | None, str]:
        try:
            found = library.last_open()
            return found, "" if found is None else match_title(say, plain_setup(library.setup_of(found)))
        except StoreError as error:
            self.failed.emit(str(error))
            return None, ""
