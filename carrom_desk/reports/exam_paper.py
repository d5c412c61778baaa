"""The mock examination on paper: the questions, the answers apart, and a page with the result."""

from collections.abc import Callable, Iterator, Sequence

from carrom_desk.i18n import N_, _, say
from carrom_desk.rules.words import NAMED
from carrom_desk.school.exam import FULL_MARKS, MINUTES, PRACTICAL, VIVA, Paper, Result, Section
from carrom_desk.school.words import option_words, story

from .content import Chapter, Column, Document, Heading, Note, Part, Row, Table, Title
from .documents import Options, plain_document

UNOFFICIAL = N_(
    "A mock paper of Carrom Desk, made from its rules. It is official nowhere: no federation set or marked it."
)
_KIND = N_("Mock examination for umpires")
Laws = Callable[[str], str]
"""How a law is cited, by its stable name."""


def paper_document(paper: Paper, options: Options, version: str) -> Document:
    """The questions, if it has them yet, and the check lists of viva and practical."""
    words = N_("{laws}. Paper {seed}. {marks} marks, {minutes} minutes; half of the marks pass.")
    terms = say(words, laws=say(paper.edition.name), seed=paper.seed, marks=FULL_MARKS, minutes=MINUTES)
    title = Title(_("Carrom"), say(_KIND), (terms, say(UNOFFICIAL)))
    parts: list[Part] = [title]
    for section in Section:
        part = section.value
        rows = tuple(_question_rows(paper, section))
        columns = (Column("", 6), Column("", 94))
        counts = f"{part.questions} × {part.marks} = {part.questions * part.marks}"
        parts.append(Heading(say(NAMED, name=say(part.title), text=counts)))
        if rows:
            parts.append(Table(say(part.title), columns, rows, has_label=False))
    parts += _check_lists()
    return _document(paper, say(_KIND), "paper", parts, options, version)


def answers_document(paper: Paper, cite: Laws, options: Options, version: str) -> Document:
    """The right answers with the laws that decide, to be kept apart from the paper."""
    title = _("Answers to paper {seed}").format(seed=paper.seed)
    columns = (
        Column(_("No."), 8),
        Column(_("Answer"), 68),
        Column(_("Law"), 24),
    )
    rows = []
    for number, asked in enumerate(paper.questions, 1):
        made = asked.exercise
        right = f"{_letter(made.right)}) {option_words(made)[made.right]}"
        rows.append(Row((str(number), right, cite(made.law))))
    parts: list[Part] = [Title(say(_KIND), title, (say(UNOFFICIAL),)), Table(title, columns, tuple(rows), False)]
    return _document(paper, title, "answers", parts, options, version)


def result_document(paper: Paper, name: str, result: Result, options: Options, version: str) -> Document:
    """What was reached, section by section."""
    outcome = N_("Passed") if result.is_passed else N_("Not passed")
    words = N_("{name}: {marks} of {full} marks. {outcome}.")
    reached = say(words, name=name or "–", marks=result.total, full=FULL_MARKS, outcome=say(outcome))
    columns = (
        Column(_("Section"), 70),
        Column(_("Marks"), 30),
    )
    rows = tuple(
        Row((say(each.value.title), f"{result.marks[each]} / {each.value.questions * each.value.marks}"))
        for each in Section
    )
    laws = N_("By {laws}, paper {seed}.")
    parts: list[Part] = [
        Title(say(_KIND), reached, (say(laws, laws=say(paper.edition.name), seed=paper.seed), say(UNOFFICIAL))),
        Table(say(_KIND), columns, rows, False),
        *_check_lists(),
    ]
    return _document(paper, reached, "result", parts, options, version)


def _letter(place: int) -> str:
    return "abcdefghi"[place]


def _question_rows(paper: Paper, section: Section) -> Iterator[Row]:
    for number, asked in enumerate(paper.questions, 1):
        if asked.section is not section:
            continue
        made = asked.exercise
        yield Row((str(number), " ".join((*story(made.case), say(made.question.value)))))
        yield Row(("", "     ".join(f"{_letter(place)}) {words}" for place, words in enumerate(option_words(made)))))


def _check_lists() -> Iterator[Part]:
    for title, lines in (
        (N_("Viva: a check list"), VIVA),
        (N_("Practical: a check list"), PRACTICAL),
    ):
        yield Heading(say(title))
        yield from (Note(f"[   ]  {say(line)}") for line in lines)


def _document(paper: Paper, title: str, name: str, parts: Sequence[Part], options: Options, version: str) -> Document:
    foot = f"{say(_KIND)} · {paper.edition.id} · {paper.seed}"
    return plain_document(title, Chapter(name, title, tuple(parts), foot), options, version)
