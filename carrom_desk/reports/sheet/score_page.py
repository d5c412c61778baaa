"""The page that the players sign: head, score cards, counts, remarks and signatures."""

from collections.abc import Iterator

from carrom_desk.formats import from_to
from carrom_desk.i18n import N_, _, pgettext, say
from carrom_desk.match.plain_text import isolated
from carrom_desk.match.side import NOUGHT, BySide, Side
from carrom_desk.match.state import BoardState
from carrom_desk.presentation.sheet.faults import FaultKind
from carrom_desk.presentation.sheet.score_card import BoardLine, GameLine
from carrom_desk.presentation.sheet.score_sheet import ScoreSheet
from carrom_desk.presentation.sheet.sheet_text import (
    EMPTY,
    SLAM_MARKS,
    change_words,
    ending_words,
    game_words,
    umpires_of,
)
from carrom_desk.presentation.wording.match_text import GAME, IN_TURN, sentence
from carrom_desk.presentation.wording.ruling_text import may_claim
from carrom_desk.reports.content import Align, Column, Row, Table
from carrom_desk.reports.drawings.charts import chart_levels, code_drawing, course_chart
from carrom_desk.reports.sheet_content import CardRow, ScoreCard, ScorePage, Signing
from carrom_desk.rules.texts.piece_text import queen_words

from .sheet_head import BROKE_FIRST, DECIDED, boxes_of, facts_of, headline_of, tag, team_of, title_of
from .sheet_remarks import record_of

_NIL = N_("Nil")
"""Points of the side that lost a board."""
_QUEEN = "Q"
"""Sign for a covered Queen without points."""


def score_page(sheet: ScoreSheet, program: str, hall: str = "") -> ScorePage:
    """Returns the whole page; `program` is the name and version of the program."""
    return ScorePage(
        title=title_of(sheet),
        boxes=boxes_of(sheet),
        facts=tuple(facts_of(sheet)),
        teams=tuple(team_of(sheet, side) for side in Side),
        headline=headline_of(sheet),
        cards=tuple(_card(sheet, game) for game in sheet.games),
        levels=chart_levels(sheet.setup),
        counts=_counts(sheet),
        record=record_of(sheet),
        signing=_signing(sheet),
        identity=_identity(sheet, program),
        key=f"{_legend(sheet)} {change_words(sheet.setup)}".strip(),
        code=code_drawing(sheet.match_id, sheet.fingerprint, hall),
    )


# The cards


def _card(sheet: ScoreSheet, game: GameLine) -> ScoreCard:
    rows = tuple(_rows(sheet, game))
    return ScoreCard(_heading(sheet, game), card_titles(), rows, course_chart(sheet.names, game))


def card_titles() -> tuple[str, ...]:
    """Returns the column titles: board and break, then those of each side."""
    return (_("Board"), _("Break by"), pgettext("Report", "C/m"), _("Queen"), "+", _("Points"), _("Total"))


def _heading(sheet: ScoreSheet, game: GameLine) -> str:
    names = sheet.names
    if game.winner is not None:
        words = N_("won by {side}, {score}")
        state = say(words, side=names.side(game.winner), score=game_words(sheet, game))
    elif game.is_drawn:
        state = _("drawn, {score}").format(score=names.score(game.score))
    elif sheet.outcome.is_final:
        state = _("ended early at {score}").format(score=names.score(game.score))
    else:
        state = _("in progress, {score}").format(score=names.score(game.score))
    parts = [say(GAME, number=game.number), state, from_to(game.started, game.finished, sheet.started)]
    return " · ".join(filter(None, parts))


def _rows(sheet: ScoreSheet, game: GameLine) -> Iterator[CardRow]:
    if game.boards_before:
        words = N_("Boards before the takeover: {boards}")
        yield CardRow(EMPTY, say(words, boards=game.boards_before), _only_totals(game.score_before))
    for board in game.boards:
        cells = tuple(cell for side in Side for cell in _of_side(board, side))
        number = " ".join((str(board.number), *_marks(board)))
        yield CardRow(
            number,
            tag(sheet, board.breaker),
            cells,
            0 if board.winner is None else sheet.names.number(board.winner),
        )
    if game.under_way is not None:
        open_board = game.under_way
        breaker = tag(sheet, open_board.breaker)
        yield CardRow(str(open_board.number), breaker, words=_under_way(sheet, open_board))
    claim = sheet.claim
    if claim is not None and game is sheet.games[-1]:
        yield CardRow("", "", words=may_claim(sheet.names.side(claim.winner), claim.on_demand))
    if ending := ending_words(sheet.names, game):
        yield CardRow("", "", words=ending)


def _marks(board: BoardLine) -> Iterator[str]:
    if board.slam is not None:
        yield SLAM_MARKS[board.slam]
    if board.is_extra:
        yield "E"
    if board.replays:
        yield "R"
    if board.by_time:
        yield "T"
    if board.decided is not None:
        yield "U"


