"""Laws that a case shows: those cited by its ruling, and related ones."""

from collections.abc import Container, Iterator, Mapping
from functools import cache

from carrom_desk.rules.acts import Stroke, Violation
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.laws import Citation, Law
from carrom_desk.rules.position import NO_MEN, Party, QueenPlace
from carrom_desk.rules.ruling import Turn

from .draw import Fact
from .judged import ExerciseQuestion, Judged
from .moments import Case, Moment


def laws_shown(case: Case) -> Iterator[str]:
    """Yields the stable names of laws and paragraphs that a case shows, with the question about each."""
    names, is_club = _names(case.edition), case.edition.has_dues_at_turns_end
    if isinstance(case, Moment) or not is_club:
        yield from (names[law] for law in case.laws if law in names)
    if isinstance(case, Moment):
        yield from case.shown
    else:
        shown = _of_clubs(case) if is_club else _of_icf(case)
        yield from (name for name, is_shown in shown.items() if is_shown)


def speaks_of(law: str, question: ExerciseQuestion, case: Case, fact: Fact) -> bool:
    """Returns True when a law decides the question about a case, with the fact that changes the answer."""
    if question not in _SPEAKS_OF.get(law, ExerciseQuestion):
        return False
    return not isinstance(case, Judged) or _decides(law, question, case, fact)


def _decides(law: str, question: ExerciseQuestion, case: Judged, fact: Fact) -> bool:
    """Returns False for a law that the ruling names beside the one that decides."""
    ruling, owed = case.ruling, case.ruling.due.own
    if law == "queen_right":
        return case.stroke.pocketed.queen
    if law == "foul_while_pocketing" and case.stroke.before_play:
        return False  # the break before “Play” has a law of its own
    if fact is Fact.SCORE and law in _WHATEVER_THE_SCORE:
        return False
    if question is ExerciseQuestion.BACK and ruling.place.men == NO_MEN and owed:
        return law in ("due_outstanding", "penalty_owed")
    return law not in _OF_ONE_MAN or question not in _MEN or men_forfeited(case) == 1


_WHATEVER_THE_SCORE = frozenset(
    {"value_of_a_man", "men_left", "all_men_pocketed_wins", "queen_for_winner", "queen_not_for_loser", "most_points"}
)
"""Laws on points that do not say that the Queen counts for nothing from 22 points on."""

_OF_ONE_MAN = frozenset({"opponents_improper", "foul", "foul_while_pocketing"})
"""Laws that name one man, cited beside another where a stroke costs two."""


def men_forfeited(case: Judged) -> int:
    """Returns how many men an act costs the player, beside those of the stroke itself that come back."""
    ruling = case.ruling
    return ruling.place.men.own - ruling.back.own + ruling.due.own - case.position.due.own


def laws_explaining(case: Case, law: str, question: ExerciseQuestion) -> tuple[str, ...]:
    """Returns the stable names of the laws that explain an answer: the first one of the ruling if it says something of
    what is asked, then the law of the exercise, and what another part of the answer rests on.
    """
    if not isinstance(case, Judged):
        return (law,)
    shown = tuple(laws_shown(case))
    also = (*_ALSO_EXPLAINING.get(question, ()), *_OF_THE_TURN.get(law, ()))
    beside = [name for name in also if name in shown]
    if case.edition.has_dues_at_turns_end or (question is ExerciseQuestion.BACK and law == "due_outstanding"):
        return tuple(dict.fromkeys((law, *beside)))
    first = shown[0]
    if first == "queen_right" and not case.stroke.pocketed.queen:
        first = "queen_not_covered"  # the Queen was pocketed before, and is covered now
    is_about_it = question in _SPEAKS_OF.get(first, ExerciseQuestion)
    return tuple(dict.fromkeys((*([first] if is_about_it else []), law, *beside)))


_ALSO_EXPLAINING: Mapping[ExerciseQuestion, tuple[str, ...]] = {
    ExerciseQuestion.BACK: ("opponents_last_foul", "own_last_before_queen_foul"),
    ExerciseQuestion.OWED: ("due_outstanding",),
}
"""Laws by which a further man comes back, or stays owed, to be named beside the one that costs it."""

