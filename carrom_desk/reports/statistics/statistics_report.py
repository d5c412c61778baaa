"""Statistics as a report: of a match, and of a player over several."""

from collections.abc import Iterator, Sequence

from carrom_desk.formats import date_words, decimal
from carrom_desk.i18n import N_, Words, _, say
from carrom_desk.match.side import Seat, Side
from carrom_desk.presentation.sheet.faults import FaultKind
from carrom_desk.presentation.sheet.score_card import BoardLine
from carrom_desk.presentation.sheet.score_sheet import ScoreSheet
from carrom_desk.presentation.sheet.sheet_text import EMPTY, outcome_words
from carrom_desk.presentation.sheet.statistics import Statistics
from carrom_desk.presentation.wording.match_text import in_a_row, score_for
from carrom_desk.reports.content import Align, CellText, Column, Emphasis, Note, Piece, Row, Table, Title, unbroken
from carrom_desk.reports.document import Part

from .player_statistics import PlayedMatch, PlayerStatistics

KIND = N_("Statistics")

Named = tuple[str, Statistics]
"""A name and its statistics."""

# A match


def match_title(sheet: ScoreSheet) -> Title:
    names, setup = sheet.names, sheet.setup
    sides = names.full.versus
    place = " · ".join(filter(None, (setup.event, setup.round, date_words(sheet.started))))
    return Title(say(KIND), sides, tuple(line for line in (place, outcome_words(sheet)) if line))


def match_parts(sheet: ScoreSheet) -> tuple[Part, ...]:
    """Returns the statistics of both sides, in doubles of every player, with explanations."""
    names, found = sheet.names, sheet.statistics
    if not found.has_any:
        return (Note(_("Nothing has been played yet.")),)
    columns: tuple[Named, ...] = tuple((names.side(side), found.sides.of(side)) for side in Side)
    if sheet.setup.doubles:
        columns += tuple((names.player(seat), numbers) for seat, numbers in found.seats.items())
    return (_numbers(columns), Note(_note(columns, doubles=sheet.setup.doubles)))


# A player


def player_title(player: PlayerStatistics) -> Title:
    """Returns the title for a player, with the number of matches."""
    words = N_("Matches: {matches}, {won} won, {lost} lost")
    lines = (
        say(words, matches=len(player.matches), won=player.won, lost=player.lost),
        span_words([match.sheet for match in player.matches]),
    )
    return Title(say(KIND), player.name, tuple(line for line in lines if line))


def span_words(sheets: Sequence[ScoreSheet]) -> str:
    """Returns the first and last date of the matches; empty if unknown."""
    days = [date_words(sheet.started) for sheet in sheets if sheet.started]
    if not days:
        return ""
    words = N_("{first} to {last}")
    return days[0] if days[0] == days[-1] else say(words, first=days[0], last=days[-1])


def player_parts(player: PlayerStatistics) -> tuple[Part, ...]:
    """Returns combined statistics, and a row for each match."""
    if not player.matches:
        return (Note(_("No matches found for this player.")),)
    named = ((player.name, player.total),)
    doubles = any(match.sheet.setup.doubles for match in player.matches)
    tables = (_percentages, _head_to_head, _matches)
    return (
        _numbers(named),
        Note(_note(named, doubles=doubles)),
        *(table for table in (made(player) for made in tables) if table.rows),
    )


