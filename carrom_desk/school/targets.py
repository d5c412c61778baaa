"""Laws that a case shows: those cited by its ruling, and related ones."""

from collections.abc import Callable, Container, Iterator, Mapping
from functools import cache

from carrom_desk.match.history import Slam
from carrom_desk.rules.acts import Stroke, Violation
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.laws import Citation, Law
from carrom_desk.rules.position import NO_MEN, Party, QueenPlace
from carrom_desk.rules.ruling import Turn

from .cases import Judged, Question
from .moments import Case, Moment


def laws_shown(case: Case) -> Iterator[str]:
    """Yields the stable names of laws and paragraphs that a case shows, with the question about each."""
    names, is_club = _names(case.edition), case.edition.has_dues_at_turns_end
    if isinstance(case, Moment) or not is_club:
        yield from (names[law] for law in case.laws if law in names)
    if isinstance(case, Moment):
        yield from case.shown
    else:
        yield from (name for name, shows in (_CLUBS if is_club else _ICF).items() if shows(case))


def speaks_of(law: str, question: Question) -> bool:
    """Returns True when a law addresses the question itself."""
    return question in _SPEAKS_OF.get(law, Question)


_GAME, _SIDES, _BREAKER = (Question.GAME,), (Question.SIDES,), (Question.BREAKER,)
_MEN = (Question.BACK, Question.OWED, Question.PLACER)
_SPEAKS_OF: Mapping[str, Container[Question]] = {
    **dict.fromkeys(("turn", "players_alternate", "turn_finishes", "opponents_man_pocketed"), (Question.NEXT,)),
    **dict.fromkeys(
        ("kind_technical_foul", "kind_foul", "foul_ends_the_turn", "break_lost"), (Question.NEXT, Question.CALL)
    ),
    **dict.fromkeys(("due_outstanding", "due_taken_out", "several_men_to_place"), _MEN),
    **dict.fromkeys(("dues_kept_apart", "dues_never_set_off"), _MEN),
    **dict.fromkeys(("penalty_of_one_man", "others_stay_with_opponents_man", "penalty_owed"), _MEN),
    "owed_returned_at_end": _MEN,
    **dict.fromkeys(("right_hand_neighbour_places", "striking_player_places"), (Question.PLACER,)),
    **dict.fromkeys(("queen_right", "queen_not_covered", "queen_covered_together"), (Question.QUEEN,)),
    **dict.fromkeys(("queen_back_with_opponents_man", "other_pieces_returned"), (Question.QUEEN,)),
    "covering_man_follows": (Question.QUEEN, Question.CALL),
    **dict.fromkeys(("value_of_the_queen", "value_of_a_man", "men_left", "most_points"), (Question.RESULT,)),
    **dict.fromkeys(("queen_for_winner", "queen_not_for_loser"), (Question.RESULT,)),
    **dict.fromkeys(("queen_from_22", "queen_from_24"), (Question.RESULT,)),
    **dict.fromkeys(("game_to_25_or_eight_boards", "match_to_29", "best_of_three", "extra_board"), _GAME),
    **dict.fromkeys(("sides_after_a_game_singles", "sides_after_a_game_doubles", "change_after_four_or_13"), _SIDES),
    **dict.fromkeys(("change_at_13", "change_noticed_late"), _SIDES),
    **dict.fromkeys(("first_game_breaks", "second_game_breaks", "third_game_breaks"), _BREAKER),
    **dict.fromkeys(("doubles_breaks_to_the_right", "toss_choice", "toss_in_doubles", "break_chosen"), _BREAKER),
    **dict.fromkeys(("who_breaks", "guess_winner_decides", "guess_for_the_start"), _BREAKER),
    "breaker_plays_white": (Question.WHITE,),
    "seats_in_doubles": (Question.NEXT,),
    **dict.fromkeys(("break_missed", "break_fault"), (Question.NEXT, *_MEN, Question.CALL)),
}
"""Laws that address a single aspect, such as men that come back; the others cover the whole outcome."""


@cache
def _names(edition: Edition) -> Mapping[Citation, str]:
    """Returns the stable name of every law with its own number; the first one if several share it."""
    found: dict[Citation, str] = {}
    for law, number in edition.numbers.items():
        found.setdefault(number, law.name.lower())
    return found


Shows = Callable[[Judged], bool]


def _points(case: Judged) -> int:
    return case.ruling.board.points if case.ruling.board is not None else -1


def _queen_counts(case: Judged) -> bool:
    """Returns True when the winner is credited with the Queen as well as the men."""
    board = case.ruling.board
    if board is None or case.ruling.queen.holder is not board.winner:
        return False
    credit = case.edition.scoring.queen_credit(case.position.score.of(board.winner))
    return credit > 0 and board.points == case.ruling.on_board.of(board.winner.other) + credit


def _men_count(case: Judged) -> bool:
    board = case.ruling.board
    return board is not None and 0 < board.points == case.ruling.on_board.of(board.winner.other)


def _is_due_and_penalty(case: Judged) -> bool:
    """Returns True when one man comes back for the striker and one for the improper stroke, which is rare in the older
    laws.
    """
    is_both = case.stroke.improper and case.stroke.pocketed.striker
    men = case.ruling.place.men.own + case.ruling.due.own - case.stroke.pocketed.own
    return is_both and not case.position.due.own and case.ruling.board is None and men == 2


