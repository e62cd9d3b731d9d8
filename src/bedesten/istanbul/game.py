"""Istanbul: assembles the rules and keeps the contract."""

from bedesten.core.dice import Dice
from bedesten.core.game import Game, Setup
from bedesten.core.ids import SPAN
from bedesten.core.lexicon import NOTHING, UNUSED, Kind
from bedesten.istanbul import ids
from bedesten.istanbul.audit import audit, faults
from bedesten.istanbul.bundles import all_sets
from bedesten.istanbul.cards import add_cards
from bedesten.istanbul.chance import DrawCard
from bedesten.istanbul.encounters import Governor, Smuggler
from bedesten.istanbul.events import EVENTS
from bedesten.istanbul.guide import IstanbulGuide
from bedesten.istanbul.guide.part import GuidePart
from bedesten.istanbul.kernel import Box, PlainPlace, Rules, State
from bedesten.istanbul.lexicon import base_lexicon, place_kind
from bedesten.istanbul.notation import IstanbulNotation
from bedesten.istanbul.notation.book import Part
from bedesten.istanbul.places import base_places
from bedesten.istanbul.places.dice_places import add_stakes
from bedesten.istanbul.rulings import RULINGS
from bedesten.istanbul.scoring import TRIGGER, FinalCards, ranking
from bedesten.istanbul.setup import LEAST, MOST, add_rubies, new_state, rubies_by_place
from bedesten.istanbul.tiles import add_tiles
from bedesten.istanbul.turn import AfterAction, turn_of
from bedesten.istanbul.view import View, imagine, peek, view


def rules_with(boxes: list[Box]) -> Rules:
    """The base game's tables, with what these expansions add."""
    places, cards = ids.PLACES.copy(), ids.CARDS.copy()
    for box in boxes:
        write_in(places, box.places)
        write_in(cards, box.cards)
    place = place_kind(places, ids.PLACE_KEYS)
    sets = all_sets(place.numbers())
    rules = Rules(base_lexicon(place, Kind("card", cards, shape="card"), sets), places, cards, sets)
    fill(rules)
    for box in boxes:
        rules.boxes += [Box(slot) for slot in range(len(rules.boxes), box.slot)]
        rules.boxes.append(box)
        rules.rulings += box.rulings
        box.extend(rules)
    name_the_rest(rules)
    rules.lexicon.others.append(Kind("token", [meeting.name for meeting in rules.meetings]))
    rules.all_rubies = [sum(rubies_by_place(rules, players)) for players in range(MOST + 1)]
    rules.turns = [
        turn_of(seat, [step for box in boxes for step in box.closing(seat)]) for seat in range(MOST)
    ]
    rules.after = [[AfterAction(seat, place) for place in range(len(rules.places))] for seat in range(MOST)]
    rules.draws = [DrawCard(seat) for seat in range(MOST)]
    return rules


def name_the_rest(rules: Rules) -> None:
    """What no lexicon names is called like its card or its place."""
    for number, place in enumerate(rules.places):
        if isinstance(place, PlainPlace) and place.verb // SPAN not in rules.lexicon.verbs:
            rules.lexicon.add(place.verb, rules.place_names[number], NOTHING)
    for play in rules.plays:
        if play is not None and play.verb // SPAN not in rules.lexicon.verbs:
            rules.lexicon.add(play.verb, rules.card_names[play.card], NOTHING)


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
        self.open_book("istanbul", [], [], [])

    def open_book(self, name: str, boxes: list[Box], parts: list[Part], guides: list[GuidePart]) -> None:
        """With expansions the game has another name and more rules."""
        self.name = name
        self.boxes = ["istanbul", *[box.name for box in boxes if box.name]]
        self.rules_version = 1
        self.min_players = LEAST
        self.max_players = MOST
        self.rules = rules_with(boxes)
        self.lexicon = self.rules.lexicon
        self.layouts = [*self.rules.grid.layouts, "random"]
        self.variants = ["neutral_assistants"]
        self.rulings = self.rules.rulings
        self.events = self.rules.events
        self.notation = IstanbulNotation(self, self.rules, parts)
        self.guide = IstanbulGuide(self.rules, guides)

    def new(self, setup: Setup) -> State:
        s = new_state(self.rules, setup)
        self.settle(s)
        return s

    def clone(self, s: State) -> State:
        return s.clone()

    def view(self, s: State, seat: int) -> View:
        return view(s, seat)

    def peek(self, s: State, seat: int) -> View:
        return peek(s, seat)

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

    def discloses(self, before: State, after: State, seat: int) -> bool:
        """Whether the next player has any last cards to play is seen at once. IST-END-4."""
        return len(after.todo) > 0 and isinstance(after.todo[-1], FinalCards) and after.todo[-1].seat != seat

    def audit(self, s: State) -> None:
        audit(s)

    def faults(self, s: State) -> list[str]:
        return faults(s)
