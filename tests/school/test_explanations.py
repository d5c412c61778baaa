"""Explanations of 1,200 exercises: the law that decides, and a counter-example of the same stroke."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from random import Random

import pytest

from carrom_desk.reports.laws.lessons import plain_explanation
from carrom_desk.rules.edition_register import EDITIONS
from carrom_desk.rules.position import NO_MEN, Pieces, QueenPlace
from carrom_desk.school.cases.draw import MOST_PIECES, Fact
from carrom_desk.school.cases.judged import ExerciseQuestion, Judged
from carrom_desk.school.cases.look_ups import Breached
from carrom_desk.school.cases.targets import laws_explaining, laws_shown, men_forfeited, speaks_of
from carrom_desk.school.exercise import Exercise
from carrom_desk.school.exercise_text import otherwise, story
from carrom_desk.school.exercises import make_any

from .subjects import book, subject_of

COUNT = 300
"""Exercises of each edition."""


@dataclass(frozen=True)
class Lesson:
    """An exercise that is drawn, with what is printed below its answer."""

    made: Exercise
    case: Judged
    laws: tuple[str, ...]
    why: str

    @property
    def pocketed(self) -> Pieces:
        return self.case.stroke.pocketed


@cache
def drawn() -> tuple[Exercise, ...]:
    found = []
    for edition in EDITIONS:
        random = Random(edition.id)
        for _ in range(COUNT):
            made = make_any(random, subject_of(edition))
            assert made is not None
            found.append(made)
    return tuple(found)


def lessons() -> list[Lesson]:
    """Returns the exercises about an act at a position."""
    return [
        Lesson(each, each.case, laws_explaining(each.case, each.law, each.question), plain_explanation(each))
        for each in drawn()
        if isinstance(each.case, Judged)
    ]


def owes_without_saying_so(lesson: Lesson) -> bool:
    is_none = lesson.made.question is ExerciseQuestion.BACK and lesson.made.answer == NO_MEN
    return is_none and lesson.case.ruling.due.own > 0 and "is taken out, which" in lesson.why


def calls_more_the_striker_alone(lesson: Lesson) -> bool:
    return "Only the striker is pocketed" in lesson.why and lesson.pocketed != Pieces(striker=True)


def passes_over_the_break_before_play(lesson: Lesson) -> bool:
    return lesson.case.stroke.before_play and "foul_while_pocketing" in lesson.laws[:1]


def explains_a_score_by_the_men(lesson: Lesson) -> bool:
    is_by_score = lesson.made.fact is Fact.SCORE
    return is_by_score and not any(each in lesson.why for each in ("22", "24", "21 points", "fewer than"))


def explains_a_cover_by_the_right_to_the_queen(lesson: Lesson) -> bool:
    is_waiting = lesson.case.position.queen is QueenPlace.TO_COVER and not lesson.pocketed.queen
    return is_waiting and "queen_right" in lesson.laws


def names_one_man_where_two_come_back(lesson: Lesson) -> bool:
    asks_for_men = lesson.made.question in (ExerciseQuestion.BACK, ExerciseQuestion.OWED)
    return asks_for_men and men_forfeited(lesson.case) == 2 and "There is one penalty man" in lesson.why


def passes_over_the_last_man(lesson: Lesson) -> bool:
    case = lesson.case
    is_last = 0 < lesson.pocketed.opponent == case.position.on_board.opponent
    is_club = case.edition.has_dues_at_turns_end
    return is_club and is_last and lesson.made.question is ExerciseQuestion.BACK and "last man" not in lesson.why


def passes_over_why_the_turn_ends(lesson: Lesson) -> bool:
    is_of_seats = lesson.made.law in ("players_alternate", "seats_in_doubles", "doubles_as_singles")
    return is_of_seats and len(lesson.laws) == 1


def starts_with_another_law_than_the_ruling(lesson: Lesson) -> bool:
    case, laws = lesson.case, lesson.laws
    if case.edition.has_dues_at_turns_end or laws[0] in ("due_outstanding", "queen_not_covered"):
        return False
    first = next(laws_shown(case))
    if not speaks_of(first, lesson.made.question, case, lesson.made.fact) and laws[0] == lesson.made.law:
        return False  # the first law decides another part of the ruling than the one asked about
    return next(row.number for row in book(case.edition).rows() if laws[0] in row.names) != str(case.ruling.laws[0])


def leaves_out_a_reading(lesson: Lesson) -> bool:
    names = (reading.name.lower().replace("_", " ") for reading in lesson.case.ruling.readings)
    return not all(f"“{name}”" in lesson.why for name in names)


def changes_something_else_than_the_stroke(lesson: Lesson) -> bool:
    changed = lesson.made.changed
    return not isinstance(changed, Judged) or type(changed.act) is not type(lesson.case.act)


def pockets_more_than_a_stroke_does(lesson: Lesson) -> bool:
    pieces = lesson.pocketed
    return pieces.own + pieces.opponent + pieces.queen + pieces.striker > MOST_PIECES


FAULTS: tuple[Callable[[Lesson], bool], ...] = (
    owes_without_saying_so,
    calls_more_the_striker_alone,
    passes_over_the_break_before_play,
    explains_a_score_by_the_men,
    explains_a_cover_by_the_right_to_the_queen,
    names_one_man_where_two_come_back,
    passes_over_the_last_man,
    passes_over_why_the_turn_ends,
    starts_with_another_law_than_the_ruling,
    leaves_out_a_reading,
    changes_something_else_than_the_stroke,
    pockets_more_than_a_stroke_does,
)


@pytest.mark.parametrize("is_at_fault", FAULTS)
def test_an_explanation_names_the_law_that_decides(is_at_fault: Callable[[Lesson], bool]) -> None:
    faulty = [each for each in lessons() if is_at_fault(each)]

    assert not faulty, (len(faulty), story(faulty[0].case), faulty[0].made.question, faulty[0].laws, faulty[0].why)


def test_a_breach_is_compared_with_the_same_breach_at_another_moment_or_with_none() -> None:
    breaches = [each for each in drawn() if isinstance(each.case, Breached)]
    compared = [each for each in breaches if otherwise(each)]

    assert compared
    for each in compared:
        assert isinstance(each.changed, Breached)
        assert isinstance(each.case, Breached)
        assert each.changed.breach is each.case.breach


def test_no_sentence_of_an_exercise_stumbles() -> None:
    for each in drawn():
        words = f"{' '.join(story(each.case))} {otherwise(each)}"
        assert not any(part in words for part in ("..", ".”.", "does not arise", ", improper", "starting with")), words
