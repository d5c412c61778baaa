"""A situation as a match at the desk."""

from dataclasses import replace

from carrom_desk.desk.match_desk import MatchDesk
from carrom_desk.desk.match_library import MatchLibrary
from carrom_desk.exchange.situations import Situation

from .situation_words import situation_words


def begun(library: MatchLibrary, situation: Situation) -> MatchDesk:
    """Keep a new match that stands where the situation's act is still to come.

    Raises:
        StoreError: it could not be kept.
    """
    title = situation_words(situation.name).title
    desk = library.begin(replace(situation.setup, round=title))
    for logged in situation.before.entries:
        desk.submit(logged.entry)
    return desk
