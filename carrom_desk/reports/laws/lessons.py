"""Explanations of exercises, with their laws and readings."""

from collections.abc import Iterator, Mapping
from datetime import datetime
from functools import cache
from tomllib import loads

from markupsafe import Markup

from carrom_desk.i18n import N_, _, say
from carrom_desk.presentation.wording.match_text import in_order
from carrom_desk.reports.drawings.markup import element, joined
from carrom_desk.reports.laws.law_books import law_book
from carrom_desk.reports.laws.law_page import LAW, law_title, reading_link
from carrom_desk.resources import resource_path
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.position import Pieces
from carrom_desk.rules.texts.words import NAMED
from carrom_desk.school.cases.judged import Judged
from carrom_desk.school.cases.moments import Case
from carrom_desk.school.cases.targets import laws_explaining
from carrom_desk.school.exercise import Counted, Exercise
from carrom_desk.school.exercise_text import DIFFICULTIES, otherwise
from carrom_desk.school.exercises import Subject, subject
from carrom_desk.school.learners import LawKey, Progress, Strength, strength_of


def kind_words(made: Exercise, counted: Counted) -> str:
    """Returns topic, difficulty and share of correct answers of an exercise."""
    share = round(100 * made.share(counted))
    level = say(DIFFICULTIES[made.difficulty(counted)])
    words = N_("{topic} · {level} · about {share}% correct")
    return say(words, topic=say(made.topic.value), level=level, share=share)


def subject_of(edition: Edition) -> Subject:
    return subject(edition, law_book(edition).names(), _decisions().get(edition.id, {}))


@cache
def _decisions() -> Mapping[str, Mapping[str, int]]:
    return loads(resource_path("school/decisions.toml").read_text(encoding="utf-8"))


def explanation(made: Exercise, lesson: str = "") -> str:
    """Returns the lesson as rich text: the deciding law's summary, readings and a counter-example."""
    return str(joined(element("p", lesson) if lesson else None, *_paragraphs(made)))


def plain_explanation(made: Exercise) -> str:
    """Returns the same lesson as plain text on one line."""
    return " ".join(paragraph.striptags() for paragraph in _paragraphs(made))


def _paragraphs(made: Exercise) -> Iterator[Markup]:
    book = law_book(made.edition)
    for name in laws_explaining(made.case, made.law, made.question):
        row = next(row for row in book.rows() if name in row.names)
        law = book.whole(row)
        summary = f"{law.summary} {row.summary}" if law is not row and _holds(law.name, made.case) else row.summary
        link = element("a", law_title(row.number), href=f"{LAW}{row.number}")
        yield element("p", link, say(NAMED, name="", text=summary))
    for reading in made.case.ruling.readings if isinstance(made.case, Judged) else ():
        text = made.edition.explain(reading)
        name = _("Reading “{name}”").format(name=reading.name.lower().replace("_", " "))
        yield element("p", reading_link(reading, name), f" {text.question} {text.answer}")
    if other := otherwise(made):
        yield element("p", other)


_OF_THE_STRIKER_ALONE = frozenset({"striker_and_nothing_else", "cover_striker_alone"})
"""Laws headed by “only the striker”, of which some paragraphs also apply with other pieces."""


def _holds(law: str, case: Case) -> bool:
    """Returns True when the heading of a law is true of a case, so that it may stand before a paragraph."""
    is_striker_alone = isinstance(case, Judged) and case.stroke.pocketed == Pieces(striker=True)
    return law not in _OF_THE_STRIKER_ALONE or is_striker_alone


def law_map(edition: Edition, known: Mapping[LawKey, Progress], now: datetime) -> list[tuple[str, str, str]]:
    """Returns every law with a learner's progress and correct answers, weakest first; laws not asked yet come last."""
    rows = {name: row for row in law_book(edition).rows() for name in row.names}
    order = [*list(Strength)[1:], next(iter(Strength))]
    lines = []
    for law in subject_of(edition).laws:
        progress = known.get(LawKey(edition.id, law))
        strength = strength_of(progress, now)
        count = in_order(f"{progress.right} / {progress.asked}") if progress is not None else "–"
        words = f"{in_order(rows[law].number)}  {rows[law].summary}"
        lines.append((order.index(strength), (words, say(strength.value), count)))
    return [cells for _place, cells in sorted(lines, key=lambda line: line[0])]
