"""Istanbul: assembles the rules and keeps the contract."""

from bedesten.core.dice import Dice
from bedesten.core.errors import BadSetup
from bedesten.core.game import Game, Prospect, Reason, Setup
from bedesten.core.ids import CHANCE, SPAN, Action
from bedesten.core.lexicon import UNUSED, Kind
from bedesten.istanbul import asking, codec, faces, ids, loading, prospects, scene
from bedesten.istanbul.audit import audit
from bedesten.istanbul.book import Book, Part
from bedesten.istanbul.bundles import all_sets
from bedesten.istanbul.cards import add_cards
from bedesten.istanbul.chance import DrawCard, RollToken
from bedesten.istanbul.encounters import Governor, Smuggler
from bedesten.istanbul.events import EVENTS
from bedesten.istanbul.kernel import Box, Rules, State, Table
from bedesten.istanbul.lexicon import base_lexicon, place_kind
from bedesten.istanbul.places import base_places
from bedesten.istanbul.places.dice_places import add_stakes
from bedesten.istanbul.reasons import why_not
from bedesten.istanbul.rulings import RULINGS
from bedesten.istanbul.scoring import TRIGGER, FinalCards, ranking, score
from bedesten.istanbul.setup import LEAST, MOST, add_rubies, new_state, rubies_by_place
from bedesten.istanbul.tiles import add_tiles
from bedesten.istanbul.turn import AfterAction, turn_of
from bedesten.istanbul.view import View, imagine, view


def rules_with(boxes: list[Box]) -> Rules:
    """The base game's tables, with what these expansions add."""
    places, cards = ids.PLACES.copy(), ids.CARDS.copy()
    for box in boxes:
        write_in(places, box.places)
        write_in(cards, box.cards)
    place = place_kind(places, ids.PLACE_KEYS)
    sets = all_sets(place.numbers())
    rules = Rules(base_lexicon(place, Kind("card", cards), sets), places, cards, sets)
    fill(rules)
    for box in boxes:
        rules.boxes += [Box(slot) for slot in range(len(rules.boxes), box.slot)]
        rules.boxes.append(box)
        rules.rulings += box.rulings
        box.extend(rules)
    rules.lexicon.others.append(Kind("token", [meeting.name for meeting in rules.meetings]))
    rules.all_rubies = [sum(rubies_by_place(rules, players)) for players in range(MOST + 1)]
    rules.turns = [
        turn_of(seat, [step for box in boxes for step in box.closing(seat)]) for seat in range(MOST)
    ]
    rules.after = [[AfterAction(seat, place) for place in range(len(rules.places))] for seat in range(MOST)]
    rules.draws = [DrawCard(seat) for seat in range(MOST)]
    return rules


def write_in(names: list[str], more: dict[int, str]) -> None:
    """Names at their numbers; numbers in between stay free."""
    for number, name in more.items():
        names += [UNUSED] * (number + 1 - len(names))
        names[number] = name


def fill(rules: Rules) -> None:
    rules.places = base_places()
    rules.trigger = TRIGGER
    rules.repeat_card[ids.POST] = ids.REPEAT_POST
    rules.repeat_card[ids.PALACE] = ids.REPEAT_SULTAN
    rules.repeat_card[ids.GEMSTONE] = ids.REPEAT_GEM
    rules.events = EVENTS.copy()
    rules.rulings = RULINGS.copy()
    add_rubies(rules)
    add_cards(rules)
    add_tiles(rules)
    add_stakes(rules)
    rules.add_meeting(Governor())
    rules.add_meeting(Smuggler())
    rules.add_use("repeat", ids.USED_REPEAT)