_OF_THE_TURN: Mapping[str, tuple[str, ...]] = {
    **dict.fromkeys(("players_alternate", "seats_in_doubles"), ("turn_finishes",)),
    "doubles_as_singles": ("turn", "break_missed", "queen_right", "queen_pocketed_too_early"),
}
"""Laws of the clubs that do not say themselves why the turn continues or ends, with those that do."""


_GAME, _SIDES, _BREAKER = (ExerciseQuestion.GAME,), (ExerciseQuestion.SIDES,), (ExerciseQuestion.BREAKER,)
_MEN = (ExerciseQuestion.BACK, ExerciseQuestion.OWED, ExerciseQuestion.PLACER)
_SPEAKS_OF: Mapping[str, Container[ExerciseQuestion]] = {
    **dict.fromkeys(("turn", "players_alternate", "turn_finishes", "opponents_man_pocketed"), (ExerciseQuestion.NEXT,)),
    **dict.fromkeys(
        ("kind_technical_foul", "kind_foul", "foul_ends_the_turn", "break_lost"),
        (ExerciseQuestion.NEXT, ExerciseQuestion.CALL),
    ),
    **dict.fromkeys(("due_outstanding", "due_taken_out", "several_men_to_place"), _MEN),
    **dict.fromkeys(("dues_kept_apart", "dues_never_set_off"), _MEN),
    **dict.fromkeys(("penalty_of_one_man", "others_stay_with_opponents_man", "penalty_owed"), _MEN),
    "owed_returned_at_end": _MEN,
    **dict.fromkeys(("right_hand_neighbour_places", "striking_player_places"), (ExerciseQuestion.PLACER,)),
    **dict.fromkeys(("queen_right", "queen_not_covered", "queen_covered_together"), (ExerciseQuestion.QUEEN,)),
    **dict.fromkeys(("queen_back_with_opponents_man", "other_pieces_returned"), (ExerciseQuestion.QUEEN,)),
    "covering_man_follows": (ExerciseQuestion.QUEEN, ExerciseQuestion.CALL),
    **dict.fromkeys(("value_of_the_queen", "value_of_a_man", "men_left", "most_points"), (ExerciseQuestion.RESULT,)),
    **dict.fromkeys(("queen_for_winner", "queen_not_for_loser"), (ExerciseQuestion.RESULT,)),
    **dict.fromkeys(("queen_from_22", "queen_from_24"), (ExerciseQuestion.RESULT,)),
    **dict.fromkeys(("game_to_25_or_eight_boards", "match_to_29", "best_of_three", "extra_board"), _GAME),
    **dict.fromkeys(("sides_after_a_game_singles", "sides_after_a_game_doubles", "change_after_four_or_13"), _SIDES),
    **dict.fromkeys(("change_at_13", "change_noticed_late"), _SIDES),
    **dict.fromkeys(("first_game_breaks", "second_game_breaks", "third_game_breaks"), _BREAKER),
    **dict.fromkeys(("doubles_breaks_to_the_right", "toss_choice", "toss_in_doubles", "break_chosen"), _BREAKER),
    **dict.fromkeys(("who_breaks", "guess_winner_decides", "guess_for_the_start"), _BREAKER),
    "breaker_plays_white": (ExerciseQuestion.WHITE,),
    **dict.fromkeys(("seats_in_doubles", "doubles_as_singles"), (ExerciseQuestion.NEXT,)),
    "queen_after_recovery": (ExerciseQuestion.NEXT, ExerciseQuestion.QUEEN),
    **dict.fromkeys(("break_missed", "break_fault"), (ExerciseQuestion.NEXT, *_MEN, ExerciseQuestion.CALL)),
}
"""Laws that address a single aspect, such as men that come back; the others cover the whole outcome."""


@cache
def _names(edition: Edition) -> Mapping[Citation, str]:
    """Returns the stable name of every law with its own number; the first one if several share it."""
    found: dict[Citation, str] = {}
    for law, number in edition.numbers.items():
        found.setdefault(number, law.name.lower())
    return found


def _has_most_points(case: Judged) -> bool:
    board = case.ruling.board
    return board is not None and board.points == case.edition.scoring.most


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
    return is_both and case.ruling.board is None and men_forfeited(case) == 2


