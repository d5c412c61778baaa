"""The next step while men are to be placed: who places which, and how the placing ends."""

from dataclasses import replace

from carrom_desk.i18n import N_, _, say
from carrom_desk.match.entry.entries import PlacingDone, PlacingOutcome
from carrom_desk.match.record import MatchRecord
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import NOUGHT, Side
from carrom_desk.match.state import BoardState, ToPlace
from carrom_desk.presentation.board.board_text import OWES_SO_MANY, SOME_BLACK, SOME_WHITE
from carrom_desk.presentation.wording.match_text import in_a_row
from carrom_desk.rules.texts.piece_text import men

from .offers import NextStep, Offer
from .preview import after_entry


def placing_sentence(setup: Setup, board: BoardState, to_place: ToPlace) -> str:
    """Returns a sentence on who places which men."""
    text = _("{player} places {men}.")
    counts = to_place.men
    return " ".join(
        text.format(
            player=setup.player_at(to_place.placers.of(side)).name,
            men=men(counts.of(side), is_white=side is board.white),
        )
        for side in (to_place.in_turn, to_place.in_turn.other)
        if counts.of(side)
    )


def placing_step(record: MatchRecord, calls: tuple[str, ...]) -> NextStep:
    """Returns the step while men are to be placed: how that ends, and what each ending leaves."""
    board = record.state.current_board
    to_place = board.to_place
    assert to_place is not None
    titles = {
        PlacingOutcome.PLACED: _("Placed"),
        PlacingOutcome.FORGONE: _("Given up"),
        PlacingOutcome.FORFEITED: _("Too late"),
        PlacingOutcome.NO_SPACE: _("No space"),
    }
    outcomes = {
        outcome: Offer(str(outcome), title, done := PlacingDone(outcome), consequence=_left_by(record, done))
        for outcome, title in titles.items()
    }
    placed = outcomes[PlacingOutcome.PLACED]
    outcomes[PlacingOutcome.PLACED] = replace(placed, consequence=_once_placed(board, to_place))
    some = _room_for_some(record, to_place)
    if some is not None:
        # The bar only has room for four: forfeited men are then entered by the clock or an amendment.
        outcomes[PlacingOutcome.FORFEITED] = some
    offers = tuple(outcomes.values())
    return NextStep(placing_sentence(record.setup, board, to_place), calls, offers)


def _left_by(record: MatchRecord, done: PlacingDone) -> str:
    """Returns how many men lie and are owed after an end of the placing, by colour; empty if it is not possible."""
    before, after = record.state.current_board, after_entry(record, done)
    board = None if after is None else after.board
    if board is None or before.to_place is None:
        return ""
    words = {board.white: SOME_WHITE, board.white.other: SOME_BLACK}
    placed = [side for side in words if before.to_place.men.of(side)]
    owed = [say(OWES_SO_MANY, count=board.due.of(side)) if board.due.of(side) else "" for side in placed]
    lying = [say(words[side], count=board.on_board.of(side)) for side in placed]
    return in_a_row(each for pair in zip(lying, owed, strict=True) for each in pair)


def _once_placed(board: BoardState, to_place: ToPlace) -> str:
    """Returns how many men lie before and after the placing, by colour."""
    words = {board.white: N_("white {before} → {after}"), board.white.other: N_("black {before} → {after}")}
    placed = {side: to_place.men.of(side) for side in words}
    return in_a_row(
        say(words[side], before=board.on_board.of(side) - count, after=board.on_board.of(side))
        for side, count in placed.items()
        if count
    )


def _room_for_some(record: MatchRecord, to_place: ToPlace) -> Offer | None:
    """Returns offers for lack of room for the last of several dues and penalties of one side (79)."""
    dues = to_place.dues
    side = Side.A if dues.a else Side.B
    room = dues.of(side) - 1
    if room < 1 or dues.of(side.other):
        return None
    placed = PlacingDone(PlacingOutcome.NO_SPACE, left=NOUGHT.with_(side, 1))
    title = _("Room for {count}").format(count=room)
    return Offer("room_for_some", title, placed, consequence=_left_by(record, placed))
