"""The mock examination: 100 marks from a seed, distinct questions, and a learner who passes after learning.

CARROM_DESK_PAPERS sets the number of papers per edition (packaging/soak.sh uses 200).
"""

import os
from collections import Counter
from dataclasses import replace
from functools import cache
from random import Random

import pytest

from carrom_desk.languages import languages, speaking
from carrom_desk.reports.laws.exam_paper import answers_document, mark_sheet_document, paper_document, result_document
from carrom_desk.reports.match_documents import Options
from carrom_desk.reports.output.html import as_html
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.edition_register import EDITIONS
from carrom_desk.rules.editions.icf_revised import ICF_REVISED
from carrom_desk.school.cases.exam_moments import (
    BoardRow,
    DrawKind,
    Drawn,
    Summed,
    draw_measure,
    draw_sheet,
    draw_tournament,
)
from carrom_desk.school.cases.judged import Question
from carrom_desk.school.exam import ORAL_QUESTIONS, Paper, Section, make_paper, mark, oral
from carrom_desk.school.exercise_text import option_words, story
from carrom_desk.school.exercises import asked_of

from .subjects import subject_of

PAPERS = int(os.environ.get("CARROM_DESK_PAPERS", "1"))


@cache
def paper_of(seed: int, edition: Edition) -> Paper:
    """Returns a cached paper, since one takes a second to make."""
    return make_paper(seed, subject_of(edition))


def papers() -> list[Paper]:
    return [paper_of(7, edition) for edition in EDITIONS]


def test_a_paper_has_a_hundred_marks() -> None:
    for paper in papers():
        assert sum(asked.marks for asked in paper.questions) == 100


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seed", range(7, 7 + 2 * PAPERS, 2))
def test_no_two_questions_of_a_paper_have_the_same_pattern(edition: Edition, seed: int) -> None:
    patterns = [asked.exercise.pattern for asked in paper_of(seed, edition).questions]

    assert len(set(patterns)) == len(patterns)


def test_the_same_seed_gives_the_same_paper_and_another_one_another() -> None:
    again = make_paper(5, subject_of(EDITIONS[0]))

    assert paper_of(5, EDITIONS[0]) == again
    assert paper_of(7, EDITIONS[0]) != again


def test_half_of_the_marks_pass() -> None:
    paper = paper_of(7, EDITIONS[0])
    right: list[int | None] = [asked.exercise.right for asked in paper.questions]
    nothing: list[int | None] = [None] * len(right)
    pairs = zip(right, paper.questions, strict=True)
    in_play = [place if asked.section is Section.LAWS else None for place, asked in pairs]

    assert mark(paper, right).total == 100
    assert mark(paper, nothing).total == 0
    assert not mark(paper, in_play).is_passed
    assert mark(paper, [*right[:25], *nothing[25:]]).total == 50
    assert mark(paper, [*right[:25], *nothing[25:]]).is_passed


def test_a_federation_sets_how_many_questions_each_section_has() -> None:
    weights = dict.fromkeys(Section, 2) | {Section.LAWS: 4, Section.DRAWS: 0}
    paper = make_paper(3, subject_of(EDITIONS[0]), weights)
    page = as_html(paper_document(paper, Options(), "0.1.0"))

    assert Counter(asked.section for asked in paper.questions) == Counter({k: n for k, n in weights.items() if n})
    assert mark(paper, [asked.exercise.right for asked in paper.questions]).total == paper.full_marks == 28
    assert "28 marks" in page
    assert "G. League" not in page


def test_the_same_number_is_the_same_paper_in_every_language() -> None:
    about = subject_of(EDITIONS[0])
    for code in languages()[1:3]:
        with speaking(code):
            assert make_paper(5, about) == paper_of(5, EDITIONS[0])


@pytest.mark.parametrize("seed", range(40))
def test_what_no_law_decides_has_one_right_answer_among_several(seed: int) -> None:
    for draw in (draw_measure, draw_sheet, draw_tournament):
        made = asked_of(Random(seed), draw(Random(seed), EDITIONS[seed % len(EDITIONS)]))
        words = option_words(made)
        assert 2 <= len(words) == len(set(words))
        assert all(line.endswith((".", "?")) for line in story(made.case))


def test_a_total_is_added_up_as_a_match_adds_it_up() -> None:
    won = [BoardRow(is_first=True, men=9, has_queen=True)] * 2
    sheet = Summed(edition=ICF_REVISED, boards=(*won, BoardRow(is_first=False, men=5, has_queen=True)))

    assert sheet.answers[Question.TOTAL] == 24
    assert replace(sheet, boards=(*won, *won)).answers[Question.TOTAL] == 25
    assert [Drawn(edition=ICF_REVISED, kind=kind, count=11).answers[Question.COUNT] for kind in DrawKind] == [
        55,
        10,
        5,
        4,
    ]


def test_a_mark_sheet_has_a_line_for_every_question() -> None:
    paper = papers()[0]
    page = as_html(mark_sheet_document(paper, "Asha", Options(), "0.1.0"))

    assert page.count("…………</td>") == len(paper.questions) + 1
    assert "Candidate: Asha" in page


def test_a_learner_who_guesses_fails_and_passes_once_he_has_learnt() -> None:
    random, paper = Random(1), make_paper(9, subject_of(EDITIONS[0]))
    guessed: list[int | None] = [random.randrange(len(asked.exercise.options)) for asked in paper.questions]
    learnt: list[int | None] = [asked.exercise.right for asked in paper.questions]

    assert not mark(paper, guessed).is_passed
    assert mark(paper, learnt).is_passed


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_oral_asks_its_questions_from_a_seed(edition: Edition) -> None:
    asked = oral(3, subject_of(edition))

    assert len(asked) == ORAL_QUESTIONS
    assert asked == oral(3, subject_of(edition))


def test_paper_answers_and_result_are_documents_that_say_they_are_ours() -> None:
    paper = papers()[0]
    result = mark(paper, [asked.exercise.right for asked in paper.questions])
    whole = as_html(paper_document(paper, Options(), "0.1.0"))
    answers = as_html(answers_document(paper, lambda law: f"law of {law}", Options(), "0.1.0"))
    page = as_html(result_document(paper, "Asha", result, Options(), "0.1.0"))

    assert all("It is not official." in each for each in (whole, answers, page))
    assert "Viva checklist" in whole
    assert f"law of {paper.questions[0].exercise.law}" in answers
    assert f"law of {paper.questions[0].exercise.law}" not in whole
    assert "Asha: 100 of 100 marks. Passed." in page
