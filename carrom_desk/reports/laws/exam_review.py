"""Review of a mock exam: every question with the chosen answer, the correct one, and why."""

from collections.abc import Iterator

from carrom_desk.i18n import N_, _, say
from carrom_desk.presentation.wording.laws_text import laws_name
from carrom_desk.reports.content import Column, Emphasis, Piece, Row, Table, Title
from carrom_desk.reports.document import Chapter, Document, Part
from carrom_desk.reports.laws.lessons import plain_explanation
from carrom_desk.reports.match_documents import Options, plain_document
from carrom_desk.school.exercise import Exercise
from carrom_desk.school.exercise_text import option_words, story
from carrom_desk.school.mock_exam import MockExam, Section

KIND = N_("Mock exam for umpires")


def review_document(exam: MockExam, name: str, options: Options) -> Document:
    """Returns the review of an exam taken by a learner with this name; empty if unknown."""
    reached = _("{right} of {count} correct").format(right=exam.right, count=len(exam.questions))
    laws = laws_name(exam.exercises[0].edition)
    lines = (name, laws, _("Carrom Desk drew the questions from its rules. The exam is not official."))
    parts: list[Part] = [Title(say(KIND), reached, tuple(line for line in lines if line))]
    for section in Section:
        rows = tuple(_rows(exam, section))
        if rows:
            parts.append(Table(say(section.value.title), (Column("", 18), Column("", 82)), rows))
    foot = say(N_("{kind} · {laws}"), kind=say(KIND), laws=laws)
    return plain_document(f"{say(KIND)}: {reached}", Chapter("review", say(KIND), tuple(parts), foot), options)


def _rows(exam: MockExam, section: Section) -> Iterator[Row]:
    for number, ((of, made), place) in enumerate(zip(exam.questions, exam.answers, strict=True), 1):
        if of is section:
            asked = " ".join((*story(made.case), say(made.question.value)))
            yield Row((f"{number}.", (Piece(asked, Emphasis.BOLD),)))
            yield from _answers(made, place)


def _answers(made: Exercise, place: int | None) -> Iterator[Row]:
    words = option_words(made)
    chosen = _("not answered") if place is None else words[place]
    yield Row((_("Your answer"), f"{'✓' if place == made.right else '✗'} {chosen}"))
    if place != made.right:
        yield Row((_("Correct answer"), words[made.right]))
    yield Row((_("Why"), plain_explanation(made)))
