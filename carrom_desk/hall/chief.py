"""The chief referee's page and the stickers: what needs him first, then the tables, the pairings and the results."""

from collections.abc import Iterator, Sequence

import segno

from carrom_desk.exchange.invitation import Invitation
from carrom_desk.exchange.sol_results import SolResults
from carrom_desk.i18n import N_, NN_, _, pgettext, say
from carrom_desk.match.hall_store import Divergence, HallTable
from carrom_desk.match.side import Side
from carrom_desk.reports.markup import Child, Markup, element, joined

from .pages import TABLE, Asked, button, overview, time_of_day
from .views import TableView

_PASSWORD = N_("Password")
_PROTEST = N_("Protest at table {place}: {text}")
_CALL = N_("Table {place} calls for the chief referee.")
_SILENT = N_("Table {place} is silent.")
_BEHIND = N_("Table {place} has entries that have not arrived.")
_DIVERGED = N_(
    "Table {place} has another log of its match: {there} entries ending in {there_hash} there, {here} ending in "
    "{here_hash} here. Neither is changed: say which one counts."
)
_EXCEEDED = N_("Table {place}: the clock of {seconds} s ran out at {time}.")
_OVERRIDDEN = NN_(
    "Table {place}: the umpire decided otherwise, {count} time.",
    "Table {place}: the umpire decided otherwise, {count} times.",
)
_UNLAWFUL = N_(
    "Table {place}, {title}: the ruling on entry {number} is not what the laws give, and the umpire did not override "
    "it."
)
_COMING = N_("I am coming")
STICKERS = N_("Stickers to print")
RESULTS_FOR_SOL = N_("Results for SoL")
_NOTHING = N_("Nothing needs you now.")


_MOST_UNLAWFUL = 10
"""Rulings of one match that are listed; its page marks all of them."""


def login(asked: Asked, *, is_wrong: bool) -> Markup:
    """Asks for the password."""
    wrong = N_("This is not the chief referee’s password.")
    field = element("input", type="password", name="password", required="required", autofocus="autofocus")
    return element(
        "form",
        element("p", say(wrong), class_="trouble", role="alert") if is_wrong else None,
        _labelled(say(_PASSWORD), field),
        element("button", pgettext("Hall", "Enter"), type="submit"),
        method="post",
        action=asked.link("/hall/login"),
    )


def attention(asked: Asked, views: Sequence[TableView]) -> Markup:
    """What needs the chief referee, the most urgent first, and all tables."""
    found = list(_needs(asked, views))
    needs = element("ul", *found, class_="needs") if found else element("p", say(_NOTHING))
    return joined(needs, overview(asked, views))


def _needs(asked: Asked, views: Sequence[TableView]) -> Iterator[Markup]:
    for view in views:
        yield from (_trouble(say(_PROTEST, place=view.place, text=text)) for text in view.protests)
    for view in (each for each in views if each.is_calling):
        coming = button(asked, _COMING, act="coming", match=view.match_id)
        yield _trouble(say(_CALL, place=view.place), " ", coming)
    for view in views:
        if view.divergence is not None:
            yield _trouble(_diverged(view.place, view.divergence))
    for view in views:
        yield from (_trouble(_forged(view, number)) for number in view.unlawful[:_MOST_UNLAWFUL])
    for view in (each for each in views if each.overrides and not each.is_over):
        yield element("li", say(_OVERRIDDEN, count=view.overrides, place=view.place))
    for view in views:
        if view.is_time_exceeded and view.clock is not None:
            time_over = time_of_day(view.clock.ends_ms or 0)
            yield element("li", say(_EXCEEDED, place=view.place, seconds=view.clock.seconds, time=time_over))
    yield from (_trouble(say(_SILENT, place=view.place)) for view in views if view.is_silent)
    yield from (element("li", say(_BEHIND, place=view.place)) for view in views if view.behind)


def _forged(view: TableView, number: int) -> str:
    return say(_UNLAWFUL, place=view.place, title=view.title, number=number)


def _trouble(*words: Child) -> Markup:
    return element("li", *words, class_="trouble")


