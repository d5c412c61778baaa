"""The situations in words: what each is called, what happens, and what is to be learnt from it."""

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication


@dataclass(frozen=True, slots=True)
class SituationWords:
    """A situation as it is told."""

    title: str
    story: str
    """What happens, as the umpire sees it."""
    lesson: str
    """Why it is ruled so."""


def situation_words(name: str) -> SituationWords:
    """The words for a situation.

    Raises:
        KeyError: there are none for this name.
    """
    return all_words()[name]


def all_words() -> dict[str, SituationWords]:
    """Every situation that has words, in the order in which they are best learnt."""
    return {
        **_break_words(),
        **_turn_words(),
        **_queen_words(),
        **_fouls_words(),
        **_ends_words(),
        **_doubles_words(),
    }


def _break_words() -> dict[str, SituationWords]:
    return {
        "break_untouched": SituationWords(
            QCoreApplication.translate("Situation", "The break touches nothing"),
            QCoreApplication.translate(
                "Situation", "Asha breaks. Her striker runs past every piece and touches nothing; the stroke is proper."
            ),
            QCoreApplication.translate(
                "Situation", "A break that touches nothing is not made yet. She has up to three attempts in the turn."
            ),
        ),
        "break_third_attempt": SituationWords(
            QCoreApplication.translate("Situation", "The third attempt fails"),
            QCoreApplication.translate(
                "Situation", "Asha breaks for the third time. Again the striker touches nothing; the stroke is proper."
            ),
            QCoreApplication.translate(
                "Situation",
                "After three attempts the turn passes. The break is still to be made: Ravi makes it, with black.",
            ),
        ),
        "break_before_play": SituationWords(
            QCoreApplication.translate("Situation", "Struck before “Play”"),
            QCoreApplication.translate(
                "Situation",
                "Asha strikes before the umpire called “Play”. Her striker touches the men, and one white man falls.",
            ),
            QCoreApplication.translate(
                "Situation",
                "Men pocketed before “Play” come out, with one man more. She has no other man in the "
                "pockets: that one stays owed.",
            ),
        ),
    }


def _turn_words() -> dict[str, SituationWords]:
    return {
        "due_owed": SituationWords(
            QCoreApplication.translate("Situation", "A man is owed"),
            QCoreApplication.translate(
                "Situation",
                "Asha owes a man and has none in the pockets. Now she pockets one white man with a proper stroke.",
            ),
            QCoreApplication.translate(
                "Situation",
                "A man that is owed is taken out as soon as there is one, in her own turn too. She goes on.",
            ),
        ),
        "striker_and_man": SituationWords(
            QCoreApplication.translate("Situation", "Striker and man"),
            QCoreApplication.translate(
                "Situation", "Asha pockets one white man, and the striker falls as well. The stroke is proper."
            ),
            QCoreApplication.translate(
                "Situation",
                "Her man comes back and she owes one more. Because she pocketed a man of hers, she goes on.",
            ),
        ),
        "striker_alone": SituationWords(
            QCoreApplication.translate("Situation", "The striker alone"),
            QCoreApplication.translate("Situation", "Asha pockets the striker and nothing else. The stroke is proper."),
            QCoreApplication.translate(
                "Situation", "One man comes back as a due, and the turn passes: nothing of hers fell."
            ),
        ),
        "improper_stroke": SituationWords(
            QCoreApplication.translate("Situation", "An improper stroke"),
            QCoreApplication.translate(
                "Situation", "Ravi pushes the striker instead of striking it. One white man of his falls."
            ),
            QCoreApplication.translate(
                "Situation", "The man comes back, with one more for the foul, and the turn passes."
            ),
        ),
        "jumped_men": SituationWords(
            QCoreApplication.translate("Situation", "Men that jump"),
            QCoreApplication.translate(
                "Situation", "Asha pockets one white man. A black man and the Queen jump off the board."
            ),
            QCoreApplication.translate(
                "Situation",
                "What jumped never left the board: the umpire puts the Queen in the centre first, "
                "then the man. The turn goes on for the man she pocketed.",
            ),
        ),
        "opponents_due_placed": SituationWords(
            QCoreApplication.translate("Situation", "His man, your stroke"),
            QCoreApplication.translate(
                "Situation",
                "Ravi owes a man and has none in the pockets. Asha pockets one of his men, and none of hers.",
            ),
            QCoreApplication.translate(
                "Situation",
                "Her stroke made his man available, so it comes back at once, and she herself places "
                "it. The turn passes.",
            ),
        ),
    }


def _queen_words() -> dict[str, SituationWords]:
    return {
        "queen_too_early": SituationWords(
            QCoreApplication.translate("Situation", "The Queen too early"),
            QCoreApplication.translate(
                "Situation", "Ravi pockets the Queen alone. No man of his has been pocketed in this board."
            ),
            QCoreApplication.translate(
                "Situation",
                "Before a man of his has been pocketed she is not his to take: she goes back, the "
                "turn passes, there is no penalty.",
            ),
        ),
        "queen_covered": SituationWords(
            QCoreApplication.translate("Situation", "The Queen is covered"),
            QCoreApplication.translate(
                "Situation", "Ravi pocketed the Queen with his last stroke. Now a white man of his falls."
            ),
            QCoreApplication.translate(
                "Situation", "A man of his own in the next stroke covers the Queen. He goes on."
            ),
        ),
        "queen_not_covered": SituationWords(
            QCoreApplication.translate("Situation", "The Queen without cover"),
            QCoreApplication.translate(
                "Situation", "Asha pocketed the Queen with her last stroke. Now a white man falls, which is Ravi’s."
            ),
            QCoreApplication.translate(
                "Situation",
                "A man of the other side is no cover: the Queen goes back and the turn passes. His man stays down.",
            ),
        ),
        "queen_while_due": SituationWords(
            QCoreApplication.translate("Situation", "The Queen while owing"),
            QCoreApplication.translate(
                "Situation", "Asha owes a man that could not be placed yet. She pockets the Queen alone."
            ),
            QCoreApplication.translate(
                "Situation",
                "Whoever owes a man may not take the Queen: she goes back, and the turn passes. The man stays owed.",
            ),
        ),
    }


