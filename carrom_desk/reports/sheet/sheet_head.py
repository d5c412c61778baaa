"""Head of the page that the players sign: event, sides, result and terms."""

from collections.abc import Iterator
from functools import partial

from carrom_desk.formats import date_words
from carrom_desk.i18n import N_, _, say
from carrom_desk.match.plain_text import isolated
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import Seat, Side
from carrom_desk.presentation.sheet.score_sheet import ScoreSheet
from carrom_desk.presentation.sheet.sheet_text import (
    EMPTY,
    format_and_rules,
    origin_words,
    outcome_words,
    time_words,
    toss_words,
)
from carrom_desk.presentation.wording.entry_text import DETAIL_TITLES
from carrom_desk.presentation.wording.format_text import DIFFERS
from carrom_desk.presentation.wording.laws_text import RULES_OF_THE_EVENT, event_rules, laws_name
from carrom_desk.presentation.wording.match_text import kind_of_match, sentence, table_title
from carrom_desk.reports.content import Title
from carrom_desk.reports.drawings.flags import flags_of
from carrom_desk.reports.sheet_content import Headline, Member, Team
from carrom_desk.rules.texts.words import PAIR

KIND = N_("Match record")
BROKE_FIRST = "*"
"""Sign beside the player who broke first in the match."""
DECIDED = N_("with umpire’s decisions")
"""Footer on every page of a match in which the umpire overrode a ruling."""


def title_of(sheet: ScoreSheet) -> Title:
    """Returns the title of the sheet."""
    setup = sheet.setup
    event, kind = setup.event, say(KIND)
    if setup.practice:
        event = _("PRACTICE: {event}").format(event=event) if event else _("PRACTICE")
    return Title(f"{kind} · {kind_of(sheet)}", event) if event else Title(kind_of(sheet), kind)


def places_of(sheet: ScoreSheet) -> tuple[str, ...]:
    """Returns round, category and table."""
    return tuple(filter(None, (sheet.setup.round, kind_of(sheet), table_title(sheet.setup))))


def kind_of(sheet: ScoreSheet) -> str:
    """Returns the category, or else singles or doubles."""
    return sheet.setup.category or kind_of_match(sheet.setup)


def boxes_of(sheet: ScoreSheet) -> tuple[tuple[str, str], ...]:
    """Returns the fields that identify a sheet in a pile."""
    setup = sheet.setup
    number = "" if setup.number is None else str(setup.number)
    return (_("Round"), setup.round), (_("Table"), setup.table), (_("Match no."), number)


def team_of(sheet: ScoreSheet, side: Side) -> Team:
    """Returns a side with its players and clubs."""
    members = []
    for seat, short in sheet.names.short.items():
        if seat.side is side:
            player = sheet.setup.player_at(seat)
            flag = next(iter(flags_of((player.country,))), "")
            sign = BROKE_FIRST if seat is sheet.first_breaker else ""
            members.append(Member(tag(sheet, seat), isolated(player.name), short, flag, sign))
    origins = (isolated(origin_words(player)) for player in sheet.setup.sides.of(side))
    clubs = PAIR.join(dict.fromkeys(origin for origin in origins if origin))
    return Team(side_title(sheet, side), sheet.names.number(side), clubs, tuple(members))


def side_title(sheet: ScoreSheet, side: Side) -> str:
    return _("Side {number}").format(number=sheet.names.number(side))


def tag(sheet: ScoreSheet, seat: Seat) -> str:
    """Returns the tag beside a name, such as "2a" for the first player of side 2."""
    return f"{sheet.names.number(seat.side)}{'ab'[seat.number - 1] if sheet.setup.doubles else ''}"


def headline_of(sheet: ScoreSheet) -> Headline:
    """Returns the result with the score of every game."""
    winner = sheet.outcome.winner
    return Headline(
        words=outcome_words(sheet, partial(side_title, sheet)),
        winners=() if winner is None else tuple(isolated(player.name) for player in sheet.setup.sides.of(winner)),
        scores=tuple(
            (game.score.a, game.score.b, 0 if game.winner is None else sheet.names.number(game.winner))
            for game in sheet.games
        ),
    )


def _start(setup: Setup) -> Iterator[tuple[str, str]]:
    if setup.start is not None:
        words = N_("in game {game}; boards already played: {boards}")
        yield _("Taken over"), say(words, boards=setup.start.boards_played, game=setup.start.game_number)


def facts_of(sheet: ScoreSheet) -> Iterator[tuple[str, str]]:
    """Yields the terms, without those found elsewhere on the sheet."""
    setup = sheet.setup
    if setup.tie:
        yield say(DETAIL_TITLES["tie"]), isolated(setup.tie)
    tosses = "; ".join(toss_words(sheet, toss, side_title(sheet, toss.winner)) for toss in sheet.tosses)
    yield _("Laws"), laws_name(setup.laws, is_short=True)
    rules = event_rules(setup.laws)
    if rules:
        yield f"{DIFFERS} {say(RULES_OF_THE_EVENT)}", sentence(rules)
    yield _("Format"), format_and_rules(setup.competition)
    yield _("Toss"), tosses or EMPTY
    # A match that was not played has no duration.
    yield _("Played"), (time_words(sheet) if sheet.games else date_words(sheet.started)) or EMPTY
    yield from _start(setup)
