"""Umpires a match a second time, entry by entry and without the program: the state on the table and its changes.

The second statement of the laws (`tests/proof`) rules on an act, and `recount` counts boards, games and turns. This
module implements what lies between: positions, placings, overrides, protests and claims.
"""

from dataclasses import dataclass, field
from typing import Any

from tests.endorsement.recount import CLUBS, IDLE, OTHER, Board, BoardKey, Count, Game, Json
from tests.proof.statement import NINE, Blow, Breach, Loss, Place, returned, state, text_of

Sides = dict[str, int]
PARTIES = ("own", "opponent")
ENDINGS = {"time_over", "concede", "disqualify", "walkover", "abandon", "lead_stands", "shoot_out"}
INCIDENTS = {
    "icf-revised": ("left_seat", "out_of_turn", "board_disturbed", "played_without_order"),
    "icf-1993": ("left_seat", "out_of_turn"),
}


class Refused(Exception):
    """Raised for an entry that is not possible."""

    def __init__(self, at: str = "", first: int | None = None) -> None:
        super().__init__(at)
        self.at, self.first = at, first


def need(is_so: object, at: str = "") -> None:
    """Refuses the entry unless the condition holds."""
    if not is_so:
        raise Refused(at)


@dataclass
class Placing:
    """Men to be placed because of an act or a pass."""

    number: int
    place: Sides
    owed: Sides
    """Dues and penalties among them."""


@dataclass
class Ruled:
    """A ruling on an act, in terms of the player in turn."""

    ruling: Json
    back: tuple[int, int]
    """Men that come back because of the act itself."""
    is_stroke: bool
    is_board_decided: bool = False
    """True if the umpire decided the result of the board, which a later turn does not lift."""


