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
    "wall": N_("Wall"),
    "language": N_("Language"),
    "look": N_("Appearance"),
    "show": NP_("Hall", "Show"),
    "live": N_("Live"),
    "as_of": N_("as of {time}"),
    "no_match": N_("No matches yet."),
    "lost": N_("The hall is not responding. This page may be out of date. It will update automatically."),
    "white": N_("white"),
    "black": N_("black"),
    "in_turn": N_("to play"),
    "games": N_("Games"),
    "points": N_("Points"),
    "men_left": NN_("{count} man left", "{count} men left"),
    "queen": N_("Queen"),
    "won": N_("won"),
    "ready": N_("Ready"),
    "no_news": N_("No news since {time}"),
    "next": NP_("Hall", "Next"),
    "follow": N_("Follow a table: {address}"),
    "some_tables": N_("Tables {first}–{last} of {count}"),
    "entries_behind": NN_("{count} entry not yet received", "{count} entries not yet received"),
    "unlawful": NN_("{count} ruling differs from the laws.", "{count} rulings differ from the laws."),
    "log": N_("Log, latest first"),
    "log_heads": (N_("Entry"), N_("Ruling"), N_("Laws")),
    "last_ruling": N_("Last ruling"),
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
    "of_byes": NN_("with {count} bye", "with {count} byes"),
    "goes_on_approved": N_("A result counts once the chief referee approves it."),
    "no_standings": N_("Standings appear once a draw is made, or the organiser’s file is imported."),
    "none_over": N_("No finished matches yet."),
    "decided": N_("{decided} of {count} decided"),
    "all_decided": NN_("all {count} decided", "all {count} decided"),
    "in_play": IN_PLAY,
    "play_stopped": PLAY_STOPPED,
    "to_approve": N_("not approved yet"),
    "any_table": N_("Any table"),
    "nothing_planned": N_("No matches are planned."),
    "time_up": N_("Time’s up, {player}"),
    "stopped_clock": N_("Stopped"),
    "no_match_here": N_("No match is planned for this table yet."),
    "umpire_called": N_("An umpire is called. Wait at the board."),
    "call_umpire": N_("Call an umpire"),
    "call_off": N_("Withdraw the call"),
    "breaks_first": N_("Breaks first"),
    "board_won_by": N_("Board won by"),
    "opponents_men": N_("Opponent’s men left"),
    "queen_covered_by": N_("Queen covered by"),
    "nobody": N_("Nobody"),
    "entered_by": N_("Entered by"),
    "enter_board": N_("Enter board"),
    "points_for": NN_("{side}: {count} point", "{side}: {count} points"),
    "score_then": N_("Score then: {score}"),
    "other_phone": N_("The other side confirms with its own phone."),
    "confirm_for": N_("{side}: confirm"),
    "discard": N_("Discard this board"),
    "no_clock": N_("No clock is running."),
    "all_events": N_("All events"),
    "events": N_("Events"),
    "find_player": N_("Find a player"),
    "none_found": N_("No match of this player."),
    "download": N_("Download…"),
    "spreadsheet": N_("Spreadsheet (CSV)"),
    "workbook": N_("Workbook with results, standings and order of play (XLSX)"),
    "for_programs": N_("For other programs (JSON)"),
    "bracket": N_("Bracket"),
    "to_be_called": N_("To be called"),
    "following": N_("Following"),
    "tie": N_("Team tie"),
    "match_of": N_("match {number} of {count}"),
    "follow_table": N_("Follow this table"),
}
"""Texts of public pages."""