def _of_side(board: BoardLine, side: Side) -> Iterator[str]:
    """Yields men, Queen, other points, points and running score of a side; only its winner has points."""
    points, total = board.points, str(board.score.of(side))
    queen = f"({_QUEEN})" if board.queen is side else ""
    if board.winner is side:
        yield from (str(points.men or EMPTY), str(points.queen or queen or EMPTY), str(points.extra or ""))
        yield from (str(points.total), total)
    else:
        yield from ("", queen, "", say(_NIL), total)


def _only_totals(score: BySide[int]) -> tuple[str, ...]:
    return tuple(cell for side in Side for cell in ("", "", "", "", str(score.of(side))))


def _under_way(sheet: ScoreSheet, board: BoardState) -> str:
    if board.queen_holder is not None:
        side = sheet.names.side(board.queen_holder)
        queen = sentence(_("Queen covered by {side}").format(side=side))
    else:
        queen = queen_words(board.position.queen)
    words = N_("In progress: {white} white and {black} black on the board.")
    white, black = (board.on_board.of(side) for side in (board.breaker.side, board.breaker.side.other))
    in_turn = say(IN_TURN, player=sheet.names.player(board.turn))
    return " ".join((say(words, white=white, black=black), queen, in_turn))


def _legend(sheet: ScoreSheet) -> str:
    """Returns explanations of the columns and signs used; empty before the toss."""
    boards = [board for game in sheet.games for board in game.boards]
    first = [] if sheet.first_breaker is None else [_("{sign}: broke first.").format(sign=BROKE_FIRST)]
    if not boards:
        return "".join(first)
    sentences = [
        *first,
        _("C/m: the other side’s men left on the board."),
        _("Total: running total."),
        _("The breaker plays white."),
    ]
    if any(board.points.extra for board in boards):
        words = N_("+: points on demand, and any other points not for men or the Queen.")
        sentences.append(say(words))
    if any(board.queen is not None and not _is_credited(board) for board in boards):
        words = N_("({points}): Queen covered, not credited.")
        sentences.append(say(words, points=_QUEEN))
    if any(board.points.total > _gain(game, place) for game in sheet.games for place, board in enumerate(game.boards)):
        words = N_("Totals are capped at the {points} points that win the game.")
        sentences.append(say(words, points=sheet.setup.competition.points))
    found = {mark for board in boards for mark in _marks(board)}
    meanings = {
        "WS": N_("WS: white slam."),
        "BS": N_("BS: black slam."),
        "E": N_("E: extra board."),
        "R": N_("R: replayed board."),
        "T": N_("T: counted when time was up, by the men left."),
        "U": N_("U: decided by the umpire."),
    }
    return " ".join((*sentences, *(say(meaning) for mark, meaning in meanings.items() if mark in found)))


def _identity(sheet: ScoreSheet, program: str) -> str:
    """Returns how to identify and verify the match, and whether the umpire overrode rulings."""
    words = _("Match {id} · entries: {entries} · fingerprint: {fingerprint} · {program}").format(
        entries=len(sheet.log), id=sheet.match_id, fingerprint=sheet.fingerprint, program=program
    )
    return " · ".join((words, say(DECIDED))) if sheet.overrides else words


def _is_credited(board: BoardLine) -> bool:
    return board.winner is not None and board.queen is board.winner and board.points.queen > 0


def _gain(game: GameLine, place: int) -> int:
    """Returns the points that a board added to its winner's total."""
    board = game.boards[place]
    if board.winner is None:
        return 0
    before = game.boards[place - 1].score if place else game.score_before
    return board.score.of(board.winner) - before.of(board.winner)


# Other events, and signatures

_ON_EVERY_SHEET = frozenset({FaultKind.DUE, FaultKind.FOUL, FaultKind.TECHNICAL_FOUL, FaultKind.TIME_FAULT})
"""Kinds listed even with a count of zero."""


def _counts(sheet: ScoreSheet) -> Table | None:
    """Returns strokes and faults of each side."""
    sides = sheet.statistics.sides
    strokes = sides.map(lambda each: each.strokes)
    if strokes == NOUGHT and not sheet.faults:
        return None
    faults = {kind: BySide(sides.a.faults.count(kind), sides.b.faults.count(kind)) for kind in FaultKind}
    counts = [(_("Strokes"), strokes)]
    counts += [
        (say(kind.several), count) for kind, count in faults.items() if kind in _ON_EVERY_SHEET or count != NOUGHT
    ]
    label, width = 24, 76 // len(counts)
    columns = (Column("", label), *(Column(title, width, Align.CENTRE) for title, _ in counts))
    rows = tuple(Row((sheet.names.side(side), *(str(count.of(side)) for _, count in counts))) for side in Side)
    return Table(_("Strokes, dues and fouls"), columns, rows, has_label=False)


def _signing(sheet: ScoreSheet) -> Signing:
    """Returns the signatories; in singles, the chief referee signs if named or if they decided something."""
    setup = sheet.setup
    officials = [(_("Umpire"), isolated(name)) for name in umpires_of(setup)]
    if setup.doubles or setup.chief_referee or any(line.decided_at for line in sheet.protests):
        officials.append((_("Chief referee"), isolated(setup.chief_referee)))
    choices = (_("accepted"), _("under protest"))
    return Signing(_("Time"), choices, _("Officials"), tuple(officials))
