"""Texts of exercises: the story, the question, the answers, and the explanation."""

from collections.abc import Iterator, Mapping

from carrom_desk.formats import listed
from carrom_desk.i18n import N_, NP_, Words, _, ngettext, say
from carrom_desk.match.entry.entries import TossChoice
from carrom_desk.match.side import BySide, Seat, Side
from carrom_desk.presentation.questions.posed import act_line, position_lines, seating
from carrom_desk.presentation.wording.laws_text import event_rules, laws_name
from carrom_desk.presentation.wording.match_text import duration, sentence
from carrom_desk.presentation.wording.ruling_text import board_won
from carrom_desk.rules.acts import Incident, IncidentKind, Offender, Stroke, Violation
from carrom_desk.rules.breaches import Breach, BreachGroup, Consequence, breach_words, entry
from carrom_desk.rules.position import ByParty, Party
from carrom_desk.rules.texts.piece_text import few_men
from carrom_desk.rules.texts.words import PAIR, of_side

from .cases.judged import DOUBLES, SINGLES, Course, ExerciseQuestion, Judged, QueenFate, Value, Won
from .cases.look_ups import Breached, Timed
from .cases.moments import BoardEnded, Case, PassedAgain, Protested, SidesForgotten, Tossed
from .exercise import Difficulty, Exercise

DIFFICULTIES: Mapping[Difficulty, Words] = {
    Difficulty.EASY: N_("Easy: most answer correctly"),
    Difficulty.MEDIUM: N_("Medium: many answer incorrectly"),
    Difficulty.HARD: N_("Hard: most answer incorrectly"),
}
_CONSEQUENCES: Mapping[Consequence, Words] = {
    Consequence.IMPROPER_STROKE: N_("The stroke is improper"),
    Consequence.FOUL: N_("A foul"),
    Consequence.TECHNICAL_OR_FOUL_BY_MOMENT: N_("A foul or a technical foul, which costs a man"),
    Consequence.BOARD_LOST: N_("The board is lost"),
    Consequence.MATCH_LOST: N_("The match may be lost"),
}
_NOBODY = N_("Nobody: the board is over")
_NO_ANSWERS: Mapping[ExerciseQuestion, Words] = {
    ExerciseQuestion.CONSEQUENCE: N_("Nothing, because it is allowed"),
}
_PROTESTS: Mapping[bool | None, Words] = {
    None: N_("A protest is handed over during a board. It is not decided yet."),
    True: N_("A protest about the current board is decided: upheld."),
    False: N_("A protest about the current board is decided: overruled."),
}
_SIDES_CHANGED = N_(
    "The players were due to change sides in the last game, and did so in time. One more board is over."
)
_SIDES_FORGOTTEN = N_(
    "The players were due to change sides in the last game, but forgot. This is noticed during the next board."
)
_BREACHES_OF: Mapping[BreachGroup, Words] = {
    BreachGroup.STROKE: N_("A player makes a stroke like this."),
    BreachGroup.PLACING: N_("A player places a due or penalty like this."),
    BreachGroup.LOSES_MATCH: N_("A player does this in a match."),
}
_DURING_A_BOARD = N_("A player does this during a board.")
_CIRCUMSTANCES: Mapping[Breach, Words] = {
    Breach.PLAYED_WITHOUT_ORDER: N_("The clock is stopped after an appeal to the umpire. A player does this."),
    Breach.OUT_OF_TURN: N_("A player does this, and the umpire sees it before anyone strikes again."),
    Breach.MEN_TOUCHED: N_("After the break, a player does this by hand."),
    Breach.REARRANGED_BEFORE_BREAK: N_("The break has passed to a player, who does this."),
    Breach.STRIKER_CHANGED: N_("A player does this. The striker is not damaged."),
    Breach.TALKED_TO_SPECTATORS: N_("A player does this during a board without the umpire’s permission."),
}
"""Breaches for which the law requires a further circumstance."""
_ACTS: Mapping[Breach, Words] = {
    Breach.PLACED_LATE: N_("A player places a due too late."),
    Breach.PLACED_OWN_MAN: N_("A player who places a due for the other side places one of their own men."),
    Breach.PLACED_FOR_PARTNER: N_("A player places a due, and the partner hands over the man."),
    Breach.INTOXICATED: N_("A player smokes, or is under the influence of drink or drugs."),
    Breach.FAILED_TO_REPORT: N_("A player is not at the board in time for the match."),
    Breach.LEFT_MATCH_AREA: N_("A player leaves the match without permission."),
    Breach.REST_OVERSTAYED: N_("A player returns late from the interval."),
    Breach.DECISION_REFUSED: N_("A player does not accept a decision."),
    Breach.INSULTING_REMARKS: N_("A player insults officials."),
    Breach.UNCERTIFIED_STRIKER: N_("A player uses a striker that is not certified."),
    Breach.PLAY_DISCONTINUED: N_("A player stops play without permission."),
    Breach.REPEATED_DISTRACTION: N_("A player distracts the opponent for the third time."),
}
"""Breaches in a whole sentence, where their name in a list of breaches does not say who does what."""
_INCIDENTS: Mapping[IncidentKind, Words] = {
    IncidentKind.LEFT_SEAT: N_("{name} gets up from the seat in the middle of the board."),
    IncidentKind.OUT_OF_TURN: N_("{name} strikes in {player}’s turn. The umpire sees it before anyone strikes again."),
    IncidentKind.BOARD_DISTURBED: N_("{name} shakes the board, and nobody can put the men back where they were."),
    IncidentKind.PLAYED_WITHOUT_ORDER: N_(
        "After an appeal to the umpire, {name} plays on before the umpire calls “Play”."
    ),
}
_YES, _NO = NP_("School", "Yes"), N_("No")

