"""All sentences of the hall's pages, by name for use in templates."""

from collections.abc import Mapping

from carrom_desk.i18n import N_, NN_, NP_, Words
from carrom_desk.match.side import BySide
from carrom_desk.presentation.results import TieBreak
from carrom_desk.presentation.wording.decision_text import OVERRULE_PROTEST, UPHOLD_PROTEST
from carrom_desk.presentation.wording.format_text import FORMAT, NAME_OF_RULES
from carrom_desk.presentation.wording.laws_text import RULES_OF_THE_EVENT

TABLES = N_("Tables")
EVENT = N_("Event")
RESULTS = N_("Results")
ORDER_OF_PLAY = N_("Order of play")
STANDINGS = N_("Standings")
CHIEF_REFEREE = N_("Chief referee")
TABLE = N_("Table {place}")
TIE_DECIDED = N_("Tie decided")
STICKERS = N_("Print stickers")
IN_PLAY = N_("in play")
PLAY_STOPPED = N_("Play stopped")
RESULTS_FOR_SOL = N_("Results for SoL")
TWO_LOGS = N_("Compare logs")
SETTING_UP = N_("Setting up")
LOG_OF_CHIEFS = N_("Log of the chief referees")

AS_THE_EDITION = N_("as the edition")
YES_OR_NO: Mapping[object, Words] = {"yes": N_("yes"), "no": N_("no")}

LOOKS = {"light": N_("Light"), "dark": N_("Dark"), "large": N_("Large")}

PUBLIC: Mapping[str, object] = {
    "tables": TABLES,
    "results": RESULTS,
    "order": ORDER_OF_PLAY,
    "chief_referee": CHIEF_REFEREE,
    "table": TABLE,
    "show": NP_("Hall", "Show"),
    "no_match": N_("No matches yet."),
    "white": N_("white"),
    "black": N_("black"),
    "in_turn": N_("to play"),
    "games": N_("Games"),
    "points": N_("Points"),
    "queen": N_("Queen"),
    "won": N_("won"),
    "ready": N_("Ready"),
    "no_news": N_("No news since {time}"),
    "unlawful": NN_("{count} ruling differs from the laws.", "{count} rulings differ from the laws."),
    "log_heads": (N_("Entry"), N_("Ruling"), N_("Laws")),
    "trays": N_("Men on the board. Carrom Desk does not follow their positions."),
    "sheet": N_("Score sheet"),
    "sheet_heads": (N_("Board"), N_("Break"), N_("Total")),
    "standings": STANDINGS,
    "standing_heads": (N_("Place"), N_("Side"), N_("Played"), N_("Won"), N_("Drawn")),
    "by_games": (N_("Games"), N_("Points")),
    "tie_breaks": {
        TieBreak.POINTS: N_("Points"),
        TieBreak.BUCHHOLZ: NP_("Standings", "Buchholz"),
        TieBreak.MATCHES: N_("Matches"),
        TieBreak.NET: NP_("Standings", "Net"),
        TieBreak.TOTAL: NP_("Standings", "Scored"),
    },
    "goes_on_approved": N_("A result counts once the chief referee approves it."),
    "none_over": N_("No finished matches yet."),
    "decided": N_("{decided} of {count} decided"),
    "all_decided": NN_("all {count} decided", "all {count} decided"),
    "in_play": IN_PLAY,
    "play_stopped": PLAY_STOPPED,
    "to_approve": N_("not approved yet"),
    "any_table": N_("Any table"),
    "nothing_planned": N_("No matches are planned."),
    "breaks_first": N_("Breaks first"),
    "opponents_men": N_("Opponent’s men left"),
    "nobody": N_("Nobody"),
    "find_player": N_("Find a player"),
    "to_be_called": N_("To be called"),
}
"""Texts of public pages."""

CHIEF: Mapping[str, object] = {
    **PUBLIC,
    "legend": {
        "playing": IN_PLAY,
        "plus": N_("Planned"),
        "timer": N_("rest"),
        "volume-2": N_("called"),
        "check": NP_("Match", "over"),
        "flag": N_("needs you"),
        "circle-slash": N_("no connection"),
    },
    "compare": TWO_LOGS,
    "logs": BySide(N_("At the table"), N_("In the hall")),
    "reason": N_("Reason"),
    "ask_overrule": OVERRULE_PROTEST,
    "ask_uphold": UPHOLD_PROTEST,
    "choose": BySide(N_("Use the table’s log"), N_("Use the hall’s log")),
    "kept": N_("The other log is moved to the trash of the computer that has it. This cannot be undone."),
    "tie_decided": TIE_DECIDED,
    "setting_up": SETTING_UP,
    "stickers": STICKERS,
    "goes_on_at": N_("continues at"),
    "event": EVENT,
    "laws": N_("Laws"),
    "format": FORMAT,
    "rules_of_event": RULES_OF_THE_EVENT,
    "name_of_rules": NAME_OF_RULES,
    "draw": N_("Make a draw"),
    "draw_kinds": {
        "seeded": N_("Knock-out, seeded"),
        "lot": N_("Knock-out, by lot"),
        "listed": N_("Knock-out, in this order"),
        "groups": N_("Groups"),
    },
    "group_rules": {"meeting": N_("by their own matches first"), "net": N_("by net score")},
    "side": N_("Side"),
    "assign": N_("Save"),
    "log_title": LOG_OF_CHIEFS,
    "log_of_chiefs": (N_("Time"), CHIEF_REFEREE, N_("Action")),
    "correct": N_("Correct…"),
    "end_of_match": N_("End of the match"),
    "undo": N_("Undo"),
    "results_for_sol": RESULTS_FOR_SOL,
}
"""Further texts of the chief referee's pages."""

