"""Every displayed enum member has a distinct text, which is translated."""

from collections.abc import Callable, Iterator
from enum import Enum
from typing import Any

import pytest

from carrom_desk.gui.settings.settings import ClockAid, TextChoice, ThemeChoice, setting_words
from carrom_desk.i18n import Worded, said_as, say
from carrom_desk.match.entry.entries import PlacingOutcome, TossChoice
from carrom_desk.match.history import Slam
from carrom_desk.match.problems import Reason, Refusal
from carrom_desk.match.setup import ChangeSides
from carrom_desk.match.timing import ClockRule, CountsFrom
from carrom_desk.presentation.clock import ClockReading, ClockState, clock_state
from carrom_desk.presentation.next_step.actions import ActionGroup, ActionName
from carrom_desk.presentation.wording.match_text import CHANGES_OF_SIDES
from carrom_desk.presentation.wording.refusal_text import refusal_sentences
from carrom_desk.rules.breaches import Breach, breach_words
from carrom_desk.rules.clocks import ClockKind
from carrom_desk.rules.impossible import Impossible, Problem
from carrom_desk.rules.position import QueenPlace
from carrom_desk.rules.ruling import Call, Turn
from carrom_desk.rules.texts.piece_text import few_men, men, men_come_back, points_of, queen_words
from tests.speech import SHOUTED

RULE = ClockRule(ClockKind.STROKE, 15, (), CountsFrom.REST, 0, None, False, True, False)


def words_of_clock_state(state: ClockState) -> str:
    return clock_state(ClockReading(RULE, state, 15, 7))


def words_of(member: Worded) -> str:
    return say(member.words, time=7)


WORDINGS: list[tuple[Callable[[Any], str], type[Enum]]] = [
    (breach_words, Breach),
    (lambda name: say(name.text), ActionName),
    (lambda group: say(group.value), ActionGroup),
    (setting_words, ThemeChoice),
    (setting_words, TextChoice),
    (setting_words, ClockAid),
    (lambda each: say(each.words), Call),
    (lambda kind: say(kind.heading), ClockKind),
    (lambda kind: say(kind.purpose), ClockKind),
    (words_of, CountsFrom),
    (words_of_clock_state, ClockState),
    (lambda each: say(CHANGES_OF_SIDES[each]), ChangeSides),
    (lambda reason: say(reason.words), Impossible),
    (words_of, PlacingOutcome),
    (queen_words, QueenPlace),
    (lambda reason: say(reason.words, first=7, rules=7), Reason),
    (words_of, Slam),
    (words_of, TossChoice),
    (lambda each: say(each.words), Turn),
]


@pytest.fixture
def shouting() -> Iterator[None]:
    with said_as(SHOUTED):
        yield


@pytest.mark.parametrize(("words", "enum"), WORDINGS, ids=lambda value: getattr(value, "__name__", "words"))
def test_every_member_has_words_of_its_own(words: Callable[[Any], str], enum: type[Enum]) -> None:
    said = [words(member) for member in enum]

    assert all(said)
    assert len(set(said)) == len(said)


@pytest.mark.parametrize(("words", "enum"), WORDINGS, ids=lambda value: getattr(value, "__name__", "words"))
def test_every_member_is_translated(words: Callable[[Any], str], enum: type[Enum], shouting: None) -> None:
    assert [said for member in enum if (said := words(member)) != said.upper()] == []


@pytest.mark.parametrize("call", Call)
def test_calls_are_quoted_as_they_are_spoken(call: Call) -> None:
    words = say(call.words)

    assert (words[0], words[-2:]) == ("“", ".”")


def test_a_refused_act_gives_every_reason_once() -> None:
    problems = tuple(
        Problem(at, reason)
        for at, reason in (
            ("/stroke/pocketed/own", Impossible.MORE_MEN_THAN_ON_BOARD),
            ("/stroke/pocketed/opponent", Impossible.MORE_MEN_THAN_ON_BOARD),
            ("/stroke/touched", Impossible.UNTOUCHED_BUT_MOVED),
        )
    )

    assert refusal_sentences(Refusal(Reason.ACT_IMPOSSIBLE, problems)) == (
        Impossible.MORE_MEN_THAN_ON_BOARD.sentence,
        Impossible.UNTOUCHED_BUT_MOVED.sentence,
    )
    assert refusal_sentences(Refusal(Reason.MATCH_OVER)) == (Reason.MATCH_OVER.sentence,)


COUNTED: list[tuple[Callable[[int], str], str, str]] = [
    (lambda count: men(count, is_white=True), "1 white man", "3 white men"),
    (lambda count: men(count, is_white=False), "1 black man", "3 black men"),
    (lambda count: few_men(count, is_white=True), "1 white", "3 white"),
    (lambda count: few_men(count, is_white=False), "1 black", "3 black"),
    (lambda count: men_come_back(count, is_white=True), "1 white man comes back", "3 white men come back"),
    (lambda count: men_come_back(count, is_white=False), "1 black man comes back", "3 black men come back"),
    (points_of, "1 point", "3 points"),
]


@pytest.mark.parametrize(("words", "one", "several"), COUNTED, ids=[row[2] for row in COUNTED])
def test_one_and_several_have_their_own_forms(words: Callable[[int], str], one: str, several: str) -> None:
    assert (words(1), words(3)) == (one, several)


@pytest.mark.parametrize(("words", "one", "several"), COUNTED, ids=[row[2] for row in COUNTED])
def test_the_number_chooses_the_form_of_the_language(
    words: Callable[[int], str], one: str, several: str, shouting: None
) -> None:
    assert (words(1), words(3)) == (one.upper(), several.upper())
