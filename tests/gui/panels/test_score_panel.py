"""The score panel: large numbers, everything in words too, unaffected by long names."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from carrom_desk.gui.kit.theme import Theme, ThemeName, load_fonts, load_theme
from carrom_desk.gui.panels.cards import NameLabel
from carrom_desk.gui.panels.score import GamesDots, ScorePanel
from carrom_desk.match.setup import Player
from carrom_desk.match.side import BySide
from carrom_desk.presentation.score import ScoreView, SideScore, score_view
from tests.gui.panels.finding import found, settle
from tests.match.playing import a_setup, play

LONG = "Venkataraghavan Subramaniam Balasubrahmanyam-Wickramasinghe"


def view(name: str = "Player A1", score: int = 12) -> ScoreView:
    return ScoreView(
        BySide(
            SideScore(name, score, 1, is_white=True, plays="to play", note="white · Queen counts 3"),
            SideScore("Player B1", 22, 0, is_white=False, note="black · Queen counts 0 (law 54)", owed="owes 2 men"),
        ),
        games_to_win=2,
    )


@pytest.fixture
def panel(theme: Theme, qtbot: QtBot) -> ScorePanel:
    panel = ScorePanel(theme)
    qtbot.addWidget(panel)
    panel.setStyleSheet(theme.stylesheet())
    panel.resize(420, 132)
    panel.show_score(view())
    panel.show()
    return panel


def label(panel: ScorePanel, name: str) -> QLabel:
    return found(panel, QLabel, name)


def test_players_of_one_surname_in_different_pairs_are_told_apart(panel: ScorePanel) -> None:
    pairs = ("Anand Krishnamurthy / Mohammed Aziz Khan Siddiqui", "Chaminda Bandara / Mohammed Amin Khan Siddiqui")
    sides = view().sides
    panel.show_score(ScoreView(BySide(replace(sides.a, name=pairs[0]), replace(sides.b, name=pairs[1])), 2))
    settle(panel)

    shown = [QLabel.text(label(panel, name)) for name in ("name_a", "name_b")]

    assert ["Aziz" in shown[0], "Amin" in shown[1]] == [True, True], shown


@pytest.mark.parametrize(
    ("name", "text", "aloud"),
    [
        ("score_a", "12", "Player A1: 12 points"),
        ("score_b", "22", "Player B1: 22 points"),
        ("games_a", "1", "Player A1: 1 of 2 games needed to win"),
        ("games_b", "0", "Player B1: 0 of 2 games needed to win"),
    ],
)
def test_numbers_have_their_names(panel: ScorePanel, name: str, text: str, aloud: str) -> None:
    assert (label(panel, name).text(), label(panel, name).accessibleName()) == (text, aloud)


def test_each_side_is_said_whole(panel: ScorePanel) -> None:
    assert [found(panel, QWidget, name).accessibleName() for name in ("side_a", "side_b")] == [
        "Player A1, to play, white · Queen counts 3",
        "Player B1, owes 2 men, black · Queen counts 0 (law 54)",
    ]


def test_who_owes_is_seen(panel: ScorePanel) -> None:
    assert [label(panel, name).isVisible() for name in ("owed_a", "owed_b")] == [False, True]


def test_the_score_is_read_from_two_metres(panel: ScorePanel) -> None:
    # Digits three quarters of a centimetre high on a screen of 96 dots an inch.
    assert QFontMetrics(label(panel, "score_a").font()).capHeight() >= 28


@pytest.mark.parametrize(("size", "scale"), [(QSize(344, 98), 0.85), (QSize(440, 132), 1.0), (QSize(640, 220), 1.4)])
def test_nothing_moves_when_names_and_numbers_change(size: QSize, scale: float, qtbot: QtBot) -> None:
    theme = load_theme(ThemeName.LIGHT, scale)
    panel = ScorePanel(theme)
    qtbot.addWidget(panel)
    panel.setStyleSheet(theme.stylesheet())
    panel.resize(size)
    panel.show()
    places = []
    for shown in (view(), view(LONG), view("Bi", 0), view(score=9)):
        panel.show_score(shown)
        settle(panel)
        scores = [label(panel, name).geometry() for name in ("score_a", "score_b")]
        games = [label(panel, name).geometry() for name in ("games_a", "games_b")]  # lower below two lines of a name
        places.append((*scores, *((place.left(), place.size()) for place in games)))
        assert label(panel, "score_a").width() >= label(panel, "score_a").sizeHint().width()

    assert all(place == places[0] for place in places)


@pytest.mark.parametrize("name", ThemeName)
def test_white_and_black_are_told_apart_in_every_theme(name: ThemeName, panel: ScorePanel) -> None:
    panel.set_theme(load_theme(name))
    white = panel.grab().toImage()
    shown = view()
    panel.show_score(replace(shown, sides=BySide(replace(shown.sides.a, is_white=False), shown.sides.b)))

    assert panel.grab().toImage() != white


def test_a_match_is_turned_into_what_is_shown() -> None:
    shown = score_view(play("toss a break; play; X").state)

    assert shown == ScoreView(
        BySide(
            SideScore("Player A1", 0, 0, is_white=True, note="white · Queen counts 3", owed="owes 1 man"),
            SideScore("Player B1", 0, 0, is_white=False, plays="to play", note="black · Queen counts 3"),
        ),
        games_to_win=2,
    )


def test_points_that_may_still_be_claimed_do_not_count_yet() -> None:
    shown = score_view(play("toss a break; p8; p1 X I", a_setup(games=1, points=4)).state).sides.b

    assert (shown.score, shown.games, shown.note, shown.plays) == (3, 0, "", "")


def test_before_the_toss_there_are_names_and_noughts() -> None:
    setup = replace(
        a_setup(doubles=True), sides=BySide((Player("Anna"), Player("Bela")), (Player("Chen"), Player("Devi")))
    )
    shown = score_view(play("note", setup).state)

    assert shown.sides == BySide(SideScore("Anna / Bela", 0, 0), SideScore("Chen / Devi", 0, 0))


def test_without_a_match_there_is_nothing_to_see_or_to_read_out(panel: ScorePanel) -> None:
    panel.show_score(None)
    settle(panel)

    labels = panel.findChildren(QLabel)
    assert {label.text() for label in labels if label.isVisible()} <= {""}
    assert found(panel, GamesDots, "games_a").width() == 0
    assert found(panel, GamesDots, "games_a").accessibleName() == ""

    panel.show_score(view())
    settle(panel)
    assert found(panel, GamesDots, "games_a").width() > 0
    assert found(panel, QLabel, "score_a").text() == "12"


def test_a_club_stands_beside_the_name_where_there_is_room(panel: ScorePanel, theme: Theme) -> None:
    sides = BySide(SideScore("Asha Rao", 0, 0, club="Northern, India"), SideScore("Raghunathan Venkatesh", 0, 0))
    panel.show_score(ScoreView(sides, games_to_win=2))
    settle(panel)

    assert QLabel.text(label(panel, "club_a")) == "Northern, India"
    assert found(panel, QWidget, "side_a").accessibleName() == "Asha Rao, Northern, India"
    panel.resize(260, 132)
    settle(panel)
    assert QLabel.text(label(panel, "club_a")) == ""


@pytest.mark.parametrize(
    ("size", "shown"),
    [
        ((560, 126), "Raghunathan Venkatesh / Maria Zimmermann"),
        ((450, 126), "Raghunathan Venkatesh /\nMaria Zimmermann"),
        ((450, 112), "R. Venkatesh / Maria Zimmermann"),
        ((350, 112), "Venkatesh / Zimmermann"),
    ],
)
def test_a_name_is_shown_in_full_on_one_line_or_two_and_otherwise_in_short(
    size: tuple[int, int], shown: str, qtbot: QtBot
) -> None:
    load_fonts()
    panel = ScorePanel(load_theme(ThemeName.LIGHT))
    qtbot.addWidget(panel)
    panel.setStyleSheet(panel.theme.stylesheet())
    panel.resize(*size)
    panel.show()
    pair = SideScore("R. Venkatesh / Maria Zimmermann", 0, 0, whole="Raghunathan Venkatesh / Maria Zimmermann")
    panel.show_score(ScoreView(BySide(pair, SideScore("Asha Rao / Imran Sheikh", 0, 0)), 2))
    settle(panel)

    name = found(panel, NameLabel, "name_a")
    assert QLabel.text(name) == shown
    assert name.height() >= name.fontMetrics().lineSpacing() * (shown.count("\n") + 1)


def test_the_names_of_brothers_have_the_whole_line(qtbot: QtBot) -> None:
    panel = ScorePanel(load_theme(ThemeName.LIGHT))
    qtbot.addWidget(panel)
    panel.setStyleSheet(panel.theme.stylesheet())
    panel.resize(450, 120)
    panel.show()
    panel.show_score(None)  # as before a match is open
    pair = "Mohammed Abdul Aziz ibn Nuruddin Khan Siddiqui / Mohammed Abdul Amin ibn Nuruddin Khan Siddiqui"
    panel.show_score(
        ScoreView(BySide(SideScore(pair, 0, 0, plays="Amin Siddiqui plays"), SideScore("Asha Rao", 0, 0)), 2)
    )
    settle(panel)

    assert QLabel.text(found(panel, NameLabel, "name_a")) == "Aziz Siddiqui / Amin Siddiqui"