# Matters for the chief referee, one sentence each

CORRECT_MATCH = N_("Correct match")
PROTEST = N_("Protest by {side}")
UPHELD_THERE = N_("Upheld. The umpire at the table records it.")
OVERRULED_THERE = N_("Overruled. The umpire at the table records it.")
CORRECTED_HERE = N_("Correction sent")
RECORDED_THERE = N_("The table has it, and has not recorded it yet.")
CALL = N_("Call for the chief referee")
NOT_AS_APPROVED = N_("Changed after approval")
WAS_AND_IS = N_("It was: {was}. It is now: {now}.")
STILL_SO = N_("Entries were added after the approval. The result is: {now}.")
SILENT = N_("Not responding")
SENDS_LATER = N_("Its desk stores every entry and sends it later.")
BEHIND = N_("Some entries have not arrived yet")
TWO_DIFFERENT_LOGS = N_("Two different logs")
DIVERGED = N_(
    "{there} entries ending in {there_hash} at the table, {here} ending in {here_hash} in the hall. Neither was "
    "changed. Decide which one counts."
)
WANTS_IN = N_("Another desk wants to take over")
IN_PROGRESS_THERE = N_("A match is in progress there.")
DIFFER = N_("Both logs are the same up to entry {number}.")
EXCEEDED = N_("The {seconds} s clock ran out at {time}")
OVERRIDDEN = NN_("{count} ruling overridden", "{count} rulings overridden")
UNLAWFUL = N_("The ruling on entry {number} differs from the laws, and the umpire did not override it")
NO_TABLE = N_("No table assigned.")
TABLE_IN_USE = N_("Table {place} is in use.")
TABLE_CALLED = N_("A match is already called to table {place}.")
PLAYS_THERE = N_("{player} is playing at table {place}.")
CALLED_THERE = N_("{player} is called to table {place}.")
RESTS = N_("{player} rests until {time}.")
IF_NEEDED = N_("If needed")
ONLY_IF_NEEDED = N_("Only if the tie needs it: {tie}.")
NOT_NEEDED = N_("Its tie is decided: {tie}")
STOP_IT = N_("This match no longer decides anything.")
TIE_IS_LEVEL = N_("A team tie is level")
NOBODY_GOES_ON = N_("{tie}. Nobody goes on until a match has another result, or you decide who wins.")
CALLED_AGAIN = (N_("Second call"), N_("Last call"))
NOT_CALLED = N_("{why} Nobody was called.")
NONE_ADDED = N_("No match was added. All of them are planned already.")
TABLES_STAY = NN_(
    "The hall still has {count} table. Tables are not removed.",
    "The hall still has {count} tables. Tables are not removed.",
)

WITHDREW = N_("withdrew")
_DRAWN = N_("Draw of {event} made. Winners move on once their results are approved.")
LOST_BEFORE = N_("A planned side has lost")
HAS_LOST = N_("{side} has lost to {winner}.")

# Doubts about typed pairings

LINE = N_("Line {number}: {problem}")
NO_ROUND = N_("The round is empty. Type it before the players, such as QF.")
NAMED_TWICE = N_("{player} is named twice in this pairing.")
TWICE_IN_ROUND = N_("{player} is already in this round: {match}.")
IS_A_BYE = N_("“{player}” is entered as a player. A bye needs no match.")

# Confirmations of the chief referee's forms

CORRECTED = N_("{match} corrected. {changes} Reason: {reason}")
INSTRUCTED = N_("Correction of {match} sent to table {table}. {changes} Reason: {reason}")
PLAYS_BY = N_("The hall now plays by the rules of {event}.")
DONE: Mapping[str, Words] = {
    "coming": N_("The table knows that you are on your way."),
    "withdraw": N_("Key of table {table} revoked. Print its new sticker."),
    "let_in": N_("The other desk has taken over table {table}."),
    "keep_out": N_("The other desk was refused at table {table}."),
    "decide": N_("Decision on {match} sent to table {table}."),
    "settle": N_("The table will be told which log counts."),
    "approve": N_("Result of {match} approved."),
    "tables": NN_("The hall has {count} table.", "The hall has {count} tables."),
    "move": N_("{match} was handed over to table {table}."),
    "name": N_("Names saved."),
    "undo": N_("Undone: {what}"),
    "plan": NN_("{count} match added.", "{count} matches added."),
    "delay": NN_("{count} match delayed.", "{count} matches delayed."),
    "assign": N_("Table and time of {match} saved."),
    "remove": N_("{match} removed from the order of play."),
    "call": N_("{match} called to table {table}."),
    "earlier": N_("Moved up."),
    "later": N_("Moved down."),
    "shift": N_("Order of play changed."),
    "draw": _DRAWN,
    "go_on": _DRAWN,
    "schedule": NN_("{count} match planned.", "{count} matches planned."),
    "walkover": N_("{match} decided without play."),
    "rest": N_("Rest saved."),
    "teams": N_("Teams saved."),
    "go_through": N_("Level tie decided. {side} goes on."),
    "line_up": N_("Line-up saved for the matches that have not started."),
    "notice": N_("Text shown: {notice}"),
    "aside": N_("Put aside. It returns when it changes."),
    "bring_back": N_("All matters are shown again."),
    "leave": N_("{side} withdrawn. Planned matches became walkovers."),
}
