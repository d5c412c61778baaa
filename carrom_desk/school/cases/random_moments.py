"""Random moments of a match and look-up questions."""

from collections.abc import Callable
from random import Random

from carrom_desk.match.entry.entries import TossChoice
from carrom_desk.match.side import BySide, Side
from carrom_desk.rules.edition import Edition

from .draw import knows_doubles
from .look_ups import Breached, Timed, breaches, clocks_of, moments_of
from .moments import (
    BoardEnded,
    Moment,
    PassedAgain,
    Protested,
    SidesForgotten,
    Tossed,
    games_of,
    knows_unlimited_games,
    seats,
)


def draw_moment(random: Random, edition: Edition) -> Moment:
    """Returns a random moment or look-up question."""
    return random.choice(_DRAWN)(random, edition)


def _toss(random: Random, edition: Edition) -> Moment:
    doubles = knows_doubles(edition) and random.random() < 0.4
    winner, choice = random.choice(list(Side)), random.choice(list(TossChoice))
    player = random.choice((1, 2)) if doubles else 1
    return Tossed(edition=edition, doubles=doubles, winner=winner, choice=choice, player=player)


def _board_ended(random: Random, edition: Edition) -> Moment:
    doubles = knows_doubles(edition) and random.random() < 0.4
    target, limits = edition.scoring.game, (8, 8, None) if knows_unlimited_games(edition) else (8,)
    while True:
        points = random.randint(1, 9)
        limit = None if edition.has_dues_at_turns_end else random.choice(limits)
        ahead = random.choice((random.randint(0, 12), random.randint(0, 12), target - 3, target - 1))
        other = random.choice((random.randint(0, 12), ahead + points, ahead + points - 2))
        found = BoardEnded(
            edition=edition,
            doubles=doubles,
            game=random.choice((1, 1, 2, 3, 3)) if games_of(edition) > 1 else 1,
            boards=random.choice((2, 3, 4, 5, 8, 8)) if limit is not None else random.randint(2, 6),
            first_breaker=random.choice(seats(doubles=doubles)),
            score=BySide(ahead, max(0, min(other, target - 1))),
            points=points,
            limit=limit,
        )
        if found.can_come_about:
            return found


def _passed(random: Random, edition: Edition) -> Moment:
    doubles = knows_doubles(edition) and random.random() < 0.5
    return PassedAgain(edition=edition, doubles=doubles, before=random.choice((11, 10, 5, 6) if doubles else (5, 4, 3)))


def _forgotten(random: Random, edition: Edition) -> Moment:
    is_known = not edition.has_dues_at_turns_end
    is_changed = random.random() < 0.5
    return SidesForgotten(edition=edition, is_changed=is_changed) if is_known else _toss(random, edition)


def _timed(random: Random, edition: Edition) -> Moment:
    kinds = clocks_of(edition)
    return Timed(edition=edition, clock=random.choice(kinds)) if kinds else _toss(random, edition)


def _breached(random: Random, edition: Edition) -> Moment:
    breach = random.choice(breaches(edition))
    moments = moments_of(edition, breach)
    return Breached(edition=edition, breach=breach, moment=random.choice(moments) if moments else None)


_DRAWN: tuple[Callable[[Random, Edition], Moment], ...] = (
    _toss,
    _board_ended,
    _board_ended,
    _passed,
    lambda random, edition: Protested(edition=edition, upheld=random.choice((True, False, None))),
    _forgotten,
    _timed,
    _breached,
    _breached,
)
