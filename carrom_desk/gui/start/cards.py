"""Cards at the top of the start page: the unfinished match on its board, or what a new one takes."""

from PySide6.QtCore import QRect
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from carrom_desk.desk.match_library import StartView
from carrom_desk.formats import to_the_minute
from carrom_desk.gui.board.board_painting import bare_board
from carrom_desk.gui.board.layout import BoardLayout, places
from carrom_desk.gui.board.piece_painting import paint_hole, paint_piece
from carrom_desk.gui.dialogs.desk_dialog import WrappedLabel, named
from carrom_desk.gui.kit.layouts import across, put
from carrom_desk.gui.kit.roles import TextSize
from carrom_desk.gui.kit.theme import Theme
from carrom_desk.gui.panels.cards import Card, line, words
from carrom_desk.gui.panels.controls import KeyButton
from carrom_desk.gui.panels.score import ScoreRow
from carrom_desk.i18n import _, say
from carrom_desk.match.ports.store import MatchSummary
from carrom_desk.match.record import with_what_is_decided
from carrom_desk.match.side import Side
from carrom_desk.match.state import Status
from carrom_desk.presentation.board.board_text import board_text
from carrom_desk.presentation.board.picture import BoardPicture, board_picture
from carrom_desk.presentation.board.pieces import ALL_PIECES, STRIKER, PieceState, standings
from carrom_desk.presentation.names import with_short_names
from carrom_desk.presentation.next_step.actions import ActionName
from carrom_desk.presentation.score import SideScore, score_view
from carrom_desk.presentation.wording.match_columns import MatchColumn, side_words, words_of
from carrom_desk.presentation.wording.match_text import in_order, place_in_match, sentence

_LEAST_BOARD = 120
"""Least side of the board, in design pixels."""


class SmallBoard(QWidget):
    """Board as it was left, to look at only."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setObjectName("start_board")
        self._picture: BoardPicture | None = None
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)
        self.set_theme(theme)

    def set_theme(self, theme: Theme) -> None:
        """Applies a theme."""
        self._theme = theme
        self.setMinimumHeight(theme.px(_LEAST_BOARD))
        self.update()

    def show_board(self, picture: BoardPicture | None) -> None:
        """Shows a picture; None for none yet."""
        self._picture = picture
        self.setAccessibleName("" if picture is None else board_text(picture))
        self.update()

    def fit(self, height: int) -> None:
        """Makes it a square of this height in pixels."""
        self.setFixedWidth(height)

    def paintEvent(self, event: QPaintEvent) -> None:
        picture, side = self._picture, min(self.width(), self.height())
        if picture is None:
            return
        square = QRect((self.width() - side) // 2, (self.height() - side) // 2, side, side)
        shown = places(BoardLayout(square, picture.quarter_turns), picture.striking_edge)
        found = standings(picture, {}, None)
        with QPainter(self) as painter:
            painter.drawImage(
                square.topLeft(), bare_board(side, self.devicePixelRatioF(), self._theme, is_counter=True)
            )
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for piece in ALL_PIECES:
                is_there = found[piece] is not PieceState.OFF_BOARD and (piece is not STRIKER or picture.is_struck)
                paint = paint_piece if is_there else paint_hole
                disc = shown.discs[piece]
                paint(painter, disc.centre, disc.radius, piece.kind, self._theme)


class StartCard(Card):
    """Card with the board at one side."""

    def __init__(self, theme: Theme, name: str, caption: str) -> None:
        super().__init__(theme)
        self.setObjectName(name)
        self.setProperty("current", True)
        self.board = SmallBoard(theme, self)
        """Board beside the words."""
        self.caption = words(f"{name}_caption", TextSize.SMALL, "accent", bold=True, text=caption)
        self.lines = self.spaced(QVBoxLayout(), 2, (20, 8, 20, 8))
        """Layout of the words."""
        self.spaced(put(QHBoxLayout(self), self.board, (self.lines, 1)), 0, (2, 2, 2, 2))

    def _share_out(self) -> None:
        self.board.fit(min(self.height() - 4, self.width() * 2 // 5))


class ContinueCard(StartCard):
    """Card of the unfinished match: board, players, score, place and time of saving."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, "start_card", _("Unfinished match"))
        self._event = line("start_event", TextSize.SMALL, "muted")
        self._rows = {side: ScoreRow(theme, side, "start_") for side in Side}
        self._facts = named(WrappedLabel(), "start_facts", "")
        self._facts.setProperty("voice", "muted")
        title = say(ActionName.CONTINUE_MATCH.text)
        go_on = KeyButton(title, is_bold=True, is_primary=True, name="start_continue_match")
        put(self.lines, self.caption, self._event, 1, *self._rows.values(), 1, self._facts, across(go_on, 1))
        self.set_theme(theme)

    def show_match(self, view: StartView, match: MatchSummary) -> None:
        """Shows a match; without its record only what lists have of it."""
        self._event.setText(in_order(words_of(MatchColumn.EVENT, match)))
        sides = {side: SideScore(side_words(match, side), match.score.of(side), match.games.of(side)) for side in Side}
        needed, place = 1, ""
        picture: BoardPicture | None = None
        if view.record is not None:
            record = with_short_names(with_what_is_decided(view.record))
            score = score_view(record.state, in_full=view.record.setup)
            sides, needed = {side: score.sides.of(side) for side in Side}, score.games_to_win
            place, picture = sentence(place_in_match(record.state)), board_picture(record, is_turned=False)
        for side, row in self._rows.items():
            row.show_side(sides[side], needed, sides[side.other])
        self.board.show_board(picture)
        self._facts.setText(" ".join(filter(None, (place, *_sentences(match, view.saved)))))


def _sentences(match: MatchSummary, saved: str) -> list[str]:
    said = []
    if match.status is Status.BEFORE_TOSS:
        said.append(_("The toss comes next."))
    if when := to_the_minute(saved):
        said.append(_("Saved on {when}.").format(when=when))
    return said


class NewCard(StartCard):
    """Card in place of an unfinished match, with the three steps of a new one."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, "new_card", _("A match in three steps"))
        steps = (
            _("Enter the players. Laws and format are filled in already."),
            _("Record the toss, then call “Play”. The clock starts."),
            _("After each stroke, mark what was pocketed and press Enter."),
        )
        shown = [words(f"step_{number}", TextSize.TITLE, is_wrapped=True) for number, _step in enumerate(steps, 1)]
        for number, (label, step) in enumerate(zip(shown, steps, strict=True), 1):
            label.setText(_("{number}. {step}").format(number=number, step=step))
        put(self.lines, self.caption, 1, *shown, 1)
        self.board.show_board(BoardPicture())
        self.set_theme(theme)
