"""Statistics to read: those of a match, and those of a player over many."""

from collections.abc import Callable, Iterator, Sequence

from carrom_desk.match.match_text import score_for
from carrom_desk.match.side import Seat
from carrom_desk.rules.words import QT_TRANSLATE_NOOP, Say, Words

from .charts import Numbered, bar_sample, men_chart, times_chart, trend_chart
from .content import Align, CellText, Column, Drawing, Figures, Mark, Note, Part, Piece, Row, Table, Title, unparted
from .faults import FaultKind
from .player_statistics import PlayedMatch, PlayerStatistics
from .score_card import BoardLine
from .score_sheet import ScoreSheet
from .sheet_words import EMPTY, FAULT_KINDS, outcome_words
from .statistics import Statistics, combined
from .wall_time import date_words

KIND = QT_TRANSLATE_NOOP("Report", "Statistics")

Named = tuple[str, Statistics]
"""A name and its numbers."""

# Of a match


def match_title(sheet: ScoreSheet) -> Title:
    """What match it is."""
    names, setup = sheet.names, sheet.setup
    sides = " – ".join(names.full_side(side) for side in names.order)
    place = " · ".join(part for part in (setup.event, setup.round, date_words(sheet.say, sheet.started)) if part)
    return Title(sheet.say(KIND), sides, tuple(line for line in (place, outcome_words(sheet)) if line))


def match_parts(sheet: ScoreSheet) -> tuple[Part, ...]:
    """The numbers of both sides, in doubles those of every player, plots, and what they mean."""
    names, found = sheet.names, sheet.statistics
    if not found.has_any:
        return (Note(sheet.say(QT_TRANSLATE_NOOP("Report", "Nothing has been played."))),)
    columns: tuple[Named, ...] = tuple((names.side(side), found.sides.of(side)) for side in names.order)
    if sheet.setup.doubles:
        columns += tuple((names.player(seat), numbers) for seat, numbers in found.seats.items())
    numbered = [(names.side(side), names.number(side), found.sides.of(side)) for side in names.order]
    note = Note(_note(columns, sheet.say, doubles=sheet.setup.doubles))
    return (_numbers(columns, sheet.say), *_plots(numbered, sheet.say), note)


# Of a player


def player_title(player: PlayerStatistics, say: Say) -> Title:
    """Who he is, and in how many matches."""
    words = QT_TRANSLATE_NOOP("Report", "Matches: {matches}, {won} won, {lost} lost")
    lines = (
        say(words, matches=len(player.matches), won=player.won, lost=player.lost),
        span_words([match.sheet for match in player.matches], say),
    )
    return Title(say(KIND), player.name, tuple(line for line in lines if line))


def span_words(sheets: Sequence[ScoreSheet], say: Say) -> str:
    """From when to when matches were played, in words; empty where no log says it."""
    days = [date_words(say, sheet.started) for sheet in sheets if sheet.started]
    if not days:
        return ""
    words = QT_TRANSLATE_NOOP("Report", "{first} to {last}")
    return days[0] if days[0] == days[-1] else say(words, first=days[0], last=days[-1])


def player_parts(player: PlayerStatistics, say: Say) -> tuple[Part, ...]:
    """The numbers of all matches together, plots, and a row for each match."""
    if not player.matches:
        return (Note(say(QT_TRANSLATE_NOOP("Report", "No match of this player is known."))),)
    named = ((player.name, player.total),)
    doubles = any(match.sheet.setup.doubles for match in player.matches)
    tables = (_percentages, _head_to_head, _per_board, _trend, _matches)
    return (
        _numbers(named, say),
        *_plots(((player.name, 1, player.total),), say, *_trend_plot(player, say)),
        Note(_note(named, say, doubles=doubles)),
        *(table for table in (made(player, say) for made in tables) if table.rows),
    )


