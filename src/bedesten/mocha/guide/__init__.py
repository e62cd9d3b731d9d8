"""What the expansion has to say to people.."""

from bedesten.core.ids import SPAN, Action
from bedesten.istanbul.encounters import prices
from bedesten.istanbul.guide.ledger import Brings, always, counts
from bedesten.istanbul.guide.part import GuidePart
from bedesten.istanbul.guide.settling import Settling, each
from bedesten.istanbul.ids import REPEAT
from bedesten.istanbul.kernel import State
from bedesten.mocha import events as ev
from bedesten.mocha import ids
from bedesten.mocha.guide.faces import FACES
from bedesten.mocha.guide.outlook import ARRIVALS, LOOKS, SOURCES
from bedesten.mocha.guide.reasons import REASONS
from bedesten.mocha.notation.steps import STEPS
from bedesten.mocha.pile import hand_options
from bedesten.mocha.side import side_of


class MochaGuide(GuidePart):
    """Coffee, guild cards, tavern and barrier."""

    phases: dict[str, str] = {
        **dict.fromkeys(["Roast", "DiscardGuild", "AtEdge", "ActAt"], "action"),
        **dict.fromkeys(
            [name for name in STEPS if name.startswith("Guild") and name != "GuildDone"], "action"
        ),
    }
    card_actions: dict[int, Action] = {
        ids.GUILD_FOR_2_COFFEE: ids.PLAY_GUILD_FOR_2_COFFEE,
        ids.LIRA_8_FOR_1_COFFEE: ids.PLAY_LIRA_8_FOR_1_COFFEE,
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
    passes: list[Action] = [ids.STOP]
    moves: list[Action] = [ids.LINE, ids.CORNER]
    followed: list[str] = ["coffee"]
    faces: dict[str, dict[str, object]] = FACES
    barriers: dict[int, str] = {ids.GUILD_DRAWN // SPAN: "ui.undo_card"}
    arrivals = ARRIVALS
    looks = LOOKS
    sources = SOURCES
    settling: dict[Action, Settling] = {ids.MEET_TRADER: each(prices)}
    reason_tables = REASONS
    ledger: dict[int, Brings] = {
        ev.GAINED_COFFEE: counts("coffee", 1),
        ev.PAID_COFFEE: counts("coffee", -1),
        ev.DREW_GUILD: always("guild_cards", 1),
        ev.ANNOUNCED_GUILD: always("guild_cards", -1),
        ev.DISCARDED_GUILD: always("guild_cards", -1),
    }

    def assets(self, s: State, seat: int) -> dict[str, int]:
        side = side_of(s)
        return {"coffee": side.coffee[seat], "guild_cards": side.held[seat]}

    def worth_explaining(self, s: State, seat: int) -> list[Action]:
        """The guild cards in hand, whenever something is asked."""
        return hand_options(s, seat, ids.GUILD)
