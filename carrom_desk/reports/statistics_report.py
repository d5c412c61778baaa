"""Statistics to read: those of a match, and those of a player over many."""

from collections.abc import Callable, Sequence

from carrom_desk.rules.words import QT_TRANSLATE_NOOP, Say

from .charts import Numbered, bar_sample, men_chart, times_chart
from .content import Align, CellText, Column, Figures, Mark, Note, Part, Piece, Row, Table, Title, unparted
from .faults import FaultKind
from .player_statistics import PlayedMatch, PlayerStatistics
from .score_sheet import ScoreSheet
from .sheet_words import EMPTY, FAULT_KINDS, outcome_words
from .statistics import Statistics
from .wall_time import date_words

KIND = QT_TRANSLATE_NOOP("Report", "Statistics")

Named = tuple[str, Statistics]
"""A name and its numbers."""

# Of a match


def match_title(sheet: ScoreSheet, say: Say) -> Title:
    """What match it is."""
    names, setup = sheet.names, sheet.setup
    sides = " – ".join(names.full_side(side) for side in names.order)
    place = " · ".join(part for part in (setup.event, setup.round, date_words(say, sheet.started)) if part)
    return Title(say(KIND), sides, tuple(line for line in (place, outcome_words(sheet)) if line))


def match_parts(sheet: ScoreSheet, say: Say) -> tuple[Part, ...]:
    """The numbers of both sides, in doubles those of every player, plots, and what they mean."""
    names, found = sheet.names, sheet.statistics
    if not found.has_any:
        return (Note(say(QT_TRANSLATE_NOOP("Report", "Nothing has been played."))),)
    columns: tuple[Named, ...] = tuple((names.side(side), found.sides.of(side)) for side in names.order)
    if sheet.setup.doubles:
        columns += tuple((names.player(seat), numbers) for seat, numbers in found.seats)
    numbered = [(names.side(side), names.number(side), found.sides.of(side)) for side in names.order]
    note = Note(_note(columns, say, doubles=sheet.setup.doubles))
    return (_numbers(columns, say), *_plots(numbered, say), note)


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
    return (
        _numbers(named, say),
        *_plots(((player.name, 1, player.total),), say),
        Note(_note(named, say, doubles=doubles)),
        _matches(player, say),
    )


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
            average_words(numbers.men_a_turn),
            str(numbers.queens),
            seconds_words(numbers.median_ms),
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
    won = f"{say(RESULTS[match.result])} {sheet.names.score_for(side, sheet.outcome.games)}"
    if not sheet.games:
        return unparted((won,))
    games = unparted(sheet.names.score_for(side, game.score) for game in sheet.games)
    return (Piece(f"{won}:", Mark.WHOLE), " ", *games)


# The numbers of one or more beside each other

_Measure = tuple[str, Callable[[Statistics], str]]
_ALWAYS = frozenset({FaultKind.DUE, FaultKind.FOUL})
"""Faults that are told also where nobody committed one."""
_LABEL_WIDTH = 28
_MEN_A_TURN = QT_TRANSLATE_NOOP("Report", "Men a turn")


def _numbers(parts: Sequence[Named], say: Say) -> Table:
    width = (100 - _LABEL_WIDTH) // len(parts)
    columns = (Column("", _LABEL_WIDTH), *(Column(name, width, Align.CENTRE) for name, _ in parts))
    rows = (Row((label, *(told(numbers) for _, numbers in parts))) for label, told in _measures(parts, say))
    return Table(say(KIND), columns, tuple(rows), has_label=False)


