"""Words that the umpire calls, with quotation marks.

They are translated separately, so that calls can be in a different language.
"""

from carrom_desk.i18n import NNP_, NP_, say
from carrom_desk.rules.ruling import Ruling

_BOARD = NNP_("Call", "“Board, {count} point.”", "“Board, {count} points.”")
_BOARD_TO_CLAIM = NNP_("Call", "“Board, {count} point. Do you claim?”", "“Board, {count} points. Do you claim?”")
# End of a game with the winner's points first; end of a match with games, or the points of a single game.
GAME = NP_("Call", "“Game, {name}. {won}–{lost}.”")
MATCH = NP_("Call", "“Match, {name}. {won}–{lost}.”")
DRAWN_GAME = NP_("Call", "“Game drawn, {won}–{lost}.”")
DRAWN_MATCH = NP_("Call", "“Match drawn, {won}–{lost}.”")
GAME_CONCEDED = NP_("Call", "“Game, {name}, by concession.”")
MATCH_CONCEDED = NP_("Call", "“Match, {name}, by concession.”")
WALKOVER = NP_("Call", "“Match, {name}, by walkover.”")
DISQUALIFIED = NP_("Call", "“{loser} disqualified. Match, {name}.”")


def spoken(ruling: Ruling, demanded: int = 0, *, is_claim_open: bool = False) -> tuple[str, ...]:
    """Returns the calls for a ruling.

    The end of a board is its only call, with the points including those demanded, since dues and fouls lapse with the
    board. While points may be claimed, the umpire asks for them.
    """
    if ruling.board is not None:
        words = _BOARD_TO_CLAIM if is_claim_open else _BOARD
        return (say(words, count=ruling.board.points + demanded),)
    return tuple(say(call.words) for call in ruling.calls)
