"""Which decision every verb of the expansion answers, and at which place. Section 15."""

from bedesten.core.ids import Action
from bedesten.istanbul.encounters import Encounters
from bedesten.istanbul.places.dice_places import ChangeDice
from bedesten.istanbul.reasons.decisions import ACTING, WINDOWS, Kind
from bedesten.istanbul.scoring import FinalCards
from bedesten.istanbul.turn import Move
from bedesten.mocha import ids
from bedesten.mocha.exchange import GiveSet, TakeSet
from bedesten.mocha.guild_errands import GuildAnywhere, GuildPay, GuildTavern
from bedesten.mocha.guild_income import GuildGoods, GuildOrder
from bedesten.mocha.pile import DiscardGuild
from bedesten.mocha.places import Roast
from bedesten.mocha.tavern import ActAt, AtEdge

PLACE_ACTION: tuple[Kind, ...] = (*ACTING, ActAt)
ROASTING: tuple[Kind, ...] = (*PLACE_ACTION, Roast)
AT_TAVERN: tuple[Kind, ...] = (*PLACE_ACTION, GuildTavern)
LAST: tuple[Kind, ...] = (*WINDOWS, FinalCards)

DECISIONS: dict[Action, tuple[Kind, ...]] = {
    ids.LINE: (Move,),
    ids.CORNER: (Move,),
    ids.GUILD: (Move,),
    ids.ROAST_LIRA: ROASTING,
    ids.ROAST_GOOD: ROASTING,
    ids.ROAST_BONUS: ROASTING,
    ids.ROAST_GUILD: ROASTING,
    ids.STOP: (Roast, GuildTavern),
    ids.GUILD_HALL: PLACE_ACTION,
    ids.DISCARD_GUILD: (DiscardGuild,),
    ids.BARRIER: AT_TAVERN,
    ids.TILE: AT_TAVERN,
    ids.RUBY: AT_TAVERN,
    ids.AT: (AtEdge, GuildAnywhere),
    ids.DELIVER_COFFEE: PLACE_ACTION,
    ids.MEET_TRADER: (Encounters,),
    ids.GIVE_SET: (GiveSet,),
    ids.TAKE_SET: (TakeSet,),
    ids.GAIN_SET: (GuildGoods,),
    ids.GOODS_FIRST: (GuildOrder,),
    ids.ROLL_FIRST: (GuildOrder,),
    ids.PAY_SET: (GuildPay,),
    ids.SET6: (ChangeDice,),
    ids.PLAY_COFFEE_2: WINDOWS,
    ids.PLAY_GUILD_FOR_2_COFFEE: WINDOWS,
    ids.PLAY_LIRA_8_FOR_1_COFFEE: LAST,
    ids.PLAY_DICE_REWARD: LAST,
    ids.PLAY_EXCHANGE_3: LAST,
}
ACTION_PLACE: dict[Action, int] = {
    ids.ROAST_LIRA: ids.ROASTING_PLANT,
    ids.ROAST_GOOD: ids.ROASTING_PLANT,
    ids.ROAST_BONUS: ids.ROASTING_PLANT,
    ids.ROAST_GUILD: ids.ROASTING_PLANT,
    ids.GUILD_HALL: ids.GUILD_HALL_PLACE,
    ids.BARRIER: ids.TAVERN,
    ids.TILE: ids.TAVERN,
    ids.RUBY: ids.TAVERN,
    ids.DELIVER_COFFEE: ids.COFFEE_HOUSE,
}

# Who decides what chance does.
CHANCE_RULES: dict[Action, str] = {
    ids.ROLLED_TRADER: "MOC-ENC-1",
    ids.GUILD_DRAWN: "MOC-GUILD-8",
    ids.ROLLED_REWARD: "MOC-BONUS-6",
    ids.ROLLED_GUILD_8: "MOC-GCARD-8",
    ids.ROLLED_GUILD_9: "MOC-GCARD-9",
}
