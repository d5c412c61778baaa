"""Flags beside names, found by any name of a country."""

from dataclasses import replace

import pytest
from PySide6.QtSvg import QSvgRenderer
from pytestqt.qtbot import QtBot

from carrom_desk.exchange.sol.sol_names import NATIONALITIES
from carrom_desk.gui.kit.flags import Flags
from carrom_desk.gui.kit.theme import ThemeName, load_theme
from carrom_desk.gui.panels.strip import Strip
from carrom_desk.match.setup import Player, Setup
from carrom_desk.match.side import BySide
from carrom_desk.presentation.score import score_view
from carrom_desk.reports.drawings.flags import flags_of
from carrom_desk.resources import resource_path
from tests.fakes import DOUBLES, SINGLES, record_of
from tests.gui.parts import part


@pytest.mark.parametrize(
    ("countries", "flags"),
    [
        (("IND",), ("in",)),
        ((" ind ",), ("in",)),
        (("India",), ("in",)),
        (("IN",), ("in",)),
        (("LKA", "SRI"), ("lk",)),
        (("GER", "SUI"), ("de", "ch")),
        (("ENG",), ("gb-eng",)),
        (("", "Pune"), ()),
    ],
)
def test_a_flag_is_found_by_each_name_of_its_country(countries: tuple[str, ...], flags: tuple[str, ...]) -> None:
    assert flags_of(countries) == flags


def test_every_nationality_has_a_flag_that_can_be_drawn(qtbot: QtBot) -> None:
    found = flags_of(sorted(NATIONALITIES))

    assert len(found) == len(NATIONALITIES)
    shipped = {file.stem for file in resource_path("flags").glob("*.svg")}
    assert set(found) <= shipped
    assert all(QSvgRenderer(str(resource_path(f"flags/{flag}.svg"))).isValid() for flag in shipped)


def shown(qtbot: QtBot, setup: Setup, width: int) -> tuple[Strip, Flags]:
    """Returns the flags and their panel, which owns them."""
    panel = Strip(load_theme(ThemeName.LIGHT))
    qtbot.addWidget(panel)
    panel.resize(2 * width + 340, 88)
    panel.show()
    panel.show_score(score_view(record_of(setup=setup).state))
    flags = part(panel, Flags, "flags_a")
    return panel, flags


def from_(setup: Setup, *players: Player) -> Setup:
    return replace(setup, sides=BySide(players, setup.sides.b))


def test_a_flag_stands_beside_a_name(qtbot: QtBot) -> None:
    _panel, flags = shown(qtbot, from_(SINGLES, Player("Asha Rao", country="IND")), 450)
    _other, none = shown(qtbot, from_(SINGLES, Player("Asha Rao")), 450)

    assert flags.isVisible()
    assert not none.isVisible()


def test_a_pair_of_two_countries_has_two(qtbot: QtBot) -> None:
    one, other = Player("Asha", country="IND"), Player("Nimal", country="SRI")

    _panel, both = shown(qtbot, from_(DOUBLES, one, other), 600)
    _other, same = shown(qtbot, from_(DOUBLES, one, one), 600)

    assert both.isVisible()
    assert both.sizeHint().width() > 2 * same.sizeHint().width() > 0
