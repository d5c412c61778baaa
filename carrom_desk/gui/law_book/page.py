"""A page of the law book as rich text: a law, what goes with it, and the same law in the other text."""

from collections.abc import Iterator, Sequence
from html import escape

from carrom_desk.exchange.law_book import LawBook, Pieces, differences, laws_of, laws_of_reading
from carrom_desk.exchange.law_digest import LawKind, LawRow
from carrom_desk.gui.languages import say
from carrom_desk.match.match_text import duration
from carrom_desk.rules.breaches import CATALOGUE
from carrom_desk.rules.clocks import ClockKind
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.laws import Citation
from carrom_desk.rules.readings import Reading, explain
from carrom_desk.rules.reminders import Moment
from carrom_desk.rules.words import QT_TRANSLATE_NOOP, Words

LAW, READING = "law:", "reading:"
"""How the address of a link begins; the number of a law or the name of a reading follows."""
UNUSUAL = (Moment.AFTER_STROKE, Moment.JUMPED, Moment.BEFORE_STROKE)
"""When pieces may lie oddly."""

_OWN_WORDS = QT_TRANSLATE_NOOP("LawBook", "In this program’s own words. What counts is the text itself.")
_MAY_DECIDE = QT_TRANSLATE_NOOP("LawBook", "The umpire may decide otherwise.")
_AT_THE_DESK = QT_TRANSLATE_NOOP("LawBook", "At the desk")
_READING = QT_TRANSLATE_NOOP("LawBook", "Reading")
_NO_PARAGRAPH = QT_TRANSLATE_NOOP("LawBook", "no such paragraph")
_KINDS: dict[LawKind, Words] = {
    LawKind.RULED: QT_TRANSLATE_NOOP("LawBook", "The desk rules by it."),
    LawKind.RECORDED: QT_TRANSLATE_NOOP("LawBook", "The umpire marks what he saw; the desk does the rest."),
    LawKind.TIMED: QT_TRANSLATE_NOOP("LawBook", "A clock of the desk keeps it."),
    LawKind.SHOWN: QT_TRANSLATE_NOOP("LawBook", "The desk reminds the umpire of it at the right moment."),
    LawKind.REFERENCE: QT_TRANSLATE_NOOP("LawBook", "It is here to be looked up; the desk does nothing about it."),
    LawKind.ABSENT: QT_TRANSLATE_NOOP("LawBook", "The text leaves this number out."),
}
_CLOCKS: dict[ClockKind, Words] = {
    ClockKind.APPEARANCE: QT_TRANSLATE_NOOP("LawBook", "to be at the board"),
    ClockKind.PRACTICE: QT_TRANSLATE_NOOP("LawBook", "for trial boards"),
    ClockKind.BREAK: QT_TRANSLATE_NOOP("LawBook", "for the break"),
    ClockKind.STROKE: QT_TRANSLATE_NOOP("LawBook", "for a stroke"),
    ClockKind.PLACING: QT_TRANSLATE_NOOP("LawBook", "to place men"),
    ClockKind.PLACING_OR_FORGOING: QT_TRANSLATE_NOOP("LawBook", "to place men, or to forgo them"),
    ClockKind.CHANGE_OF_SIDES: QT_TRANSLATE_NOOP("LawBook", "to change sides"),
    ClockKind.REST: QT_TRANSLATE_NOOP("LawBook", "of rest before the last game"),
}


def law_page(book: LawBook, row: LawRow, other: LawBook | None) -> str:
    """A law with its paragraphs, what the desk does about it, and how the other edition has it."""
    law = book.whole(row)
    parts = [_heading(law_title(law.number)), _paragraph(law.summary, is_wanted=row is law)]
    parts += [_part(part, is_wanted=part is row) for part in law.parts]
    parts += _applied(book.edition, (law, *law.parts))
    parts += _compared(law, other.counterpart(law) if other is not None else None, other)
    return "".join((*parts, _aside(_OWN_WORDS)))


def law_title(number: str) -> str:
    """What a law is called: by its number, or by the name of its section."""
    return say(QT_TRANSLATE_NOOP("LawBook", "Law {number}"), number=number) if number[:1].isdigit() else number


def reading_page(edition: Edition, reading: Reading) -> str:
    """What the texts leave open, what is held, and the laws that it is about."""
    told = explain(reading, edition.numbers, say)
    laws = edition.cite(*(law for law in edition.numbers if law in laws_of_reading(reading)))
    return "".join(
        (
            _heading(say(QT_TRANSLATE_NOOP("LawBook", "Where the laws leave the answer open"))),
            _paragraph(told.question),
            _paragraph(told.answer, is_wanted=True),
            _linked(say(QT_TRANSLATE_NOOP("LawBook", "Laws")), laws),
            _aside(_MAY_DECIDE),
        )
    )


def unusual_page(edition: Edition) -> str:
    """What to do about pieces that lie oddly, each with its law."""
    lines = [
        f"<li>{escape(say(each.words))} {_law_link(edition.numbers[each.law])}</li>"
        for moment in UNUSUAL
        for each in edition.reminders_at(moment, doubles=False)
    ]
    said = (
        f"<ul>{''.join(lines)}</ul>"
        if lines
        else _paragraph(say(QT_TRANSLATE_NOOP("LawBook", "These laws have no word on it.")))
    )
    return _heading(say(QT_TRANSLATE_NOOP("LawBook", "Unusual positions"))) + said


