"""Texts of the board: labels, screen reader descriptions, and reasons why a press on a piece has no effect."""

from collections.abc import Mapping

from carrom_desk.i18n import N_, Words, say
from carrom_desk.presentation.stroke import Mark, Marks, PieceKind
from carrom_desk.presentation.wording.match_text import in_a_row

from .picture import COLOURS, BoardPicture, QueenState, SeatPicture

BOARD_NAME = N_("Carrom board")
TRAY_NAME = N_("Off the board")
POCKET_NAME = N_("What was pocketed here?")
LEFT = N_("{count} on the board")
"""Number of pieces of a kind still available."""
TO_PLACE = N_("to place")
"""Label before the men to be placed."""
SOME_TO_PLACE = N_("+{count}")
"""Label beside a drawing of a man to be placed."""
OWES = N_("owes")
"""Label before the men that a side owes."""
OWES_SO_MANY = N_("owes {count}")
"""Number of men owed, shown if there is no room to draw them."""

KINDS: Mapping[PieceKind, Words] = {
    PieceKind.WHITE: N_("White"),
    PieceKind.BLACK: N_("Black"),
    PieceKind.QUEEN: N_("Queen"),
    PieceKind.STRIKER: N_("Striker"),
}
"""Button titles by kind of piece."""
_COLOURS: Mapping[PieceKind, Words] = {PieceKind.WHITE: N_("white"), PieceKind.BLACK: N_("black")}
MARKS: Mapping[Mark, Words] = {Mark.POCKETED: N_("pocketed"), Mark.JUMPED: N_("jumped")}
"""Text of a mark, beside a piece."""
_MARKED: Mapping[Mark, Words] = {Mark.POCKETED: N_("{pieces} pocketed"), Mark.JUMPED: N_("{pieces} jumped")}
QUEEN_TAGS: Mapping[QueenState, Words] = {
    QueenState.TO_COVER: N_("to cover"),
    QueenState.COVERED: N_("covered"),
    QueenState.TO_RETURN: N_("returns"),
}
"""State of a Queen off the board, shown beside it."""
_QUEEN: Mapping[QueenState, Words] = {
    QueenState.TO_COVER: N_("Queen to be covered"),
    QueenState.COVERED: N_("Queen covered"),
    QueenState.TO_RETURN: N_("Queen to return"),
}
_SEAT = N_("{name} · {colour}")
_SEAT_IN_TURN = N_("{name} · {colour} · to play")
_TO_PLAY = N_("{name} · to play")
_LYING = N_("on the board: {white} white, {black} black")
_LYING_WITH_QUEEN = N_("on the board: {white} white, {black} black, Queen")
_COVERED_BY = N_("Queen covered by {colour}")
_KIND_AND_LEFT = N_("{kind} · {count}")
_NEXT_JUMPS = N_("next piece: jumped off")
_SOME_WHITE = N_("{count} white")
_SOME_BLACK = N_("{count} black")
_THE_QUEEN = N_("the Queen")
_OWING = N_("{colour} owes {count}")
_PLACED = N_("to place: {pieces}")
_IN_A_LINE = " · "


def seat_text(seat: SeatPicture, name: str) -> str:
    """Returns the text for a seat, shown under the player's name or a shortened form; a name that is the colour is not
    repeated.
    """
    colour = say(_COLOURS[seat.colour])
    if name.casefold() == colour.casefold():
        return say(_TO_PLAY, name=name) if seat.is_in_turn else name
    return say(_SEAT_IN_TURN if seat.is_in_turn else _SEAT, name=name, colour=colour)


def on_board_text(picture: BoardPicture) -> str:
    """Returns the number of men on the board as a line."""
    words = _LYING_WITH_QUEEN if picture.queen.is_on_board else _LYING
    return say(words, white=picture.on_board.white, black=picture.on_board.black)


def queen_text(picture: BoardPicture) -> str:
    """Returns the state of a Queen that is off the board; empty if it is on the board."""
    queen = picture.queen
    if queen.lies is QueenState.COVERED and queen.holder is not None:
        return say(_COVERED_BY, colour=say(_COLOURS[queen.holder]))
    return "" if queen.is_on_board else say(_QUEEN[queen.lies])


def kind_and_left(kind: PieceKind, count: int) -> str:
    """Returns a kind of piece and, for men, the number on the board."""
    return say(_KIND_AND_LEFT, kind=say(KINDS[kind]), count=count) if kind.is_man else say(KINDS[kind])


def counted(counts: Marks) -> str:
    """Returns numbers of men and the Queen as a list; empty if there are none. The striker is left out."""
    return in_a_row(
        (
            say(_SOME_WHITE, count=counts.white) if counts.white else "",
            say(_SOME_BLACK, count=counts.black) if counts.black else "",
            say(_THE_QUEEN) if counts.queen else "",
        )
    )


def marked_text(picture: BoardPicture, mark: Mark) -> str:
    """Returns the men and Queen with a mark; empty if there are none. The striker has its own label."""
    what = counted(picture.marks(mark))
    return say(_MARKED[mark], pieces=what) if what else ""


def tray_text(picture: BoardPicture) -> str:
    """Returns the line under the board; empty while no match is being played."""
    if picture.is_cleared:
        return ""
    owed = {colour: picture.owed.of(colour) for colour in COLOURS}
    owing = (say(_OWING, colour=say(_COLOURS[colour]), count=count) for colour, count in owed.items() if count)
    return _joined(_next_press(picture), on_board_text(picture), queen_text(picture), *owing)


def tray_line(picture: BoardPicture) -> str:
    """Returns the line in short: what the next press marks, or facts not shown on the trays."""
    queen = "" if picture.queen.holder is not None else queen_text(picture)
    return _next_press(picture) or _joined(on_board_text(picture), queen)


def board_text(picture: BoardPicture, tray: str) -> str:
    """Returns a description of the board with its trays, for a screen reader."""
    what = counted(picture.to_place)
    seats = (seat_text(seat, seat.name) for seat in picture.seats)
    return _joined(picture.refusal, *seats, tray, say(_PLACED, pieces=what) if what else "")


def _next_press(picture: BoardPicture) -> str:
    """Returns what the next press marks, if that is not the usual mark."""
    return "" if picture.pressed_mark is Mark.POCKETED else say(_NEXT_JUMPS)


def _joined(*parts: str) -> str:
    return _IN_A_LINE.join(filter(None, parts))


# Reasons why a press has no effect
