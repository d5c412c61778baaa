"""Bundled situations in words, and the situation of a day."""

from collections.abc import Mapping
from dataclasses import dataclass

from carrom_desk.i18n import N_, Words, say

SITUATION_WORDS: Mapping[str, tuple[Words, Words, Words]] = {
    "break_untouched": (
        N_("The break touches nothing"),
        N_("Asha breaks. The striker passes every piece without touching any. The stroke is proper."),
        N_("A break that touches nothing does not count as made. Asha has up to three attempts in the turn."),
    ),
    "break_third_attempt": (
        N_("The third attempt fails"),
        N_("Asha makes the third attempt to break. Again the striker touches nothing. The stroke is proper."),
        N_("After three attempts the turn passes. The break must still be made, and Ravi makes it, with black."),
    ),
    "break_before_play": (
        N_("Struck before “Play”"),
        N_("Asha strikes before the umpire calls “Play”. The striker touches the men, and one white man is pocketed."),
        N_(
            "Men pocketed before “Play” come back, plus one more. Asha has no other pocketed man, so that one "
            "stays owed."
        ),
    ),
    "due_owed": (
        N_("A man is owed"),
        N_("Asha owes a man but has none pocketed. A proper stroke now pockets one white man."),
        N_(
            "A man owed is taken out as soon as one is available, even in the player’s own turn. Asha’s turn continues."
        ),
    ),
    "striker_and_man": (
        N_("Striker and man"),
        N_("Asha pockets one white man and the striker. The stroke is proper."),
        N_(
            "The man comes back, plus one more as a due. Asha’s turn continues, because one of Asha’s own men "
            "was pocketed."
        ),
    ),
    "striker_alone": (
        N_("The striker alone"),
        N_("Asha pockets the striker and nothing else. The stroke is proper."),
        N_("One man comes back as a due. The turn passes, because no man of Asha’s was pocketed."),
    ),
    "improper_stroke": (
        N_("An improper stroke"),
        N_("Ravi, playing white, pushes the striker instead of striking it. One white man is pocketed."),
        N_("The man comes back, with one more for the foul, and the turn passes."),
    ),
    "jumped_men": (
        N_("Pieces that jump off"),
        N_("Asha pockets one white man. A black man and the Queen jump off the board."),
        N_(
            "Pieces that jump off count as never having left the board. The umpire places the Queen in the "
            "centre first, then the man. The turn continues because Asha pocketed a man."
        ),
    ),
    "opponents_due_placed": (
        N_("Opponent’s man, your stroke"),
        N_("Ravi owes a man but has none pocketed. Asha pockets one of Ravi’s men and nothing else."),
        N_("Asha’s stroke made Ravi’s man available, so it comes back at once and Asha places it. The turn passes."),
    ),
    "queen_too_early": (
        N_("The Queen too soon"),
        N_("Ravi pockets the Queen alone. None of Ravi’s men has been pocketed in this board."),
        N_(
            "A player may not take the Queen before one of their own men has been pocketed. It returns and the "
            "turn passes, without penalty."
        ),
    ),
    "queen_covered": (
        N_("The Queen is covered"),
        N_("Ravi, playing white, pocketed the Queen with the previous stroke. Now Ravi pockets a white man."),
        N_("One of the player’s own men in the next stroke covers the Queen. Ravi’s turn continues."),
    ),
    "queen_not_covered": (
        N_("The Queen is not covered"),
        N_("Asha pocketed the Queen with the previous stroke. Now Asha pockets a white man, which is Ravi’s."),
        N_("An opponent’s man does not cover the Queen. It returns and the turn passes. Ravi’s man stays pocketed."),
    ),
    "queen_while_due": (
        N_("The Queen with a man owed"),
        N_("Asha owes a man that could not be placed yet. Now Asha pockets the Queen alone."),
        N_("A player who owes a man may not take the Queen. It returns and the turn passes. The man stays owed."),
    ),
    "technical_foul": (
        N_("Hands off"),
        N_("It is Asha’s turn, and the stroke has not been made yet. Ravi, across the board, touches a man by hand."),
        N_(
            "A breach when it is not the player’s turn is a technical foul. One of Ravi’s men comes back. Asha "
            "keeps the turn."
        ),
    ),
    "time_exceeded": (
        N_("Fifteen seconds"),
        N_("Asha pocketed a man and keeps the turn. Fifteen seconds pass without a stroke."),
        N_(
            "The laws set the time but name no penalty. After the first stroke of a turn, Carrom Desk treats it as "
            "a foul. One man comes back and the turn passes. You may override this."
        ),
    ),
    "left_seat": (
        N_("Away from the board"),
        N_("Asha gets up and leaves the seat during the board, without asking."),
        N_(
            "Leaving the seat loses the board. Ravi scores the number of Asha’s men on the board, plus three for "
            "the Queen still on it."
        ),
    ),
    "club_opponents_man": (
        N_("Under club rules"),
        N_("Under club rules: Asha pocketed a man. Now Asha pockets one of Ravi’s men and nothing else."),
        N_(
            "In the club editions, pocketing an opponent’s man is a foul. The turn ends, and one of Asha’s men "
            "comes back."
        ),
    ),
    "own_last_before_queen": (
        N_("The last man before the Queen"),
        N_("Asha pockets the last white man. The Queen is still on the board."),
        N_(
            "Pocketing the last man before the Queen loses the board. Ravi gets three points, whatever is left "
            "on the board."
        ),
    ),
    "opponents_last_man": (
        N_("The opponent’s last man"),
        N_("Asha has covered the Queen. Now Asha pockets Ravi’s last man and nothing else."),
        N_(
            "Ravi has no men left and wins the board, with one point for each of Asha’s men on it. The Queen "
            "that Asha covered counts for neither side."
        ),
    ),
    "at_22_points": (
        N_("At 22 points"),
        N_("Asha has 22 points and has covered the Queen. Now Asha pockets the last white man."),
        N_("From 22 points on, the Queen counts for nothing. Only the two men on the board count. The game continues."),
    ),
    "level_after_last_board": (
        N_("Level after the last board"),
        N_("The score is 10–15 in the eighth and last board. Ravi covered the Queen. Asha pockets the last black man."),
        N_("Five men make it 15–15. When the score is level after the last board, a toss and one extra board follow."),
    ),
    "extra_board": (
        N_("The extra board"),
        N_(
            "The score was level after eight boards. In the extra board Asha covered the Queen. Now Ravi pockets "
            "the last white man."
        ),
        N_("The winner of the extra board wins the game, even by one point. The Queen counts only if they covered it."),
    ),
    "doubles_turn": (
        N_("Turns in doubles"),
        N_("Anil strikes properly and pockets nothing."),
        N_("In doubles the turn passes to the right. After Anil it is the turn of Rosa, who sits to Anil’s right."),
    ),
    "doubles_placing": (
        N_("Placing in doubles"),
        N_("Ravi pockets one white man and the striker with a proper stroke."),
        N_(
            "As in singles, two men come back and Ravi’s turn continues. In doubles, the player to Ravi’s right "
            "places them."
        ),
    ),
}
"""Title, story and lesson of every situation, in learning order."""


@dataclass(frozen=True, slots=True)
class SituationWords:
    """Texts of a situation."""

    title: str
    story: str
    """What the umpire sees."""
    lesson: str
    """Reason of the ruling."""


def situation_words(name: str) -> SituationWords:
    """Returns the texts of a situation.

    Raises:
        KeyError: the name is unknown.
    """
    return SituationWords(*(say(words) for words in SITUATION_WORDS[name]))