def _counted_columns(say: Say, *names: Words) -> tuple[Column, ...]:
    """A column for a name, and some for numbers."""
    numbers = (Column(say(name), 70 // len(names), Align.CENTRE) for name in names[1:])
    return (Column(say(names[0]), 30), *numbers)


def percent_words(some: int, of_all: int) -> str:
    """A share in whole per cent."""
    return f"{100 * some / of_all:.0f} %" if of_all else EMPTY


def _percentages(player: PlayerStatistics, say: Say) -> Table:
    total, boards = player.total, [(board, match.seat) for match in player.matches for board in match.boards]
    broken = [(board, seat) for board, seat in boards if board.breaker.side is seat.side]
    others = [(board, seat) for board, seat in boards if board.breaker.side is not seat.side]
    turns_with_men = sum(turn.men > 0 for turn in total.turns)
    counts = (
        (QT_TRANSLATE_NOOP("Report", "Matches won"), player.won, player.won + player.lost),
        (_BOARDS_WON, total.boards_won, total.boards),
        (QT_TRANSLATE_NOOP("Report", "Boards won with white"), _won(broken), len(broken)),
        (QT_TRANSLATE_NOOP("Report", "Boards won with black"), _won(others), len(others)),
        (_QUEENS_COVERED, total.queens, total.boards),
        (QT_TRANSLATE_NOOP("Report", "Turns that brought a man"), turns_with_men, len(total.turns)),
    )
    what, number = QT_TRANSLATE_NOOP("Report", "What"), QT_TRANSLATE_NOOP("Report", "Number")
    columns = _counted_columns(say, what, number, QT_TRANSLATE_NOOP("Report", "Of"), _SHARE)
    rows = (
        Row((say(name), str(some), str(of_all), percent_words(some, of_all))) for name, some, of_all in counts if of_all
    )
    return Table(say(QT_TRANSLATE_NOOP("Report", "Percentages")), columns, tuple(rows))


_QUEENS_COVERED = QT_TRANSLATE_NOOP("Report", "Boards with the Queen covered")
_BOARDS_WON = QT_TRANSLATE_NOOP("Report", "Boards won")
_SHARE = QT_TRANSLATE_NOOP("Report", "Per cent")


def _won(boards: Sequence[tuple[BoardLine, Seat]]) -> int:
    return sum(board.winner is seat.side for board, seat in boards)


def _head_to_head(player: PlayerStatistics, say: Say) -> Table:
    """A row for each opponent, or pair of them, in the order in which they were met first."""
    met: dict[tuple[str, ...], list[PlayedMatch]] = {}
    for match in player.matches:
        met.setdefault(match.opponents, []).append(match)
    columns = _counted_columns(
        say,
        QT_TRANSLATE_NOOP("Report", "Against"),
        QT_TRANSLATE_NOOP("Report", "Matches"),
        QT_TRANSLATE_NOOP("Report", "Won"),
        QT_TRANSLATE_NOOP("Report", "Lost"),
        QT_TRANSLATE_NOOP("Report", "Boards"),
        _BOARDS_WON,
        _SHARE,
    )
    return Table(say(QT_TRANSLATE_NOOP("Report", "Head to head")), columns, tuple(map(_against, met.values())))


def _against(matches: Sequence[PlayedMatch]) -> Row:
    name = matches[-1].sheet.names.full_side(matches[-1].seat.side.other)
    boards = sum(match.statistics.boards for match in matches)
    won = sum(match.statistics.boards_won for match in matches)
    results = [match.result for match in matches]
    counts = (len(matches), results.count("won"), results.count("lost"), boards, won)
    return Row((name, *map(str, counts), percent_words(won, boards)))


def _per_board(player: PlayerStatistics, say: Say) -> Table:
    """How the player fared in the first board of a game, the second and so on."""
    found: dict[int, list[tuple[BoardLine, Seat]]] = {}
    for match in player.matches:
        for board in match.boards:
            found.setdefault(board.number, []).append((board, match.seat))
    columns = _counted_columns(
        say,
        QT_TRANSLATE_NOOP("Report", "Board of the game"),
        QT_TRANSLATE_NOOP("Report", "Played"),
        QT_TRANSLATE_NOOP("Report", "Won"),
        _SHARE,
        QT_TRANSLATE_NOOP("Report", "Points for"),
        QT_TRANSLATE_NOOP("Report", "Points against"),
    )
    rows = []
    for number, boards in sorted(found.items()):
        points_for = sum(board.points.total for board, seat in boards if board.winner is seat.side)
        against = sum(board.points.total for board, seat in boards if board.winner is not seat.side)
        won, played = _won(boards), len(boards)
        counts = (number, played, won, percent_words(won, played), points_for, against)
        rows.append(Row(tuple(map(str, counts))))
    return Table(say(QT_TRANSLATE_NOOP("Report", "Per board")), columns, tuple(rows))


def _latest(player: PlayerStatistics) -> Iterator[tuple[PlayedMatch, ...]]:
    """After each match, that one and those before it which a trend takes together."""
    for end in range(1, len(player.matches) + 1):
        yield player.matches[max(0, end - _LATEST) : end]


def _trend_plot(player: PlayerStatistics, say: Say) -> Iterator[tuple[str, Drawing]]:
    """The boards won in per cent; nothing where there are too few matches for a trend or no board is over."""
    found = [combined(each.statistics for each in latest) for latest in _latest(player)]
    shares = [round(100 * each.boards_won / each.boards) for each in found if each.boards]
    if len(shares) == len(found) > 1:
        yield trend_chart(player.name, shares, say)


def _trend(player: PlayerStatistics, say: Say) -> Table:
    """After each match, the numbers of the latest five together."""
    columns = _counted_columns(
        say,
        QT_TRANSLATE_NOOP("Report", "Up to"),
        QT_TRANSLATE_NOOP("Report", "Matches won"),
        _BOARDS_WON,
        _SHARE,
        _MEN_A_TURN,
        QT_TRANSLATE_NOOP("Report", "Median"),
    )
    rows = []
    for latest in _latest(player):
        numbers = combined(each.statistics for each in latest)
        cells = (
            date_words(say, latest[-1].sheet.started) or EMPTY,
            str(sum(each.is_won is True for each in latest)),
            str(numbers.boards_won),
            percent_words(numbers.boards_won, numbers.boards),
            average_words(say, numbers.men_a_turn),
            seconds_words(say, numbers.median_ms),
        )
        rows.append(Row(cells))
    title = QT_TRANSLATE_NOOP("Report", "Trend: the latest {number} matches together")
    return Table(say(title, number=_LATEST), columns, tuple(rows))


_LATEST = 5
"""So many matches are taken together in a trend."""


def _matches(player: PlayerStatistics, say: Say) -> Table:
    centre = Align.CENTRE
    columns = (
        Column(say(QT_TRANSLATE_NOOP("Report", "Date")), 13),
        Column(say(QT_TRANSLATE_NOOP("Report", "Event")), 17),
        Column(say(QT_TRANSLATE_NOOP("Report", "Against")), 22),
        Column(say(QT_TRANSLATE_NOOP("Report", "Result")), 14),
        Column(say(QT_TRANSLATE_NOOP("Report", "Strokes")), 8, centre),
        Column(say(_MEN_A_TURN), 8, centre),
        Column(say(QT_TRANSLATE_NOOP("Report", "Queens")), 8, centre),
        Column(say(QT_TRANSLATE_NOOP("Report", "Median")), 10, centre),
    )
    rows = tuple(_match(match, say) for match in player.matches)
    return Table(say(QT_TRANSLATE_NOOP("Report", "Matches")), columns, rows)


def _match(match: PlayedMatch, say: Say) -> Row:
    sheet, numbers, side = match.sheet, match.statistics, match.seat.side
    return Row(
        (
            date_words(say, sheet.started) or EMPTY,
            ", ".join(part for part in (sheet.setup.event, sheet.setup.round) if part) or EMPTY,
            sheet.names.full_side(side.other),
            _scores(match, say),
            str(numbers.strokes),
            average_words(say, numbers.men_a_turn),
            str(numbers.queens),
            seconds_words(say, numbers.median_ms),
        )
    )


RESULTS = {
    "won": QT_TRANSLATE_NOOP("Report", "won"),
    "lost": QT_TRANSLATE_NOOP("Report", "lost"),
    "open": QT_TRANSLATE_NOOP("Report", "open"),
}


def _scores(match: PlayedMatch, say: Say) -> CellText:
    """How it ended, in games, and the score of each, such as "won 2–1: 25–13, 8–25, 25–20"."""
    sheet, side = match.sheet, match.seat.side
    won = f"{say(RESULTS[match.result])} {score_for(side, sheet.outcome.games)}"
    if not sheet.games:
        return unparted((won,))
    games = unparted(score_for(side, game.score) for game in sheet.games)
    return (Piece(f"{won}:", Mark.WHOLE), " ", *games)


# The numbers of one or more beside each other

_Measure = tuple[Words, Callable[[Statistics], str]]
_ALWAYS = frozenset({FaultKind.DUE, FaultKind.FOUL})
"""Faults that are told also where nobody committed one."""
_LABEL_WIDTH = 28
_MEN_A_TURN = QT_TRANSLATE_NOOP("Report", "Men a turn")


def _numbers(parts: Sequence[Named], say: Say) -> Table:
    width = (100 - _LABEL_WIDTH) // len(parts)
    columns = (Column("", _LABEL_WIDTH), *(Column(name, width, Align.CENTRE, holds_name=True) for name, _ in parts))
    rows = (Row((say(label), *(cell(numbers) for _, numbers in parts))) for label, cell in _measures(parts, say))
    return Table(say(KIND), columns, tuple(rows), has_label=False)


def _measures(parts: Sequence[Named], say: Say) -> tuple[_Measure, ...]:
    """What there is to tell of anybody here; the rest would be empty rows."""
    kinds = [kind for kind in FaultKind if kind in _ALWAYS or any(kind in numbers.faults for _, numbers in parts)]
    has_strokes = any(numbers.turns for _, numbers in parts)
    has_times = any(numbers.times_ms for _, numbers in parts)
    of_all = QT_TRANSLATE_NOOP("Report", "{some} of {all}")
    at_the_board: tuple[_Measure, ...] = (
        (QT_TRANSLATE_NOOP("Report", "Strokes"), lambda numbers: str(numbers.strokes)),
        (QT_TRANSLATE_NOOP("Report", "Turns"), lambda numbers: str(len(numbers.turns))),
        (QT_TRANSLATE_NOOP("Report", "Men pocketed"), lambda numbers: str(numbers.men)),
        (_MEN_A_TURN, lambda numbers: average_words(say, numbers.men_a_turn)),
        (QT_TRANSLATE_NOOP("Report", "Most men in a turn"), lambda numbers: str(numbers.most_men)),
        (QT_TRANSLATE_NOOP("Report", "Strokes of the longest turn"), lambda numbers: str(numbers.longest_turn)),
    )
    median = QT_TRANSLATE_NOOP("Report", "Time a stroke, median")
    longest = QT_TRANSLATE_NOOP("Report", "Time a stroke, longest")
    times: tuple[_Measure, ...] = (
        (median, lambda numbers: seconds_words(say, numbers.median_ms)),
        (longest, lambda numbers: seconds_words(say, numbers.longest_ms)),
        (QT_TRANSLATE_NOOP("Report", "Strokes timed"), lambda numbers: str(len(numbers.times_ms))),
    )
    return (
        *(at_the_board if has_strokes else ()),
        (_BOARDS_WON, lambda numbers: say(of_all, some=numbers.boards_won, all=numbers.boards)),
        (QT_TRANSLATE_NOOP("Report", "Boards broken"), lambda numbers: str(numbers.breaks)),
        (_QUEENS_COVERED, lambda numbers: str(numbers.queens)),
        *((FAULT_KINDS[kind], _count_of(kind)) for kind in kinds),
        *(times if has_times else ()),
        (QT_TRANSLATE_NOOP("Report", "White slams"), lambda numbers: str(numbers.white_slams)),
        (QT_TRANSLATE_NOOP("Report", "Black slams"), lambda numbers: str(numbers.black_slams)),
        (QT_TRANSLATE_NOOP("Report", "Break and run"), lambda numbers: str(numbers.break_and_runs)),
    )


def _count_of(kind: FaultKind) -> Callable[[Statistics], str]:
    return lambda numbers: str(numbers.faults.count(kind))


def decimal_words(say: Say, number: float, decimals: int) -> str:
    """A number with so many decimals, as it is written in the language."""
    return f"{number:.{decimals}f}".replace(".", say(QT_TRANSLATE_NOOP("Number", ".", "between 3 and 5 in 3.5")))


def average_words(say: Say, average: float | None) -> str:
    """An average with two decimals."""
    return EMPTY if average is None else decimal_words(say, average, 2)


def seconds_words(say: Say, time_ms: float | None) -> str:
    """A time in seconds with one decimal, a long one in minutes and seconds."""
    if time_ms is None:
        return EMPTY
    seconds = time_ms / 1000
    return (
        f"{decimal_words(say, seconds, 1)} s" if seconds < 60 else f"{int(seconds) // 60} min {int(seconds) % 60:02} s"
    )


def _plots(parts: Sequence[Numbered], say: Say, *others: tuple[str, Drawing]) -> tuple[Part, ...]:
    """Men in a turn, time a stroke, and others, with a legend where there is more than one to tell apart."""
    drawn = tuple(chart for chart in (men_chart(parts, say), times_chart(parts, say), *others) if chart is not None)
    if not drawn:
        return ()
    legend = tuple((bar_sample(number), f"{number} {name}") for name, number, _ in parts)
    return (Figures(drawn, legend if len(parts) > 1 else ()),)


def _note(parts: Sequence[Named], say: Say, *, doubles: bool) -> str:
    """What the numbers mean."""
    sentences = [
        QT_TRANSLATE_NOOP("Report", "Men: own men that were pocketed and did not come back."),
        QT_TRANSLATE_NOOP("Report", "Break and run: the breaker wins the board before the other side has struck."),
        QT_TRANSLATE_NOOP("Report", "Strokes and faults of boards that were cancelled are counted too."),
    ]
    if any(numbers.times_ms for _, numbers in parts):
        sentences.append(
            QT_TRANSLATE_NOOP(
                "Report",
                "A stroke’s time runs from the entry before it to its own, without the time that stood still: "
                "until the men have come to rest and the stroke is entered. Next to a correction none is timed.",
            )
        )
    if doubles:
        words = QT_TRANSLATE_NOOP("Report", "A fault by a side that is not in turn is counted for the side alone.")
        sentences.append(words)
    return " ".join(map(say, sentences))
