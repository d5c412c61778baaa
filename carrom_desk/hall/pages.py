"""The hall's pages: whole without a script; with one, the part in the middle is put in again at each change."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime

from markupsafe import Markup

from carrom_desk.i18n import N_, NN_, say
from carrom_desk.languages import direction_of
from carrom_desk.presentation.log.log_lines import LineStatus, LogLine
from carrom_desk.reports.drawings.board_drawing import board_drawing
from carrom_desk.reports.output.templating import templates

from .receiving import now_ms
from .views import TableView, current

LOOKS = ("light", "dark", "large")
TABLES = N_("Tables")
RESULTS = N_("Results")
CHIEF_REFEREE = N_("Chief referee")
TABLE = N_("Table {place}")
TITLES = {"tables": TABLES, "results": RESULTS, "hall": CHIEF_REFEREE, "board": TABLE, "overlay": TABLE}
"""Of every page with a part that is followed."""
NO_MATCH = N_("No matches yet.")
LOST = N_("The hall is not responding. This page may be out of date. It will update automatically.")
_LOOK_WORDS = {
    "light": N_("Light"),
    "dark": N_("Dark"),
    "large": N_("Large"),
}
WORDS: Mapping[str, object] = {
    "tables": TABLES,
    "results": RESULTS,
    "chief_referee": CHIEF_REFEREE,
    "table": TABLE,
    "no_match": NO_MATCH,
    "lost": LOST,
    "white": N_("white"),
    "black": N_("black"),
    "in_turn": N_("to play"),
    "score": (N_("Side"), N_("Games"), N_("Points")),
    "heard_at": N_("last contact {time}"),
    "silent_since": N_("no contact since {time}"),
    "entries_behind": NN_("{count} entry not yet received", "{count} entries not yet received"),
    "unlawful": NN_("{count} ruling differs from the laws.", "{count} rulings differ from the laws."),
    "log": N_("Log, latest first"),
    "log_heads": (N_("Entry"), N_("Ruling"), N_("Laws")),
    "none_over": N_("No finished matches yet."),
    "result_heads": (N_("Match"), N_("Side A"), N_("Games"), N_("Side B"), N_("Points")),
}
"""What the templates say, by the names that they have for it."""


@dataclass(frozen=True, slots=True)
class Asked:
    """Options of a requested page."""

    language: str
    look: str = ""
    """One of `LOOKS`; empty: as the browser's system has it."""

    def link(self, path: str, look: str = "") -> str:
        """An address that keeps the language and the look."""
        look = look or self.look
        return f"{path}?lang={self.language}" + (f"&look={look}" if look else "")


def rendered(template: str, words: Mapping[str, object] = WORDS, /, **values: object) -> Markup:
    """A part of a page by its template."""
    found = templates().get_template(f"hall/{template}.html")
    return Markup(found.render(words=words, say=say, now_ms=now_ms, time_of_day=time_of_day, **values))


def page(asked: Asked, title: str, live: str, body: Markup, more: str = "", *, is_overlay: bool = False) -> str:
    """A whole page; `live` is where the part in the middle is followed, empty for one that stays as it is."""
    facts = {"asked": asked, "title": title, "live": live, "body": body, "more": more, "is_overlay": is_overlay}
    return rendered("page", **facts, direction=direction_of(asked.language), looks=_LOOK_WORDS)


def stamped(body: Markup) -> Markup:
    """Returns what is followed, with the hub's clock: a browser's own may be wrong."""
    return Markup('<div class="snapshot" data-now="{}">{}</div>').format(now_ms(), body)


def refusal(sentences: Sequence[str]) -> Markup:
    """Returns why something was not done."""
    return rendered("refusal", sentences=sentences)


def overview(asked: Asked, views: Sequence[TableView]) -> Markup:
    """Every table that was heard of, with the match that is there now."""
    return rendered("overview", asked=asked, shown=current(views))


def time_of_day(ms: int) -> str:
    """A moment, milliseconds since 1970, as the clock on the wall of this hall shows it."""
    return datetime.fromtimestamp(ms / 1_000).astimezone().strftime("%H:%M:%S")


def board(view: TableView | None, lines: Sequence[LogLine]) -> Markup:
    """One match: score, board, ruling, and the log with its laws."""
    is_drawn = view is not None and view.board is not None
    drawing = board_drawing(view.men, has_queen=view.has_queen).svg if view is not None and is_drawn else ""
    return rendered("board", view=view, lines=lines, drawing=drawing, taken_back=LineStatus.TAKEN_BACK)


def overlay(view: TableView | None) -> Markup:
    """A strip for a stream, on nothing."""
    return rendered("overlay", view=view)


def results(views: Sequence[TableView]) -> Markup:
    """Returns what is over, as it ended; what a protest withholds is said."""
    return rendered("results", over=[view for view in views if view.is_over])