def _of_icf(case: Judged) -> Mapping[str, bool]:
    """Returns for each further law of the ICF's texts whether the case shows it."""
    position, ruling, is_violation = case.position, case.ruling, isinstance(case.act, Violation)
    is_both = _is_due_and_penalty(case)
    return {
        "value_of_the_queen": _queen_counts(case),
        "value_of_a_man": _men_count(case),
        "most_points": _has_most_points(case),
        "kind_technical_foul": is_violation and ruling.turn is Turn.CONTINUES,
        "kind_foul": is_violation and ruling.turn is Turn.PASSES,
        "right_hand_neighbour_places": case.doubles and ruling.place.men.own > 0,
        "several_men_to_place": ruling.place.men.own > 0 and ruling.due.own > 0,
        "dues_never_set_off": is_both,
        "dues_kept_apart": is_both,
        "term_covering": ruling.queen is QueenPlace.OWN and position.queen is not QueenPlace.OWN,
        "striker_jumped": case.stroke.jumped.striker,
    }


def _is_foul(case: Judged) -> bool:
    fouls = case.edition.numbers.get(Law.CLUB_FOULS)
    return isinstance(case.act, Stroke) and fouls is not None and fouls in case.ruling.laws


def _is_last_pocketed(case: Judged, party: Party) -> bool:
    return 0 < case.stroke.pocketed.men.of(party) == case.position.on_board.of(party)


def _of_clubs(case: Judged) -> Mapping[str, bool]:
    """Returns for each sentence of the club rules, whose sections contain many, whether the case shows it."""
    position, ruling, pocketed = case.position, case.ruling, case.stroke.pocketed
    was_to_cover, is_covered = position.queen is QueenPlace.TO_COVER, ruling.queen is QueenPlace.OWN
    continues, passes = ruling.turn is Turn.CONTINUES, ruling.turn is Turn.PASSES
    is_foul, is_opponents, is_own_last = _is_foul(case), pocketed.opponent > 0, _is_last_pocketed(case, Party.OWN)
    return {
        "players_alternate": passes,
        "all_men_pocketed_wins": ruling.board is not None,
        "queen_before_winning": is_own_last and ruling.board is None,
        "covering_man_follows": was_to_cover and is_covered,
        "queen_not_covered": was_to_cover and ruling.place.queen,
        "queen_right": pocketed.queen and position.has_pocketed.own,
        "queen_pocketed_too_early": ruling.queen is QueenPlace.TO_RETURN,
        "covered_in_the_same_turn": pocketed.queen and is_covered,
        "cover_needs_an_earlier_man": pocketed.queen and pocketed.own > 0 and not position.has_pocketed.own,
        "break_missed": not ruling.break_.made and continues,
        "break_lost": not ruling.break_.made and position.break_.attempt == 3,
        "turn": pocketed.own > 0 and continues,
        "turn_finishes": passes,
        "foul_ends_the_turn": is_foul and passes,
        "penalty_of_one_man": is_foul and ruling.place.men.own > 0,
        "other_pieces_returned": is_foul and ruling.place.queen,
        "striker_pocketed_foul": pocketed.striker,
        "piece_off_the_board_foul": case.stroke.jumped.striker,
        "opponents_man_foul": is_opponents,
        "queen_back_with_opponents_man": is_opponents and pocketed.queen,
        "others_stay_with_opponents_man": is_opponents and pocketed.own > 1,
        "opponents_last_foul": _is_last_pocketed(case, Party.OPPONENT),
        "own_last_before_queen_foul": is_own_last and ruling.board is None,
        "striking_rules_broken": case.stroke.improper,
        "penalty_owed": is_foul and ruling.due.own > 0,
        "owed_returned_at_end": position.due.own > 0 and passes and ruling.place.men != NO_MEN,
        "men_left": _men_count(case),
        "value_of_the_queen": _queen_counts(case),
        "queen_from_24": _is_queen_too_late(case),
        "most_points": _has_most_points(case),
        "seats_in_doubles": case.doubles and passes,
        "doubles_as_singles": case.doubles and continues,
    }


def _is_queen_too_late(case: Judged) -> bool:
    """Returns True when the winner has covered the Queen with too many points for it to count."""
    board = case.ruling.board
    if board is None or case.ruling.queen.holder is not board.winner:
        return False
    return case.position.score.of(board.winner) > case.edition.scoring.queen_until
