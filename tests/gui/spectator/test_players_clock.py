"""The clock for players: digits with 60 % of the height, the timed player, and three states distinct without colour."""

from dataclasses import replace

import pytest
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from carrom_desk.gui.kit.roles import Role
from carrom_desk.gui.kit.theme import ThemeName, load_theme
from carrom_desk.gui.settings.settings import Settings, ThemeChoice
from carrom_desk.gui.spectator.players_clock import PlayersClockFace
from carrom_desk.match.entry.entries import PlayCalled
from carrom_desk.match.setup import Player
from carrom_desk.match.side import BySide
from carrom_desk.presentation.clock import ClockState
from carrom_desk.presentation.players_clock import PlayersClock, players_clock
from tests.fakes import SINGLES, MemoryStore, desk, stroke
from tests.gui.at_match import TOSS
from tests.gui.hands import Hands

NAMED = replace(SINGLES, sides=BySide((Player("Asha Kulkarni", country="IND"),), (Player("Nisal Perera"),)))
SIZES = [(1366, 768), (1920, 1080), (1024, 600)]


def opened(qtbot: QtBot, choices: Settings | None = None) -> Hands:
    store = MemoryStore()
    played = desk(TOSS, PlayCalled(), stroke(1), setup=NAMED, store=store)
    hands = Hands(qtbot, store=store, match_id=played.id, choices=choices)
    hands.key("w", "enter")
    hands.key("f9")
    return hands


def face_of(hands: Hands) -> PlayersClockFace:
    window = hands.controller.spectators.window
    assert window is not None
    assert window.is_clock
    return window.clock


def ground(face: PlayersClockFace) -> QColor:
    return face.grab().toImage().pixelColor(face.width() // 2, round(face.height() * 0.06))


def test_it_tells_whose_seconds_they_are_and_the_colour(qtbot: QtBot) -> None:
    view = face_of(opened(qtbot)).view

    assert view.reading is not None
    assert (view.name, view.countries, view.is_white, view.note) == ("Asha Kulkarni", ("IND",), True, "white plays")


@pytest.mark.parametrize("size", SIZES)
def test_digits_have_sixty_per_cent_of_the_height(qtbot: QtBot, size: tuple[int, int]) -> None:
    face = face_of(opened(qtbot))
    face.resize(*size)

    image, colour = face.grab().toImage(), load_theme(ThemeName.DARK).colour(Role.TEXT)
    inked = [
        y
        for y in range(size[1] // 16, size[1] * 3 // 4)
        if any(image.pixelColor(x, y) == colour for x in range(size[0] // 8, size[0] * 7 // 8, 4))
    ]
    assert inked[-1] - inked[0] == pytest.approx(0.6 * size[1], rel=0.04)


@pytest.mark.parametrize("theme", [ThemeChoice.LIGHT, ThemeChoice.DARK, ThemeChoice.HIGH_CONTRAST])
def test_it_follows_the_clock_and_each_state_looks_otherwise(qtbot: QtBot, theme: ThemeChoice) -> None:
    hands = opened(qtbot, Settings(theme=theme))
    face = face_of(hands)
    seen = [ground(face)]
    hands.wait(11_000)
    seen.append(ground(face))
    assert face.view.reading is not None
    assert face.view.reading.state is ClockState.LAST_FIVE
    hands.wait(7_000)
    seen.append(ground(face))

    assert face.view.called(face.view.name) == "Time’s up, Asha Kulkarni"
    assert len({each.name() for each in seen}) == 3
    assert seen[0].lightness() < 40
    assert abs(seen[0].lightness() - seen[1].lightness()) > 80, "it is seen without colour"


def test_how_long_a_player_is_over_time_is_not_shown(qtbot: QtBot) -> None:
    hands = opened(qtbot)
    hands.wait(20_000)
    reading, umpires = face_of(hands).view.reading, hands.clock.reading

    assert reading is not None
    assert umpires is not None
    assert (umpires.state, reading.state, reading.over_s) == (ClockState.OVERRUN, ClockState.TIME, 0)


def test_without_a_match_nothing_is_timed() -> None:
    assert players_clock(None, None) == PlayersClock()
    assert PlayersClock().spoken == "Nothing is being timed"


def test_the_score_takes_the_place_of_the_clock_and_each_key_closes_what_it_opened(qtbot: QtBot) -> None:
    hands, seen = opened(qtbot), []
    for key in ("shift+f9", "f9", "f9"):
        hands.key(key)
        window = hands.controller.spectators.window
        seen.append(None if window is None else window.is_clock)

    assert seen == [False, True, None]


@pytest.mark.parametrize("theme", [ThemeChoice.LIGHT, ThemeChoice.DARK, ThemeChoice.HIGH_CONTRAST])
def test_a_long_name_is_shortened_and_its_note_stays(qtbot: QtBot, theme: ThemeChoice) -> None:
    store = MemoryStore()
    name = "Venkatanarasimharajuvaripeta Lakshminarayanan"
    setup = replace(NAMED, sides=BySide((Player(name, country="IND"),), NAMED.sides.b))
    played = desk(TOSS, PlayCalled(), stroke(1), setup=setup, store=store)
    hands = Hands(qtbot, store=store, match_id=played.id, choices=Settings(theme=theme))
    hands.key("f9")
    face = face_of(hands)
    face.resize(1024, 600)

    assert not face.grab().isNull()
    assert face.view.name == name
    assert face.accessibleName().endswith("white plays")
