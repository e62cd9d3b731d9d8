"""What the expansion adds to positions and scenes."""

import re

from bedesten.core.notation.scenes import comma_list, split, whole
from bedesten.istanbul.notation.book import Data, Part
from bedesten.istanbul.notation.steps import Kind
from bedesten.mocha import options
from bedesten.mocha.notation import codec, editing, loading
from bedesten.mocha.notation.steps import NUMBERS, STEPS
from bedesten.mocha.tables import STANDARD


class MochaPart(Part):
    """Coffee, guild cards, tavern and barrier in words."""

    steps: dict[str, Kind] = STEPS
    numbers: dict[str, list[int]] = NUMBERS
    table_items = "baksheesh=A barrier=7-17:SEAT guild_discard=… guild_in_play=N baksheesh_b=… dice_reward=…"
    seat_items = "3C guild=… tavern=…"
    unordered: list[str] = ["guild_hand", "guild_pile", "tavern_tiles"]

    dump_table = staticmethod(codec.dump_table)
    dump_hidden = staticmethod(codec.dump_hidden)
    dump_glimpse = staticmethod(codec.dump_glimpse)
    load_table = staticmethod(loading.load_table)
    load_hidden = staticmethod(loading.load_hidden)
    load_glimpse = staticmethod(loading.load_glimpse)
    possible = staticmethod(loading.possible)
    table_fields = staticmethod(editing.table_fields)
    seat_fields = staticmethod(editing.seat_fields)
    vocabularies = staticmethod(editing.vocabularies)
    spread = staticmethod(editing.spread)
    gather = staticmethod(editing.gather)

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
            items.append(f"guild_discard={comma_list(hall['discard'])}")
        if hall["in_play"]:
            items.append(f"guild_in_play={hall['in_play']}")
        standard = options.write(STANDARD)
        return items + [
            f"{name}={value}" for name, value in data["tables"].items() if value != standard[name]
        ]

    def write_seat(self, seat: Data) -> list[str]:
        items = [f"{seat['coffee']}C"]
        lists = {"guild": "guild_hand", "tavern": "tavern_tiles"}
        return items + [f"{word}={comma_list(seat[key])}" for word, key in lists.items() if seat[key]]
