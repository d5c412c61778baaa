"""A page about one act at one position: what every edition rules, and by which laws."""

from collections.abc import Sequence

from carrom_desk.match.match_text import sentence
from carrom_desk.match.posed import Answer, Posed, act_line, position_lines
from carrom_desk.match.side import BySide
from carrom_desk.rules.acts import Act
from carrom_desk.rules.piece_text import listed
from carrom_desk.rules.words import QT_TRANSLATE_NOOP, Say

from .board_drawing import board_drawing
from .content import Beside, Chapter, Column, Document, Drawing, Figures, Heading, Note, Part, Row, Table, Title
from .documents import Options, plain_document

TITLE = QT_TRANSLATE_NOOP("Asked", "What the laws say")
_POSITION = QT_TRANSLATE_NOOP("Asked", "Position")


def asked_document(posed: Posed, act: Act, answers: Sequence[Answer], options: Options, version: str) -> Document:
    """The position, what happened, and the answers one below the other; what differs from the first is marked."""
    say = options.say
    title, happened = say(TITLE), act_line(say, posed, act)
    lines = position_lines(say, posed)
    parts: tuple[Part, ...] = (
        Title(say(QT_TRANSLATE_NOOP("Asked", "Carrom")), title),
        Heading(happened),
        Beside((tuple(map(Note, lines)), (Figures(((say(_POSITION), _drawn(posed, say)),)),))),
        *(_table(each, answers[0], say) for each in answers),
        Note(say(QT_TRANSLATE_NOOP("Asked", "≠ marks what differs from the first of these editions."))),
    )
    return plain_document(f"{title}: {happened}", Chapter("asked", title, parts, title), options, version)


def _drawn(posed: Posed, say: Say) -> Drawing:
    """The men that lie on the board, white and black, not by the turn."""
    board = posed.state.current_board
    men = BySide(board.on_board.of(board.white), board.on_board.of(board.white.other))
    return board_drawing(say, men, has_queen=posed.position.queen.is_on_board)


def marked_lines(answer: Answer, first: Answer) -> tuple[tuple[str, bool], ...]:
    """The ruling line by line, each with whether the first edition says something else."""
    return tuple((line, line not in first.lines) for line in answer.lines)


def _table(answer: Answer, first: Answer, say: Say) -> Table:
    marked = ((sentence(say, line), differs) for line, differs in marked_lines(answer, first))
    lines = " ".join(f"≠ {line}" if differs else line for line, differs in marked)
    found = [
        (QT_TRANSLATE_NOOP("Asked", "Ruling"), lines),
        (QT_TRANSLATE_NOOP("Asked", "Call"), " ".join(answer.calls)),
        (QT_TRANSLATE_NOOP("Asked", "Laws"), listed(say, answer.laws)),
    ]
    reading = QT_TRANSLATE_NOOP("Asked", "Reading")
    found += [(reading, f"{each.question} {each.answer}") for _, each in answer.readings]
    rows = (Row((say(name), words)) for name, words in found if words)
    return Table(say(answer.edition.name), (Column("", 18), Column("", 82)), tuple(rows))
