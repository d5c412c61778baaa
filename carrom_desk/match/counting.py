"""How the standing entries of a match count: each entry at its place, and corrections at the place that they correct.

A correction is an amendment, an override of an earlier act, or a change of the format or the laws. It is written where
it belongs, and all that follows is judged again.
"""

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass, replace
from operator import attrgetter

from carrom_desk.match.effects.course import act_of, board_to_judge, initial_state
from carrom_desk.match.effects.decisions import is_beyond_scoring
from carrom_desk.match.effects.evolve import evolve
from carrom_desk.match.effects.refusals import reason_of, refusal
from carrom_desk.match.entry.entries import (
    ActEntry,
    Amended,
    Correction,
    DetailsChanged,
    Entry,
    LoggedEntry,
    Override,
    PlainEntry,
)
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.impossible import Impossible, ImpossibleAct
from carrom_desk.rules.judge import judge
from carrom_desk.rules.ruling import Ruling

from .log import Step
from .problems import Reason, Refusal, Refused
from .setup import Setup
from .state import Decision, MatchState

Steps = tuple[Step, ...]
"""The standing entries as they count, except amendments; the last one leads to the current state."""


def judged(state: MatchState, entry: ActEntry) -> ActEntry:
    """Returns an act with its ruling.

    Raises:
        ImpossibleAct: the act cannot happen at this position.
    """
    board = state.current_board
    ruling = judge(board_to_judge(board, entry).position, act_of(state, entry), state.setup.laws)
    return replace(entry, ruling=ruling, lawful_at=board.position)


def lawful_ruling(state: MatchState, entry: ActEntry) -> Ruling | None:
    """Returns the ruling of the laws for an act, whatever is stored with it; None if it cannot happen here."""
    if entry.lawful_at is state.current_board.position:
        return entry.ruling
    try:
        return judged(state, entry).ruling
    except ImpossibleAct:
        return None


def decided(state: MatchState, entry: PlainEntry) -> PlainEntry:
    """Returns an entry for this state, with a new ruling if it is an act.

    Raises:
        Refused: it is not possible in this state.
    """
    if not isinstance(entry, ActEntry):
        refused = refusal(state, entry)
        if refused is not None:
            raise Refused(refused)
        return _of_its_act(state, entry)
    reason = reason_of(state, entry)
    if reason is not None:
        raise Refused(Refusal(reason))
    try:
        # Whether an act is possible is left to `judge`, so that it is not checked twice.
        return judged(state, entry)
    except ImpossibleAct as impossible:
        raise Refused(Refusal(Reason.ACT_IMPOSSIBLE, impossible.problems)) from impossible


def _of_its_act(state: MatchState, entry: PlainEntry) -> PlainEntry:
    """Returns a decision with the number of its act filled in, which never changes afterwards."""
    if not isinstance(entry, Override) or entry.of is not None:
        return entry
    assert state.last_ruled is not None, "refusal() asks for an act ruled on"
    return replace(entry, of=state.last_ruled.number)


def keeps_former_ruling(entry: PlainEntry, refused: Refusal) -> bool:
    """Returns True when an act that is refused today was accepted by an earlier version, whose ruling stands.

    Breaches that cost a board, a match or nothing were once ruled on as costing a man.
    """
    has_ruling = isinstance(entry, ActEntry) and entry.ruling is not None
    # Exactly this reason: any other fault made the breach impossible in earlier versions too.
    reasons = {problem.reason for problem in refused.problems}
    return has_ruling and reasons == {Impossible.BREACH_COSTS_NO_MAN}


def start_of(setup: Setup, steps: Sequence[Step]) -> MatchState:
    """Returns the state before the first entry."""
    return steps[0].before if steps else initial_state(setup)


def is_of_earlier_act(state: MatchState, entry: Entry) -> bool:
    """Returns True for an override of an act that is no longer the one ruled on last."""
    if not isinstance(entry, Override) or entry.of is None:
        return False
    return state.last_ruled is None or state.last_ruled.number != entry.of


def is_of_result_only(override: Override) -> bool:
    """Returns True for an override that decides the result of a board and nothing else."""
    is_of_board_only = replace(override, board=None, reason="") == Override("", of=override.of)
    return is_of_board_only and override.board is not None


def changes_rules(entry: Entry) -> bool:
    """Returns True when an entry changes the format or the laws, from the start of the match."""
    return isinstance(entry, DetailsChanged) and not (entry.competition is None and entry.laws is None)


def is_correction(state: MatchState, entry: Entry) -> bool:
    """Returns True when an entry counts at an earlier place, and all that follows is judged again."""
    return isinstance(entry, Amended) or is_of_earlier_act(state, entry) or changes_rules(entry)


def place_of(steps: Steps, number: int) -> int | None:
    """Returns the index of an entry among the steps; None if it is not one of them."""
    place = first_from(steps, number)
    return place if place < len(steps) and steps[place].number == number else None


def first_from(steps: Steps, number: int) -> int:
    """Returns the index of the first step from this entry on."""
    return bisect_left(steps, number, key=attrgetter("number"))


@dataclass(frozen=True, slots=True)
class Counted:
    """The steps after another entry."""

    steps: Steps
    first: int | None = None
    """Index of the step that a correction changed first; None for an entry at its own place."""
    is_whole: bool = False
    """True when the whole match was judged again."""


def counted_with(agreed: Setup, steps: Steps, logged: LoggedEntry, state: MatchState) -> Counted:
    """Counts another entry, in the current state, that is neither undo nor redo."""
    entry = logged.entry
    if is_correction(state, entry):
        return _corrected(agreed, steps, logged, state)
    assert not isinstance(entry, Correction)
    step = Step(logged.number, logged.at, logged.elapsed_ms, entry, state, evolve(state, entry, logged.number))
    return Counted((*steps, step))


