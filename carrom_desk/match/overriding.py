"""The umpire decides otherwise than the last ruling."""

from dataclasses import replace

from carrom_desk.rules.position import BREAK_TO_COME, NO_MEN, ByParty, Party, QueenPlace
from carrom_desk.rules.ruling import NOTHING_TO_PLACE, Call, Ruling, Turn

from .entries import Override


def overridden(ruling: Ruling, override: Override) -> Ruling:
    """The ruling with what the umpire decides otherwise; men lie as the act left them, plus what is placed.

    It is his decision: it cites no law, rests on no reading and calls nothing but the end of a board.
    """
    ruling = replace(ruling, laws=(), readings=(), calls=())
    place = ruling.place if override.place is None else override.place
    lying = _difference(ruling.on_board, ruling.place.men)
    if override.board is not None:
        return replace(
            ruling,
            turn=Turn.BOARD_OVER,
            place=NOTHING_TO_PLACE,
            back=NO_MEN,
            due=NO_MEN,
            on_board=lying,
            queen=override.queen or ruling.queen,
            board=override.board,
            calls=(Call.BOARD,),
        )
    turn = override.turn or ruling.turn
    queen = _queen(ruling, override, turn)
    is_over = turn is Turn.BOARD_OVER
    return replace(
        ruling,
        turn=turn,
        place=place,
        back=ByParty(min(ruling.back.own, place.men.own), min(ruling.back.opponent, place.men.opponent)),
        due=ruling.due if override.due is None else override.due,
        on_board=ByParty(lying.own + place.men.own, lying.opponent + place.men.opponent),
        queen=queen,
        has_pocketed=_has_pocketed(ruling.has_pocketed, queen),
        break_=BREAK_TO_COME if turn is Turn.PASSES and not ruling.break_.made else ruling.break_,
        board=ruling.board if is_over else None,
        calls=(Call.BOARD,) if is_over else (),
    )


def _queen(ruling: Ruling, override: Override, turn: Turn) -> QueenPlace:
    """She goes back when the umpire places her, and when the turn passes before she is covered (96)."""
    if override.queen is not None:
        return override.queen
    if override.place is not None and override.place.queen:
        return QueenPlace.ON_BOARD
    return QueenPlace.ON_BOARD if turn is Turn.PASSES and ruling.queen.is_waiting else ruling.queen


def _has_pocketed(ruled: ByParty[bool], queen: QueenPlace) -> ByParty[bool]:
    """A side that the umpire gives the Queen counts as one that has pocketed a man, as she is covered with one."""
    return ByParty(ruled.own or queen.holder is Party.OWN, ruled.opponent or queen.holder is Party.OPPONENT)


def _difference(first: ByParty[int], second: ByParty[int]) -> ByParty[int]:
    return ByParty(first.own - second.own, first.opponent - second.opponent)