@dataclass
class Table:
    """A match in progress."""

    count: Count
    placings: list[Placing] = field(default_factory=list)
    claim: tuple[Count, Ruled] | None = None
    """State before the board that has just ended with points on demand, and the ruling."""
    about: BoardKey | None = None
    """The last board in which something was done: a protest is about it."""
    protests: dict[int, BoardKey] = field(default_factory=dict)
    act: int | None = None
    """Number of the act ruled on last."""
    asked_anew: dict[int, int] = field(default_factory=dict)
    """For each act with an override, the number of the latest: placing and claim entered before it are asked anew."""
    idle: set[int] = field(default_factory=set)
    """Placings and claims that were asked anew."""
    is_abandoned: bool = False
    is_paused: bool = False
    rulings: dict[int, Json] = field(default_factory=dict)
    ended: set[int] = field(default_factory=set)
    """Acts that ended a board."""
    last_boards: set[int] = field(default_factory=set)
    """Ends of time by which only the board in progress became the last."""
    in_last_boards: frozenset[int] = frozenset()
    """Those of them that are known already: an override entered later ends that board, not one in another game."""
    refused: set[int] = field(default_factory=set)
    """Overrides and amended turns that are not possible."""

    @property
    def laws(self) -> str:
        """The edition in play, without the rules of an event."""
        return self.count.edition

    @property
    def board(self) -> Board:
        """The board in progress; the entry is refused if there is none."""
        need(self.count.board)
        assert self.count.board
        return self.count.board

    @property
    def is_finished(self) -> bool:
        """True when the match is over."""
        return self.count.is_over or self.is_abandoned

    def colour(self) -> str:
        """Colour of the player in turn."""
        return "white" if self.board.turn[0] == self.board.breaker[0] else "black"

    def apply(self, number: int, entry: Json, decisions: list[tuple[int, Json]]) -> None:
        """Applies an entry with the umpire's decisions on it, by number; a refused one changes nothing.

        Raises:
            Refused: the entry is not possible.
        """
        kind = entry["entry"]
        if kind in ("stroke", "violation", "incident"):
            self._act(number, entry, decisions)
        elif kind in ("protest", "protest_decided", "placing", "pass", "demand"):
            getattr(self, f"_{kind}")(number, entry)
        elif kind in ENDINGS:
            self._end(number, entry)
        elif kind not in ("note", "warning", "details"):
            getattr(self, f"_{kind}")(entry)
        self.is_paused = self.is_paused and kind not in ("stroke", "play")
        if kind not in IDLE and number not in self.idle:
            self.claim = self.claim if kind in ("stroke", "violation", "incident", "protest_decided") else None

    # ------------------------------------------------------------ acts

    def _act(self, number: int, entry: Json, decisions: list[tuple[int, Json]]) -> None:
        board, side = self.board, self.board.turn[0]
        judges = {"stroke": self._stroke, "violation": self._violation, "incident": self._incident}
        ruled = lawful = judges[entry["entry"]](entry)
        for at, decision in decisions:
            try:
                if decision["entry"] == "amend":
                    ruled = self._turn_given(ruled, decision, lawful)
                else:
                    ruled = self._decided(ruled, decision)
                    if not decision["is_late"]:
                        self.asked_anew[number] = at
            except Refused:
                self.refused.add(at)
        ruling = self.rulings[number] = ruled.ruling
        if ruled.is_board_decided:
            self._clocked(number, decisions)
        if entry["entry"] == "stroke":
            board.passes, board.is_first = 0, False
            self.placings = []
        self.about, self.act, self.claim = self.count.key, number, None
        sides = {"own": side, "opponent": OTHER[side]}
        board.is_made = ruling["break"]["made"]
        if ruling["board"] is not None:
            self.ended.add(number)
            before = self.count.copy()
            self.count.end_board(ruling, ruling["board"]["on_demand"], is_stroke=ruled.is_stroke)
            self.placings, self.claim = [], (before, ruled) if ruling["board"]["on_demand"] else None
            return
        board.attempt = ruling["break"]["attempt"]
        board.queen = str(sides.get(ruling["queen"], ruling["queen"]))
        for party, other in sides.items():
            board.on[other], board.due[other] = ruling["on_board"][party], ruling["due"][party]
            board.fell[other] = ruling["has_pocketed"][party]
        place = {sides[party]: ruling["place"][party] for party in PARTIES}
        back: Sides = {sides[party]: men for party, men in zip(PARTIES, ruled.back, strict=True)}
        owed = {each: max(0, place[each] - back[each]) for each in "ab"}
        if any(place.values()):
            self.placings.append(Placing(number, place, owed))
        if ruling["turn"] == "passes":
            self.count.next_turn()

    def _clocked(self, number: int, decisions: list[tuple[int, Json]]) -> None:
        """Makes a board the last that was so when the umpire decided its result."""
        assert self.count.game
        latest = max((at for at, each in decisions if "board" in each and not each["is_late"]), default=number)
        found = {each for each in self.in_last_boards if number < each < latest}
        self.count.game.is_last_board |= bool(found)
        self.last_boards |= found

    def _place(self) -> Place:
        """The position as the player in turn finds it."""
        board, game, own = self.board, self.count.game, self.board.turn[0]
        assert game
        both = (own, OTHER[own])
        queen = {own: "own", OTHER[own]: "opponent"}.get(board.queen, board.queen)
        return Place(
            (board.on[both[0]], board.on[both[1]]),
            queen,
            (board.due[both[0]], board.due[both[1]]),
            (board.fell[both[0]], board.fell[both[1]]),
            board.is_made,
            board.attempt,
            (game.score[both[0]], game.score[both[1]]),
        )

    def _stroke(self, entry: Json) -> Ruled:
        board, place = self.board, self._place()
        none = {"own": 0, "opponent": 0, "queen": False, "striker": False}
        pocketed, jumped = none | entry.get("pocketed", {}), none | entry.get("jumped", {})
        touched, early = entry.get("touched", True), entry.get("before_play", False)
        for party, on in zip(PARTIES, place.on, strict=True):
            need(pocketed[party] + jumped[party] <= on, f"/pocketed/{party}")
        need(not (pocketed["striker"] and jumped["striker"]))
        need(pocketed["queen"] + jumped["queen"] <= (board.queen == "on_board"), "/pocketed/queen")
        moved = any(each[piece] for each in (pocketed, jumped) for piece in ("own", "opponent", "queen"))
        need(touched or not moved, "/touched")
        need(not (early and board.is_made), "/before_play")
        blow = Blow(
            pocketed["own"],
            pocketed["opponent"],
            pocketed["queen"],
            pocketed["striker"],
            bool(entry.get("improper", False)),
            touched,
            early,
            bool(jumped["own"] or jumped["opponent"] or jumped["queen"]),
            jumped["striker"],
        )
        return self._found(place, blow, is_stroke=True)

    def _violation(self, entry: Json) -> Ruled:
        board, doubles = self.board, self.count.setup["doubles"]
        player = entry.get("player")
        need(player in ((None, 1, 2) if doubles else (None, 1)), "/player")
        need("placed" not in entry or entry["breach"] == "placed_late", "/placed")
        if entry["by"] != board.turn[0]:
            by = "opponent"
        else:
            by = "partner" if player and f"{entry['by']}{player}" != board.turn else "own"
        if entry["breach"] == "placed_late":
            late = next((each for each in self.placings if each.place[OTHER[entry["by"]]]), None)
            need(late, "/breach")
            assert late
            lying = {"a": 0, "b": 0} | entry.get("placed", {})
            need(all(lying[side] <= late.owed[side] for side in "ab"), "/placed")
            self._take_away(late, {side: late.owed[side] - lying[side] for side in "ab"})
        return self._found(self._place(), Breach(by, by == "own" and board.is_first, entry["breach"]), is_stroke=False)

    def _incident(self, entry: Json) -> Ruled:
        need(entry["kind"] in INCIDENTS.get(self.laws, ()), "/kind")
        by = "own" if entry["by"] == self.board.turn[0] else "opponent"
        return self._found(self._place(), Loss(entry["kind"], by), is_stroke=False)

    def _found(self, place: Place, act: Blow | Breach | Loss, *, is_stroke: bool) -> Ruled:
        found = state(self.count.setup["laws"], place, act)
        ruling: Json = {
            "turn": found.turn,
            "place": {"own": found.place[0], "opponent": found.place[1], "queen": found.place[2]},
            "due": _by_party(found.due),
            "on_board": _by_party(found.on),
            "queen": found.queen,
            "has_pocketed": _by_party(found.fell),
            "break": {"made": found.break_[0], "attempt": found.break_[1]},
            "board": found.board and dict(zip(("winner", "points", "on_demand"), found.board, strict=True)),
        }
        return Ruled(ruling, returned(self.count.setup["laws"], place, act), is_stroke)

    def _turn_given(self, ruled: Ruled, decision: Json, lawful: Ruled) -> Ruled:
        """Returns a ruling with the turn of an amendment; an overridden result of the board stays."""
        need(lawful.ruling["board"] is None)
        return ruled if ruled.ruling["board"] else self._decided(ruled, {"turn": decision["turn"]})

    def _decided(self, ruled: Ruled, decision: Json) -> Ruled:
        """Returns a ruling with a decision of the umpire."""
        ruling = ruled.ruling | {key: decision[key] for key in ("turn", "due", "queen") if key in decision}
        if decision.get("is_late"):
            need(decision.get("board") and not {"turn", "place", "due", "queen"} & decision.keys())
            need(ruled.ruling["board"] is not None)
        left = dict(ruled.ruling["on_board"])
        if ruled.ruling["board"] is None:
            left = {party: left[party] - ruled.ruling["place"][party] for party in PARTIES}
        names_turn = "board" not in decision and decision.get("turn", "board_over") != "board_over"
        is_lifted = names_turn and not ruled.is_board_decided
        board: Json | None = None if is_lifted else decision.get("board", ruled.ruling["board"])
        if board:
            need("turn" not in decision or decision["turn"] == "board_over", "/turn")
            result: Json = {"on_demand": 0, **board}
            text = text_of(self.count.setup["laws"])
            need(result["points"] >= 1 and result["points"] + result["on_demand"] <= text.most, "/board")
            over: Json = {"turn": "board_over", "board": result, "on_board": left, "due": _by_party((0, 0))}
            over["place"] = {"own": 0, "opponent": 0, "queen": False}
            is_decided = ruled.is_board_decided or "board" in decision
            return Ruled(ruling | over, (0, 0), ruled.is_stroke, is_decided)
        if ruled.ruling["board"] is not None and not is_lifted:
            need({"turn", "place", "due", "queen"} <= decision.keys(), "/board")
        need(ruling["turn"] != "board_over", "/turn")
        place: Json = decision["place"] if "place" in decision else ruling["place"]
        on = {party: left[party] + place[party] for party in PARTIES}
        need(all(1 <= on[party] <= NINE for party in PARTIES), "/place")
        is_back = ruling["turn"] == "passes" and ruling["queen"] in ("to_cover", "to_return")
        is_back |= "queen" not in decision and decision.get("place", {}).get("queen", False)
        queen = "on_board" if is_back else ruling["queen"]
        decided = ruling | {"board": None, "place": place, "on_board": on, "queen": queen}
        return Ruled(decided, ruled.back, ruled.is_stroke)

    # ------------------------------------------------------------ placing

    def _take_away(self, placing: Placing, men: Sides) -> None:
        need(all(self.board.on[side] > men[side] for side in "ab"))
        for side in "ab":
            self.board.on[side] -= men[side]
        self.placings.remove(placing)

    def _placing(self, number: int, entry: Json) -> None:
        of = entry.get("of")
        placing = next((each for each in self.placings if of in (None, each.number)), None)
        acts = (placing.number,) if placing else self.asked_anew if of is None else (of,)
        if any(number < self.asked_anew.get(act, -1) for act in acts):
            self.idle.add(number)
            return
        need(placing, "/of")
        assert placing
        board = self.board
        outcome, owed = entry["outcome"], placing.owed
        need("left" not in entry or outcome == "no_space", "/left")
        if outcome == "placed":
            self.placings.remove(placing)
            return
        gone = {"a": 0, "b": 0} | entry["left"] if "left" in entry else owed
        need(all(gone[side] <= owed[side] for side in "ab"), "/left")
        self._take_away(placing, gone)
        if outcome == "no_space":
            for side in "ab":
                board.due[side] += gone[side]

    # ------------------------------------------------------------ turns and boards

    def _toss(self, entry: Json) -> None:
        need(self.count.board is None and not self.is_finished)
        need(self.count.game is None or entry["choice"] == "break", "/choice")
        need(self.count.game is None or not self.count.setup["competition"].get("shoot_out"))
        need(self.count.setup["doubles"] or entry.get("player", 1) == 1, "/player")
        self.count.toss(entry)
        self.act = None

    def _play(self, _: Json) -> None:
        need(self.board)
        self.about = self.count.key

    def _pass(self, number: int, _: Json) -> None:
        board, back = self.board, {"a": 0, "b": 0}
        self.about, self.act = self.count.key, None
        if self.laws in CLUBS:
            for side in "ab":
                back[side] = min(board.due[side], NINE - board.on[side])
                board.on[side] += back[side]
                board.due[side] -= back[side]
        if any(back.values()):
            self.placings.append(Placing(number, dict(back), dict(back)))
        self.count.pass_turn()
        self._begun()

    def _begun(self) -> None:
        """Clears what belongs to a board that was begun again."""
        if self.count.board and self.count.key[:2] == (self.about or ())[:2] and self.count.key != self.about:
            self.placings, self.about = [], self.count.key

    def _correct_turn(self, entry: Json) -> None:
        board, seat = self.board, entry["player"]
        need(seat in (("a1", "b1", "a2", "b2") if self.count.setup["doubles"] else ("a1", "b1")), "/player")
        need(seat != board.turn, "/player")
        self.count.correct_turn(seat)
        self.about, self.act = self.count.key, None

    def _board(self, entry: Json) -> None:
        board, game, winner, points = self.board, self.count.game, entry["winner"], entry["points"]
        assert game
        need(not board.is_made)
        breaker = entry.get("breaker", board.breaker)
        need(self.count.setup["doubles"] or breaker[1] == "1", "/breaker")
        need(points > 0 if winner else points == 0 and not entry.get("slam"), "/points")
        text = text_of(self.count.setup["laws"])
        need(points <= text.most, "/points")
        if winner and entry.get("men") is not None and not entry.get("reason"):
            counts = entry["queen"] == winner and game.score[winner] < text.at
            need(points == entry["men"] + (text.queen if counts else 0), "/points")
        need(entry.get("slam") is None or (entry["slam"] == "white") == (winner == breaker[0]), "/slam")
        self.about, self.act, self.placings = self.count.key, None, []
        self.count.enter_board(entry)

    def _replay_board(self, _: Json) -> None:
        need(self.board)
        self.about, self.act = self.count.key, None
        self.count.replay()
        self._begun()

    def _unnoticed(self, entry: Json) -> None:
        board, side = self.board, entry["by"]
        other, men = OTHER[side], entry.get("men", 1)
        need(self.laws not in CLUBS and board.is_made)
        if entry["what"] == "queen_uncovered":
            need(board.queen not in ("a", "b") and board.on[side] < NINE, "/what")
            board.queen = side
        elif entry["what"] == "wrong_man":
            need(board.on[side] < NINE and board.on[other] > 1, "/what")
            board.on[side] += 1
            board.on[other] -= 1
            board.fell[other] = True
        else:
            need(board.on[side] - men >= 1, "/men")
            board.on[side] -= men
            board.fell[side] = True
        self.about, self.act = self.count.key, None

    def _demand(self, number: int, entry: Json) -> None:
        need(self.claim)
        assert self.claim
        if self.act is not None and number < self.asked_anew.get(self.act, -1):
            self.idle.add(number)
            return
        before, ruled = self.claim
        need(0 <= entry["points"] <= ruled.ruling["board"]["on_demand"], "/points")
        self.count = before
        before.end_board(ruled.ruling, entry["points"], is_stroke=ruled.is_stroke)

    def _end(self, number: int, entry: Json) -> None:
        kind, count = entry["entry"], self.count
        agreed, game, board = count.setup["competition"], count.game, count.board
        need(not self.is_finished)
        if kind in ("time_over", "lead_stands", "shoot_out"):
            need(game)
            assert game
            if kind == "lead_stands":
                self._need_lead(game)
            elif kind == "shoot_out":
                need(agreed.get("shoot_out") and board is None)
                won, lost = (entry.get(side) for side in (entry["winner"], OTHER[entry["winner"]]))
                need(won != 0 and (won is None or lost is None or won > lost))
            elif number in self.last_boards:
                return
            else:
                need(not game.is_last_board)
        self.about = self.about or (count.key if board else None)
        if kind == "time_over":
            if board is None and not agreed.get("draws"):
                return
            if board is not None and board.is_made and agreed.get("timed_end") == "finish":
                count.end_early(entry)
                self.last_boards.add(number)
                return
        if kind in ("lead_stands", "shoot_out"):
            count.end_early(entry)
        elif kind in ("time_over", "concede"):
            need(entry["what"] == "match" or count.game, "/what")
            count.end_early(entry)
        elif kind == "abandon" or entry.get("winner", "a") is None:
            count.end_match(None)
            self.is_abandoned = True
        else:
            count.end_match(entry["winner"] if kind == "walkover" else OTHER[entry["by"]])
        self.placings, self.act = [], None

    def _need_lead(self, game: Game) -> None:
        """Refuses a lead that the boards left can make up, or that is taken while a board is played."""
        limit, board = self.count.setup["competition"]["boards"], self.count.board
        need(board is not None and not board.is_made and limit is not None)
        most = text_of(self.count.setup["laws"]).most
        need(abs(game.score["a"] - game.score["b"]) > (limit - len(game.boards)) * most)

    def _change_sides(self, _: Json) -> None:
        need(not self.is_finished and self.count.game)

    def _pause(self, _: Json) -> None:
        need(not self.is_paused and not self.is_finished)
        self.is_paused = True

    def _resume(self, _: Json) -> None:
        need(self.is_paused and not self.is_finished)
        self.is_paused = False

    # ------------------------------------------------------------ protests

    def _protest(self, number: int, _: Json) -> None:
        about = self.about or (self.count.board and self.count.key)
        need(about)
        assert about
        self.protests[number] = about

    def _protest_decided(self, _: int, entry: Json) -> None:
        of = entry.get("of", next(iter(self.protests), -1))
        need(of in self.protests, "/of")
        key = self.protests.pop(of)
        if not entry["upheld"]:
            return
        self.protests = {number: each for number, each in self.protests.items() if each < key}
        former = self.count
        self.count = former.starts[key].copy()
        assert self.count.board
        self.count.begun, self.count.restarts = former.begun, former.restarts
        self.count.upheld = [*former.upheld, key[:2]]
        self.count.open_board(self.count.board.breaker)
        self.placings, self.act, self.about, self.is_abandoned = [], None, self.count.key, False
        self.claim = None

    # ------------------------------------------------------------ state

    def rows(self) -> list[Json]:
        """Rows of the table of boards: without the points that may still be claimed for the last one."""
        if self.claim is None:
            return self.count.cells
        before, ruled = self.claim
        held = before.copy()
        held.end_board(ruled.ruling, 0, is_stroke=ruled.is_stroke)
        return held.cells

    def state(self) -> Json:
        """The state as `replay` writes it, without `next`."""
        count, game, board = self.count, self.count.game, self.count.board
        status = "in_progress" if game else "before_toss"
        if self.is_abandoned:
            status = "abandoned"
        elif count.is_over:
            status = "under_protest" if self.protests else "finished"
        written: Json = {"status": status, "winner": count.winner if status == "finished" else None}
        written |= {"games": dict(count.games), "game": None, "board": None, "history": count.history}
        if game:
            written["game"] = {"number": game.number, "score": dict(game.score), "boards": len(game.boards)}
            written["game"] |= {"last_board": True} if game.is_last_board else {}
        if board:
            side, number = board.turn[0], board.turn[1]
            white = board.breaker[0]
            written["board"] = {
                "number": board.number,
                "breaker": white,
                "colour": {white: "white", OTHER[white]: "black"},
                "turn": side,
                "player": count.setup["sides"][side]["players"][int(number) - 1]["name"],
                "on_board": dict(board.on),
                "queen": board.queen,
                "due": dict(board.due),
                "break": {"made": board.is_made, "attempt": board.attempt},
            }
        return written


def _by_party(pair: tuple[Any, Any]) -> Json:
    return dict(zip(PARTIES, pair, strict=True))