def _corrected(agreed: Setup, steps: Steps, logged: LoggedEntry, state: MatchState) -> Counted:
    """Writes a correction at the place that it corrects, and counts again from there."""
    planned = list(steps)
    match logged.entry:
        case Amended() as amendment:
            place = place_of(steps, amendment.number)
            assert place is not None, "decide() asks for a standing entry"
            planned[place] = _amended(planned[place], logged.number, amendment)
        case entry:
            is_late = isinstance(entry, Override)
            assert not isinstance(entry, Correction)
            planned.append(Step(logged.number, logged.at, logged.elapsed_ms, entry, state, state, is_late=is_late))
    settled: set[int] = set()
    while True:
        counted = _counted_again(agreed, steps, planned, is_whole=changes_rules(logged.entry))
        moved = (place for place, step in enumerate(counted.steps) if place not in settled and _is_moved(step))
        place = next(moved, None)
        if place is None:
            return counted
        # Once for each override: two that decide each other's place would otherwise have no end.
        settled.add(place)
        planned[place] = replace(planned[place], is_late=not planned[place].is_late)


def _is_moved(step: Step) -> bool:
    """Returns True when a correction changed whether the act of an override is the one ruled on last at its place.

    A late one that has an effect stays late: what it decides may be the reason that its act is the last one now.
    """
    if not isinstance(step.entry, Override):
        return False
    is_of_earlier = is_of_earlier_act(step.before, step.entry)
    return step.is_impossible and not is_of_earlier if step.is_late else is_of_earlier


def _counted_again(agreed: Setup, steps: Steps, planned: list[Step], *, is_whole: bool) -> Counted:
    """Counts the steps as planned, from the first one that differs from `steps`."""
    setup = _corrected_setup(agreed, planned)
    planned, start = _with_decisions(planned, setup.laws), initial_state(setup)
    is_whole = is_whole or start.setup != start_of(agreed, steps).setup
    changed = (place for place, step in enumerate(planned) if place >= len(steps) or step is not steps[place])
    first = 0 if is_whole else next(changed)
    judged_anew = range(0 if is_whole else first + 1, len(steps))
    counted = list(planned[:first])
    state = counted[-1].after if counted else start
    for place in range(first, len(planned)):
        step = planned[place]
        is_anew = step.is_judged_again or place in judged_anew
        counted.append(_counted(counted, replace(step, before=state, after=state, is_judged_again=is_anew)))
        state = counted[-1].after
    return Counted(tuple(counted), first, is_whole)


def _amended(step: Step, number: int, amendment: Amended) -> Step:
    """Returns a step with the entry that replaces its own."""
    entry, turn, given = amendment.with_, amendment.turn, None
    if turn is not None:
        given = Decision(number, Override(amendment.reason, turn=turn, of=amendment.number))
    is_late = is_of_earlier_act(step.before, entry)
    return replace(step, entry=entry, is_amended=True, is_judged_again=False, is_late=is_late, given=given)


def _with_decisions(planned: list[Step], edition: Edition) -> list[Step]:
    """Attaches the decisions that were entered later, and that the laws allow, to the acts that they belong to."""
    late: dict[int, tuple[Decision, ...]] = {}
    for step in planned:
        entry = step.entry
        if not (step.is_late and isinstance(entry, Override)) or is_beyond_scoring(entry, edition):
            continue
        if entry.of is not None and is_of_result_only(entry):
            late[entry.of] = (Decision(step.number, entry, is_late=True),)  # the latest one counts
    found = []
    for step in planned:
        decisions = (*(() if step.given is None else (step.given,)), *late.get(step.number, ()))
        found.append(step if step.decisions == decisions else replace(step, decisions=decisions))
    return found


def _corrected_setup(agreed: Setup, planned: Sequence[Step]) -> Setup:
    """Returns the setup with the latest format and laws, as if the match had been set up so."""
    for step in planned:
        if isinstance(step.entry, DetailsChanged):
            competition, laws = step.entry.competition or agreed.competition, step.entry.laws or agreed.laws
            agreed = replace(agreed, competition=competition, laws=laws)
    return agreed


def _counted(earlier: Sequence[Step], step: Step) -> Step:
    """Counts a step from the state before it; what is no longer possible stays without effect, so that a later
    correction can make it possible again.
    """
    entry, state = step.entry, step.before
    if step.is_late and isinstance(entry, Override):
        is_lawful = is_of_result_only(entry) and not is_beyond_scoring(entry, state.setup.laws)
        return replace(step, is_impossible=not (is_lawful and ended_board(earlier, entry.of)))
    try:
        if not isinstance(entry, ActEntry):
            refused = refusal(state, entry)
        elif step.is_judged_again or entry.ruling is None:
            entry, refused = decided(state, entry), None
        else:
            # A stored ruling is kept even if today's rules decide otherwise: a corrected rule rewrites no old match.
            refused = refusal(state, entry)
            refused = None if refused is None or keeps_former_ruling(entry, refused) else refused
    except Refused as error:
        refused = error.refusal
    if refused is not None:
        return replace(step, is_impossible=True)
    after = evolve(state, entry, step.number, step.decisions)
    return replace(step, entry=entry, after=after, is_impossible=False)


def ended_board(steps: Sequence[Step], act: int | None) -> bool:
    """Returns True when an act ended its board, however it was decided."""
    for step in reversed(steps):
        last = step.after.last_ruled
        if last is not None and last.number == act:
            return last.ruling.board is not None
    return False