CHIEF: Mapping[str, object] = {
    **PUBLIC,
    "password": N_("Password"),
    "wrong_password": N_("This is not the chief referee’s password."),
    "enter": NP_("Hall", "Sign in"),
    "needs_you": N_("Needs you"),
    "since": N_("since {time}"),
    "legend": {
        "playing": IN_PLAY,
        "plus": N_("Planned"),
        "timer": N_("rest"),
        "volume-2": N_("called"),
        "check": NP_("Match", "over"),
        "flag": N_("needs you"),
        "circle-slash": N_("no connection"),
    },
    "free": N_("Free"),
    "chosen_none": N_("Select a table to see its match."),
    "umpire": N_("Umpire: {name}"),
    "strokes": N_("The strokes in question"),
    "latest": N_("Latest strokes"),
    "open_record": N_("Open record"),
    "more_of": N_("Change"),
    "drag": N_("Drag a match to reorder, or press Alt and an arrow key."),
    "coming": N_("On my way"),
    "let_in": N_("Let it take over"),
    "keep_out": N_("Refuse"),
    "compare": TWO_LOGS,
    "logs": BySide(N_("At the table"), N_("In the hall")),
    "reason": N_("Reason"),
    "overrule": N_("Overrule: result stands"),
    "uphold": N_("Uphold: replay board {board}"),
    "ask_overrule": OVERRULE_PROTEST,
    "ask_uphold": UPHOLD_PROTEST,
    "choose": BySide(N_("Use the table’s log"), N_("Use the hall’s log")),
    "kept": N_("The other log is moved to the trash of the computer that has it. This cannot be undone."),
    "not_arrived": N_("The table’s log has not arrived yet."),
    "stop_match": N_("Stop match"),
    "tie_decided": TIE_DECIDED,
    "nothing": N_("Nothing needs your attention."),
    "approve": N_("Approve result"),
    "setting_up": SETTING_UP,
    "set_tables": N_("Set number of tables"),
    "stickers": STICKERS,
    "number_of_tables": N_("Number of tables"),
    "withdraw": N_("Revoke key"),
    "move": N_("Hand over"),
    "ask_withdraw": N_(
        "The desk at this table can send no more entries until it joins with a new sticker. Revoke its key?"
    ),
    "ask_move": N_("The desk that has this match now can no longer send its entries. Hand it over?"),
    "ask_let_in": N_("The current desk will lose this table. Let the other one take over?"),
    "taking_over": N_("Match handover"),
    "match": N_("Match"),
    "goes_on_at": N_("continues at"),
    "pairings": N_("Pairings"),
    "import": N_("Import pairings"),
    "add": N_("Add matches"),
    "add_anyway": N_("Add matches anyway"),
    "file_of_sol": N_("SoL file, or rules of an event"),
    "event": EVENT,
    "hall_name": N_("Name of the hall"),
    "name_hall": N_("Save names"),
    "laws": N_("Laws"),
    "format": FORMAT,
    "terms": N_("Laws and format of the event"),
    "rules_of_event": RULES_OF_THE_EVENT,
    "name_of_rules": NAME_OF_RULES,
    "template": N_("Template"),
    "as_entered": N_("As entered below"),
    "umpire_of_event": N_("Umpire"),
    "save_terms": N_("Save laws and format"),
    "draw": N_("Make a draw"),
    "draw_sides": N_("Sides, one per line, the strongest first. Write a pair with a slash (/), a bye as a dash."),
    "draw_kind": N_("Kind of draw"),
    "draw_kinds": {
        "seeded": N_("Knock-out, seeded"),
        "lot": N_("Knock-out, by lot"),
        "listed": N_("Knock-out, in this order"),
        "groups": N_("Groups"),
    },
    "group_count": N_("Number of groups"),
    "group_rule": N_("Equal sides of a group"),
    "group_rules": {"meeting": N_("by their own matches first"), "net": N_("by net score")},
    "teams": N_("Teams"),
    "team_lines": N_(
        "One team per line: team; player; player; player / player. After the team, write who plays each match of a tie "
        "in order. A pairing or draw of teams is then played as ties."
    ),
    "play_all": N_("Play every match of a tie, also when it is decided"),
    "set_teams": N_("Save teams"),
    "line_up": N_("Line-up of a tie"),
    "line_up_players": N_("Who plays each match, such as: player; player; player / player"),
    "set_line_up": N_("Save line-up"),
    "go_on": N_("Knock-out of the first two of each group"),
    "withdraws": N_("Withdrawal"),
    "withdraw_side": N_("Withdraw"),
    "ask_withdraw_side": N_("All planned matches of this side become walkovers. Withdraw it?"),
    "side": N_("Side"),
    "typed": N_("One match per line: round; player; player. Write a pair as two names separated by a slash (/)."),
    "time": N_("Time"),
    "assign": N_("Save"),
    "earlier": N_("Earlier"),
    "later": N_("Later"),
    "remove": N_("Remove"),
    "call": NP_("Hall", "Call"),
    "call_next": N_("Call next"),
    "waits": N_("waiting"),
    "walkover": N_("Decide without play"),
    "walkover_for": N_("Walkover for"),
    "wins": N_("{side} wins"),
    "ask_walkover": N_("The match is decided without play and counts at once. Decide it?"),
    "your_name": N_("Your name"),
    "sign_out": N_("Sign out"),
    "log_title": LOG_OF_CHIEFS,
    "log_of_chiefs": (N_("Time"), CHIEF_REFEREE, N_("Action")),
    "call_again": N_("Call again"),
    "to_set_up": N_("Set up the event"),
    "to_running": N_("Back to the running event"),
    "schedule": N_("Plan a round"),
    "give_tables": N_("Give tables and times"),
    "round": N_("Round"),
    "all_planned": N_("All planned matches"),
    "at_tables": N_("Tables, such as 1-8, 12"),
    "first_time": N_("First time"),
    "every_minutes": N_("Minutes per match"),
    "rest": N_("Minutes of rest between two matches of a player"),
    "set_rest": N_("Save rest"),
    "notice_title": N_("Calls and announcements"),
    "notice": N_("Text on the wall, such as “Lunch until 14:00”"),
    "set_notice": N_("Show text"),
    "correct": N_("Correct…"),
    "stands_at": N_("Current result: {result}"),
    "of_desk": N_("A desk records this match. Its table gets the correction within seconds, and records it."),
    "of_hall": N_("No desk records this match. The correction counts at once."),
    "names": N_("Names"),
    "player": N_("Player {seat}"),
    "board_result": N_("Result of a board"),
    "winner": N_("Winner"),
    "end_of_match": N_("End of the match"),
    "type_boards": N_("Boards played"),
    "typed_boards": N_(
        "One board per line: A or B for the winner, the other side’s men left, and A or B for who covered the Queen. "
        "A is {a}, B is {b}."
    ),
    "show_changes": N_("Show what changes"),
    "changes": N_("If recorded"),
    "record_correction": N_("Record correction"),
    "put_aside": N_("Put aside"),
    "aside": NN_("Show {count} matter put aside", "Show {count} matters put aside"),
    "delay": N_("Delay all"),
    "delay_by": N_("Minutes"),
    "undo": N_("Undo"),
    "results_for_sol": RESULTS_FOR_SOL,
    "fill_in": N_("Fill in results"),
    "file_of_pairings": N_("The file with the pairings. You get it back with the results filled in."),
    "fetch": N_("Download the file with the results"),
    "written": N_("Saved"),
    "not_written": N_("Not saved, or not supported by SoL"),
    "how_to_join": N_(
        "This sticker is for the umpire’s computer. In Carrom Desk, choose “Join a hall…” in the menu and "
        "enter this code."
    ),
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
