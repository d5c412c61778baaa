"""The score: games, points, turn, dues and value of the Queen for both sides."""

from dataclasses import dataclass, replace

from carrom_desk.i18n import _, say
from carrom_desk.match.effects.evolve import until_claimed
from carrom_desk.match.record import MatchRecord, with_what_is_decided
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import BySide, Seat, Side, seat_of
from carrom_desk.match.state import BoardState, LastRuled, MatchState
from carrom_desk.match.timing import placer_of
from carrom_desk.presentation.board.board_text import OWES_SO_MANY
from carrom_desk.presentation.board.picture import BoardPicture, QueenState
from carrom_desk.presentation.end_card import Ended, end_card
from carrom_desk.presentation.stroke_draft import PieceKind
from carrom_desk.presentation.wording.match_text import (
    NO_MATCH_IS_OPEN,
    match_title,
    place_in_match,
    score_text,
    sentence,
)
from carrom_desk.presentation.wording.ruling_text import DECIDED_BY_UMPIRE, ruling_text, settled
from carrom_desk.rules.laws import Law
from carrom_desk.rules.position import QueenPlace

from .names import clubs_of, shown, with_shown_names

_NO_WARNINGS = BySide("", "")


@dataclass(frozen=True, slots=True)
class SideScore:
    """Line of a side."""

    name: str
    """Short name."""
    score: int
    """Points in the game, 0 to 99."""
    games: int
    """Games won."""
    is_white: bool | None = None
    """True for white; None before a board starts."""
    plays: str = ""
    """Text that the side is to play, with the player of a pair; empty if it is not."""
    club: str = ""
    """Club of its players."""
    countries: tuple[str, ...] = ()
    """Countries as entered."""
    note: str = ""
    """Colour, Queen and warnings, in words."""
    owed: str = ""
    """Text about men owed; empty if none."""
    whole: str = ""
    """Full name; empty if `name` is one."""
    acts: bool = False
    """True when a player of this side must act now: plays, places or claims."""
    player: int | None = None
    """Place of the player of a pair who plays or places now; None if neither does, and in singles."""
    status: str = ""
    """That the side breaks or broke the board, its warnings, or that it has won, in words."""
    men: int | None = None
    """Men of the side on the board now; None between boards."""
    queen: QueenState | None = None
    """State of a Queen that the side has pocketed and that is to cover or covered; None if there is none."""
    queen_points: int = 0
    """Value of the Queen if this side wins the board."""

    @property
    def kind(self) -> PieceKind | None:
        """Colour of its men; None before a board starts."""
        return None if self.is_white is None else PieceKind.WHITE if self.is_white else PieceKind.BLACK

    @property
    def is_in_turn(self) -> bool:
        """True when a player of this side is to play."""
        return bool(self.plays)


@dataclass(frozen=True, slots=True)
class ScoreView:
    """Lines of both sides."""

    sides: BySide[SideScore]
    games_to_win: int
    """Games that win the match, shown as dots."""

    def with_men(self, picture: BoardPicture) -> "ScoreView":
        """Returns the score with the men of each side that lie now, and the Queen, as on the board."""
        return replace(self, sides=BySide(_with_men(self.sides.a, picture), _with_men(self.sides.b, picture)))


def score_view(
    state: MatchState,
    warnings: BySide[str] = _NO_WARNINGS,
    in_full: Setup | None = None,
    ended: LastRuled | None = None,
) -> ScoreView:
    """Returns the score of a match; `warnings` are texts about the warnings of each side, `in_full` has full names,
    `ended` is the act that ended the board whose colours are shown, if it is not the current one.
    """
    state = until_claimed(state)
    parts = (in_full, _acting(state), ended)
    sides = BySide(_side(state, Side.A, warnings.a, *parts), _side(state, Side.B, warnings.b, *parts))
    return ScoreView(sides, state.setup.competition.games_to_win)


def _side(
    state: MatchState,
    side: Side,
    warnings: str,
    in_full: Setup | None,
    acting: Seat | None,
    ended: LastRuled | None,
) -> SideScore:
    last = state.last_board
    # The score waits while a claim is open: the answers to it say the sums that they lead to.
    counted = last.before if last is not None and state.is_claim_awaited else state
    players, score = state.setup.sides.of(side), counted.score.of(side)
    board, worth = (state.board, score) if ended is None else (ended.board, ended.before.score.of(side))
    owed = 0 if board is None or ended is not None else board.due.of(side)
    acts = acting is not None and acting.side is side
    return SideScore(
        name=state.setup.side_name(side),
        score=score,
        games=counted.games.of(side),
        is_white=None if board is None else side is board.white,
        plays=_plays(state, side),
        club=clubs_of(players),
        countries=tuple(player.country for player in players if player.country),
        note=" · ".join(filter(None, (side_note(state, side), warnings))),
        owed=say(OWES_SO_MANY, count=owed) if owed else "",
        whole="" if in_full is None else shown(in_full.side_name(side)),
        acts=acts,
        player=acting.number - 1 if acting is not None and acts and state.setup.doubles else None,
        status=_status(state, side, warnings, ended),
        queen_points=state.setup.laws.scoring.queen_credit(worth),
    )