_ICF: Mapping[str, Shows] = {
    "value_of_the_queen": _queen_counts,
    "value_of_a_man": _men_count,
    "most_points": lambda case: _points(case) == case.edition.scoring.most,
    "kind_technical_foul": lambda case: isinstance(case.act, Violation) and case.ruling.turn is Turn.CONTINUES,
    "kind_foul": lambda case: isinstance(case.act, Violation) and case.ruling.turn is Turn.PASSES,
    "right_hand_neighbour_places": lambda case: case.doubles and case.ruling.place.men.own > 0,
    "several_men_to_place": lambda case: case.ruling.place.men.own > 0 and case.ruling.due.own > 0,
    "dues_never_set_off": _is_due_and_penalty,
    "dues_kept_apart": _is_due_and_penalty,
    "term_covering": lambda case: case.ruling.queen is QueenPlace.OWN and case.position.queen is not QueenPlace.OWN,
    "term_white_slam": lambda case: _is_first_turn(case) and case.slam is Slam.WHITE,
    "term_black_slam": lambda case: _is_first_turn(case) and case.slam is Slam.BLACK,
    "striker_jumped": lambda case: case.stroke.jumped.striker,
}
"""For the ICF's laws."""


def _is_first_turn(case: Judged) -> bool:
    return not case.position.break_.made and case.ruling.board is not None


def _is_foul(case: Judged) -> bool:
    fouls = case.edition.numbers.get(Law.CLUB_FOULS)
    return isinstance(case.act, Stroke) and fouls is not None and fouls in case.ruling.laws


def _is_last_pocketed(case: Judged, party: Party) -> bool:
    return 0 < case.stroke.pocketed.men.of(party) == case.position.on_board.of(party)


_CLUBS: Mapping[str, Shows] = {
    "players_alternate": lambda case: case.ruling.turn is Turn.PASSES,
    "all_men_pocketed_wins": lambda case: case.ruling.board is not None,
    "queen_before_winning": lambda case: _is_last_pocketed(case, Party.OWN) and case.ruling.board is None,
    "covering_man_follows": lambda case: (
        case.position.queen is QueenPlace.TO_COVER and case.ruling.queen is QueenPlace.OWN
    ),
    "queen_not_covered": lambda case: case.position.queen is QueenPlace.TO_COVER and case.ruling.place.queen,
    "queen_right": lambda case: case.stroke.pocketed.queen and case.position.has_pocketed.own,
    "queen_pocketed_too_early": lambda case: case.ruling.queen is QueenPlace.TO_RETURN,
    "covered_in_the_same_turn": lambda case: case.stroke.pocketed.queen and case.ruling.queen is QueenPlace.OWN,
    "cover_needs_an_earlier_man": lambda case: (
        case.stroke.pocketed.queen and case.stroke.pocketed.own > 0 and not case.position.has_pocketed.own
    ),
    "break_missed": lambda case: not case.ruling.break_.made and case.ruling.turn is Turn.CONTINUES,
    "break_lost": lambda case: not case.ruling.break_.made and case.position.break_.attempt == 3,
    "turn": lambda case: case.stroke.pocketed.own > 0 and case.ruling.turn is Turn.CONTINUES,
    "turn_finishes": lambda case: case.ruling.turn is Turn.PASSES,
    "foul_ends_the_turn": lambda case: _is_foul(case) and case.ruling.turn is Turn.PASSES,
    "penalty_of_one_man": lambda case: _is_foul(case) and case.ruling.place.men.own > 0,
    "other_pieces_returned": lambda case: _is_foul(case) and case.ruling.place.queen,
    "striker_pocketed_foul": lambda case: case.stroke.pocketed.striker,
    "piece_off_the_board_foul": lambda case: case.stroke.jumped.striker,
    "opponents_man_foul": lambda case: case.stroke.pocketed.opponent > 0,
    "queen_back_with_opponents_man": lambda case: case.stroke.pocketed.opponent > 0 and case.stroke.pocketed.queen,
    "others_stay_with_opponents_man": lambda case: case.stroke.pocketed.opponent > 0 and case.stroke.pocketed.own > 1,
    "opponents_last_foul": lambda case: _is_last_pocketed(case, Party.OPPONENT),
    "own_last_before_queen_foul": lambda case: _is_last_pocketed(case, Party.OWN) and case.ruling.board is None,
    "striking_rules_broken": lambda case: case.stroke.improper,
    "penalty_owed": lambda case: _is_foul(case) and case.ruling.due.own > 0,
    "owed_returned_at_end": lambda case: (
        case.position.due.own > 0 and case.ruling.turn is Turn.PASSES and case.ruling.place.men != NO_MEN
    ),
    "men_left": _men_count,
    "value_of_the_queen": _queen_counts,
    "queen_from_24": lambda case: (
        case.ruling.board is not None
        and case.ruling.queen.holder is case.ruling.board.winner
        and case.position.score.of(case.ruling.board.winner) > case.edition.scoring.queen_until
    ),
    "most_points": lambda case: _points(case) == case.edition.scoring.most,
    "seats_in_doubles": lambda case: case.doubles and case.ruling.turn is Turn.PASSES,
    "doubles_as_singles": lambda case: case.doubles and case.ruling.turn is Turn.CONTINUES,
}
"""For the club rules, whose sections contain many sentences each."""
