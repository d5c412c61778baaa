"""Pages of the law book as rich text: a law, what Carrom Desk does about it, and the same law in another edition."""

from collections.abc import Iterator, Sequence

from markupsafe import Markup

from carrom_desk.exchange.laws.law_book import LawBook, Pieces, differences, laws_of, laws_of_reading
from carrom_desk.exchange.laws.law_digest import DigestRow
from carrom_desk.i18n import N_, Words, _, say
from carrom_desk.presentation.wording.match_text import duration, in_order, sentence
from carrom_desk.reports.drawings.markup import element, joined
from carrom_desk.rules.breaches import CATALOGUE
from carrom_desk.rules.clocks import ClockKind
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.laws import Citation
from carrom_desk.rules.reminders import Occasion
from carrom_desk.rules.texts.readings import Reading
from carrom_desk.rules.texts.words import NAMED

LAW, READING = "law:", "reading:"
"""Prefix of links to laws by number, and to readings by name."""
UNUSUAL = (Occasion.AFTER_STROKE, Occasion.JUMPED, Occasion.BEFORE_STROKE)
"""Occasions of reminders about unusual positions."""

_INK, _MARKER = "#14110a", "#fae3a6"
"""Text colour and background of a matching sentence, in every theme."""
_OWN_WORDS = N_("In this program’s own words. Only the original text counts.")
_MAY_DECIDE = N_("The umpire may override this.")
NO_WORD = N_("These laws say nothing about them.")
"""Shown for a law that the text leaves out."""


def law_page(book: LawBook, row: DigestRow, other: LawBook | None, sentence: str = "") -> str:
    """Returns a law with its paragraphs, Carrom Desk's handling, and its counterpart in the other edition.

    The sentence found by a search is highlighted.
    """
    law = book.whole(row)
    parts = (
        element("h3", law_title(law.number)),
        _paragraph(law.summary, sentence, is_wanted=row is law),
        *(_part(part, sentence, is_wanted=part is row) for part in law.parts),
        *_applied(book.edition, (law, *law.parts)),
        *_compared(book.edition, law, other),
        _aside(_OWN_WORDS),
    )
    return str(joined(*parts))


def law_title(number: str) -> str:
    """Returns the title of a law: its number, or the name of its section."""
    return _("Law {number}").format(number=number) if number[:1].isdigit() else number


def law_link(number: Citation, row: str = "") -> Markup:
    """Returns a link to a law; the address starts with `row`."""
    return element("a", in_order(number), href=f"{row}{LAW}{number}")


def reading_link(reading: Reading, words: str, row: str = "") -> Markup:
    """Returns a link to a reading; the address starts with `row`."""
    return element("a", words, href=f"{row}{READING}{reading}")


def reading_page(edition: Edition, reading: Reading) -> str:
    """Returns the open question, the answer of the reading, and the laws concerned."""
    text = edition.explain(reading)
    laws = edition.cite(*(law for law in edition.numbers if law in laws_of_reading(reading)))
    links = [part for number in laws for part in (", ", law_link(number))][1:]
    parts = (
        element("h3", _("Left open by the laws")),
        _paragraph(text.question),
        _paragraph(text.answer, is_wanted=True),
        element("p", _("Laws"), ": ", *links) if links else None,
        _aside(_MAY_DECIDE),
    )
    return str(joined(*parts))


def unusual_page(edition: Edition) -> str:
    """Returns what to do about pieces in unusual positions, each with its law."""
    lines = [
        element("li", say(each.words), " ", law_link(edition.numbers[each.law]))
        for moment in UNUSUAL
        for each in edition.reminders_at(moment, doubles=False)
    ]
    nothing = _paragraph(say(NO_WORD))
    heading = element("h3", _("Unusual positions"))
    return str(joined(heading, element("ul", *lines) if lines else nothing))


def readings_of(edition: Edition) -> tuple[Reading, ...]:
    """Returns the readings that apply to an edition, in the order of the texts."""
    return tuple(reading for reading in Reading if reading in edition.readings)