_BY_THE_RULES = N_("By these rules: {laws}; {rules}.")


def story(case: Case) -> tuple[str, ...]:
    """Returns the story, one sentence each: the rules of the event, if any, and the act as the last one."""
    rules = event_rules(case.edition)
    laws = laws_name(case.edition, is_short=True)
    by_rules = (say(_BY_THE_RULES, laws=laws, rules=rules),) if rules else ()
    return (*by_rules, *_told(case))


def _told(case: Case) -> tuple[str, ...]:
    match case:
        case Judged():
            return (*position_lines(case.posed), *_act(case))
        case Tossed():
            return tuple(_toss(case))
        case BoardEnded():
            return tuple(_board_ended(case))
        case PassedAgain():
            words = N_("Singles: {before} passes in a row, and now another.")
            doubled = N_("Doubles: {before} passes in a row, and now another.")
            return (say(doubled if case.doubles else words, before=case.before),)
        case Protested():
            return (say(_PROTESTS[case.upheld]),)
        case SidesForgotten():
            return (say(_SIDES_CHANGED if case.is_changed else _SIDES_FORGOTTEN),)
        case Timed():
            assert case.clock.occasion is not None, "no exercise asks about what no law times"
            return (say(case.clock.occasion),)
        case Breached():
            around = _BREACHES_OF.get(entry(case.breach).group, _DURING_A_BOARD)
            moment = () if case.moment is None else (say(case.moment.value),)
            if case.breach in _ACTS:
                return (*moment, say(_ACTS[case.breach]))
            return (say(_CIRCUMSTANCES.get(case.breach, around)), *moment, sentence(breach_words(case.breach)))
        case _:
            raise TypeError(type(case))


def _act(case: Judged) -> Iterator[str]:
    """Yields the act by a named player, with its moment if that matters."""
    match case.act:
        case Stroke():
            yield act_line(case.posed, case.act)
            if not case.position.break_.made and case.act.touched:
                yield _("The striker touched the men.")
            return
        case Incident(kind=kind):
            words = _INCIDENTS[kind]
        case Violation(by=Offender.OWN, before_first_stroke=is_before):
            words = (_BEFORE_FIRST_STROKE if is_before else _AFTER_FIRST_STROKE)[_touches_men(case)]
        case Violation():
            words = _OUT_OF_TURN[_touches_men(case)]
    yield say(words, name=_name(case, case.seat_of(case.act)), player=_name(case, case.turn))


def _name(case: Case, seat: Seat) -> str:
    return _seat(DOUBLES if case.doubles else SINGLES, seat)


def _touches_men(case: Judged) -> bool:
    """Returns True when the text never allows touching men, or else leaning on the table (30(a))."""
    return case.edition.law_of(Breach.BODY_ON_BOARD) is None


_BEFORE_FIRST_STROKE = {
    True: N_("{name} touches a man by hand before the first stroke of the turn."),
    False: N_("{name} leans against the table before the first stroke of the turn."),
}
_AFTER_FIRST_STROKE = {
    True: N_("{name} touches a man by hand after the first stroke of the turn."),
    False: N_("{name} leans against the table after the first stroke of the turn."),
}
_OUT_OF_TURN = {
    True: N_("{name} touches a man by hand during {player}’s turn."),
    False: N_("{name} leans against the table during {player}’s turn."),
}
"""Breaches outside a stroke: touching a man, or leaning on the table where that is not allowed either."""


_STARTS = (
    N_("{side} may decide who starts, and chooses to start."),
    N_("{side} may decide who starts, and choose to start."),
)
_LETS_START = (
    N_("{side} may decide who starts, and lets the other side start."),
    N_("{side} may decide who starts, and let the other side start."),
)
_WON_TOSS = {
    TossChoice.BREAK: N_("Toss: {side} won it and chose to break."),
    TossChoice.SIDE: N_("Toss: {side} won it and chose the side."),
}


