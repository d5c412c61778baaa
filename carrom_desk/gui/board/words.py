"""The words on the board, those a screen reader says about it, and why a press on a piece marks nothing."""

from PySide6.QtCore import QCoreApplication

from carrom_desk.match.state import BoardState
from carrom_desk.match.stroke_draft import Mark, PieceKind, StrokeDraft

from .picture import BoardPicture, ByColour, Colour, QueenLies, SeatPicture
from .pieces import PieceId, Standing


def piece_name(piece: PieceId) -> str:
    """What a piece is called."""
    match piece.kind:
        case PieceKind.WHITE:
            return QCoreApplication.translate("Board", "White man {number}").format(number=piece.number)
        case PieceKind.BLACK:
            return QCoreApplication.translate("Board", "Black man {number}").format(number=piece.number)
        case PieceKind.QUEEN:
            return QCoreApplication.translate("Board", "Queen")
        case PieceKind.STRIKER:
            return QCoreApplication.translate("Board", "Striker")


def kind_name(kind: PieceKind) -> str:
    """What pieces of a kind are called, on a button."""
    match kind:
        case PieceKind.WHITE:
            return QCoreApplication.translate("Board", "White")
        case PieceKind.BLACK:
            return QCoreApplication.translate("Board", "Black")
        case PieceKind.QUEEN:
            return QCoreApplication.translate("Board", "Queen")
        case PieceKind.STRIKER:
            return QCoreApplication.translate("Board", "Striker")


def colour_name(colour: Colour) -> str:
    """What a colour is called within a sentence."""
    if colour is Colour.WHITE:
        return QCoreApplication.translate("Board", "white")
    return QCoreApplication.translate("Board", "black")


def mark_name(mark: Mark) -> str:
    """What a mark says, beside a piece."""
    if mark is Mark.POCKETED:
        return QCoreApplication.translate("Board", "pocketed")
    return QCoreApplication.translate("Board", "jumped")


def standing_text(standing: Standing) -> str:
    """How a piece stands."""
    match standing:
        case Standing.ON_BOARD:
            return QCoreApplication.translate("Board", "on the board")
        case Standing.POCKETED:
            return QCoreApplication.translate("Board", "pocketed in this stroke")
        case Standing.JUMPED:
            return QCoreApplication.translate("Board", "jumped off the board in this stroke")
        case Standing.OFF_BOARD:
            return QCoreApplication.translate("Board", "off the board")


def seat_text(seat: SeatPicture, name: str) -> str:
    """Who sits at a side of the board, under his name or a shortened one."""
    values = {"name": name, "colour": colour_name(seat.colour)}
    if seat.is_in_turn:
        return QCoreApplication.translate("Board", "{name} · {colour} · in turn").format(**values)
    return QCoreApplication.translate("Board", "{name} · {colour}").format(**values)


def on_board_text(picture: BoardPicture) -> str:
    """What lies on the board, as a line."""
    values = {"white": picture.on_board.white, "black": picture.on_board.black}
    if picture.queen.is_on_board:
        return QCoreApplication.translate("Board", "on the board: {white} white, {black} black, Queen").format(**values)
    return QCoreApplication.translate("Board", "on the board: {white} white, {black} black").format(**values)


def queen_text(picture: BoardPicture) -> str:
    """What has become of a Queen that is off the board; empty while she lies on it."""
    holder = picture.queen.holder
    match picture.queen.lies:
        case QueenLies.ON_BOARD:
            return ""
        case QueenLies.TO_COVER:
            return QCoreApplication.translate("Board", "Queen to be covered")
        case QueenLies.TO_RETURN:
            return QCoreApplication.translate("Board", "Queen to return")
        case QueenLies.COVERED:
            if holder is None:
                return QCoreApplication.translate("Board", "Queen covered")
            text = QCoreApplication.translate("Board", "Queen covered by {colour}")
            return text.format(colour=colour_name(holder))


def queen_tag(lies: QueenLies) -> str:
    """The same, beside the Queen."""
    match lies:
        case QueenLies.ON_BOARD:
            return ""
        case QueenLies.TO_COVER:
            return QCoreApplication.translate("Board", "to cover")
        case QueenLies.COVERED:
            return QCoreApplication.translate("Board", "covered")
        case QueenLies.TO_RETURN:
            return QCoreApplication.translate("Board", "returns")


def owed_word() -> str:
    """Before the men that a side owes."""
    return QCoreApplication.translate("Board", "owes")


def owed_tag(count: int) -> str:
    """How many men a side owes, where there is no room to draw them all."""
    return QCoreApplication.translate("Board", "owes {count}").format(count=count)


def to_place_tag(count: int) -> str:
    """How many men are to be put back, beside the shape of one."""
    return QCoreApplication.translate("Board", "+{count}").format(count=count)


def to_place_word() -> str:
    """What stands before the men that are to be put back."""
    return QCoreApplication.translate("Board", "to place")


def board_name() -> str:
    """What the board is called."""
    return QCoreApplication.translate("Board", "Carrom board")


def tray_name() -> str:
    """What the tray is called."""
    return QCoreApplication.translate("Board", "Off the board")


def pocket_name() -> str:
    """What the choice at a pocket is called."""
    return QCoreApplication.translate("Board", "What fell into this pocket?")


def left_text(count: int) -> str:
    """How many pieces of a kind can still fall."""
    return QCoreApplication.translate("Board", "{count} on the board").format(count=count)


