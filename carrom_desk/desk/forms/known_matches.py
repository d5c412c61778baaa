"""Suggestions for a new match from earlier ones."""

from collections.abc import Callable, Sequence
from datetime import timedelta
from typing import TypeVar

from carrom_desk.desk.match_library import MatchLibrary, current_setup
from carrom_desk.formats import parsed_time
from carrom_desk.match.plain_text import folded
from carrom_desk.match.ports.store import MatchId, MatchQuery, StoreError
from carrom_desk.match.setup import Player, Setup
from carrom_desk.match.side import Side
from carrom_desk.presentation.wording.refusal_text import in_language
from carrom_desk.rules.texts.words import PAIR

from .new_match_form import SetUpForm, form_after

_T = TypeVar("_T")

RoundMinutes = Callable[[MatchId], int]
"""Minutes agreed for a match's round; 0 for none."""
SAME_EVENT = timedelta(hours=36)
"""Maximum age of a match whose event is suggested for the next one."""
_LOOKED_THROUGH = 200
"""Number of latest matches searched for a name."""
_OFFERED = 12


class KnownMatches:
    """Suggestions from earlier matches; empty with a message if they could not be read."""

    def __init__(self, library: MatchLibrary, minutes: RoundMinutes, fail: Callable[[str], object]) -> None:
        self._library = library
        self._minutes = minutes
        self._fail = fail

    def players(self, prefix: str) -> Sequence[str]:
        return self._read(lambda: self._library.store.known_players(prefix), ())

    def player(self, name: str) -> Player | None:
        """Returns a player of this name with the club and country last entered; None if the name is unknown."""
        return self._read(lambda: self._player(name.strip()), None)

    def events(self, prefix: str) -> Sequence[str]:
        """Returns the names of events with this prefix, the latest first."""
        begins = folded(prefix)
        known: Sequence[str] = self._read(self._library.store.events, ())
        return tuple(each for each in known if folded(each).startswith(begins))[:_OFFERED]

    def last_of(self, event: str) -> SetUpForm | None:
        """Returns the details of an event's latest match that also apply to the next one."""
        return self._read(lambda: self._last_of(event.strip()), None)

    def just_before(self, begun: MatchId) -> SetUpForm | None:
        """Returns the details of the match last started at this desk that also apply to the next one, if it is recent
        enough to be in the same event; imported matches do not count.
        """
        return self._read(lambda: self._just_before(begun), None)

    def _player(self, name: str) -> Player | None:
        wanted = name.casefold()
        found = self._library.store.matches(MatchQuery(text=name, limit=_LOOKED_THROUGH)) if wanted else ()
        for summary in found:
            sides = [side for side in Side if wanted in summary.sides.of(side).casefold().split(PAIR)]
            players = (player for side in sides for player in self._setup_of(summary.id).sides.of(side))
            player = next((each for each in players if each.name.casefold() == wanted), None)
            if player is not None:
                return player
        return None

    def _last_of(self, event: str) -> SetUpForm | None:
        found = self._library.store.matches(MatchQuery(event=event, limit=1)) if event else ()
        return next((self._form_after(each.id) for each in found), None)

    def _just_before(self, begun: MatchId) -> SetUpForm | None:
        summary = self._library.store.summary(begun)
        if summary is None or not summary.event or not self._is_recent(summary.started):
            return None
        return self._form_after(begun)

    def _form_after(self, match_id: MatchId) -> SetUpForm:
        return form_after(self._setup_of(match_id), self._minutes(match_id))

    def _setup_of(self, match_id: MatchId) -> Setup:
        return current_setup(self._library.store.load(match_id))

    def _is_recent(self, started: str) -> bool:
        began, now = parsed_time(started), parsed_time(self._library.now())
        if began is None or now is None or began.tzinfo is None or now.tzinfo is None:
            return False
        return timedelta(0) <= now - began <= SAME_EVENT

    def _read(self, ask: Callable[[], _T], otherwise: _T) -> _T:
        try:
            return ask()
        except StoreError as error:
            self._fail(in_language(error))
            return otherwise