def _toss(case: Tossed) -> Iterator[str]:
    players = DOUBLES if case.doubles else SINGLES
    side = PAIR.join(players.of(case.winner))
    if case.edition.has_dues_at_turns_end:
        starts = _STARTS if case.choice is TossChoice.BREAK else _LETS_START
        yield say(of_side(side, *starts), side=side)
    else:
        yield say(_WON_TOSS[case.choice], side=side)
    if case.doubles:
        breaking = case.winner if case.choice is TossChoice.BREAK else case.winner.other
        name = players.of(breaking)[case.player - 1]
        yield _("For the breaking side, {name} breaks.").format(name=name)


def _board_ended(case: BoardEnded) -> Iterator[str]:
    names = DOUBLES if case.doubles else SINGLES
    if case.edition.has_dues_at_turns_end:
        yield _("Board {board} is being played.").format(board=case.boards)
    else:
        yield from _game(case, names)
    side, other = PAIR.join(names.a), PAIR.join(names.b)
    words = of_side(
        side,
        N_("{side} had {a} and {other} {b}; now {side} wins the board with {points}."),
        N_("{side} had {a} and {other} {b}; now {side} win the board with {points}."),
    )
    yield say(words, a=case.score.a, b=case.score.b, side=side, other=other, points=case.points)
    if case.game == 3 and case.is_first_change:
        yield _("The players have not changed sides in this game yet.")


def _game(case: BoardEnded, names: BySide[tuple[str, ...]]) -> Iterator[str]:
    """Yields, for the ICF's laws, the numbers of game and board, and what decides the game and the match."""
    if case.doubles:
        yield seating(names)
    words = N_("Game {game}: {first} broke first. Board {board}: {breaker} broke.")
    first, breaker = _seat(names, case.first_breaker), _seat(names, case.breaker)
    yield say(words, game=case.game, first=first, board=case.boards, breaker=breaker)
    yield _("The match is the best of three games.")
    if case.game == 2:
        yield _("{side} won the first game.").format(side=" / ".join(names.b))
    if case.limit is None:
        yield _("This is a quarter-final. A game has no board limit.")
    else:
        limit = ngettext("A game has at most {count} board.", "A game has at most {count} boards.", case.limit)
        yield limit.format(count=case.limit)


def value_words(case: Case, question: ExerciseQuestion, value: Value) -> str:
    """Returns an answer as text."""
    names = DOUBLES if case.doubles else SINGLES
    match value:
        case None:
            return say(_NO_ANSWERS.get(question, _NOBODY))
        case Seat():
            return _seat(names, value)
        case Side():
            return " / ".join(names.of(value))
        case ByParty():
            return _men(case, value)
        case QueenFate() | Course():
            return say(value.value)
        case Consequence():
            return say(_CONSEQUENCES[value])
        case Won():
            return _won(names, value)
        case tuple():
            return " ".join(say(call.words) for call in value) or _("No call")
        case bool():
            return say(_YES if value else _NO)
        case int():
            return duration(value)


def _men(case: Case, value: ByParty[int]) -> str:
    is_white = not isinstance(case, Judged) or case.turn.side is case.breaker.side
    counts = [(value.of(party), (party is Party.OWN) is is_white) for party in Party]
    return listed([few_men(count, is_white=white) for count, white in counts if count]) or _("None")


def _won(names: BySide[tuple[str, ...]], value: Won) -> str:
    result = board_won(" / ".join(names.of(value.winner)), value.points)
    if not value.on_demand:
        return result
    return _("{told}, and {more} on demand").format(told=result, more=value.on_demand)


def _seat(names: BySide[tuple[str, ...]], seat: Seat) -> str:
    return names.of(seat.side)[seat.number - 1]


def option_words(made: Exercise) -> tuple[str, ...]:
    """Returns all answers offered."""
    return tuple(value_words(made.case, made.question, value) for value in made.options)


def otherwise(made: Exercise) -> str:
    """Returns a counter-example as a sentence: the answer if the deciding fact were different.

    Empty for a breach that would have to be another one.
    """
    case, changed = made.case, made.changed
    if isinstance(case, Breached) and isinstance(changed, Breached) and changed.breach is not case.breach:
        return ""
    told = story(made.case)
    differing = " ".join(line for line in story(made.changed) if line not in told)
    if not differing:
        return ""
    if made.question not in made.changed.answers:
        return say(_UNANSWERED[made.question], facts=differing)
    answer = made.changed.answers[made.question]
    words = value_words(made.changed, made.question, answer)
    is_call = isinstance(answer, tuple) and answer
    return say(_CALLED if is_call else _OTHERWISE, facts=differing, answer=words)


_OTHERWISE = N_("Suppose instead: {facts} Then the answer is: {answer}.")
_CALLED = N_("Suppose instead: {facts} Then the umpire calls {answer}")
"""A call ends in a full stop of its own."""
_UNANSWERED: Mapping[ExerciseQuestion, Words] = {
    ExerciseQuestion.RESULT: N_("Suppose instead: {facts} Then the board continues."),
    ExerciseQuestion.PLACER: N_("Suppose instead: {facts} Then nobody places."),
}
