"""Progress of a learner by chapter of the law book, for the start page."""

from collections.abc import Mapping
from dataclasses import dataclass

from carrom_desk.exchange.laws.law_book import LawBook, LawChapter
from carrom_desk.exchange.laws.law_digest import every_row
from carrom_desk.i18n import Words
from carrom_desk.school.learners import LearnerStore, Progress

MOST_CHAPTERS = 3
"""Number of chapters shown."""


@dataclass(frozen=True, slots=True)
class ChapterProgress:
    """Answers about the laws of a chapter."""

    title: Words
    right: int
    asked: int


@dataclass(frozen=True, slots=True)
class LearnerProgress:
    """A learner's answers in one edition."""

    learner: str
    right: int
    asked: int
    weakest: tuple[ChapterProgress, ...]
    """Chapters with the smallest share of correct answers, weakest first."""


def learner_progress(store: LearnerStore, book: LawBook) -> LearnerProgress | None:
    """Returns the progress of the first learner, with whom training opens; None if they have not answered anything
    about this edition.

    Raises:
        StoreError: the learners could not be read.
    """
    learner = next(iter(store.learners()), None)
    found = store.progress(learner.id) if learner is not None else ()
    known = {each.key.name: each for each in found if each.key.edition == book.edition.id}
    if learner is None or not known:
        return None
    chapters = [made for chapter in book.chapters if (made := _of_chapter(chapter, known)) is not None]
    chapters.sort(key=lambda each: each.right / each.asked)
    right, asked = sum(each.right for each in known.values()), sum(each.asked for each in known.values())
    return LearnerProgress(learner.name, right, asked, tuple(chapters[:MOST_CHAPTERS]))


def _of_chapter(chapter: LawChapter, known: Mapping[str, Progress]) -> ChapterProgress | None:
    """Returns the progress in a chapter; None for a section without a title, or without answers."""
    names = {name for row in every_row(chapter.laws) for name in row.names}
    found = [known[name] for name in names if name in known]
    if chapter.title is None or not found:
        return None
    return ChapterProgress(chapter.title, sum(each.right for each in found), sum(each.asked for each in found))
