"""The chief referee's page and the stickers: what needs him first, then the tables, the pairings and the results."""

from collections.abc import Iterator, Sequence

import segno

from carrom_desk.desk.hall_sender import DIVERGED, HallStatus, Refusal
from carrom_desk.exchange.hall_wire import Verdict
from carrom_desk.exchange.invitation import Invitation
from carrom_desk.exchange.sol_results import SolResults
from carrom_desk.match.hall_store import Divergence, HallTable
from carrom_desk.match.side import Side
from carrom_desk.reports.markup import Child, Markup, element, joined
from carrom_desk.rules.words import QT_TRANSLATE_NOOP, Words, said

from .pages import TABLE, Asked, button, overview, time_of_day
from .views import TableView

_PASSWORD = QT_TRANSLATE_NOOP("Hall", "Password")
_PROTEST = QT_TRANSLATE_NOOP("Hall", "Protest at table {place}: {text}")
_CALL = QT_TRANSLATE_NOOP("Hall", "Table {place} calls for the chief referee.")
_SILENT = QT_TRANSLATE_NOOP("Hall", "Table {place} is silent.")
_BEHIND = QT_TRANSLATE_NOOP("Hall", "Table {place} has entries that have not arrived.")
_DIVERGED = QT_TRANSLATE_NOOP(
    "Hall",
    "Table {place} has another log of its match: {there} entries ending in {there_hash} there, {here} ending in "
    "{here_hash} here. Neither is changed: say which one counts.",
)
_ABOVE = QT_TRANSLATE_NOOP("Hall", "The hall above: {sentence}")
_DIVERGED_ABOVE = QT_TRANSLATE_NOOP(
    "Hall",
    "The hall above has another log of the match at table {place}: {there} entries ending in {there_hash} there, "
    "{here} ending in {here_hash} here. Neither is changed: say which one counts.",
)
_EXCEEDED = QT_TRANSLATE_NOOP("Hall", "Table {place}: the clock of {seconds} s ran out at {time}.")
_OVERRIDDEN = QT_TRANSLATE_NOOP("Hall", "Table {place}: the umpire decided otherwise, %n times.", "", 1)
_COMING = QT_TRANSLATE_NOOP("Hall", "I am coming")
STICKERS = QT_TRANSLATE_NOOP("Hall", "Stickers to print")
RESULTS_FOR_SOL = QT_TRANSLATE_NOOP("Hall", "Results for SoL")
_NOTHING = QT_TRANSLATE_NOOP("Hall", "Nothing needs you now.")


def login(asked: Asked, *, is_wrong: bool) -> Markup:
    """Asks for the password."""
    say = asked.say
    wrong = QT_TRANSLATE_NOOP("Hall", "This is not the chief referee’s password.")
    field = element("input", type="password", name="password", required="required", autofocus="autofocus")
    return element(
        "form",
        element("p", say(wrong), class_="trouble", role="alert") if is_wrong else None,
        _labelled(say(_PASSWORD), field),
        element("button", say(QT_TRANSLATE_NOOP("Hall", "Enter")), type="submit"),
        method="post",
        action=asked.link("/hall/login"),
    )


def attention(asked: Asked, views: Sequence[TableView], above: HallStatus | None = None) -> Markup:
    """What needs the chief referee, the most urgent first, and all tables."""
    found = list(_needs(asked, views, above))
    needs = element("ul", *found, class_="needs") if found else element("p", asked.say(_NOTHING))
    return joined(needs, overview(asked, views))


def _needs(asked: Asked, views: Sequence[TableView], above: HallStatus | None) -> Iterator[Markup]:
    say = asked.say
    for view in views:
        yield from (_trouble(say(_PROTEST, place=view.place, text=text)) for text in view.protests)
    for view in (each for each in views if each.is_calling):
        coming = button(asked, _COMING, act="coming", match=view.match_id)
        yield _trouble(say(_CALL, place=view.place), " ", coming)
    for view in views:
        if view.divergence is not None:
            yield _trouble(_diverged(asked, _DIVERGED, view.place, view.divergence))
    yield from map(_trouble, _troubles_above(asked, views, above))
    for view in (each for each in views if each.overrides and not each.is_over):
        yield element("li", say(_OVERRIDDEN, view.overrides, place=view.place))
    for view in views:
        if view.is_time_exceeded and view.clock is not None:
            time_over = time_of_day(view.clock.ends_ms or 0)
            yield element("li", say(_EXCEEDED, place=view.place, seconds=view.clock.seconds, time=time_over))
    yield from (_trouble(say(_SILENT, place=view.place)) for view in views if view.is_silent)
    yield from (element("li", say(_BEHIND, place=view.place)) for view in views if view.behind)


def _trouble(*words: Child) -> Markup:
    return element("li", *words, class_="trouble")


def _diverged(asked: Asked, words: Words, place: str, ends: Divergence | Refusal) -> str:
    heads = {"there": ends.there.length, "there_hash": ends.there.hash[:8]}
    heads |= {"here": ends.here.length, "here_hash": ends.here.hash[:8]}
    return asked.say(words, place=place, **heads)


def _troubles_above(asked: Asked, views: Sequence[TableView], above: HallStatus | None) -> Iterator[str]:
    """What the hub that this one forwards to does not take, or that it does not answer."""
    places = {view.match_id: view.place for view in views}
    diverged = [] if above is None else [each for each in above.refused if each[1].verdict is Verdict.DIVERGED]
    for match_id, refusal in diverged:
        yield _diverged(asked, _DIVERGED_ABOVE, places.get(match_id, ""), refusal)
    if above is not None and above.trouble is not None and above.trouble.words is not DIVERGED:
        yield asked.say(_ABOVE, sentence=said(above.trouble, asked.say))


