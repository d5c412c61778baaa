"""Entry point for rulings: `judge`, which also settles dues and penalties."""

from dataclasses import dataclass, replace

from .acts import Act, Situation, Stroke, Violation
from .edition import Edition
from .impossible import ImpossibleAct, problems_of
from .laws import Law
from .position import BREAK_MADE, BREAK_TO_COME, MEN_OF_A_SIDE, NO_MEN, ByParty, Position, QueenPlace, sum_of
from .ruling import NOTHING_TO_PLACE, Placing, Ruling, Turn, Verdict, differing


def judge(position: Position, act: Act, edition: Edition) -> Ruling:
    """Rules on an act at a position under an edition of the laws.

    First checks that the act is possible, then applies the laws, then settles dues and penalties.

    Raises:
        ImpossibleAct: the act cannot happen at this position; holds every reason.
    """
    problems = problems_of(position, act, edition)
    if problems:
        raise ImpossibleAct(problems)
    ruling = _judged(position, act, edition)
    if not edition.otherwise:
        return ruling
    decided = tuple(
        reading for reading, otherwise in edition.otherwise if _decides(ruling, _judged(position, act, otherwise))
    )
    return replace(ruling, readings=(*ruling.readings, *decided)) if decided else ruling


def _decides(ruling: Ruling, otherwise: Ruling) -> bool:
    """Returns True when a value decides: without it the ruling is another one, whatever it cites and calls out."""
    return bool(differing(ruling, otherwise) - {"laws", "calls"})


def _judged(position: Position, act: Act, edition: Edition) -> Ruling:
    lying, has_pocketed = position.on_board, position.has_pocketed
    if isinstance(act, Stroke):
        situation = Situation(position, act, edition.scoring)
        verdict = edition.stroke(situation)
        if act.pocketed.own or act.pocketed.opponent:
            lying, has_pocketed = situation.lying, situation.has_pocketed
    elif isinstance(act, Violation):
        verdict = edition.violation(position, act)
    else:
        verdict = edition.incident(position, act, edition.scoring)
    if verdict.turn is Turn.BOARD_OVER:
        return _board_over(verdict, edition, position, lying, has_pocketed)
    return _play_goes_on(verdict, edition, position, lying, has_pocketed)


def _board_over(
    verdict: Verdict, edition: Edition, position: Position, lying: ByParty[int], has_pocketed: ByParty[bool]
) -> Ruling:
    """Ends the board: men stay as the act left them, and outstanding dues are cancelled (icf-revised 55)."""
    laws = verdict.laws if position.due == NO_MEN else (*verdict.laws, Law.MOST_POINTS)
    return Ruling(
        turn=verdict.turn,
        place=NOTHING_TO_PLACE,
        due=NO_MEN,
        on_board=lying,
        queen=verdict.queen,
        has_pocketed=has_pocketed,
        break_=verdict.break_,
        board=verdict.board,
        laws=edition.cite(*laws),
        calls=verdict.calls,
        readings=verdict.readings,
    )


def _play_goes_on(
    verdict: Verdict, edition: Edition, position: Position, lying: ByParty[int], has_pocketed: ByParty[bool]
) -> Ruling:
    """Continues the board: men come back, and owed men are placed as far as possible (icf-revised 72(c), 78)."""
    with_back = sum_of(lying, verdict.back)
    if edition.has_dues_at_turns_end and verdict.turn is Turn.CONTINUES:
        settled = settle_within_turn(position.due, verdict.owed, with_back)
    else:
        # Never offset against each other (icf-revised 89(a)): dues only add up.
        settled = settle(sum_of(position.due, verdict.owed), with_back)
    placed, laws = sum_of(verdict.back, settled.taken), verdict.laws
    if settled is not NOTHING_OWED:
        has_freed_opponents = lying.opponent < position.on_board.opponent
        laws = (*laws, *_laws_of_dues(settled, verdict.owed, has_freed_opponents))
    return Ruling(
        turn=verdict.turn,
        place=Placing(placed, verdict.queen_back) if placed is not NO_MEN or verdict.queen_back else NOTHING_TO_PLACE,
        due=settled.due,
        on_board=sum_of(with_back, settled.taken),
        queen=verdict.queen,
        has_pocketed=has_pocketed,
        break_=BREAK_MADE if verdict.break_.made else verdict.break_,
        laws=edition.cite(*laws),
        calls=verdict.calls,
        readings=verdict.readings,
        back=verdict.back,
    )


@dataclass(frozen=True, slots=True)
class Settlement:
    """Result of settling the men owed."""

    taken: ByParty[int]
    """Men placed now as dues or penalties."""
    due: ByParty[int]
    """Men that stay owed."""


NOTHING_OWED = Settlement(NO_MEN, NO_MEN)


def settle(owed: ByParty[int], lying: ByParty[int]) -> Settlement:
    """Settles dues with the men that are off the board; the rest stays due.

    `lying` are the men on the board, including those that come back anyway.
    """
    if not (owed.own or owed.opponent):
        return NOTHING_OWED
    own = min(owed.own, MEN_OF_A_SIDE - lying.own)
    opponent = min(owed.opponent, MEN_OF_A_SIDE - lying.opponent)
    return Settlement(ByParty(own, opponent), ByParty(owed.own - own, owed.opponent - opponent))


def settle_within_turn(before: ByParty[int], new: ByParty[int], lying: ByParty[int]) -> Settlement:
    """Settles only what a breach by a player not in turn has just cost; all else is settled at the end of the turn.

    The club editions (Fouls) bring back owed men at the end of the turn, not during it.
    """
    now = settle(new, lying)
    return Settlement(now.taken, sum_of(before, now.due))


def _laws_of_dues(settled: Settlement, new: ByParty[int], has_freed_opponents: bool) -> list[Law]:
    """Returns the laws on earlier dues placed now and on new ones that stay owed (78, 72(c))."""
    taken, due = settled.taken, settled.due
    laws = []
    if taken.own > new.own or taken.opponent > new.opponent:
        laws.append(Law.DUE_TAKEN_OUT)
    if taken.opponent > new.opponent and has_freed_opponents:
        laws.append(Law.STRIKING_PLAYER_PLACES)
    if (due.own and new.own) or (due.opponent and new.opponent):
        laws.append(Law.DUE_OUTSTANDING)
    return laws


def judge_pass(position: Position, edition: Edition) -> Ruling:
    """Rules on a pass: the turn ends, a Queen waiting for cover returns and, in club editions, owed men come back."""
    waiting = position.queen.is_waiting
    taken, due = NO_MEN, position.due
    if edition.has_dues_at_turns_end:
        settled = settle(position.due, position.on_board)
        taken, due = settled.taken, settled.due
    return Ruling(
        turn=Turn.PASSES,
        place=Placing(taken, waiting),
        due=due,
        on_board=sum_of(position.on_board, taken),
        queen=QueenPlace.ON_BOARD if waiting else position.queen,
        has_pocketed=position.has_pocketed,
        break_=BREAK_MADE if position.break_.made else BREAK_TO_COME,
    )