def _with_men(side: SideScore, picture: BoardPicture) -> SideScore:
    kind = side.kind
    if kind is None:
        return side
    lies, is_held = picture.queen.lies, picture.queen.holder is kind
    queen = lies if is_held and lies is not QueenState.TO_RETURN else None
    return replace(side, men=picture.lying(kind), queen=queen)


def _acting(state: MatchState) -> Seat | None:
    """Returns who must act now: places, claims or plays; None if nobody does."""
    board = state.board
    if state.is_claim_awaited and state.last_board is not None:
        return seat_of(state.last_board.winner)
    is_waiting = state.is_change_of_sides_due or (state.is_between_boards and state.last_ruled is not None)
    if state.is_over or board is None or is_waiting:
        return None
    return board.turn if board.to_place is None else placer_of(board.to_place)


def _status(state: MatchState, side: Side, warnings: str, ended: LastRuled | None) -> str:
    """Returns who broke, breaks next, won or protests, and the warnings."""
    board, broke = state.board if ended is None else ended.board, ""
    is_next = ended is not None and state.board is not None and state.board.breaker.side is side
    if state.announced_winner is side:
        broke = _("won the match")
    elif board is not None and board.breaker.side is side:
        broke = _("broke") if ended is not None or board.position.break_.made else _("breaks")
    protest = _("protest undecided") if state.protest is not None and state.protest.by is side else ""
    return " · ".join(filter(None, (protest, broke, _("breaks next") if is_next else "", warnings)))


def _plays(state: MatchState, side: Side) -> str:
    board = state.board
    if board is None or board.turn.side is not side:
        return ""
    if not state.setup.doubles:
        return _("to play")
    return _("{player} to play").format(player=state.setup.player_at(board.turn).name)


# Below a name


def side_note(state: MatchState, side: Side) -> str:
    """Returns a protest of the side, its colour and the value of the Queen; or that it has won."""
    board = state.board
    if state.announced_winner is side:
        return _("won the match")
    parts = []
    if state.protest is not None and state.protest.by is side:
        parts.append(_("protest undecided"))
    if board is not None:
        white, black = _("white"), _("black")
        parts += [white if side is board.white else black, _queen(state, board, side)]
    return " · ".join(parts)


def _queen(state: MatchState, board: BoardState, side: Side) -> str:
    """Returns the value of the Queen if this side wins the board, unless decided (icf-revised 52 to 54)."""
    edition = state.setup.laws
    credit = edition.scoring.queen_credit(state.score.of(side))
    holder, place = board.queen_holder, board.position.queen
    if holder is not None and holder is not side:
        return _("Queen counts 0")
    if credit == 0:
        law = ", ".join(edition.cite(Law.QUEEN_FROM_22))
        if law and edition.scoring.queen:
            return _("Queen counts 0 (law {law})").format(law=law)
        return _("Queen counts 0")
    if holder is side:
        return _("Queen covered: {points}").format(points=credit)
    if place is QueenPlace.TO_COVER and board.turn.side is side:
        return _("Queen to cover: {points}").format(points=credit)
    return _("Queen counts {points}").format(points=credit)


# The scoreboard window

_NO_NAMES: BySide[tuple[str, ...]] = BySide((), ())


@dataclass(frozen=True, slots=True)
class SpectatorView:
    """Contents of the scoreboard window: the match as stored, without marks, which are for the umpire only."""

    heading: str = ""
    """Event, round and table, or the players."""
    place: str = ""
    """Game and board."""
    score: ScoreView | None = None
    """None without an open match."""
    names: BySide[tuple[str, ...]] = _NO_NAMES
    """Players of each side."""
    games: tuple[str, ...] = ()
    """Scores of finished games, such as "25–8"."""
    men: str = ""
    """Men on the board; empty between boards."""
    announcement: str = ""
    """Sentence on the end of the game or match, or the last decision; empty before the first one of a board."""


def spectator_view(record: MatchRecord) -> SpectatorView:
    """Returns the view of a match for spectators; a result withheld by a protest is not shown."""
    record = with_shown_names(with_what_is_decided(record))
    setup, state, board = record.setup, record.state, record.state.board
    men = ""
    if board is not None:
        left = board.on_board
        men = _("{a}–{b} men on the board").format(a=left.a, b=left.b)
    return SpectatorView(
        heading=match_title(setup),
        place=place_in_match(state),
        score=score_view(state),
        names=BySide(*(tuple(player.name for player in setup.sides.of(side)) for side in Side)),
        games=tuple(score_text(game.score) for game in state.history),
        men=men,
        announcement=_announcement(record),
    )


def _announcement(record: MatchRecord) -> str:
    ended = end_card(record)
    if ended is not None and ended.ended in (Ended.GAME, Ended.MATCH):
        return ended.decision
    text = ruling_text(record.state, settled(record))
    return "" if text is None else say(DECIDED_BY_UMPIRE) if text.reason else text.decision


def spoken(view: SpectatorView) -> str:
    """Describes the window for a screen reader."""
    if view.score is None:
        return say(NO_MATCH_IS_OPEN)
    sides = view.score.sides
    said = _("{name}: points {score}, games won {games}")
    lines = (said.format(name=side.name, score=side.score, games=side.games) for side in sides)
    parts = (view.heading, view.place, *lines, ", ".join(view.games), view.men, view.announcement)
    return " ".join(sentence(part) for part in parts if part)
