"""What the expansion adds to saving, scenes and asking."""

import re

from bedesten.core.fields import Fields
from bedesten.core.ids import SPAN, Action
from bedesten.core.scenes import listed, split, whole
from bedesten.core.step import Step
from bedesten.istanbul.book import Data, Part
from bedesten.istanbul.ids import REPEAT
from bedesten.istanbul.kernel import State, Table
from bedesten.istanbul.steps import Kind
from bedesten.istanbul.view import View
from bedesten.mocha import codec, ids, loading, options
from bedesten.mocha.faces import FACES
from bedesten.mocha.pile import hand_options
from bedesten.mocha.reasons import WHYS
from bedesten.mocha.side import side_of
from bedesten.mocha.steps import NUMBERS, STEPS
from bedesten.mocha.tables import STANDARD


class MochaPart(Part):
    """Coffee, guild cards, tavern and barrier in words."""

    steps: dict[str, Kind] = STEPS
    numbers: dict[str, list[int]] = NUMBERS
    table_items = "baksheesh=A barrier=7-17:SEAT guild_discard=… guild_in_play=N baksheesh_b=… dice_reward=…"
    seat_items = "3C guild=… tavern=…"
    phases: dict[str, str] = {
        **dict.fromkeys(["Roast", "DiscardGuild", "AtEdge", "ActAt"], "action"),
        **dict.fromkeys(
            [name for name in STEPS if name.startswith("Guild") and name != "GuildDone"], "action"
        ),
    }
    card_actions: dict[int, Action] = {
        ids.COFFEE_2: ids.PLAY_COFFEE_2,
        ids.GUILD_FOR_2_COFFEE: ids.PLAY_GUILD_FOR_2_COFFEE,
        ids.LIRA_8_FOR_1_COFFEE: ids.PLAY_LIRA_8_FOR_1_COFFEE,
        ids.DICE_REWARD: ids.PLAY_DICE_REWARD,
        ids.EXCHANGE_3: ids.PLAY_EXCHANGE_3,
        ids.DIE_TO_6: ids.SET6 + 1,
        ids.CORNER_MOVE: ids.CORNER + ids.COFFEE_HOUSE,
        ids.REPEAT_WAINWRIGHT: REPEAT,
        ids.REPEAT_COFFEE_HOUSE: REPEAT,
    }
    place_actions: dict[int, list[Action]] = {
        ids.ROASTING_PLANT: [ids.ROAST_LIRA],
        ids.TAVERN: [ids.TILE + ids.MOVEMENT, ids.TILE + ids.ENCOUNTER],
        ids.COFFEE_HOUSE: [ids.DELIVER_COFFEE],
    }
    good_verbs: list[Action] = [ids.ROAST_GOOD]
    ways_out: list[Action] = [ids.STOP]
    followed: list[str] = ["coffee"]
    faces: dict[str, dict[str, object]] = FACES
    barriers: dict[int, str] = {ids.GUILD_DRAWN // SPAN: "ui.undo_card"}
    whys = WHYS
    unordered: list[str] = ["guild_hand", "guild_pile", "tavern_tiles"]

    def dump_table(self, t: Table, data: Data) -> None:
        codec.dump_table(t, data)

    def dump_hidden(self, s: State, data: Data) -> None:
        codec.dump_hidden(s, data)

    def dump_glimpse(self, v: View, data: Data) -> None:
        codec.dump_glimpse(v, data)

    def load_table(self, f: Fields, t: Table) -> None:
        loading.load_table(f, t)

    def load_hidden(self, f: Fields, s: State) -> None:
        loading.load_hidden(f, s)

    def load_glimpse(self, f: Fields, v: View) -> None:
        loading.load_glimpse(f, v)

    def assets(self, s: State, seat: int) -> dict[str, int]:
        side = side_of(s)
        return {"coffee": side.coffee[seat], "guild_cards": side.held[seat]}

    def possible(self, step: Step[State], t: Table) -> bool:
        return loading.possible(step, t)

    def worth_explaining(self, s: State, seat: int) -> list[Action]:
        """The guild cards in hand, whenever something is asked."""
        return hand_options(s, seat, ids.GUILD)

    def plain(self, data: Data) -> None:
        del data["guild_pile"], data["places"]["guild_hall"]["pile_size"], data["places"]["tavern"]["goods"]

    def read_table_item(self, word: str, data: Data) -> bool:
        key, equals, value = word.partition("=")
        if not equals:
            return False
        places = data["places"]
        if key == "baksheesh":
            places["tavern"]["baksheesh"] = value
        elif key == "barrier":
            edge, _, holder = value.partition(":")
            data["barrier"] = {"edge": edge.replace("-", "|"), "holder": whole(holder, word)}
        elif key == "guild_discard":
            places["guild_hall"]["discard"] = [whole(card, word) for card in split(value)]
        elif key == "guild_in_play":
            places["guild_hall"]["in_play"] = whole(value, word)
        elif key in options.NAMES:
            data["tables"][key] = value
        else:
            return False
        return True

    def read_seat_item(self, word: str, seat: Data) -> bool:
        key, equals, value = word.partition("=")
        if re.fullmatch(r"\d+C", word):
            seat["coffee"] = int(word[:-1])
        elif equals and key == "guild":
            seat["guild_hand"] = [whole(card, word) for card in split(value)]
        elif equals and key == "tavern":
            seat["tavern_tiles"] = split(value)
        else:
            return False
        return True

    def write_table(self, data: Data) -> list[str]:
        places, barrier = data["places"], data["barrier"]
        items = [f"baksheesh={places['tavern']['baksheesh']}"]
        if barrier["edge"]:
            items.append(f"barrier={barrier['edge'].replace('|', '-')}:{barrier['holder']}")
        hall = places["guild_hall"]
        if hall["discard"]:
            items.append(f"guild_discard={listed(hall['discard'])}")
        if hall["in_play"]:
            items.append(f"guild_in_play={hall['in_play']}")
        standard = options.write(STANDARD)
        return items + [
            f"{name}={value}" for name, value in data["tables"].items() if value != standard[name]
        ]

    def write_seat(self, seat: Data) -> list[str]:
        items = [f"{seat['coffee']}C"]
        lists = {"guild": "guild_hand", "tavern": "tavern_tiles"}
        return items + [f"{word}={listed(seat[key])}" for word, key in lists.items() if seat[key]]