def _diverged(place: str, ends: Divergence) -> str:
    heads = {"there": ends.there.length, "there_hash": ends.there.hash[:8]}
    heads |= {"here": ends.here.length, "here_hash": ends.here.hash[:8]}
    return say(_DIVERGED, place=place, **heads)


def running(asked: Asked, views: Sequence[TableView], tables: Sequence[HallTable]) -> Markup:
    """What the chief referee may do: it stands still while the rest of the page is put in again."""
    sections = (
        (N_("Tables and their stickers"), _tables(asked, tables)),
        (N_("Another umpire takes over"), _move(asked, views, tables)),
        (N_("Pairings"), _pairings(asked, views)),
        (RESULTS_FOR_SOL, _results(asked)),
    )
    return joined(*(element("section", element("h2", say(title)), content) for title, content in sections))


def _tables(asked: Asked, tables: Sequence[HallTable]) -> Markup:
    withdraw = N_("Withdraw its key")
    rows = (
        element("li", say(TABLE, place=table.number), " ", button(asked, withdraw, act="withdraw", table=table.number))
        for table in tables
        if table.key_hash
    )
    more = N_("Number of tables")
    count = element("input", name="count", type="number", min=1, max=999, value=len(tables))
    return joined(
        element("p", element("a", say(STICKERS), href=asked.link("/stickers"))),
        _form(asked, "tables", _labelled(say(more), count)),
        element("ul", *rows, class_="plain"),
    )


def _labelled(words: str, field: Markup) -> Markup:
    return element("label", words, " ", field)


def _move(asked: Asked, views: Sequence[TableView], tables: Sequence[HallTable]) -> Markup:
    matches = (
        element("option", _sides(view), f" ({say(TABLE, place=view.place)})" if view.place else "", value=view.match_id)
        for view in views
        if not view.is_over
    )
    numbers = (element("option", str(table.number), value=table.number) for table in tables)
    return _form(
        asked,
        "move",
        _labelled(_("Match"), element("select", *matches, name="match")),
        _labelled(_("goes on at"), element("select", *numbers, name="table")),
    )


def _sides(view: TableView) -> str:
    return " – ".join(view.sides.of(side).names for side in Side)


def _pairings(asked: Asked, views: Sequence[TableView]) -> Markup:
    listed = (element("li", view.title, " · ", _sides(view)) for view in views if view.is_planned)
    typed = N_("Or one match a line: round; player; player, and a pair as two names with a /")
    return joined(
        element("ol", *listed),
        _form(
            asked,
            "plan",
            _labelled(_("File of SoL"), _FILE),
            _labelled(_("Event"), element("input", name="event")),
            element("label", say(typed), element("textarea", name="typed", rows=4)),
        ),
    )


def _results(asked: Asked) -> Markup:
    words = N_("The file that the pairings came from; it comes back with the results.")
    return _form(asked, "results", _labelled(say(words), _FILE))


def written(results: SolResults, address: str) -> Markup:
    """What the organiser's file holds now, what it does not, and where it is."""
    fetch = N_("Fetch the file with the results")
    lists = (
        (N_("Written"), results.written),
        (N_("Not written, and what SoL cannot hold"), results.notes),
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
        element("button", _("Do it"), type="submit"),
        method="post",
        action=asked.link("/hall/do"),
        enctype="multipart/form-data",
    )


def stickers(invitations: Sequence[Invitation]) -> Markup:
    """A sticker for each table: its number, the picture to be read, and the code to be typed."""
    return element("div", *(_sticker(each) for each in invitations), class_="stickers")


def _sticker(invitation: Invitation) -> Markup:
    picture = Markup(segno.make(invitation.address, error="m", micro=False).svg_inline(border=2, omitsize=True))
    return element(
        "section",
        element("h2", say(TABLE, place=invitation.table)),
        picture,
        element("p", invitation.code, class_="code"),
        element("p", invitation.url, class_="muted"),
    )


def how_to_join(code: str) -> Markup:
    """What a telephone shows that reads a sticker: the code is for a desk."""
    words = N_("This sticker is for the umpire’s desk: choose “Join a hall…” in its menu and type this code.")
    return joined(element("p", say(words)), element("p", code, class_="code"))