def kind_and_left(kind: PieceKind, count: int) -> str:
    """A kind of pieces and, for men, how many of them can still fall."""
    if not kind.is_man:
        return kind_name(kind)
    return QCoreApplication.translate("Board", "{kind} · {count}").format(kind=kind_name(kind), count=count)


def next_press_text(mark: Mark) -> str:
    """What the next press marks, when that is not what it usually is."""
    if mark is Mark.POCKETED:
        return ""
    return QCoreApplication.translate("Board", "the next press means jumped")


def counted(counts: ByColour, has_queen: bool) -> str:
    """Some men and perhaps the Queen, as a list; empty if there is none."""
    parts = []
    if counts.white:
        parts.append(QCoreApplication.translate("Board", "{count} white").format(count=counts.white))
    if counts.black:
        parts.append(QCoreApplication.translate("Board", "{count} black").format(count=counts.black))
    if has_queen:
        parts.append(QCoreApplication.translate("Board", "the Queen"))
    return QCoreApplication.translate("Board", ", ", "between the parts of a list").join(parts)


def marked_text(picture: BoardPicture, mark: Mark) -> str:
    """The men and the Queen that bear a mark; empty if none does. The striker has its word beside it."""
    marks = picture.marks(mark)
    what = counted(ByColour(marks.white, marks.black), marks.queen > 0)
    if not what:
        return ""
    if mark is Mark.POCKETED:
        return QCoreApplication.translate("Board", "{pieces} pocketed").format(pieces=what)
    return QCoreApplication.translate("Board", "{pieces} jumped").format(pieces=what)


def tray_words_of(picture: BoardPicture) -> tuple[object, ...]:
    """All of a picture that the tray shows, and `tray_text` says."""
    return (picture.on_board, picture.queen, picture.owed, picture.pressed_mark)


def tray_text(picture: BoardPicture) -> str:
    """The line under the board."""
    owing = QCoreApplication.translate("Board", "{colour} owes {count}")
    owed = [
        owing.format(colour=colour_name(colour), count=picture.owed.of(colour))
        for colour in Colour
        if picture.owed.of(colour)
    ]
    return _joined(next_press_text(picture.pressed_mark), on_board_text(picture), queen_text(picture), *owed)


def tray_line(picture: BoardPicture) -> str:
    """The same in short: what the next press means, or else what the trays themselves do not show."""
    queen = "" if picture.queen.holder is not None else queen_text(picture)
    return next_press_text(picture.pressed_mark) or _joined(on_board_text(picture), queen)


def board_words_of(picture: BoardPicture) -> tuple[object, ...]:
    """All of a picture that `board_text` speaks of."""
    to_place = (picture.to_place, picture.is_queen_to_place)
    return (picture.refusal, picture.seats, *tray_words_of(picture), *to_place)


def board_text(picture: BoardPicture) -> str:
    """The whole board, for a screen reader."""
    to_place = counted(picture.to_place, picture.is_queen_to_place)
    if to_place:
        to_place = QCoreApplication.translate("Board", "to place: {pieces}").format(pieces=to_place)
    seats = [seat_text(seat, seat.name) for seat in picture.seats]
    return _joined(picture.refusal, *seats, tray_text(picture), to_place)


def piece_text(standing: Standing, refusal: str) -> str:
    """A piece, for a screen reader: how it stands, and why it cannot be marked."""
    return _joined(standing_text(standing), refusal)


def _joined(*parts: str) -> str:
    return QCoreApplication.translate("Board", " · ", "between the parts of a line").join(
        part for part in parts if part
    )


def no_board_words() -> str:
    """Why nothing at all can be marked while no board is being played."""
    return QCoreApplication.translate("Marking", "No board is being played: nothing can be marked now.")


def why_not_marked(board: BoardState | None, draft: StrokeDraft, kind: PieceKind) -> str:
    """Why no further piece of a kind can be marked, and what to do, in a sentence; empty when one can."""
    if board is None:
        return no_board_words()
    there = _pieces_there(board, kind)
    if there == 0:
        return _not_on_board(kind)
    marked = draft.pocketed.of(kind) + draft.jumped.of(kind)
    return _all_marked(kind) if marked >= there else ""


def _pieces_there(board: BoardState, kind: PieceKind) -> int:
    """How many pieces of a kind a stroke can pocket: those on the board, and the striker."""
    match kind:
        case PieceKind.WHITE:
            return board.on_board.of(board.white)
        case PieceKind.BLACK:
            return board.on_board.of(board.white.other)
        case PieceKind.QUEEN:
            return int(board.position.queen.is_on_board)
        case PieceKind.STRIKER:
            return 1


def _all_marked(kind: PieceKind) -> str:
    match kind:
        case PieceKind.WHITE:
            return QCoreApplication.translate("Marking", "Every white man on the board is marked already.")
        case PieceKind.BLACK:
            return QCoreApplication.translate("Marking", "Every black man on the board is marked already.")
        case PieceKind.QUEEN:
            return QCoreApplication.translate("Marking", "The Queen is marked already. “Clear” takes the marks back.")
        case PieceKind.STRIKER:
            return QCoreApplication.translate("Marking", "The striker is marked already. “Clear” takes the marks back.")


def _not_on_board(kind: PieceKind) -> str:
    if kind is PieceKind.QUEEN:
        return QCoreApplication.translate("Marking", "The Queen is not on the board.")
    return QCoreApplication.translate("Marking", "No man of this colour is on the board.")