def _applied(edition: Edition, rows: Sequence[DigestRow]) -> Iterator[Markup]:
    """Yields how Carrom Desk applies a law: its kind, clock, breaches, reminders and readings."""
    laws = {each for row in rows for each in laws_of(row)}
    lines: list[str | Markup] = [say(kind.words) for kind in dict.fromkeys(row.kind for row in rows)]
    for kind in ClockKind:
        clock = edition.clock(kind)
        if clock is not None and laws & set(clock.laws):
            lines.append(sentence(f"{duration(clock.seconds)} {say(kind.purpose)}"))
    for breach in CATALOGUE:
        if breach.law in laws:
            lines.append(_("Breach: {words}").format(words=say(breach.words)))
        no_breach = N_("No breach: {words}")
        lines += [say(no_breach, words=say(each.words)) for each in breach.allowed if each.law in laws]
    reminder = N_("Reminder: {words}")
    reminders = (each for moment in Occasion for each in edition.reminders_at(moment, doubles=True))
    lines += [say(reminder, words=say(each.words)) for each in reminders if each.law in laws]
    for reading in readings_of(edition):
        if laws_of_reading(reading) & laws:
            said = edition.explain(reading)
            lines.append(joined(reading_link(reading, _("Reading")), say(NAMED, name="", text=said.answer)))
    yield element("h4", _("In Carrom Desk"))
    yield element("ul", *(element("li", line) for line in dict.fromkeys(lines)))


def _compared(edition: Edition, law: DigestRow, other: LawBook | None) -> Iterator[Markup]:
    """Yields both texts side by side, with differing words in bold and underlined."""
    twin = other.counterpart(law) if other is not None else None
    if other is None or twin is None:
        return
    name = say(other.edition.short)
    twins = {part.name: part for part in twin.parts}
    pairs = [(law, twin), *((part, twins.pop(part.name, None)) for part in law.parts)]
    pairs_of_all = [*pairs, *((None, part) for part in twins.values())]
    is_same = all(one is not None and two is not None and one.summary == two.summary for one, two in pairs_of_all)
    differing = N_("Differences are bold and underlined.")
    yield element("h4", _("Compared with {edition}").format(edition=name))
    yield _paragraph(say(N_("Both texts say the same.") if is_same else differing))
    heads = element("tr", *(element("th", each, width="50%", align="left") for each in (say(edition.short), name)))
    rows = (_row(one, two) for one, two in pairs_of_all)
    yield element("table", heads, *rows, width="100%", cellpadding=4, cellspacing=0)


def _row(first: DigestRow | None, second: DigestRow | None) -> Markup:
    mine, other = differences(first.summary if first else "", second.summary if second else "")
    return element("tr", _cell(first, mine), _cell(second, other))


def _cell(row: DigestRow | None, pieces: Pieces) -> Markup:
    if row is None:
        return element("td", _("no matching paragraph"), width="50%")
    words = (part for text, is_other in pieces for part in (" ", set_apart(text) if is_other else text))
    return element("td", element("b", row.number), *words, width="50%")


def set_apart(words: str) -> Markup:
    """Emphasises differing words by more than colour."""
    return element("b", element("u", words))


def _part(row: DigestRow, sentence: str, *, is_wanted: bool) -> Markup:
    return element("p", element("b", row.number), " ", _wanted(row.summary, sentence, is_wanted=is_wanted))


def _wanted(words: str, sentence: str, *, is_wanted: bool) -> Markup | str:
    return element("b", highlighted(words, sentence)) if is_wanted else words


def highlighted(text: str, sentence: str) -> Markup:
    """Returns a text with a sentence highlighted; unchanged if it does not contain the sentence."""
    before, found, after = text.partition(sentence) if sentence else (text, "", "")
    if not found:
        return joined(text)
    return joined(before, element("span", found, style=f"background-color: {_MARKER}; color: {_INK}"), after)


def _aside(words: Words) -> Markup:
    return element("p", element("i", say(words)))


def _paragraph(words: str, sentence: str = "", *, is_wanted: bool = False) -> Markup:
    return element("p", _wanted(words, sentence, is_wanted=is_wanted))