def readings_of(edition: Edition) -> tuple[Reading, ...]:
    """The readings that an edition may need: those whose laws it has; clubs and the ICF go by their own."""
    is_club = edition.has_dues_at_turns_end
    return tuple(
        reading
        for reading in Reading
        if laws_of_reading(reading) <= edition.numbers.keys()
        and (laws_of_reading(reading) or is_club is any(each in reading for each in _OF_CLUBS))
    )


_OF_CLUBS = ("club_", "technitia_", "one_penalty", "men_stay_on_foul", "queen_back_on_foul", "cover_in_a_foul")


def _applied(edition: Edition, rows: Sequence[LawRow]) -> Iterator[str]:
    """Where the desk goes by a law: its kind, its clock, breaches, reminders and readings."""
    laws = {each for row in rows for each in laws_of(row)}
    lines = [escape(say(_KINDS[kind])) for kind in dict.fromkeys(row.kind for row in rows)]
    for kind in ClockKind:
        clock = edition.clock(kind)
        if clock is not None and laws & set(clock.laws):
            lines.append(escape(f"{duration(say, clock.seconds)} {say(_CLOCKS[kind])}."))
    for breach in CATALOGUE:
        if breach.law in laws:
            lines.append(escape(say(QT_TRANSLATE_NOOP("LawBook", "Breach: {words}"), words=say(breach.words))))
        lines += [
            escape(say(QT_TRANSLATE_NOOP("LawBook", "No breach: {words}"), words=say(each.words)))
            for each in breach.allowed
            if each.law in laws
        ]
    for moment in Moment:
        lines += [
            escape(say(QT_TRANSLATE_NOOP("LawBook", "Reminder: {words}"), words=say(each.words)))
            for each in edition.reminders_at(moment, doubles=True)
            if each.law in laws
        ]
    for reading in readings_of(edition):
        if laws_of_reading(reading) & laws:
            said = explain(reading, edition.numbers, say)
            lines.append(f"{_link(READING + reading, say(_READING))}: {escape(said.answer)}")
    handled = dict.fromkeys(name for row in rows for name in row.handled.split(", ") if name)
    if handled:
        lines.append(escape(say(QT_TRANSLATE_NOOP("LawBook", "In the program: {modules}"), modules=", ".join(handled))))
    yield f"<h4>{escape(say(_AT_THE_DESK))}</h4><ul>"
    yield from (f"<li>{line}</li>" for line in dict.fromkeys(lines))
    yield "</ul>"


def _compared(law: LawRow, twin: LawRow | None, other: LawBook | None) -> Iterator[str]:
    """Both texts side by side; words that only one of them has are bold and underlined."""
    if other is None:
        return
    name = say(other.edition.short)
    if twin is None:
        yield _heading_small(say(QT_TRANSLATE_NOOP("LawBook", "{edition} has no such law."), edition=name))
        return
    twins = {part.name: part for part in twin.parts}
    pairs = [(law, twin), *((part, twins.pop(part.name, None)) for part in law.parts)]
    rows = [_row(first, second) for first, second in pairs]
    rows += [_row(None, part) for part in twins.values()]
    differs = any(first.summary != second.summary if second else True for first, second in pairs) or twins
    said = (
        say(QT_TRANSLATE_NOOP("LawBook", "What differs is bold and underlined."))
        if differs
        else say(QT_TRANSLATE_NOOP("LawBook", "Both say the same."))
    )
    yield _heading_small(say(QT_TRANSLATE_NOOP("LawBook", "Beside {edition}"), edition=name)) + _paragraph(said)
    yield f'<table width="100%" cellpadding="4" border="1" cellspacing="0">{"".join(rows)}</table>'


def _row(first: LawRow | None, second: LawRow | None) -> str:
    mine, other = differences(first.summary if first else "", second.summary if second else "")
    cells = ((first, mine), (second, other))
    return f"<tr>{''.join(_cell(row, pieces) for row, pieces in cells)}</tr>"


def _cell(row: LawRow | None, pieces: Pieces) -> str:
    if row is None:
        return f'<td width="50%">{escape(say(_NO_PARAGRAPH))}</td>'
    words = " ".join(f"<b><u>{escape(text)}</u></b>" if is_other else escape(text) for text, is_other in pieces)
    return f'<td width="50%"><b>{escape(row.number)}</b> {words}</td>'


def _part(row: LawRow, *, is_wanted: bool) -> str:
    words = f"<b>{escape(row.number)}</b> {escape(row.summary)}"
    return f"<p>{f'<b>▸</b> {words}' if is_wanted else words}</p>"


def _linked(title: str, numbers: tuple[Citation, ...]) -> str:
    links = ", ".join(map(_law_link, numbers))
    return f"<p>{escape(title)}: {links}</p>" if links else ""


def _law_link(number: Citation) -> str:
    return _link(LAW + number, number)


def _link(address: str, words: str) -> str:
    return f'<a href="{escape(address)}">{escape(words)}</a>'


def _aside(words: Words) -> str:
    return f"<p><i>{escape(say(words))}</i></p>"


def _heading(words: str) -> str:
    return f"<h3>{escape(words)}</h3>"


def _heading_small(words: str) -> str:
    return f"<h4>{escape(words)}</h4>"


def _paragraph(words: str, *, is_wanted: bool = False) -> str:
    return f"<p><b>{escape(words)}</b></p>" if is_wanted else f"<p>{escape(words)}</p>"
