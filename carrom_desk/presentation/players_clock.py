"""The clock for the players: seconds, and who is being timed."""

from dataclasses import dataclass, replace

from carrom_desk.i18n import _, say
from carrom_desk.match.record import MatchRecord
from carrom_desk.match.side import Side

from .clock import ClockReading, ClockState, clock_aloud, clock_state
from .names import with_shown_names


@dataclass(frozen=True, slots=True)
class PlayersClock:
    """Contents of the clock for players."""

    reading: ClockReading | None = None
    """None if nothing is timed."""
    name: str = ""
    """Player being timed; for a clock of both sides, its title."""
    among: tuple[str, ...] = ()
    """Names of both sides, to shorten the player's name unambiguously."""
    countries: tuple[str, ...] = ()
    """Player's name as entered."""
    is_white: bool | None = None
    """Colour of that player; None if unknown, or if both sides are timed."""
    note: str = ""
    """Colour in words, or the name of the timed period."""
    state: str = ""
    """State of the clock in words."""

    def called(self, name: str) -> str:
        """Returns the label of the player with a name that may be shortened."""
        is_over = self.reading is not None and self.reading.state.is_over
        return _("Time’s up, {name}").format(name=name) if is_over else name

    @property
    def spoken(self) -> str:
        """Describes the clock for a screen reader."""
        if self.reading is None:
            return _("Nothing is being timed")
        called = self.name and self.called(self.name)
        return ", ".join(filter(None, (clock_aloud(self.reading), called, self.note)))


def players_clock(record: MatchRecord | None, reading: ClockReading | None) -> PlayersClock:
    """Returns the clock for the players, which does not show by how much time is exceeded."""
    if record is None or reading is None:
        return PlayersClock()
    record = with_shown_names(record)
    if reading.state is ClockState.OVERRUN:
        reading = replace(reading, state=ClockState.TIME, over_s=0)
    seat, board, title = reading.rule.seat, record.state.board, say(reading.rule.kind.heading)
    if seat is None:
        return PlayersClock(reading, title, state=clock_state(reading))
    setup = record.state.setup
    player = setup.player_at(seat)
    is_white = None if board is None else seat.side is board.white
    plays = title if is_white is None else _("white plays") if is_white else _("black plays")
    is_over = reading.state.is_over
    return PlayersClock(
        reading=reading,
        name=player.name,
        among=tuple(map(setup.side_name, Side)),
        countries=(player.country,) if player.country and not is_over else (),
        is_white=None if is_over else is_white,
        note="" if is_over else plays,
        state=clock_state(reading),
    )
