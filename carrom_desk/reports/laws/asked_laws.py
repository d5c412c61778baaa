"""Page about one act at one position: the ruling of every edition with its laws."""

from collections.abc import Sequence

from carrom_desk.formats import listed
from carrom_desk.i18n import N_, _, say
from carrom_desk.match.side import BySide
from carrom_desk.presentation.questions.posed import Answer, Posed, act_line, position_lines
from carrom_desk.presentation.wording.laws_text import laws_name
from carrom_desk.presentation.wording.match_text import sentence
from carrom_desk.reports.content import Column, Drawing, Figure, Heading, Note, Row, Table, Title
from carrom_desk.reports.document import Chapter, Document, Part, SideBySide
from carrom_desk.reports.drawings.board_drawing import board_drawing
from carrom_desk.reports.drawings.markup import element, joined
from carrom_desk.reports.laws.law_page import law_link, reading_link, set_apart
from carrom_desk.reports.match_documents import Options, plain_document
from carrom_desk.rules.acts import Act

TITLE = N_("Rulings by edition")


def asked_document(posed: Posed, act: Act, answers: Sequence[Answer], options: Options) -> Document:
    """Returns the position, the act, and the answers; differences from the first answer are marked."""
    title, happened = say(TITLE), act_line(posed, act)
    lines = position_lines(posed)
    parts: tuple[Part, ...] = (
        Title(_("Carrom"), title),
        Heading(happened),
        SideBySide((tuple(map(Note, lines)), (Figure(_("Position"), _drawn(posed)),))),
        *(_table(each, answers[0]) for each in answers),
        Note(_("≠ marks a difference from the first edition listed.")),
    )
    return plain_document(f"{title}: {happened}", Chapter("asked", title, parts, title), options)


def _drawn(posed: Posed) -> Drawing:
    """Draws the men on the board by colour."""
    board = posed.state.current_board
    men = BySide(board.on_board.of(board.white), board.on_board.of(board.white.other))
    return board_drawing(men, has_queen=posed.position.queen.is_on_board)


def marked_lines(answer: Answer, first: Answer) -> tuple[tuple[str, bool], ...]:
    """Returns the lines of a ruling, each with whether it differs from the first edition."""
    return tuple((line, line not in first.lines) for line in answer.lines)


def _table(answer: Answer, first: Answer) -> Table:
    marked = ((sentence(line), differs) for line, differs in marked_lines(answer, first))
    lines = " ".join(f"≠ {line}" if differs else line for line, differs in marked)
    found = [(N_("Ruling"), lines), (N_("Call"), " ".join(answer.calls)), (N_("Laws"), listed(answer.laws))]
    reading = N_("Reading")
    found += [(reading, f"{each.question} {each.answer}") for _, each in answer.readings]
    rows = (Row((say(name), words)) for name, words in found if words)
    return Table(laws_name(answer.edition), (Column("", 18), Column("", 82)), tuple(rows))


def answer_html(answer: Answer, first: Answer, number: int) -> str:
    """Returns a ruling as rich text, with links to its laws and readings that start with its number."""
    row = f"{number}/"
    lines = [set_apart(f"≠ {line}") if differs else line for line, differs in marked_lines(answer, first)]
    links = [law_link(each, row) for each in answer.laws]
    links += [reading_link(name, f"?\N{NO-BREAK SPACE}{text.answer}", row) for name, text in answer.readings]
    answered = [*lines, *([" ".join(answer.calls)] if answer.calls else [])]
    cited = element("li", *[part for link in links for part in (" · ", link)][1:])
    listed = element("ul", *(element("li", line) for line in answered), cited)
    return str(joined(element("h4", laws_name(answer.edition)), listed))