def _measures(parts: Sequence[Named], say: Say) -> tuple[_Measure, ...]:
    """What there is to tell of anybody here; the rest would be empty rows."""
    kinds = [kind for kind in FaultKind if kind in _ALWAYS or any(numbers.count(kind) for _, numbers in parts)]
    has_strokes = any(numbers.turns for _, numbers in parts)
    has_times = any(numbers.times_ms for _, numbers in parts)
    of_all = QT_TRANSLATE_NOOP("Report", "{some} of {all}")
    at_the_board: tuple[_Measure, ...] = (
        (say(QT_TRANSLATE_NOOP("Report", "Strokes")), lambda numbers: str(numbers.strokes)),
        (say(QT_TRANSLATE_NOOP("Report", "Turns")), lambda numbers: str(len(numbers.turns))),
        (say(QT_TRANSLATE_NOOP("Report", "Men pocketed")), lambda numbers: str(numbers.men)),
        (say(_MEN_A_TURN), lambda numbers: average_words(numbers.men_a_turn)),
        (say(QT_TRANSLATE_NOOP("Report", "Most men in a turn")), lambda numbers: str(numbers.most_men)),
        (say(QT_TRANSLATE_NOOP("Report", "Strokes of the longest turn")), lambda numbers: str(numbers.longest_turn)),
    )
    times: tuple[_Measure, ...] = (
        (say(QT_TRANSLATE_NOOP("Report", "Time a stroke, median")), lambda numbers: seconds_words(numbers.median_ms)),
        (say(QT_TRANSLATE_NOOP("Report", "Time a stroke, longest")), lambda numbers: seconds_words(numbers.longest_ms)),
        (say(QT_TRANSLATE_NOOP("Report", "Strokes timed")), lambda numbers: str(len(numbers.times_ms))),
    )
    return (
        *(at_the_board if has_strokes else ()),
        (
            say(QT_TRANSLATE_NOOP("Report", "Boards won")),
            lambda numbers: say(of_all, some=numbers.boards_won, all=numbers.boards),
        ),
        (say(QT_TRANSLATE_NOOP("Report", "Boards broken")), lambda numbers: str(numbers.breaks)),
        (say(QT_TRANSLATE_NOOP("Report", "Boards with the Queen covered")), lambda numbers: str(numbers.queens)),
        *((say(FAULT_KINDS[kind]), _count_of(kind)) for kind in kinds),
        *(times if has_times else ()),
        (say(QT_TRANSLATE_NOOP("Report", "White slams")), lambda numbers: str(numbers.white_slams)),
        (say(QT_TRANSLATE_NOOP("Report", "Black slams")), lambda numbers: str(numbers.black_slams)),
        (say(QT_TRANSLATE_NOOP("Report", "Break and run")), lambda numbers: str(numbers.break_and_runs)),
    )


def _count_of(kind: FaultKind) -> Callable[[Statistics], str]:
    return lambda numbers: str(numbers.count(kind))


def average_words(average: float | None) -> str:
    """An average with two decimals."""
    return EMPTY if average is None else f"{average:.2f}"


def seconds_words(time_ms: float | None) -> str:
    """A time in seconds with one decimal, a long one in minutes and seconds."""
    if time_ms is None:
        return EMPTY
    seconds = time_ms / 1000
    return f"{seconds:.1f} s" if seconds < 60 else f"{int(seconds) // 60} min {int(seconds) % 60:02} s"


def _plots(parts: Sequence[Numbered], say: Say) -> tuple[Part, ...]:
    """Men in a turn and time a stroke, with a legend where there is more than one to tell apart."""
    drawn = tuple(chart for chart in (men_chart(parts, say), times_chart(parts, say)) if chart is not None)
    if not drawn:
        return ()
    legend = tuple((bar_sample(number), f"{number} {name}") for name, number, _ in parts)
    return (Figures(drawn, legend if len(parts) > 1 else ()),)


def _note(parts: Sequence[Named], say: Say, *, doubles: bool) -> str:
    """What the numbers mean."""
    told = [
        QT_TRANSLATE_NOOP("Report", "Men: own men that were pocketed and did not come back."),
        QT_TRANSLATE_NOOP("Report", "Break and run: the breaker wins the board before the other side has struck."),
        QT_TRANSLATE_NOOP("Report", "Strokes and faults of boards that were cancelled are counted too."),
    ]
    if any(numbers.times_ms for _, numbers in parts):
        told.append(
            QT_TRANSLATE_NOOP(
                "Report",
                "A stroke’s time runs from the entry before it to its own, without the time that stood still: "
                "until the men have come to rest and the stroke is entered. Next to a correction none is timed.",
            )
        )
    if doubles:
        told.append(QT_TRANSLATE_NOOP("Report", "A fault by a side that is not in turn is counted for the side alone."))
    return " ".join(map(say, told))