def _fouls_words() -> dict[str, SituationWords]:
    return {
        "technical_foul": SituationWords(
            QCoreApplication.translate("Situation", "Hands off"),
            QCoreApplication.translate(
                "Situation",
                "Asha is in turn and has not struck yet. Ravi, across the board, touches a man with his hand.",
            ),
            QCoreApplication.translate(
                "Situation",
                "A breach by the player who is not in turn is a technical foul: one man of his comes "
                "back. Asha stays in turn.",
            ),
        ),
        "time_exceeded": SituationWords(
            QCoreApplication.translate("Situation", "Fifteen seconds"),
            QCoreApplication.translate(
                "Situation", "Asha pocketed a man and is in turn again. Fifteen seconds pass without a stroke."
            ),
            QCoreApplication.translate(
                "Situation",
                "The laws set the time but name no penalty. The desk takes it as a foul after the "
                "first stroke of a turn: one man, and the turn. You may decide otherwise.",
            ),
        ),
        "left_seat": SituationWords(
            QCoreApplication.translate("Situation", "Away from the board"),
            QCoreApplication.translate(
                "Situation", "Asha gets up and leaves her seat while the board is being played. She has not asked."
            ),
            QCoreApplication.translate(
                "Situation",
                "Leaving the seat loses the board: Ravi gets her men on the board and three for the "
                "Queen that lies there.",
            ),
        ),
        "club_opponents_man": SituationWords(
            QCoreApplication.translate("Situation", "In the club"),
            QCoreApplication.translate(
                "Situation", "By the rules of the club: Asha pocketed a man, now one of Ravi’s falls and none of hers."
            ),
            QCoreApplication.translate(
                "Situation",
                "In the club editions pocketing a man of the other side is a foul: the turn is over, "
                "and one man of hers comes back.",
            ),
        ),
    }


def _ends_words() -> dict[str, SituationWords]:
    return {
        "own_last_before_queen": SituationWords(
            QCoreApplication.translate("Situation", "The last man before the Queen"),
            QCoreApplication.translate("Situation", "Asha pockets her last man. The Queen lies on the board."),
            QCoreApplication.translate(
                "Situation",
                "The last man before the Queen loses the board: Ravi gets three points, whatever lies there.",
            ),
        ),
        "opponents_last_man": SituationWords(
            QCoreApplication.translate("Situation", "The other side’s last man"),
            QCoreApplication.translate(
                "Situation", "Asha has covered the Queen. Now Ravi’s last man falls by her stroke, and none of hers."
            ),
            QCoreApplication.translate(
                "Situation",
                "Ravi has no man left: he wins the board, with as many points as she has men on it. "
                "The Queen that she covered counts for nobody.",
            ),
        ),
        "at_22_points": SituationWords(
            QCoreApplication.translate("Situation", "At 22 points"),
            QCoreApplication.translate(
                "Situation", "Asha has 22 points and has covered the Queen. Her last man falls."
            ),
            QCoreApplication.translate(
                "Situation",
                "From 22 points on the Queen counts nothing: the two men on the board alone do. The game goes on.",
            ),
        ),
        "level_after_last_board": SituationWords(
            QCoreApplication.translate("Situation", "Level after the last board"),
            QCoreApplication.translate(
                "Situation",
                "It stands 10 : 15 in the eighth and last board. Ravi covered the Queen. Asha’s last man falls.",
            ),
            QCoreApplication.translate(
                "Situation", "Five men make it 15 : 15. Level after the last board: a toss, and one extra board."
            ),
        ),
        "extra_board": SituationWords(
            QCoreApplication.translate("Situation", "The extra board"),
            QCoreApplication.translate(
                "Situation",
                "It was level after eight boards. In the extra board Asha covered the Queen, and "
                "Ravi’s last man falls.",
            ),
            QCoreApplication.translate(
                "Situation",
                "Whoever wins the extra board wins the game, by one point as well. The Queen counts "
                "for the winner only if he covered her.",
            ),
        ),
    }


def _doubles_words() -> dict[str, SituationWords]:
    return {
        "doubles_turn": SituationWords(
            QCoreApplication.translate("Situation", "Whose turn in doubles"),
            QCoreApplication.translate("Situation", "Anil strikes properly and pockets nothing."),
            QCoreApplication.translate(
                "Situation",
                "In doubles the turn goes round to the right: after Anil it is Rosa, who sits on his right.",
            ),
        ),
        "doubles_placing": SituationWords(
            QCoreApplication.translate("Situation", "Who places in doubles"),
            QCoreApplication.translate("Situation", "Ravi pockets one white man and the striker with a proper stroke."),
            QCoreApplication.translate(
                "Situation",
                "As in singles two men come back and he goes on. In doubles the player on his right places them.",
            ),
        ),
    }