def _counted_columns(*names: Words) -> tuple[Column, ...]:
    """Returns a column for names, and several for numbers."""
    numbers = (Column(say(name), 70 // len(names), Align.CENTRE) for name in names[1:])
    return (Column(say(names[0]), 30), *numbers)


def percent_words(some: int, of_all: int) -> str:
    """Returns a share as a whole percentage."""
    return f"{100 * some / of_all:.0f} %" if of_all else EMPTY


def _percentages(player: PlayerStatistics) -> Table:
    total, boards = player.total, [(board, match.seat) for match in player.matches for board in match.boards]
    broken = [(board, seat) for board, seat in boards if board.breaker.side is seat.side]
    others = [(board, seat) for board, seat in boards if board.breaker.side is not seat.side]
    turns_with_men = sum(turn.men > 0 for turn in total.turns)
    counts = (
        (N_("Matches won"), player.won, player.won + player.lost),
        (_BOARDS_WON, total.boards_won, total.boards),
        (N_("Boards won with white"), _won(broken), len(broken)),
        (N_("Boards won with black"), _won(others), len(others)),
        (_QUEENS_COVERED, total.queens, total.boards),
        (N_("Turns with a man pocketed"), turns_with_men, len(total.turns)),
    )
    what, number = N_("Statistic"), N_("Count")
    columns = _counted_columns(what, number, N_("Out of"), _SHARE)
    rows = (
        Row((say(name), str(some), str(of_all), percent_words(some, of_all))) for name, some, of_all in counts if of_all
    )
    return Table(_("Percentages"), columns, tuple(rows))


_QUEENS_COVERED = N_("Queens covered")
_BOARDS_WON = N_("Boards won")
_SHARE = N_("Share")


def _won(boards: Sequence[tuple[BoardLine, Seat]]) -> int:
    return sum(board.winner is seat.side for board, seat in boards)


def _head_to_head(player: PlayerStatistics) -> Table:
    """Returns a row for each opponent or pair, in the order of the first meeting."""
    met: dict[tuple[str, ...], list[PlayedMatch]] = {}
    for match in player.matches:
        met.setdefault(match.opponents, []).append(match)
    columns = _counted_columns(N_("Against"), N_("Matches"), N_("Won"), N_("Lost"), N_("Boards"), _BOARDS_WON, _SHARE)
    return Table(_("Head to head"), columns, tuple(map(_against, met.values())))


def _against(matches: Sequence[PlayedMatch]) -> Row:
    name = matches[-1].sheet.names.full.side(matches[-1].seat.side.other)
    boards = sum(match.statistics.boards for match in matches)
    won = sum(match.statistics.boards_won for match in matches)
    results = [match.result for match in matches]
    counts = (len(matches), results.count("won"), results.count("lost"), boards, won)
    return Row((name, *map(str, counts), percent_words(won, boards)))


def _matches(player: PlayerStatistics) -> Table:
    centre = Align.CENTRE
    columns = (
        Column(_("Date"), 13),
        Column(_("Event"), 17),
        Column(_("Against"), 22),
        Column(_("Result"), 14),
        Column(_("Strokes"), 8, centre),
        Column(say(_MEN_A_TURN), 8, centre),
        Column(_("Queens"), 8, centre),
        Column(_("Median"), 10, centre),
    )
    rows = tuple(_match(match) for match in player.matches)
    return Table(_("Matches"), columns, rows)


def _match(match: PlayedMatch) -> Row:
    sheet, numbers, side = match.sheet, match.statistics, match.seat.side
    return Row(
        (
            date_words(sheet.started) or EMPTY,
            in_a_row((sheet.setup.event, sheet.setup.round)) or EMPTY,
            sheet.names.full.side(side.other),
            _scores(match),
            str(numbers.strokes),
            average_words(numbers.men_a_turn),
            str(numbers.queens),
            seconds_words(numbers.median_ms),
        )
    )


RESULTS = {"won": N_("won"), "lost": N_("lost"), "open": N_("open")}


def _scores(match: PlayedMatch) -> CellText:
    """Returns the result in games, and the score of each, such as "won 2–1: 25–13, 8–25, 25–20"."""
    sheet, side = match.sheet, match.seat.side
    won = f"{say(RESULTS[match.result])} {score_for(side, sheet.outcome.games)}"
    if not sheet.games:
        return unbroken((won,))
    games = unbroken(score_for(side, game.score) for game in sheet.games)
    return (Piece(f"{won}:", Emphasis.WHOLE), " ", *games)


# Statistics of one or more names, side by side

_ALWAYS = frozenset({FaultKind.DUE, FaultKind.FOUL})
"""Faults listed even with a count of zero."""
_LABEL_WIDTH = 28
_MEN_A_TURN = N_("Men per turn")


def _numbers(parts: Sequence[Named]) -> Table:
    width = (100 - _LABEL_WIDTH) // len(parts)
    columns = (Column("", _LABEL_WIDTH), *(Column(name, width, Align.CENTRE) for name, _ in parts))
    statistics = [numbers for _, numbers in parts]
    measured = zip(*(_measures(each, statistics) for each in statistics), strict=True)
    rows = (Row((say(found[0][0]), *(text for _, text in found))) for found in measured)
    return Table(say(KIND), columns, tuple(rows), has_label=False)


def _measures(numbers: Statistics, among: Sequence[Statistics]) -> Iterator[tuple[Words, str]]:
    """Yields the measures that are known for at least one name, with their values for one."""
    if any(each.turns for each in among):
        yield N_("Strokes"), str(numbers.strokes)
        yield N_("Turns"), str(len(numbers.turns))
        yield N_("Men pocketed"), str(numbers.men)
        yield _MEN_A_TURN, average_words(numbers.men_a_turn)
        yield N_("Most men in a turn"), str(numbers.most_men)
        yield N_("Strokes in the longest turn"), str(numbers.longest_turn)
    of_all = N_("{some} of {all}")
    yield _BOARDS_WON, say(of_all, some=numbers.boards_won, all=numbers.boards)
    yield N_("Breaks"), str(numbers.breaks)
    yield _QUEENS_COVERED, str(numbers.queens)
    for kind in FaultKind:
        if kind in _ALWAYS or any(kind in each.faults for each in among):
            yield kind.several, str(numbers.faults.count(kind))
    if any(each.times_ms for each in among):
        yield N_("Median time per stroke"), seconds_words(numbers.median_ms)
        yield N_("Longest time for a stroke"), seconds_words(numbers.longest_ms)
        yield N_("Timed strokes"), str(len(numbers.times_ms))
    yield N_("White slams"), str(numbers.white_slams)
    yield N_("Black slams"), str(numbers.black_slams)
    yield N_("Break and run"), str(numbers.break_and_runs)


def average_words(average: float | None) -> str:
    """Returns an average with two decimals."""
    return EMPTY if average is None else decimal(average, 2)


def seconds_words(time_ms: float | None) -> str:
    """Returns a time in seconds with one decimal, or in minutes and seconds if long."""
    if time_ms is None:
        return EMPTY
    seconds = time_ms / 1000
    return f"{decimal(seconds, 1)} s" if seconds < 60 else f"{int(seconds) // 60} min {int(seconds) % 60:02} s"


def _note(parts: Sequence[Named], *, doubles: bool) -> str:
    """Returns an explanation of the numbers."""
    sentences = [
        N_("Men: own men pocketed, not counting those that came back."),
        N_("Break and run: the breaker wins the board before the other side has struck."),
        N_("Strokes and faults in cancelled boards are included."),
    ]
    if any(numbers.times_ms for _, numbers in parts):
        sentences.append(
            N_(
                "A stroke’s time runs from the previous entry until the men have come to rest and the stroke is "
                "entered, not counting stoppages. Strokes next to a correction are not timed."
            )
        )
    if doubles:
        words = N_("A fault made during the other side’s turn counts for the side, not for a player.")
        sentences.append(words)
    return " ".join(map(say, sentences))
