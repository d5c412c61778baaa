"""Progress of a learner by chapter."""

from datetime import UTC, datetime
from unittest.mock import Mock

from carrom_desk.reports.laws.law_books import law_book
from carrom_desk.reports.laws.learner_progress import MOST_CHAPTERS, LearnerProgress, learner_progress
from carrom_desk.rules.edition_register import EDITIONS, USUAL
from carrom_desk.school.learners import LawKey, Learner, LearnerStore, Progress

NOW = datetime(2026, 11, 21, tzinfo=UTC)
COUNTS = (("turn", 4, 1), ("change_of_sides", 3, 3), ("queen_right", 2, 1), ("board_won", 5, 4), ("who_breaks", 1, 1))
"""Law, questions and correct answers."""


def progress_of(*counts: tuple[str, int, int], edition: str = USUAL.id) -> LearnerProgress | None:
    known = [Progress(LawKey(edition, law), asked, right, "", NOW) for law, asked, right in counts]
    store = Mock(spec=LearnerStore)
    store.learners.return_value = (Learner("a", "Asha"), Learner("b", "Bilal")) if counts else ()
    store.progress.side_effect = {"a": known, "b": []}.__getitem__
    return learner_progress(store, law_book(USUAL))


def test_chapters_are_listed_weakest_first() -> None:
    found = progress_of(*COUNTS)
    assert found is not None

    assert (found.learner, found.right, found.asked) == ("Asha", 10, 15)
    assert [(each.title.text, each.right, each.asked) for each in found.weakest] == [
        ("Turn", 1, 4),
        ("The Queen and the last men", 1, 2),
        ("Score", 4, 5),
    ]
    assert len(found.weakest) == MOST_CHAPTERS


def test_nothing_is_shown_without_a_learner_or_an_answer_about_this_edition() -> None:
    assert progress_of() is None
    assert progress_of(("turn", 4, 1), edition=EDITIONS[1].id) is None
