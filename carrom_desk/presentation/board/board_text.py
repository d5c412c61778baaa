"""Texts of the board: labels, screen reader descriptions, and reasons why a press on a piece has no effect."""

from collections.abc import Iterator, Mapping

from carrom_desk.i18n import N_, Words, say
from carrom_desk.presentation.stroke_draft import Mark, Marks, PieceKind
from carrom_desk.presentation.wording.match_text import in_a_row
from carrom_desk.rules.texts.piece_text import few_men

from .picture import COLOURS, BoardPicture, QueenState, SeatPicture

BOARD_NAME = N_("Carrom board")
POCKET_NAME = N_("What was pocketed here?")
LEFT = N_("{count} on the board")
"""Number of pieces of a kind still available."""
SOME_TO_PLACE = N_("+{count}")
"""Number of men to be placed, beside those that lie."""
OWES_SO_MANY = N_("owes {count}")
"""Number of men owed, beside those that lie."""

_COLOURS: Mapping[PieceKind, Words] = {PieceKind.WHITE: N_("white"), PieceKind.BLACK: N_("black")}
_WHO_HAS_QUEEN: Mapping[QueenState, Words] = {
    QueenState.TO_COVER: N_("{name} to cover"),
    QueenState.COVERED: N_("covered by {name}"),
    QueenState.TO_RETURN: N_("returns"),
}
"""State of a Queen off the board, beside its place."""
_SEAT = N_("{name} · {colour}")
_SEAT_IN_TURN = N_("{name} · {colour} · to play")
_PLAYS, _PLACES = N_("{player} to play"), N_("{player} places")
_PLACES_MEN = N_("{player} places {men}")
_LYING = N_("on the board: {white} white, {black} black")
_LYING_WITH_QUEEN = N_("on the board: {white} white, {black} black, Queen")
_COVERED_BY = N_("Queen covered by {colour}")
_KIND_AND_LEFT = N_("{kind} · {count}")
NEXT_JUMPS = N_("next piece: jumped off")
"""What the next press marks, if that is not the usual mark."""
SOME_WHITE = N_("{count} white")
SOME_BLACK = N_("{count} black")
_THE_QUEEN = N_("the Queen")
_OWING = N_("{colour} owes {count}")
_PLACED = N_("to place: {pieces}")
_IN_A_LINE = " · "


def plate_text(picture: BoardPicture, seat: SeatPicture, name: str) -> str:
    """Returns the text on a seat's plate: the player's name, or a shortened form, with what the player does now; of a
    pair without how many men.
    """
    if not seat.places.is_any():
        follows = _PLAYS if picture.strikes(seat) else seat.follows
        return name if follows is None else say(follows, player=name)
    counts = (few_men(seat.places.of(kind), is_white=kind is COLOURS[0]) for kind in COLOURS if seat.places.of(kind))
    return say(_PLACES if len(picture.seats) > 2 else _PLACES_MEN, player=name, men=in_a_row(counts))


def seat_text(seat: SeatPicture) -> str:
    """Returns the text for a seat for a screen reader."""
    name = seat.name if seat.follows is None else say(seat.follows, player=seat.name)
    return say(_SEAT_IN_TURN if seat.is_in_turn else _SEAT, name=name, colour=say(_COLOURS[seat.colour]))


def on_board_text(picture: BoardPicture) -> str:
    """Returns the number of men on the board as a line."""
    words = _LYING_WITH_QUEEN if picture.queen.is_on_board else _LYING
    return say(words, white=picture.on_board.white, black=picture.on_board.black)


def queen_text(picture: BoardPicture) -> str:
    """Returns the state of a Queen that is off the board; empty if it is on the board."""
    queen = picture.queen
    if queen.lies is QueenState.COVERED and queen.holder is not None:
        return say(_COVERED_BY, colour=say(_COLOURS[queen.holder]))
    return "" if queen.is_on_board else say(queen.lies.words)


def kind_and_left(kind: PieceKind, count: int) -> str:
    return say(_KIND_AND_LEFT, kind=say(kind.words), count=count) if kind.is_man else say(kind.words)


def counted(counts: Marks) -> str:
    """Returns numbers of men and the Queen as a list; empty if there are none. The striker is left out."""
    return in_a_row(
        (
            say(SOME_WHITE, count=counts.white) if counts.white else "",
            say(SOME_BLACK, count=counts.black) if counts.black else "",
            say(_THE_QUEEN) if counts.queen else "",
        )
    )


def colour(kind: PieceKind) -> str:
    """Returns the colour of men as a word."""
    return say(_COLOURS[kind])


def queen_words(picture: BoardPicture, name: str) -> str:
    """Returns who must cover the Queen or has covered her, by name, or that she returns."""
    return say(_WHO_HAS_QUEEN[picture.queen.lies], name=name)


def board_text(picture: BoardPicture) -> str:
    """Returns a description of the board for a screen reader: players, what lies on it, what is owed and to place."""
    what = counted(picture.to_place)
    seats = map(seat_text, picture.seats)
    return _joined(picture.refusal, *seats, *_lying(picture), say(_PLACED, pieces=what) if what else "")


def _lying(picture: BoardPicture) -> Iterator[str]:
    """Yields what lies on the board, where the Queen is, and what is owed; nothing while no match is being played."""
    if picture.is_cleared:
        return
    yield "" if picture.pressed_mark is Mark.POCKETED else say(NEXT_JUMPS)
    yield on_board_text(picture)
    yield queen_text(picture)
    for colour in COLOURS:
        if count := picture.owed.of(colour):
            yield say(_OWING, colour=say(_COLOURS[colour]), count=count)


def _joined(*parts: str) -> str:
    return _IN_A_LINE.join(filter(None, parts))
