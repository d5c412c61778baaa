"""The hall's refusals in the visitor's language."""

from carrom_desk.i18n import N_

FAULT = N_("Something went wrong in the hall’s program. Nothing was changed.")

# Pages and files

NO_PAGE = N_("This page does not exist.")
NO_PLAYER = N_("No match of this player is known here.")
NO_FILE = N_("This file is no longer available. Upload the organiser’s file again.")
NOT_SIGNED_IN = N_("Enter the chief referee’s password first.")
TOO_MANY_PAGES = N_("Too many pages are open at once. Try again in a minute.")
TOO_OFTEN = N_("Too many requests or attempts at once. Wait a minute.")

# Requests

FOREIGN_FORM = N_("This form came from another page. Open the hall’s own page and try again.")
UNREADABLE_FORM = N_("This form could not be read. Open its page again.")
TOO_LARGE = N_("This file is too large.")
TOO_LONG = N_("This is too long. The limit is {most} bytes.")
NO_PAIRING = N_("A pairing has the form: round; player; player. Write a pair as two names separated by a /.")

# Draws

NOT_ENOUGH_SIDES = N_("Type between 2 and {most} sides, one per line.")
SIDES_NOT_ALIKE = N_("Each line has one player, or each has a pair with a slash (/). Nobody is named twice.")
DRAWN_ALREADY = N_("This event has a draw already. Undo it, or give the new one another name.")
TOO_FEW_IN_GROUPS = N_("Each group needs at least three sides. Choose fewer groups.")
GROUP_NOT_DECIDED = N_("{group} is not complete, or equal sides share a place. Type the sides of the knock-out.")
GROUPS_NOT_EVEN = N_("With this number of groups, type the sides of the knock-out.")

# Teams

NO_TEAM = N_(
    "“{line}” is not a team with its line-up. A line has the team, then who plays each match, an odd number: "
    "team; player; player; player / player."
)
LINE_UPS_NOT_ALIKE = N_("{tie}: both teams need the same matches in the same order, singles or doubles.")
SIDES_NOT_ALL_TEAMS = N_("All sides of a draw are teams with the same matches, or none is a team.")
TEAM_IS_DRAWN = N_("{team} is in a draw. It stays a team, with singles and doubles in the same order.")
TEAM_MEETS_PLAYER = N_("{tie}: one side is a team and the other is not.")

# Tables and desks

NO_TABLE = N_("This table does not exist in this hall.")
OLD_STICKER = N_("This table does not exist, or its sticker is out of date.")
UNKNOWN_KEY = N_("The hall does not know this key.")
DESK_WAITS = N_("A match is in progress at this table. The chief referee decides.")
NO_DESK_WAITS = N_("No desk is waiting to take over this table.")
HAS_DESK = N_("A desk records this table’s match. Ask its umpire.")

# Matches

NOTHING_THERE = N_("No match has been reported from this table yet.")
NO_MATCH = N_("There is no match at this table.")
NO_MATCH_OR_TABLE = N_("This match or table does not exist in this hall.")
NOTHING_RECEIVED = N_("The hall has not received this match from this table. Enter a stroke, then call again.")
NO_BOARD = N_("A board has the form: winner, men left, Queen. Write A 5 A, or B 3 when nobody covered the Queen.")
LOG_WENT_ON = N_("Entries were added since then. Nothing was undone.")
NOT_OVER = N_("This match is not over.")
RESULT_CHANGED = N_("The result has changed since this page was shown. It is now: {result}. Nothing was approved.")
MOVED = N_("This match was moved to another table a moment ago. Reload the page.")
NOT_PLANNED = N_("This match is no longer planned. Reload the page.")
JUST_TAKEN = N_("A table has just started this match. Reload the page.")
OWN_PHONE = N_("You entered this board. The other side confirms it with its own phone.")
BOARD_ENTERED = N_("This board has already been entered or discarded.")

# Logs

SAME_LOGS = N_("These logs no longer differ. Reload the page.")
NO_LOG_YET = N_("The table’s log has not arrived yet. Try again in a moment.")
OTHER_LOGS = N_("The table and the hall have different logs of this match. Ask the chief referee.")
