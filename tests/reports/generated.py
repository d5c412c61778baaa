"""Random matches with every kind of entry, reproducible by seed."""

from dataclasses import replace
from random import Random

from hypothesis import settings
from hypothesis import strategies as st

from carrom_desk.exchange.generated import generated_match
from carrom_desk.match.entry.entries import LoggedEntry
from carrom_desk.match.record import MatchRecord
from carrom_desk.match.replay import replay
from carrom_desk.match.setup import Player
from carrom_desk.match.side import BySide
from carrom_desk.rules.edition_register import EDITIONS

SEEDS = st.integers(0, 2**32)
MOST_ENTRIES = 1_200

NAMES = (
    "Kavitha Raman",
    "Imran Sheikh",
    "कुमारी ऐश्वर्या श्रीनिवासमूर्ति",
    "முத்துலட்சுமி பாலசுப்பிரமணியன்",
    "කුමාර සංගක්කාර",
    "কাজী নজরুল ইসলাম",
    "Jean-Baptiste de la Rochefoucauld-Liancourt",
    "=1+1",
    "<b>Bo & Co</b>",
    "O’Neill",
)


def few(share: int) -> settings:
    """Returns settings with the profile's number of examples divided by `share`, for expensive tests."""
    assert settings.default is not None
    return settings(max_examples=max(2, settings.default.max_examples // share))


def generated(seed: int, most: int = MOST_ENTRIES, names: tuple[str, ...] = NAMES) -> MatchRecord:
    """Returns a match of any edition, singles or doubles, up to a number of entries; one of five has no times."""
    random = Random(seed)
    doubles = random.random() < 0.4
    match = generated_match(random.choice(EDITIONS), seed, doubles=doubles)
    players = tuple(map(Player, random.sample(names, 4 if doubles else 2)))
    half = len(players) // 2
    setup = replace(match.setup, sides=BySide(players[:half], players[half:]))
    entries = match.entries[:most]
    if random.random() < 0.2:
        entries = tuple(LoggedEntry(each.number, each.entry) for each in entries)
    return replay(setup, entries).record
