"""The chief referee's page and the stickers: what needs him first, then the tables, the pairings and the results."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import segno
from markupsafe import Markup

from carrom_desk.exchange.invitation import Invitation
from carrom_desk.exchange.match_file import MOST_ENTRIES
from carrom_desk.exchange.sol.sol_results import SolResults
from carrom_desk.i18n import N_, NN_, NP_, say
from carrom_desk.match.ports.hall_store import Divergence, HallTable
from carrom_desk.match.ports.store import MatchId
from carrom_desk.match.record import MatchRecord
from carrom_desk.match.side import BySide

from .pages import WORDS, Asked, rendered, time_of_day
from .views import TableView, current, is_silent, log_lines

_PROTEST = N_("Protest at table {place}: {text}")
_CALL = N_("Table {place} is calling the chief referee.")
_SILENT = N_("Table {place} is not responding.")
_BEHIND = N_("Some entries from table {place} have not arrived yet.")
_DIVERGED = N_(
    "Table {place} has a different log of its match: {there} entries ending in {there_hash} there, "
    "{here} ending in {here_hash} here. Neither was changed. Decide which one counts."
)
_WANTS_IN = N_("Another desk wants to take over table {place}, where a match is in progress.")
TWO_LOGS = N_("Compare logs")
_DIFFER = N_("The same up to entry {number}.")
_EXCEEDED = N_("Table {place}: the {seconds} s clock ran out at {time}.")
_OVERRIDDEN = NN_(
    "{count} ruling overridden at table {place}.",
    "{count} rulings overridden at table {place}.",
)
_UNLAWFUL = N_(
    "Table {place}, {title}: the ruling on entry {number} differs from the laws, and the umpire did not override it."
)
STICKERS = N_("Print stickers")
RESULTS_FOR_SOL = N_("Results for SoL")
_WORDS = {
    **WORDS,
    "password": N_("Password"),
    "wrong_password": N_("This is not the chief referee’s password."),
    "enter": NP_("Hall", "Sign in"),
    "coming": N_("On my way"),
    "let_in": N_("Let it take over"),
    "keep_out": N_("Refuse"),
    "compare": TWO_LOGS,
    "logs": BySide(N_("At the table"), N_("In the hall")),
    "reason": N_("Reason"),
    "choose": BySide(N_("Use the table’s log"), N_("Use the hall’s log")),
    "kept": N_("The other log is kept, in the trash of the computer that has it. This cannot be undone."),
    "not_arrived": N_("The table’s log has not arrived yet."),
    "nothing": N_("Nothing needs your attention."),
    "do": N_("Submit"),
    "tables_and_stickers": N_("Tables and stickers"),
    "stickers": STICKERS,
    "number_of_tables": N_("Number of tables"),
    "withdraw": N_("Revoke key"),
    "taking_over": N_("Match handover"),
    "match": N_("Match"),
    "goes_on_at": N_("continues at"),
    "pairings": N_("Pairings"),
    "file_of_sol": N_("SoL file"),
    "event": N_("Event"),
    "typed": N_("Or one match per line: round; player; player. Write a pair as two names separated by a /"),
    "results_for_sol": RESULTS_FOR_SOL,
    "file_of_pairings": N_("The file with the pairings. You get it back with the results filled in."),
    "fetch": N_("Download the file with the results"),
    "written": N_("Saved"),
    "not_written": N_("Not saved, or not supported by SoL"),
    "how_to_join": N_(
        "This sticker is for the umpire’s computer. In Carrom Desk, choose “Join a hall…” in the menu and "
        "enter this code."
    ),
}
_MOST_UNLAWFUL = 10
"""Rulings of one match that are listed; its page marks all of them."""


def login(asked: Asked, *, is_wrong: bool) -> Markup:
    """Asks for the password."""
    return rendered("login", _WORDS, asked=asked, is_wrong=is_wrong)


def attention(asked: Asked, views: Sequence[TableView], tables: Sequence[HallTable]) -> Markup:
    """Returns what needs the chief referee, the most urgent first, and all tables."""
    return rendered("attention", _WORDS, asked=asked, needs=list(_needs(views, tables)), shown=current(views))


def compared(asked: Asked, match_id: MatchId, both: BySide[MatchRecord | None]) -> Markup:
    """Both logs of a match side by side, from the first entry that differs, and the choice between them."""
    logs = both.map(lambda record: () if record is None else log_lines(record, MOST_ENTRIES)[::-1])
    pairs = zip(*(() if record is None else record.entries for record in (both.a, both.b)), strict=False)
    alike = next((number for number, (there, here) in enumerate(pairs) if there != here), 0)
    shown = logs.map(lambda lines: lines[alike:])
    words = say(_DIFFER, number=alike)
    return rendered("compared", _WORDS, asked=asked, match_id=match_id, logs=shown, alike=words, has_copy=both.a)


@dataclass(frozen=True, slots=True)
class _Need:
    """Something that needs the chief referee."""

    sentence: str
    is_trouble: bool = False
    match_id: str = ""
    """The match whose call can be answered; empty: there is none."""
    table: int = 0
    """The table that another desk wants to take over; 0: there is none."""
    compared: str = ""
    """The match of which there are two logs; empty: there is none."""


def _needs(views: Sequence[TableView], tables: Sequence[HallTable]) -> Iterator[_Need]:
    for view in views:
        yield from (_Need(say(_PROTEST, place=view.place, text=text), is_trouble=True) for text in view.protests)
    for view in (each for each in views if each.is_calling):
        yield _Need(say(_CALL, place=view.place), is_trouble=True, match_id=view.match_id)
    for view in views:
        if view.divergence is not None:
            yield _Need(_diverged(view.place, view.divergence), is_trouble=True, compared=view.match_id)
    for table in (each for each in tables if each.waiting_hash):
        yield _Need(say(_WANTS_IN, place=table.number), is_trouble=True, table=table.number)
    for view in views:
        yield from (_Need(_forged(view, number), is_trouble=True) for number in view.unlawful[:_MOST_UNLAWFUL])
    for view in (each for each in views if each.overrides and not each.is_over):
        yield _Need(say(_OVERRIDDEN, count=view.overrides, place=view.place))
    for view in views:
        if view.is_time_exceeded and view.clock is not None:
            time_over = time_of_day(view.clock.ends_ms or 0)
            yield _Need(say(_EXCEEDED, place=view.place, seconds=view.clock.seconds, time=time_over))
    for table in tables:
        if is_silent(table):
            yield _Need(say(_SILENT, place=table.number), is_trouble=True)
    yield from (_Need(say(_BEHIND, place=view.place)) for view in views if view.behind)


def _forged(view: TableView, number: int) -> str:
    return say(_UNLAWFUL, place=view.place, title=view.title, number=number)


def _diverged(place: str, ends: Divergence) -> str:
    heads = {"there": ends.there.length, "there_hash": ends.there.hash[:8]}
    heads |= {"here": ends.here.length, "here_hash": ends.here.hash[:8]}
    return say(_DIVERGED, place=place, **heads)


def running(asked: Asked, views: Sequence[TableView], tables: Sequence[HallTable]) -> Markup:
    """Returns what the chief referee may do: it stands still while the rest of the page is put in again."""
    return rendered("running", _WORDS, asked=asked, views=views, tables=tables)


def written(results: SolResults, address: str) -> Markup:
    """Returns what the organiser's file holds now, what it does not, and where it is."""
    return rendered("written", _WORDS, results=results, address=address)


def stickers(invitations: Sequence[Invitation]) -> Markup:
    """A sticker for each table: its number, the picture to be read, and the code to be typed."""
    found = [(each, _picture(each)) for each in invitations]
    return rendered("stickers", _WORDS, stickers=found)


def _picture(invitation: Invitation) -> str:
    return segno.make(invitation.address, error="m", micro=False).svg_inline(border=2, omitsize=True)


def how_to_join(code: str) -> Markup:
    """Returns what a telephone shows that reads a sticker: the code is for a desk."""
    return rendered("how_to_join", _WORDS, code=code)