def running(asked: Asked, views: Sequence[TableView], tables: Sequence[HallTable]) -> Markup:
    """What the chief referee may do: it stands still while the rest of the page is put in again."""
    say = asked.say
    sections = (
        (QT_TRANSLATE_NOOP("Hall", "Tables and their stickers"), _tables(asked, tables)),
        (QT_TRANSLATE_NOOP("Hall", "Another umpire takes over"), _move(asked, views, tables)),
        (QT_TRANSLATE_NOOP("Hall", "Pairings"), _pairings(asked, views)),
        (RESULTS_FOR_SOL, _results(asked)),
    )
    return joined(*(element("section", element("h2", say(title)), content) for title, content in sections))


def _tables(asked: Asked, tables: Sequence[HallTable]) -> Markup:
    say = asked.say
    withdraw = QT_TRANSLATE_NOOP("Hall", "Withdraw its key")
    rows = (
        element("li", say(TABLE, place=table.number), " ", button(asked, withdraw, act="withdraw", table=table.number))
        for table in tables
        if table.key_hash
    )
    more = QT_TRANSLATE_NOOP("Hall", "Number of tables")
    count = element("input", name="count", type="number", min=1, max=999, value=len(tables))
    return joined(
        element("p", element("a", say(STICKERS), href=asked.link("/stickers"))),
        _form(asked, "tables", _labelled(say(more), count)),
        element("ul", *rows, class_="plain"),
    )


def _labelled(words: str, field: Markup) -> Markup:
    return element("label", words, " ", field)


def _move(asked: Asked, views: Sequence[TableView], tables: Sequence[HallTable]) -> Markup:
    say = asked.say
    matches = (
        element("option", _sides(view), f" ({say(TABLE, place=view.place)})" if view.place else "", value=view.match_id)
        for view in views
        if not view.is_over
    )
    numbers = (element("option", str(table.number), value=table.number) for table in tables)
    return _form(
        asked,
        "move",
        _labelled(say(QT_TRANSLATE_NOOP("Hall", "Match")), element("select", *matches, name="match")),
        _labelled(say(QT_TRANSLATE_NOOP("Hall", "goes on at")), element("select", *numbers, name="table")),
    )


def _sides(view: TableView) -> str:
    return " – ".join(view.sides.of(side).names for side in Side)


def _pairings(asked: Asked, views: Sequence[TableView]) -> Markup:
    say = asked.say
    listed = (element("li", view.title, " · ", _sides(view)) for view in views if view.is_planned)
    typed = QT_TRANSLATE_NOOP("Hall", "Or one match a line: round; player; player, and a pair as two names with a /")
    return joined(
        element("ol", *listed),
        _form(
            asked,
            "plan",
            _labelled(say(QT_TRANSLATE_NOOP("Hall", "File of SoL")), _FILE),
            _labelled(say(QT_TRANSLATE_NOOP("Hall", "Event")), element("input", name="event")),
            element("label", say(typed), element("textarea", name="typed", rows=4)),
        ),
    )


def _results(asked: Asked) -> Markup:
    words = QT_TRANSLATE_NOOP("Hall", "The file that the pairings came from; it comes back with the results.")
    return _form(asked, "results", _labelled(asked.say(words), _FILE))


def written(asked: Asked, results: SolResults, address: str) -> Markup:
    """What the organiser's file holds now, what it does not, and where it is."""
    say = asked.say
    fetch = QT_TRANSLATE_NOOP("Hall", "Fetch the file with the results")
    lists = (
        (QT_TRANSLATE_NOOP("Hall", "Written"), results.written),
        (QT_TRANSLATE_NOOP("Hall", "Not written, and what SoL cannot hold"), results.notes),
    )
    shown = (
        element("section", element("h2", say(title)), element("ul", *(element("li", each) for each in sentences)))
        for title, sentences in lists
        if sentences
    )
    return joined(*shown, element("p", element("a", say(fetch), href=address)))


_FILE = element("input", type="file", name="file")


def _form(asked: Asked, act: str, *fields: Markup) -> Markup:
    return element(
        "form",
        element("input", type="hidden", name="act", value=act),
        *fields,
        element("button", asked.say(QT_TRANSLATE_NOOP("Hall", "Do it")), type="submit"),
        method="post",
        action=asked.link("/hall/do"),
        enctype="multipart/form-data",
    )


def stickers(asked: Asked, invitations: Sequence[Invitation]) -> Markup:
    """A sticker for each table: its number, the picture to be read, and the code to be typed."""
    return element("div", *(_sticker(asked, each) for each in invitations), class_="stickers")


def _sticker(asked: Asked, invitation: Invitation) -> Markup:
    picture = Markup(segno.make(invitation.address, error="m", micro=False).svg_inline(border=2, omitsize=True))
    return element(
        "section",
        element("h2", asked.say(TABLE, place=invitation.table)),
        picture,
        element("p", invitation.code, class_="code"),
        element("p", invitation.url, class_="muted"),
    )


def how_to_join(asked: Asked, code: str) -> Markup:
    """What a telephone shows that reads a sticker: the code is for a desk."""
    words = QT_TRANSLATE_NOOP(
        "Hall", "This sticker is for the umpire’s desk: choose “Join a hall…” in its menu and type this code."
    )
    return joined(element("p", asked.say(words)), element("p", code, class_="code"))
