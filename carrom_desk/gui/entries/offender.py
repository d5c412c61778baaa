"""Questions about a breach: who committed it, and which men were placed in time where that is the breach."""

from dataclasses import replace

from carrom_desk.gui.dialogs.radio_group import player_question, side_question
from carrom_desk.gui.kit.layouts import down, within
from carrom_desk.i18n import _
from carrom_desk.match.entry.entries import IncidentSeen, PlainEntry, ViolationSeen
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import SEATS_BY_SIDE, BySide, Seat, Side, seat_of
from carrom_desk.match.state import BoardState
from carrom_desk.rules.breaches import Breach

from .entry_fields import EntryFields
from .placing import LatePlacing

OF_BOTH = frozenset({Breach.PARTNERS_TALKED})
"""Breaches of both partners, so that neither is named."""


class OffenderFields(EntryFields):
    """Asks for the offender, in doubles for one of four players; to change the breach, the entry must be undone."""

    def __init__(
        self, setup: Setup, board: BoardState | None, seen: ViolationSeen | IncidentSeen | None = None
    ) -> None:
        """`board` is the current one, `seen` the entry to amend."""
        super().__init__()
        is_of_both = isinstance(seen, ViolationSeen) and seen.breach in OF_BOTH
        self._seen, title = seen, _("Who did it?")
        self._has_players = setup.doubles and not is_of_both
        asked = player_question("by", title, setup, SEATS_BY_SIDE) if self._has_players else None
        self.by = asked or side_question("by", title, setup)
        """The question."""
        self.by.arrange(2)
        self._late = LatePlacing(setup, board)
        within(down(self.by, self._late), self)
        if seen is not None:
            self._show(seen)
        self._late.changed.connect(self.changed)
        self.by.changed.connect(self.changed)

    def offender(self) -> tuple[Side | None, int | None]:
        """Returns the side and, in doubles, the player of the side that is selected."""
        by, seen = self.by.value(), self._seen
        if isinstance(by, Seat):
            return by.side, by.number
        if seen is not None and by in (None, seen.by):
            return seen.by, seen.player
        return by, None

    def placed(self) -> BySide[int] | None:
        """Men of each side placed in time, or None."""
        return self._late.value()

    def ask_late(self, breach: Breach | None) -> None:
        """Asks which men were placed in time if the breach is that others were too late."""
        (by, _player), seen = self.offender(), self._seen
        was = seen.placed if isinstance(seen, ViolationSeen) and by is seen.by else None
        self._late.ask(by if breach is Breach.PLACED_LATE else None, was)

    def entry(self) -> PlainEntry | None:
        """Returns the amended entry."""
        (by, player), seen = self.offender(), self._seen
        if seen is None or by is None:
            return None
        if isinstance(seen, ViolationSeen):
            return replace(seen, by=by, player=player, placed=self.placed(), ruling=None)
        return replace(seen, by=by, player=player, ruling=None)

    def _show(self, seen: ViolationSeen | IncidentSeen) -> None:
        if not self._has_players:
            self.by.choose(seen.by)
        elif seen.player is not None:
            self.by.choose(seat_of(seen.by, seen.player))
        if isinstance(seen, ViolationSeen):
            self.ask_late(seen.breach)
            self.by.changed.connect(lambda: self.ask_late(seen.breach))