class Istanbul(Game[State, View]):
    """The base game for 2 to 5 players."""

    def __init__(self) -> None:
        self.open_book("istanbul", [], [])

    def open_book(self, name: str, boxes: list[Box], parts: list[Part]) -> None:
        """With expansions the game has another name and more rules."""
        self.name = name
        self.boxes = ["istanbul", *[box.name for box in boxes if box.name]]
        self.rules_version = 1
        self.min_players = LEAST
        self.max_players = MOST
        self.rules = rules_with(boxes)
        self.book = Book(name, self.rules, parts)
        self.lexicon = self.rules.lexicon
        self.layouts = [*self.rules.grid.layouts, "random"]
        self.variants = ["neutral_assistants"]
        self.rulings = self.rules.rulings
        self.place_numbers = self.book.place_numbers
        self.place_fields = self.book.place_fields
        self.unordered = self.book.unordered
        self.events = self.rules.events
        self.phases = asking.PHASES

    def new(self, setup: Setup) -> State:
        s = new_state(self.rules, setup)
        self.settle(s)
        return s

    def clone(self, s: State) -> State:
        return s.clone()

    def view(self, s: State, seat: int) -> View:
        return view(s, seat)

    def imagine(self, v: View, dice: Dice) -> State:
        s = imagine(v, dice)
        self.settle(s)
        return s

    def ranking(self, s: State) -> list[int]:
        return ranking(s)

    def turn(self, s: State) -> int:
        return s.turn

    def round(self, s: State) -> int:
        return s.round

    def active(self, s: State) -> int:
        return s.active

    def why_not(self, s: State, seat: int, a: Action) -> Reason | None:
        return why_not(s, seat, a, self.book.whys)

    def phase(self, s: State) -> str:
        return asking.phase(s, self.book)

    def about(self, s: Table) -> str:
        return asking.about(s, self.book)

    def usual(self, s: State) -> Action:
        return asking.usual(s)

    def is_free_play(self, a: Action) -> bool:
        return self.rules.plays[a // SPAN] is not None

    def is_way_out(self, a: Action) -> bool:
        return asking.is_way_out(a, self.book)

    def worth_explaining(self, s: State, seat: int) -> list[Action]:
        return asking.worth_explaining(s, seat, self.book)

    def prospects(self, s: State, a: Action) -> list[Prospect]:
        return prospects.prospects(s, a)

    def discloses(self, before: State, after: State, seat: int) -> bool:
        """Whether the next player has any last cards to play is seen at once. IST-END-4."""
        return len(after.todo) > 0 and isinstance(after.todo[-1], FinalCards) and after.todo[-1].seat != seat

    def barrier(self, a: Action) -> str:
        return asking.barrier(a, self.book) or super().barrier(a)

    def assets(self, s: State, seat: int) -> dict[str, int]:
        return faces.assets(s, seat, self.book)

    def tallies(self) -> list[str]:
        return faces.TALLIES

    def tally(self, s: State, seat: int) -> list[int]:
        return score(s, seat)

    def followed(self) -> list[str]:
        return [name for part in self.book.parts for name in part.followed]

    def where(self, s: State, seat: int) -> str:
        return self.rules.place_names[s.here(seat) if seat == s.active else s.seats[seat].place]

    def rolls(self) -> dict[int, int]:
        return faces.rolls()

    def faces(self) -> dict[str, dict[str, object]]:
        return faces.faces(self.book)

    def goal(self, players: int) -> int:
        return self.rules.trigger[players]

    def audit(self, s: State) -> None:
        audit(s)

    def dump(self, s: State) -> dict[str, object]:
        return codec.dump(s, self.book)

    def load(self, data: dict[str, object]) -> State:
        s = loading.load(data, self.book)
        self.settle(s)
        return s

    def scene(self, text: str, setup: Setup) -> dict[str, object]:
        if setup.options.get("layout") == "random" and "layout=" not in text:
            raise BadSetup(
                "layout random is laid by chance: expected *lay tokens and no scene, or layout=… in the scene"
            )
        s = self.new(setup)
        while self.to_move(s) == CHANCE:
            options = self.legal(s)
            # all tokens wait at the police station, where they are least in the way
            self.apply(s, options[-1] if isinstance(s.todo[-1], RollToken) else options[0])
        return scene.read(text, scene.plain(s, self.book), self.book)

    def describe(self, s: State) -> str:
        return scene.write(s, self.book)

    def dump_view(self, v: View) -> dict[str, object]:
        return codec.dump_view(v, self.book)

    def load_view(self, data: dict[str, object]) -> View:
        return loading.load_view(data, self.book)
