"""Exercises in words: what happened, what is asked, the answers, and why one is right."""

from collections.abc import Iterator, Mapping

from carrom_desk.match.entries import TossChoice
from carrom_desk.match.entry_text import TOSS_CHOICES
from carrom_desk.match.history import Slam
from carrom_desk.match.match_text import SLAMS, duration, phrase, sentence
from carrom_desk.match.posed import act_line, position_lines
from carrom_desk.match.ruling_text import board_won
from carrom_desk.match.side import BySide, Seat, Side
from carrom_desk.rules.breaches import Consequence, breach_words
from carrom_desk.rules.call_text import CALL_WORDS
from carrom_desk.rules.clocks import ClockKind
from carrom_desk.rules.piece_text import few_men, listed
from carrom_desk.rules.position import ByParty, Party
from carrom_desk.rules.words import PAIR, QT_TRANSLATE_NOOP, Say, Words, of_side

from .cases import DOUBLES, SINGLES, Course, Judged, QueenFate, Question, Value, Won
from .exercises import Difficulty, Exercise
from .moments import BoardEnded, Breached, Case, PassedAgain, Protested, SidesForgotten, Timed, Tossed

DIFFICULTIES: Mapping[Difficulty, Words] = {
    Difficulty.EASY: QT_TRANSLATE_NOOP("School", "Easy: what happened decides"),
    Difficulty.MEDIUM: QT_TRANSLATE_NOOP("School", "Medium: how it stood decides as well, or a second law"),
    Difficulty.HARD: QT_TRANSLATE_NOOP("School", "Hard: several laws decide, or a reading"),
}
_CONSEQUENCES: Mapping[Consequence, Words] = {
    Consequence.IMPROPER_STROKE: QT_TRANSLATE_NOOP("School", "The stroke is improper"),
    Consequence.FOUL: QT_TRANSLATE_NOOP("School", "A foul"),
    Consequence.TECHNICAL_OR_FOUL_BY_MOMENT: QT_TRANSLATE_NOOP("School", "A foul or technical foul, by the moment"),
    Consequence.BOARD_LOST: QT_TRANSLATE_NOOP("School", "The board is lost"),
    Consequence.MATCH_LOST: QT_TRANSLATE_NOOP("School", "The match may be lost"),
    Consequence.WARNING: QT_TRANSLATE_NOOP("School", "A warning"),
}
_CLOCKS: Mapping[ClockKind, Words] = {
    ClockKind.APPEARANCE: QT_TRANSLATE_NOOP("School", "A player is not at the board when the match is called."),
    ClockKind.PRACTICE: QT_TRANSLATE_NOOP("School", "The players practise before the match."),
    ClockKind.BREAK: QT_TRANSLATE_NOOP("School", "The umpire has called “Play”: the break is to be made."),
    ClockKind.STROKE: QT_TRANSLATE_NOOP("School", "A player is in turn: he is to strike."),
    ClockKind.PLACING: QT_TRANSLATE_NOOP("School", "A man is to be placed."),
    ClockKind.PLACING_OR_FORGOING: QT_TRANSLATE_NOOP("School", "A man is due: it is to be placed, or forgone."),
    ClockKind.CHANGE_OF_SIDES: QT_TRANSLATE_NOOP("School", "A game is over: the players change sides."),
    ClockKind.REST: QT_TRANSLATE_NOOP("School", "The third game is to come: the players rest."),
}
_NONE = QT_TRANSLATE_NOOP("School", "None")
_NOBODY = QT_TRANSLATE_NOOP("School", "Nobody: the board is over")
_NO_CALL = QT_TRANSLATE_NOOP("School", "Nothing is called")
_NO_SLAM = QT_TRANSLATE_NOOP("School", "No slam")
_YES, _NO = QT_TRANSLATE_NOOP("School", "Yes"), QT_TRANSLATE_NOOP("School", "No")


def story(say: Say, case: Case) -> tuple[str, ...]:
    """What happened, a sentence each; the last one is the act."""
    match case:
        case Judged():
            return (*position_lines(say, case.posed), act_line(say, case.posed, case.act))
        case Tossed():
            return tuple(_toss(say, case))
        case BoardEnded():
            return tuple(_board_ended(say, case))
        case PassedAgain():
            words = QT_TRANSLATE_NOOP("School", "Singles: {before} passes in a row, and now another.")
            doubled = QT_TRANSLATE_NOOP("School", "Doubles: {before} passes in a row, and now another.")
            return (say(doubled if case.doubles else words, before=case.before),)
        case Protested(upheld=True):
            return (say(QT_TRANSLATE_NOOP("School", "A protest in the course of a board is decided: upheld.")),)
        case Protested():
            return (say(QT_TRANSLATE_NOOP("School", "A protest in the course of a board is decided: overruled.")),)
        case SidesForgotten(is_changed=True):
            return (say(QT_TRANSLATE_NOOP("School", "Sides were due to be changed in the last game, and they were.")),)
        case SidesForgotten():
            words = QT_TRANSLATE_NOOP("School", "Sides were due to be changed in the last game; that was forgotten.")
            return (say(words),)
        case Timed():
            return (say(_CLOCKS[case.clock]),)
        case Breached():
            return (sentence(say, breach_words(say, case.breach)),)
        case _:
            raise TypeError(type(case))


