"""The hall's pages: whole without a script; with one, the part in the middle is put in again at each change."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime

from carrom_desk.i18n import N_, NN_, Words, _, say
from carrom_desk.languages import direction_of
from carrom_desk.match.side import Side
from carrom_desk.presentation.log import LineStatus, LogLine
from carrom_desk.reports.board_drawing import board_drawing
from carrom_desk.reports.markup import Child, Markup, element, joined

from .receiving import now_ms
from .views import SideView, TableView, current

LOOKS = ("light", "dark", "large")
TABLES = N_("Tables")
RESULTS = N_("Results")
CHIEF_REFEREE = N_("Chief referee")
TABLE = N_("Table {place}")
TITLES = {"tables": TABLES, "results": RESULTS, "hall": CHIEF_REFEREE, "board": TABLE, "overlay": TABLE}
"""Of every page with a part that is followed."""
NO_MATCH = N_("No match has been heard of yet.")
_HEARD = N_("heard at {time}")
_SILENT = N_("silent since {time}")
_BEHIND = NN_("{count} entry behind", "{count} entries behind")
_LOST = N_("The hall does not answer; what is shown may be old. This page goes on by itself.")
_UNLAWFUL = NN_("{count} ruling is not what the laws give.", "{count} rulings are not what the laws give.")
_RUNS, _STANDS = "⏱", "⏸"


@dataclass(frozen=True, slots=True)
class Asked:
    """How a page is wanted."""

    language: str
    look: str = ""
    """One of `LOOKS`; empty: as the browser's system has it."""

    def link(self, path: str, look: str = "") -> str:
        """An address that keeps the language and the look."""
        look = look or self.look
        return f"{path}?lang={self.language}" + (f"&look={look}" if look else "")


def page(asked: Asked, title: str, live: str, body: Markup, *more: Child, is_overlay: bool = False) -> str:
    """A whole page; `live` is where the part in the middle is followed, empty for one that stays as it is."""
    names = ((TABLES, "/"), (RESULTS, "/results"), (CHIEF_REFEREE, "/hall"))
    links = [element("a", say(words), href=asked.link(path)) for words, path in names]
    looks = [element("a", say(_LOOK_WORDS[look]), href=f"?lang={asked.language}&look={look}") for look in LOOKS]
    html = element(
        "html",
        element(
            "head",
            element("meta", charset="utf-8"),
            element("meta", name="viewport", content="width=device-width, initial-scale=1"),
            element("title", title),
            element("link", rel="stylesheet", href="/static/hall.css"),
            element("script", src="/static/hall.js", defer="defer"),
        ),
        element(
            "body",
            None if is_overlay else element("header", element("nav", *links, aria_label=say(TABLES))),
            element(
                "main",
                None if is_overlay else element("h1", title),
                element("p", say(_LOST), class_="lost", role="status"),
                element("div", body, id="live", data_live=live),
                *more,
            ),
            None if is_overlay else element("footer", *looks),
            class_="overlay" if is_overlay else asked.look,
        ),
        lang=asked.language,
        dir=direction_of(asked.language),
    )
    return joined(Markup("<!DOCTYPE html>\n"), html).text


_LOOK_WORDS = {
    "light": N_("Light"),
    "dark": N_("Dark"),
    "large": N_("Large"),
}


def stamped(body: Markup) -> Markup:
    """What is followed, with the hub's clock: a browser's own may be wrong."""
    return element("div", body, class_="snapshot", data_now=now_ms())


def refusal(sentences: Sequence[str]) -> Markup:
    """Why something was not done."""
    return element("ul", *(element("li", each, class_="trouble") for each in sentences), class_="needs", role="alert")


# All tables


def overview(asked: Asked, views: Sequence[TableView]) -> Markup:
    """Every table that was heard of, with the match that is there now."""
    shown = current(views)
    if not shown:
        return element("p", say(NO_MATCH))
    return element("div", *(_card(asked, view) for view in shown), class_="cards")


def _card(asked: Asked, view: TableView) -> Markup:
    return element(
        "section",
        element(
            "h2", element("a", say(TABLE, place=view.place), href=asked.link(f"/board/{view.place}")), class_="place"
        ),
        element("p", view.title, class_="muted"),
        *_stands(view),
        _heard(view),
        class_="card silent" if view.is_silent else "card",
    )


def _stands(view: TableView) -> Iterator[Markup]:
    yield _score(view)
    yield element("p", *_standing(view), class_="standing")
    if view.unlawful:
        yield element("p", *_unlawful(view))
    if view.ruling:
        yield element("p", view.ruling, class_="ruling")


def _score(view: TableView) -> Markup:
    heads = (N_("Side"), N_("Games"), N_("Points"))
    return _table("score", heads, (_side(view.sides.of(side)) for side in Side))


def _table(kind: str, heads: Sequence[Words], rows: Iterable[Markup], caption: Markup | None = None) -> Markup:
    head = element("tr", *(element("th", say(words), scope="col") for words in heads))
    return element("table", caption, element("thead", head), element("tbody", *rows), class_=kind)


