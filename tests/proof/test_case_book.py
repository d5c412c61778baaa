"""The case book of rulings in the tests: each difference between the ICF's texts has a class, and everything is
typeset.
"""

from collections.abc import Sequence
from dataclasses import replace
from io import BytesIO
from itertools import islice

import pytest
from pypdf import PdfReader

from carrom_desk.rules.edition import Edition, EventRules
from carrom_desk.rules.edition_register import EDITIONS
from carrom_desk.rules.editions.icf_1993 import ICF_1993
from carrom_desk.rules.editions.icf_revised import ICF_REVISED
from carrom_desk.rules.event import of_event
from carrom_desk.rules.judge import judge
from carrom_desk.rules.position import ByParty
from carrom_desk.rules.ruling import Turn
from tests.proof.case_book import EACH_TIME, OTHER_GROUND, CaseBook, case_book, depends_on_score, plainest_examples
from tests.proof.case_book_files import as_html, as_pdf
from tests.proof.changes import CHANGES, compared
from tests.proof.covering import covering
from tests.proof.play_out import ActClass, place_of, stated_of
from tests.proof.sweep import Proof, hold
from tests.rules.notation import read_scene


def covered(edition: Edition, scenes: Sequence[str] = ()) -> Proof:
    proof = Proof(edition)
    for scene in scenes or covering(edition):
        position, act = read_scene(scene)
        hold(proof, position, ActClass(stated_of(act), act), place_of(position))
    return proof


@pytest.fixture(scope="module")
def book() -> CaseBook:
    return case_book(covered(ICF_REVISED))


def test_every_act_that_the_icfs_texts_rule_differently_is_of_a_class() -> None:
    scenes = {*covering(ICF_REVISED), *covering(ICF_1993)}
    found = (compared(*read_scene(scene)) for scene in scenes)

    assert {difference.change for difference in found if difference is not None} == set(CHANGES)


def test_the_case_book_of_an_event_names_it_and_rules_by_its_rules() -> None:
    lake = of_event(ICF_REVISED, "Lake Club 2026", EventRules(queen_points=5, own_man_with_striker=Turn.PASSES))
    found = case_book(covered(lake, tuple(islice(covering(ICF_REVISED), 600))))
    told = [" ".join(case.details) for chapter in found.chapters for case in chapter.cases]

    assert found.title == "Case book: Lake Club 2026 (ICF Laws of Carrom, revised)"
    assert "the Queen counts 5, a board at most 14" in found.about[1]
    assert any("Lake Club 2026: the turn passes." in details for details in told)
    assert "Lake Club 2026: the turn passes." in {reading.answer for reading in found.readings}


@pytest.mark.nightly
@pytest.mark.parametrize("edition", EDITIONS, ids=str)
def test_every_reading_is_an_open_question_and_cases_name_those_that_decide(edition: Edition) -> None:
    proof = covered(edition)
    shown_book = case_book(proof)
    named = {number for chapter in shown_book.chapters for case in chapter.cases for number in case.readings}
    left_to_the_umpire = [each for each in shown_book.readings if each.decides == EACH_TIME]

    assert named == set(range(1, len(proof.decided_by) + 1))
    assert [each.number for each in shown_book.readings] == list(range(1, len(shown_book.readings) + 1))
    assert len(shown_book.readings) == len(edition.readings) + len(left_to_the_umpire)
    assert bool(left_to_the_umpire) == (edition is ICF_REVISED)


def test_cases_give_the_score_only_where_it_changes_the_ruling(book: CaseBook) -> None:
    positions = {"with": 0, "without": 0}
    for position, act in plainest_examples(covered(ICF_REVISED)):
        rulings = {judge(replace(position, score=ByParty(score, score)), act, ICF_REVISED) for score in (0, 22)}
        assert depends_on_score(ICF_REVISED, position, act) == (len(rulings) > 1)
        positions["with" if len(rulings) > 1 else "without"] += 1
    cases = [case for chapter in book.chapters for case in chapter.cases]
    with_score = sum("Score" in " ".join(case.position) for case in cases)

    assert {"with": with_score, "without": len(cases) - with_score} == positions


def test_no_case_is_shown_twice(book: CaseBook) -> None:
    cases = [replace(case, number=0) for chapter in book.chapters for case in chapter.cases]

    assert len(set(cases)) == len(cases)


def test_placing_faults_say_which_man_is_placed_and_no_ruling_says_a_pocketed_queen_is_on_the_board(
    book: CaseBook,
) -> None:
    cases = [case for chapter in book.chapters for case in chapter.cases]
    late = [" ".join(case.position) for case in cases if "laced too late" in case.act]

    assert late
    assert all("is placing 1" in position and "Break not yet made" not in position for position in late)
    assert not [case for case in cases if "Queen" in case.act and "The Queen is on the board." in case.details]


def test_changes_with_the_same_result_say_so_and_each_text_names_its_own_laws(book: CaseBook) -> None:
    same = [OTHER_GROUND in change.count for change in book.changes]

    assert same == [False, False, True, True, True, False, True]
    assert [(change.older_act[-9:], change.newer_act[-12:]) for change in book.changes][-1] == (
        "(law 61).",
        "(law 88(b)).",
    )


def test_cases_are_numbered_through_and_each_has_its_picture(book: CaseBook) -> None:
    cases = [case for chapter in book.chapters for case in chapter.cases]

    assert [case.number for case in cases] == list(range(1, len(cases) + 1))
    assert {case.board for case in cases} == set(book.boards)
    assert all(case.ruling and case.laws for case in cases)


def test_the_book_is_set_as_pdf_and_as_html(book: CaseBook) -> None:
    """Uses a few cases of each chapter, since all are rendered alike."""
    chapters = tuple(replace(each, cases=tuple(islice(each.cases, 3))) for each in book.chapters)
    short = replace(book, chapters=chapters)
    pages = PdfReader(BytesIO(as_pdf(short))).pages
    page = as_html(short)
    text = "".join(each.extract_text() for each in pages)

    for each in (*(chapter.title for chapter in chapters), "What changed", "Open questions", "Chief referee"):
        assert each in text
        assert each in page
    assert page.count('class="case"') == sum(len(chapter.cases) for chapter in chapters)
    assert page.count('class="change"') == len(CHANGES)