def _toss(say: Say, case: Tossed) -> Iterator[str]:
    players = DOUBLES if case.doubles else SINGLES
    side = " / ".join(players.of(case.winner))
    words = QT_TRANSLATE_NOOP("School", "Toss: won by {side}, who {choice}.")
    yield say(words, side=side, choice=say(TOSS_CHOICES[case.choice]))
    if case.doubles:
        breaking = case.winner if case.choice is TossChoice.BREAK else case.winner.other
        name = players.of(breaking)[case.player - 1]
        yield say(QT_TRANSLATE_NOOP("School", "Of the side that breaks, {name} is to do it."), name=name)


def _board_ended(say: Say, case: BoardEnded) -> Iterator[str]:
    names = DOUBLES if case.doubles else SINGLES
    words = QT_TRANSLATE_NOOP("School", "Game {game}, begun by {first}; board {board}, broken by {breaker}.")
    yield say(
        words,
        game=case.game,
        first=_seat(names, case.first_breaker),
        board=case.boards,
        breaker=_seat(names, case.breaker),
    )
    if case.game == 2:
        yield say(QT_TRANSLATE_NOOP("School", "The first game was won by {side}."), side=" / ".join(names.b))
    if case.limit is None:
        yield say(QT_TRANSLATE_NOOP("School", "A game has no limit of boards."))
    else:
        yield say(QT_TRANSLATE_NOOP("School", "A game has {limit} boards at the most."), limit=case.limit)
    side = PAIR.join(names.a)
    words = of_side(
        side,
        QT_TRANSLATE_NOOP("School", "It stood {a} : {b}; now {side} wins the board with {points}."),
        QT_TRANSLATE_NOOP("School", "It stood {a} : {b}; now {side} win the board with {points}."),
    )
    yield say(words, a=case.score.a, b=case.score.b, side=side, points=case.points)
    if case.game == 3:
        yield say(QT_TRANSLATE_NOOP("School", "It is the last game; sides have not been changed in it yet."))


def value_words(say: Say, case: Case, question: Question, value: Value) -> str:
    """One answer."""
    names = DOUBLES if case.doubles else SINGLES
    match value:
        case None:
            return say(_NO_SLAM if question is Question.SLAM else _NOBODY)
        case Seat():
            return _seat(names, value)
        case Side():
            return " / ".join(names.of(value))
        case ByParty():
            return _men(say, case, value)
        case QueenFate() | Course():
            return say(value.value)
        case Slam():
            return say(SLAMS[value])
        case Consequence():
            return say(_CONSEQUENCES[value])
        case Won():
            return _won(say, names, value)
        case tuple():
            return " ".join(say(CALL_WORDS[call]) for call in value) or say(_NO_CALL)
        case bool():
            return say(_YES if value else _NO)
        case int():
            return duration(say, value)


def _men(say: Say, case: Case, value: ByParty[int]) -> str:
    is_white = not isinstance(case, Judged) or case.turn.side is case.breaker.side
    counts = [(value.of(party), (party is Party.OWN) is is_white) for party in Party]
    return listed(say, [few_men(say, count, is_white=white) for count, white in counts if count]) or say(_NONE)


def _won(say: Say, names: BySide[tuple[str, ...]], value: Won) -> str:
    result = board_won(say, " / ".join(names.of(value.winner)), value.points)
    if not value.on_demand:
        return result
    return say(QT_TRANSLATE_NOOP("School", "{told}, and {more} on demand"), told=result, more=value.on_demand)


def _seat(names: BySide[tuple[str, ...]], seat: Seat) -> str:
    return names.of(seat.side)[seat.number - 1]


def option_words(say: Say, made: Exercise) -> tuple[str, ...]:
    """Every answer that is offered."""
    return tuple(value_words(say, made.case, made.question, value) for value in made.options)


def otherwise(say: Say, made: Exercise) -> str:
    """What the answer would be if the fact that decides were otherwise, as a sentence; empty where nothing compares."""
    if made.question not in made.changed.answers:
        return ""
    other = value_words(say, made.changed, made.question, made.changed.answers[made.question])
    story_now = story(say, made.changed)
    differing = " ".join(line for line in story_now if line not in story(say, made.case))
    words = QT_TRANSLATE_NOOP("School", "Had it been otherwise – {facts} – the answer would be: {answer}.")
    return say(words, facts=phrase(differing), answer=other) if differing else ""
