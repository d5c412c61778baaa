"""The situations that ship: found, begun as a match, and told in words."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from carrom_desk.desk.match_desk import MatchDesk
from carrom_desk.desk.match_library import MatchLibrary
from carrom_desk.exchange.situations import Situation, load_situations
from carrom_desk.i18n import N_, Words, say
from carrom_desk.match.course import act_of
from carrom_desk.resources import resource_path
from carrom_desk.school.cases import Judged

SITUATION_WORDS: Mapping[str, tuple[Words, Words, Words]] = {
    "break_untouched": (
        N_("The break touches nothing"),
        N_("Asha breaks. Her striker runs past every piece and touches nothing; the stroke is proper."),
        N_("A break that touches nothing is not made yet. She has up to three attempts in the turn."),
    ),
    "break_third_attempt": (
        N_("The third attempt fails"),
        N_("Asha breaks for the third time. Again the striker touches nothing; the stroke is proper."),
        N_("After three attempts the turn passes. The break is still to be made: Ravi makes it, with black."),
    ),
    "break_before_play": (
        N_("Struck before “Play”"),
        N_("Asha strikes before the umpire called “Play”. Her striker touches the men, and one white man falls."),
        N_(
            "Men pocketed before “Play” come out, with one man more. She has no other man in the "
            "pockets: that one stays owed."
        ),
    ),
    "due_owed": (
        N_("A man is owed"),
        N_("Asha owes a man and has none in the pockets. Now she pockets one white man with a proper stroke."),
        N_("A man that is owed is taken out as soon as there is one, in her own turn too. She goes on."),
    ),
    "striker_and_man": (
        N_("Striker and man"),
        N_("Asha pockets one white man, and the striker falls as well. The stroke is proper."),
        N_("Her man comes back and she owes one more. Because she pocketed a man of hers, she goes on."),
    ),
    "striker_alone": (
        N_("The striker alone"),
        N_("Asha pockets the striker and nothing else. The stroke is proper."),
        N_("One man comes back as a due, and the turn passes: nothing of hers fell."),
    ),
    "improper_stroke": (
        N_("An improper stroke"),
        N_("Ravi pushes the striker instead of striking it. One white man of his falls."),
        N_("The man comes back, with one more for the foul, and the turn passes."),
    ),
    "jumped_men": (
        N_("Men that jump"),
        N_("Asha pockets one white man. A black man and the Queen jump off the board."),
        N_(
            "What jumped never left the board: the umpire puts the Queen in the centre first, "
            "then the man. The turn goes on for the man she pocketed."
        ),
    ),
    "opponents_due_placed": (
        N_("His man, your stroke"),
        N_("Ravi owes a man and has none in the pockets. Asha pockets one of his men, and none of hers."),
        N_("Her stroke made his man available, so it comes back at once, and she herself places it. The turn passes."),
    ),
    "queen_too_early": (
        N_("The Queen too early"),
        N_("Ravi pockets the Queen alone. No man of his has been pocketed in this board."),
        N_(
            "Before a man of his has been pocketed she is not his to take: she goes back, the "
            "turn passes, there is no penalty."
        ),
    ),
    "queen_covered": (
        N_("The Queen is covered"),
        N_("Ravi pocketed the Queen with his last stroke. Now a white man of his falls."),
        N_("A man of his own in the next stroke covers the Queen. He goes on."),
    ),
    "queen_not_covered": (
        N_("The Queen without cover"),
        N_("Asha pocketed the Queen with her last stroke. Now a white man falls, which is Ravi’s."),
        N_("A man of the other side is no cover: the Queen goes back and the turn passes. His man stays down."),
    ),
    "queen_while_due": (
        N_("The Queen while owing"),
        N_("Asha owes a man that could not be placed yet. She pockets the Queen alone."),
        N_("Who owes a man may not take the Queen: she goes back, and the turn passes. The man stays owed."),
    ),
    "technical_foul": (
        N_("Hands off"),
        N_("Asha is in turn and has not struck yet. Ravi, across the board, touches a man with his hand."),
        N_(
            "A breach by the player who is not in turn is a technical foul: one man of his comes "
            "back. Asha stays in turn."
        ),
    ),
    "time_exceeded": (
        N_("Fifteen seconds"),
        N_("Asha pocketed a man and is in turn again. Fifteen seconds pass without a stroke."),
        N_(
            "The laws set the time but name no penalty. The desk takes it as a foul after the "
            "first stroke of a turn: one man, and the turn. You may decide otherwise."
        ),
    ),
    "left_seat": (
        N_("Away from the board"),
        N_("Asha gets up and leaves her seat while the board is being played. She has not asked."),
        N_("Leaving the seat loses the board: Ravi gets her men on the board and three for the Queen that lies there."),
    ),
    "club_opponents_man": (
        N_("In the club"),
        N_("By the rules of the club: Asha pocketed a man, now one of Ravi’s falls and none of hers."),
        N_(
            "In the club editions pocketing a man of the other side is a foul: the turn is over, "
            "and one man of hers comes back."
        ),
    ),
    "own_last_before_queen": (
        N_("The last man before the Queen"),
        N_("Asha pockets her last man. The Queen lies on the board."),
        N_("The last man before the Queen loses the board: Ravi gets three points, whatever lies there."),
    ),
    "opponents_last_man": (
        N_("The other side’s last man"),
        N_("Asha has covered the Queen. Now Ravi’s last man falls by her stroke, and none of hers."),
        N_(
            "Ravi has no man left: he wins the board, with as many points as she has men on it. "
            "The Queen that she covered counts for nobody."
        ),
    ),
    "at_22_points": (
        N_("At 22 points"),
        N_("Asha has 22 points and has covered the Queen. Her last man falls."),
        N_("From 22 points on the Queen counts nothing: the two men on the board alone do. The game goes on."),
    ),
    "level_after_last_board": (
        N_("Level after the last board"),
        N_("It stands 10 : 15 in the eighth and last board. Ravi covered the Queen. Asha’s last man falls."),
        N_("Five men make it 15 : 15. Level after the last board: a toss, and one extra board."),
    ),
    "extra_board": (
        N_("The extra board"),
        N_("It was level after eight boards. In the extra board Asha covered the Queen, and Ravi’s last man falls."),
        N_(
            "The one who wins the extra board wins the game, by one point as well. The Queen counts "
            "for the winner only if he covered her."
        ),
    ),
    "doubles_turn": (
        N_("Whose turn in doubles"),
        N_("Anil strikes properly and pockets nothing."),
        N_("In doubles the turn goes round to the right: after Anil it is Rosa, who sits on his right."),
    ),
    "doubles_placing": (
        N_("Who places in doubles"),
        N_("Ravi pockets one white man and the striker with a proper stroke."),
        N_("As in singles two men come back and he goes on. In doubles the player on his right places them."),
    ),
}
"""Title, story and lesson of every situation, in the order in which they are best learnt."""


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
    return SituationWords(*(say(words) for words in SITUATION_WORDS[name]))


def find_situations() -> tuple[Situation, ...]:
    """All situations, in the order in which they are best learnt.

    Raises:
        ResourceMissing: they did not ship.
        SituationsDamaged: they cannot be read.
    """
    found = load_situations(resource_path("practice/situations.toml").read_text(encoding="utf-8"))
    order = list(SITUATION_WORDS)
    return tuple(sorted(found, key=lambda situation: order.index(situation.name)))


def judged(situation: Situation) -> Judged:
    """The situation as exercises ask about it."""
    state, setup = situation.before.state, situation.setup
    board = state.board
    assert board is not None
    act = act_of(state, situation.act)
    return Judged(setup.laws, board.position, act, setup.doubles, board.turn, board.breaker)


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
