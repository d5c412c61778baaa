"""The mock examination on paper: the questions, the answers apart, and a page with the result."""

from collections.abc import Callable, Iterator, Sequence

from carrom_desk.rules.words import NAMED, QT_TRANSLATE_NOOP, Say
from carrom_desk.school.exam import FULL_MARKS, MINUTES, PRACTICAL, VIVA, Paper, Result, Section
from carrom_desk.school.words import option_words, story

from .content import Chapter, Column, Document, Heading, Note, Part, Row, Table, Title
from .documents import Options, plain_document

UNOFFICIAL = QT_TRANSLATE_NOOP(
    "Exam", "A mock paper of Carrom Desk, made from its rules. It is official nowhere: no federation set or marked it."
)
_KIND = QT_TRANSLATE_NOOP("Exam", "Mock examination for umpires")
Laws = Callable[[str], str]
"""How a law is cited, by its stable name."""


def paper_document(paper: Paper, options: Options, version: str) -> Document:
    """The questions, if it has them yet, and the check lists of viva and practical."""
    say = options.say
    words = QT_TRANSLATE_NOOP("Exam", "{laws}. Paper {seed}. {marks} marks, {minutes} minutes; half of the marks pass.")
    terms = say(words, laws=say(paper.edition.name), seed=paper.seed, marks=FULL_MARKS, minutes=MINUTES)
    title = Title(say(QT_TRANSLATE_NOOP("Exam", "Carrom")), say(_KIND), (terms, say(UNOFFICIAL)))
    parts: list[Part] = [title]
    for section in Section:
        part = section.value
        rows = tuple(_question_rows(paper, section, say))
        columns = (Column("", 6), Column("", 94))
        counts = f"{part.questions} × {part.marks} = {part.questions * part.marks}"
        parts.append(Heading(say(NAMED, name=say(part.title), text=counts)))
        if rows:
            parts.append(Table(say(part.title), columns, rows, has_label=False))
    parts += _check_lists(say)
    return _document(paper, say(_KIND), "paper", parts, options, version)


def answers_document(paper: Paper, cite: Laws, options: Options, version: str) -> Document:
    """The right answers with the laws that decide, to be kept apart from the paper."""
    say = options.say
    title = say(QT_TRANSLATE_NOOP("Exam", "Answers to paper {seed}"), seed=paper.seed)
    columns = (
        Column(say(QT_TRANSLATE_NOOP("Exam", "No.")), 8),
        Column(say(QT_TRANSLATE_NOOP("Exam", "Answer")), 68),
        Column(say(QT_TRANSLATE_NOOP("Exam", "Law")), 24),
    )
    rows = []
    for number, asked in enumerate(paper.questions, 1):
        made = asked.exercise
        right = f"{_letter(made.right)}) {option_words(say, made)[made.right]}"
        rows.append(Row((str(number), right, cite(made.law))))
    parts: list[Part] = [Title(say(_KIND), title, (say(UNOFFICIAL),)), Table(title, columns, tuple(rows), False)]
    return _document(paper, title, "answers", parts, options, version)


def result_document(paper: Paper, name: str, result: Result, options: Options, version: str) -> Document:
    """What was reached, section by section."""
    say = options.say
    outcome = QT_TRANSLATE_NOOP("Exam", "Passed") if result.is_passed else QT_TRANSLATE_NOOP("Exam", "Not passed")
    words = QT_TRANSLATE_NOOP("Exam", "{name}: {marks} of {full} marks. {outcome}.")
    reached = say(words, name=name or "–", marks=result.total, full=FULL_MARKS, outcome=say(outcome))
    columns = (
        Column(say(QT_TRANSLATE_NOOP("Exam", "Section")), 70),
        Column(say(QT_TRANSLATE_NOOP("Exam", "Marks")), 30),
    )
    rows = tuple(
        Row((say(each.value.title), f"{result.marks[each]} / {each.value.questions * each.value.marks}"))
        for each in Section
    )
    laws = QT_TRANSLATE_NOOP("Exam", "By {laws}, paper {seed}.")
    parts: list[Part] = [
        Title(say(_KIND), reached, (say(laws, laws=say(paper.edition.name), seed=paper.seed), say(UNOFFICIAL))),
        Table(say(_KIND), columns, rows, False),
        *_check_lists(say),
    ]
    return _document(paper, reached, "result", parts, options, version)


def _letter(place: int) -> str:
    return "abcdefghi"[place]


def _question_rows(paper: Paper, section: Section, say: Say) -> Iterator[Row]:
    for number, asked in enumerate(paper.questions, 1):
        if asked.section is not section:
            continue
        made = asked.exercise
        yield Row((str(number), " ".join((*story(say, made.case), say(made.question.value)))))
        yield Row(
            ("", "     ".join(f"{_letter(place)}) {words}" for place, words in enumerate(option_words(say, made))))
        )


def _check_lists(say: Say) -> Iterator[Part]:
    for title, lines in (
        (QT_TRANSLATE_NOOP("Exam", "Viva: a check list"), VIVA),
        (QT_TRANSLATE_NOOP("Exam", "Practical: a check list"), PRACTICAL),
    ):
        yield Heading(say(title))
        yield from (Note(f"[   ]  {say(line)}") for line in lines)


def _document(paper: Paper, title: str, name: str, parts: Sequence[Part], options: Options, version: str) -> Document:
    foot = f"{options.say(_KIND)} · {paper.edition.id} · {paper.seed}"
    return plain_document(title, Chapter(name, title, tuple(parts), foot), options, version)
