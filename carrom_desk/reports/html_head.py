"""The head of a printed sheet: what match this is, how it ended, and under what terms it was played."""

from carrom_desk.match.setup import Player
from carrom_desk.match.side import Side

from .headings import heading
from .markup import Dialect, Markup, element, joined
from .score_sheet import ScoreSheet
from .sheet_words import (
    DOCUMENT_NAME,
    EMPTY,
    format_words,
    origin_words,
    outcome_words,
    time_words,
    toss_words,
)
from .tables import Align, layout, rich_table, row_title
from .wording import EDITIONS

_LABEL_WIDTHS = (12, 12)
"""Of the labels in the left and in the right half, in per cent."""


def head(dialect: Dialect, sheet: ScoreSheet) -> tuple[Markup, ...]:
    """The parts of the head: title, sides, result, terms."""
    outcome = element("p", outcome_words(sheet), class_="outcome" if sheet.outcome.is_final else "outcome open")
    return _title(dialect, sheet), _sides(dialect, sheet), outcome, _terms(dialect, sheet)


def _title(dialect: Dialect, sheet: ScoreSheet) -> Markup:
    setup = sheet.setup
    kind = "Doubles" if setup.doubles else "Singles"
    table = f"Table {setup.table}" if setup.table else ""
    place = " · ".join(part for part in (setup.round, setup.category or kind, table) if part)
    event = setup.event or DOCUMENT_NAME
    return joined(
        element("p", DOCUMENT_NAME, class_="document") if setup.event else None,
        heading(dialect, 1, event, class_="event"),
        element("p", place, class_="place"),
    )


def _sides(dialect: Dialect, sheet: ScoreSheet) -> Markup:
    """Both sides as on a scoreboard: number, players, games won, score of each game."""
    games = sheet.games
    narrow, name = 8, 84 - 8 * len(games)
    titles = [("Side", 8, Align.CENTRE), ("Players", name, Align.LEFT), ("Games", narrow, Align.CENTRE)]
    titles += [(f"Game {game.number}", narrow, Align.CENTRE) for game in games]
    cells = (element("th", title, scope="col", **layout(dialect, align, width)) for title, width, align in titles)
    rows = (_side(dialect, sheet, side) for side in sheet.names.order)
    content = (element("thead", element("tr", *cells, class_="titles")), element("tbody", *rows))
    if dialect is Dialect.RICH_TEXT:
        return rich_table(*content, class_="sides")
    return element("table", *content, class_="sides", aria_label="Sides and games")


def _side(dialect: Dialect, sheet: ScoreSheet, side: Side) -> Markup:
    middle = layout(dialect, Align.CENTRE)
    is_winner = sheet.outcome.winner is side
    players = [
        part
        for player in sheet.setup.sides.of(side)
        for part in (_player(dialect, player, is_winner=is_winner), element("br"))
    ]
    games = (element("td", str(game.score.of(side)), **middle) for game in sheet.games)
    return element(
        "tr",
        element("td", str(sheet.names.number(side)), **middle),
        row_title(dialect, *players[:-1]),
        element("td", element("b", str(sheet.outcome.games.of(side))), **middle),
        *games,
        class_="line",
    )


def _player(dialect: Dialect, player: Player, *, is_winner: bool) -> Markup:
    origin = origin_words(player)
    name = _typed(dialect, player.name)
    if is_winner:
        name = element("b", name)
    if not origin:
        return name
    return joined(name, " ", element("span", _typed(dialect, f"({origin})"), class_="origin"))


def _terms(dialect: Dialect, sheet: ScoreSheet) -> Markup:
    setup = sheet.setup
    tosses = "; ".join(toss_words(sheet, toss) for toss in sheet.tosses)
    start = setup.start
    taken_over = "" if start is None else f"in game {start.game_number}, after {start.boards_played} boards"
    terms = [
        ("Played", time_words(sheet)),
        ("Toss", tosses),
        ("Umpire", setup.umpire),
        ("Chief referee", setup.chief_referee),
        ("Laws", EDITIONS[setup.laws]),
        ("Format", format_words(setup)),
    ]
    if taken_over:
        terms.append(("Taken over", taken_over))
    if dialect is Dialect.WEB:
        pairs = (joined(element("dt", name), element("dd", _typed(dialect, value or EMPTY))) for name, value in terms)
        return element("dl", *pairs, class_="terms")
    left = (len(terms) + 1) // 2
    rows = (_rich_row(terms[place : place + 1] + terms[place + left : place + left + 1]) for place in range(left))
    return rich_table(*rows, class_="terms", padding=1)


def _rich_row(pairs: list[tuple[str, str]]) -> Markup:
    cells = [
        joined(
            element("td", name, class_="term", width=f"{label}%"),
            element("td", value or EMPTY, width=f"{50 - label}%"),
        )
        for (name, value), label in zip(pairs, _LABEL_WIDTHS, strict=False)
    ]
    return element("tr", *cells)


def _typed(dialect: Dialect, text: str) -> Markup:
    """A text that somebody typed: whatever its script, it does not turn its surroundings round."""
    return element("bdi", text) if dialect is Dialect.WEB else joined(text)
