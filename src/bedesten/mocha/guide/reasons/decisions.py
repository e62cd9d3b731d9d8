"""Which decision every verb answers, at which place, and in which phase. Section 15."""

from bedesten.core.ids import Action
from bedesten.istanbul import ids as base
from bedesten.istanbul.encounters import Encounters
from bedesten.istanbul.gifts import RewardGood
from bedesten.istanbul.guide.reasons import decisions as base_decisions
from bedesten.istanbul.guide.reasons.decisions import ACTION, WINDOWS, Kind
from bedesten.istanbul.places.dice_places import ChangeDice
from bedesten.istanbul.scoring import FinalCards
from bedesten.istanbul.turn import Move
from bedesten.mocha import ids
from bedesten.mocha.exchange import GiveSet, TakeSet
from bedesten.mocha.guild_errands import GuildAnywhere, GuildMosque, GuildPay, GuildReturn, GuildTavern
from bedesten.mocha.guild_income import GuildGoods, GuildOrder, GuildTea
from bedesten.mocha.pile import DiscardGuild
from bedesten.mocha.places import Roast
from bedesten.mocha.tavern import ActAt, AtEdge
from bedesten.mocha.trader import PayTrader

ACTING: tuple[Kind, ...] = (*base_decisions.ACTING, ActAt)
FINAL: tuple[Kind, ...] = (*WINDOWS, FinalCards)

ACTION_PLACES: dict[Action, tuple[int, ...]] = {
    ids.ROAST_LIRA: (ids.ROASTING_PLANT,),
    ids.ROAST_GOOD: (ids.ROASTING_PLANT,),
    ids.ROAST_BONUS: (ids.ROASTING_PLANT,),
    ids.ROAST_GUILD: (ids.ROASTING_PLANT,),
    ids.BARRIER: (ids.TAVERN,),
    ids.TILE: (ids.TAVERN,),
    ids.RUBY: (ids.TAVERN,),
    ids.DELIVER_COFFEE: (ids.COFFEE_HOUSE,),
}

# decisions of the expansion that verbs of the base game answer too
SHARED: dict[Action, tuple[Kind, ...]] = {
    **dict.fromkeys(base_decisions.ACTION_PLACES, (ActAt,)),
    base.RETURN: (ActAt, GuildReturn),
    base.TAKE_TILE: (ActAt, GuildMosque),
    base.ANNOUNCE: (ActAt, GuildTea),
    base.SKIP: (AtEdge,),
    base.GAIN: (RewardGood,),
    base.PAY2: (PayTrader,),
    base.GIVE: (PayTrader,),
}

DECISIONS: dict[Action, tuple[Kind, ...]] = {
    **SHARED,
    **dict.fromkeys(ACTION_PLACES, ACTING),
    ids.LINE: (Move,),
    ids.CORNER: (Move,),
    ids.GUILD: (Move,),
    **dict.fromkeys([ids.ROAST_LIRA, ids.ROAST_GOOD, ids.ROAST_BONUS, ids.ROAST_GUILD], (*ACTING, Roast)),
    ids.STOP: (Roast, GuildTavern),
    ids.DISCARD_GUILD: (DiscardGuild,),
    **dict.fromkeys([ids.BARRIER, ids.TILE, ids.RUBY], (*ACTING, GuildTavern)),
    ids.AT: (AtEdge, GuildAnywhere),
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
    ids.PLAY_LIRA_8_FOR_1_COFFEE: FINAL,
    ids.PLAY_DICE_REWARD: FINAL,
    ids.PLAY_EXCHANGE_3: FINAL,
}

PHASES: dict[Kind, str] = dict.fromkeys([Roast, DiscardGuild, AtEdge, ActAt], ACTION)

# the rule that binds a step to its place
BOUND: dict[Kind, str] = {ActAt: "MOC-TAV-4", GuildMosque: "MOC-GCARD-14"}

CHANCE_RULES: dict[Action, str] = {
    base.LAY: "MOC-SETUP-3",
    ids.ROLLED_TRADER: "MOC-ENC-1",
    ids.GUILD_DRAWN: "MOC-GUILD-8",
    ids.ROLLED_REWARD: "MOC-BONUS-6",
    ids.ROLLED_GUILD_8: "MOC-GCARD-8",
    ids.ROLLED_GUILD_9: "MOC-GCARD-9",
}