def _side(side: SideView) -> Markup:
    colour = None
    if side.is_white is not None:
        words = N_("white") if side.is_white else N_("black")
        colour = element("span", "○" if side.is_white else "●", title=say(words), aria_label=say(words), role="img")
    turn = element("span", _("in turn"), class_="turn") if side.is_in_turn else None
    owed = element("span", side.owed, class_="owed") if side.owed else None
    return element(
        "tr",
        element("th", colour, " ", element("bdi", side.names), " ", turn, " ", owed, scope="row"),
        element("td", str(side.games)),
        element("td", str(side.score), class_="points"),
        class_="is-in-turn" if side.is_in_turn else None,
    )


def _standing(view: TableView) -> Iterator[Child]:
    yield view.where
    if view.games:
        yield f" · {view.games}"
    if view.player:
        yield " · "
        yield element("bdi", view.player)
    if view.clock is not None:
        left_ms = view.clock.left_ms if view.clock.ends_ms is None else view.clock.ends_ms - now_ms()
        sign = _STANDS if view.clock.ends_ms is None else _RUNS
        yield " "
        yield element("span", f"{sign} {max(0, -(-left_ms // 1_000))} s", class_="clock", data_ends=view.clock.ends_ms)


def _unlawful(view: TableView) -> Iterator[Child]:
    """Marks a match with rulings that are not what the laws give; nothing for any other."""
    if view.unlawful:
        yield element("span", f"⚠ {say(_UNLAWFUL, count=len(view.unlawful))}", class_="unlawful trouble")


def _heard(view: TableView) -> Markup | None:
    if view.is_over or not view.heard_ms or view.is_planned:
        return None
    time = time_of_day(view.heard_ms)
    said = say(_SILENT if view.is_silent else _HEARD, time=time)
    behind = f" · {say(_BEHIND, count=view.behind)}" if view.behind else ""
    return element("p", said + behind, class_="heard trouble" if view.is_silent or view.behind else "heard muted")


def time_of_day(ms: int) -> str:
    """A moment, milliseconds since 1970, as the clock on the wall of this hall shows it."""
    return datetime.fromtimestamp(ms / 1_000).astimezone().strftime("%H:%M:%S")


# One match


def board(view: TableView | None, lines: Sequence[LogLine]) -> Markup:
    """One match: score, board, ruling, and the log with its laws."""
    if view is None:
        return element("p", say(NO_MATCH))
    board = None if view.board is None else board_drawing(view.men, has_queen=view.has_queen)
    return element(
        "div",
        element("p", view.title, class_="muted"),
        element(
            "div",
            element(
                "div",
                *_stands(view),
                element("p", view.laws, class_="muted") if view.laws else None,
                _heard(view),
            ),
            element("div", Markup(board.svg), class_="drawing") if board else None,
            class_="beside",
        ),
        _log(lines),
        class_="one",
    )


def _log(lines: Sequence[LogLine]) -> Markup | None:
    if not lines:
        return None
    heads = (
        N_("What happened"),
        N_("Ruling"),
        N_("Laws"),
    )
    rows = (
        element(
            "tr",
            element("td", line.what),
            element("td", line.ruled),
            element("td", ", ".join(str(law) for law in line.laws)),
            class_="taken-back" if line.status is LineStatus.TAKEN_BACK else None,
        )
        for line in lines
    )
    caption = element("caption", _("Log, the latest first"))
    return _table("log", heads, rows, caption)


def overlay(view: TableView | None) -> Markup:
    """A strip for a stream, on nothing."""
    if view is None:
        return element("p", class_="strip empty")
    sides = (
        element(
            "div",
            element("span", "▶" if shown.is_in_turn else "", class_="turn", aria_hidden="true"),
            element("bdi", shown.names, class_="names"),
            element("span", str(shown.games), class_="games"),
            element("span", str(shown.score), class_="points"),
            class_="side",
        )
        for shown in (view.sides.of(side) for side in Side)
    )
    where = element("div", *_standing(view), " ", *_unlawful(view), class_="where")
    return element("div", *sides, where, class_="strip")


# The day


def results(views: Sequence[TableView]) -> Markup:
    """What is over, as it ended; what a protest withholds is said."""
    over = [view for view in views if view.is_over]
    if not over:
        return element("p", _("No match is over yet."))
    rows = (
        element(
            "tr",
            element("td", view.title, " ", *_unlawful(view)),
            element("td", element("bdi", view.sides.a.names)),
            element("td", f"{view.sides.a.games}–{view.sides.b.games}" if not view.protests else view.where),
            element("td", element("bdi", view.sides.b.names)),
            element("td", view.games if not view.protests else ""),
        )
        for view in over
    )
    words = (
        N_("Match"),
        N_("Side A"),
        N_("Games"),
        N_("Side B"),
        N_("Points"),
    )
    return _table("results", words, rows)


def button(asked: Asked, words: Words, **fields: str | int) -> Markup:
    """A form of one button that asks the hub for something."""
    hidden = (element("input", type="hidden", name=name, value=str(value)) for name, value in fields.items())
    pressed = element("button", say(words), type="submit")
    return element("form", *hidden, pressed, method="post", action=asked.link("/hall/do"))
