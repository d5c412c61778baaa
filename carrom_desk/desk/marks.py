"""Marks for the stroke being entered: the effect of each press, and why a press has no effect."""

from collections.abc import Callable
from dataclasses import replace

from carrom_desk.i18n import say
from carrom_desk.match.state import BoardState
from carrom_desk.presentation.stroke_draft import NO_BOARD, Mark, PieceKind, StrokeDraft, why_not_marked
from carrom_desk.rules.breaches import Breach


class RepeatGuard:
    """Ignores repeated presses of the same key, or at the same place on the screen, within a moment.

    An ignored press also counts, so that a key held down acts only once.
    """

    def __init__(self, monotonic_ms: Callable[[], int], window_ms: int) -> None:
        self._monotonic_ms = monotonic_ms
        self._window_ms = window_ms
        self._last: tuple[str, int] | None = None

    def set_window(self, window_ms: int) -> None:
        """Sets the length of the moment in milliseconds."""
        self._window_ms = window_ms

    def lets_through(self, press: str) -> bool:
        """Returns True and restarts the moment if the press counts.

        `press` identifies the key or place and not its action, which may have changed in between.
        """
        is_repeated = self.is_repeated(press)
        self._last = (press, self._monotonic_ms())
        return not is_repeated

    def is_repeated(self, press: str) -> bool:
        """Returns True when the last press was the same and a moment ago, without counting as a press."""
        last = self._last
        return last is not None and last[0] == press and self._monotonic_ms() - last[1] < self._window_ms

    def reset(self) -> None:
        """Accepts any next press, since something else was entered in between."""
        self._last = None


class StrokeMarks:
    """Marks of the current stroke; every change is shown at once."""

    def __init__(
        self,
        board: Callable[[], BoardState | None],
        why_none: Callable[[], str],
        guard: RepeatGuard,
        notify: Callable[[str], None],
        show: Callable[[], None],
    ) -> None:
        """`board` returns the current board, `why_none` why nothing can be marked."""
        self._board, self._why_no_stroke = board, why_none
        self._guard, self._notify, self._show = guard, notify, show
        self.draft = StrokeDraft()
        """Marks of the stroke being entered."""
        self.is_jumped_mode = False
        """True when the next piece will be marked as jumped."""

    @property
    def is_any(self) -> bool:
        """True when anything is marked, or the next piece will be marked as jumped."""
        return self.is_jumped_mode or not self.draft.is_empty()

    def press(self, kind: PieceKind) -> None:
        """Marks another piece of a kind: as jumped in jumped mode, otherwise as pocketed."""
        self.mark(kind, Mark.JUMPED if self.is_jumped_mode else Mark.POCKETED)

    def mark(self, kind: PieceKind, mark: Mark) -> None:
        """Marks another piece of a kind and ends jumped mode; gives the reason if there is none left."""
        why = self._why_none() or why_not_marked(self._board(), self.draft, kind)
        self.put(self.draft if why else self.draft.marked(kind, mark))
        if why:
            self._notify(why)

    def unmark(self, kind: PieceKind, mark: Mark) -> None:
        self.put(self.draft.marked(kind, mark, by=-1), is_jumped_mode=self.is_jumped_mode)

    def set_breach(self, breach: Breach | None) -> None:
        """Sets the breach that made the stroke improper; None if the umpire does not name one."""
        self._change(replace(self.draft, is_improper=True, breach=breach))

    def toggle_improper(self) -> None:
        """Marks the stroke as improper, or removes that mark and the breach."""
        is_improper = not (self.draft.is_improper or self.draft.before_play)
        self._change(replace(self.draft, is_improper=is_improper, breach=None, before_play=False))

    def toggle_touched_nothing(self) -> None:
        """Marks that the striker touched nothing, or removes that mark."""
        self._change(replace(self.draft, touched_nothing=not self.draft.touched_nothing))

    def mark_before_play(self) -> None:
        """Marks the break as made before "Play" and otherwise proper."""
        self._change(replace(self.draft, is_improper=False, breach=None, before_play=True))

    def toggle_jumped_mode(self) -> None:
        """Turns jumped mode for the next piece on or off."""
        self.is_jumped_mode = not self.is_jumped_mode
        self._show()

    def cancel_jumped_mode(self) -> None:
        """Turns jumped mode off without marking a piece."""
        self.is_jumped_mode = False
        self._show()

    def clear(self) -> None:
        self.draft, self.is_jumped_mode = StrokeDraft(), False
        self._show()

    def put(self, draft: StrokeDraft, *, is_jumped_mode: bool = False) -> None:
        """Replaces the marks; the next confirmation counts, however soon it comes."""
        self._guard.reset()
        self.draft, self.is_jumped_mode = draft, is_jumped_mode
        self._notify("")
        self._show()

    def _change(self, draft: StrokeDraft) -> None:
        why = self._why_none()
        if why:
            self._notify(why)
        else:
            self.put(draft, is_jumped_mode=self.is_jumped_mode)

    def _why_none(self) -> str:
        """Returns a sentence on why no stroke can be marked; empty if one can."""
        return self._why_no_stroke() or ("" if self._board() is not None else say(NO_BOARD))
