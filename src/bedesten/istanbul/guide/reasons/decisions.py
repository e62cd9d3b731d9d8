"""Which decision every verb answers, at which place, and in which phase. Section 15, T-WINDOW."""

from typing import Any, TypeAlias

from bedesten.core.ids import Action
from bedesten.core.step import Step
from bedesten.istanbul import ids
from bedesten.istanbul.encounters import Encounters, PayGovernor, PaySmuggler, Reward
from bedesten.istanbul.places.caravansary import DiscardCard, TakeCard
from bedesten.istanbul.places.dice_places import ChangeDice, ChooseGood
from bedesten.istanbul.places.police import FamilyAct
from bedesten.istanbul.places.warehouses import BuyExtra
from bedesten.istanbul.scoring import FinalCards
from bedesten.istanbul.turn import ActHere, AfterAction, Assist, Move, PayMerchants

Kind: TypeAlias = type[Step[Any]]

ACTING: tuple[Kind, ...] = (ActHere, FamilyAct)
WINDOWS: tuple[Kind, ...] = (Move, Assist, PayMerchants, ActHere, AfterAction, Encounters)
INSIDE_ACTION: tuple[Kind, ...] = (FamilyAct, BuyExtra, TakeCard, DiscardCard, ChooseGood, ChangeDice)

DECISIONS: dict[Action, tuple[Kind, ...]] = {
    ids.MOVE: (Move,),
    ids.MOVE_LONG: (Move,),
    ids.STAY_PUT: (Move,),
    ids.PICK_OWN: (Assist,),
    ids.PICK_NEUTRAL: (Assist,),
    ids.LEAVE: (Assist,),
    ids.DECLINE: (Assist,),
    ids.PAY: (PayMerchants,),
    ids.REFUSE: (PayMerchants,),
    ids.SKIP: ACTING,
    ids.EXTEND: ACTING,
    ids.FILL: ACTING,
    ids.BUY: (BuyExtra,),
    ids.PASS: (BuyExtra,),
    ids.COLLECT: ACTING,
    ids.TAKE_CARDS: ACTING,
    ids.DRAW: (TakeCard,),
    ids.TAKE_DISCARD: (TakeCard,),
    ids.DISCARD: (DiscardCard, PayGovernor),
    ids.RETURN: ACTING,
    ids.BLACK_GOOD: ACTING,
    ids.BLACK_ROLL: ACTING,
    ids.GAIN: (ChooseGood,),
    ids.ANNOUNCE: ACTING,
    ids.KEEP: (ChangeDice,),
    ids.SET4: (ChangeDice,),
    ids.REROLL: (ChangeDice,),
    ids.SELL: ACTING,
    ids.SELL_ANY: ACTING,
    ids.SEND: ACTING,
    ids.DELIVER: ACTING,
    ids.TAKE_TILE: ACTING,
    ids.BUY_RUBY: ACTING,
    ids.REPEAT: (AfterAction,),
    ids.PROCEED: (AfterAction,),
    ids.CATCH: (Encounters,),
    ids.MEET_GOVERNOR: (Encounters,),
    ids.MEET_SMUGGLER: (Encounters,),
    ids.PAY2: (PayGovernor, PaySmuggler),
    ids.GIVE: (PaySmuggler,),
    ids.REWARD_LIRA: (Reward,),
    ids.REWARD_CARD: (Reward,),
    ids.END_TURN: (Encounters,),
    ids.DONE: (FinalCards,),
    ids.PLAY_LIRA_5: (*WINDOWS, FinalCards),
    ids.PLAY_GOOD_1: (*WINDOWS, FinalCards),
    ids.PLAY_FAMILY_HOME: WINDOWS,
    ids.PLAY_RETURN_ASSISTANT: (Move, Assist),
    ids.USE_YELLOW: WINDOWS,
}

# IST-TURN-2. A decision inside an encounter or after a card is in the phase of the window below it.
MOVEMENT = "movement"
MERCHANTS = "merchants"
ACTION = "action"
ENCOUNTERS = "encounters"
LAST_CARDS = "last_cards"  # after the last turn, so no phase of one. IST-END-4
PHASES: dict[Kind, str] = {
    Move: MOVEMENT,
    Assist: MOVEMENT,
    PayMerchants: MERCHANTS,
    ActHere: ACTION,
    AfterAction: ACTION,
    Encounters: ENCOUNTERS,
    FinalCards: LAST_CARDS,
    **dict.fromkeys(INSIDE_ACTION, ACTION),
}

ACTION_PLACES: dict[Action, tuple[int, ...]] = {
    ids.EXTEND: (ids.WAINWRIGHT,),
    ids.FILL: (ids.FABRIC, ids.SPICE, ids.FRUIT),
    ids.COLLECT: (ids.POST,),
    ids.TAKE_CARDS: (ids.CARAVANSARY,),
    ids.RETURN: (ids.FOUNTAIN,),
    ids.BLACK_GOOD: (ids.BLACK_MARKET,),
    ids.BLACK_ROLL: (ids.BLACK_MARKET,),
    ids.ANNOUNCE: (ids.TEA,),
    ids.SELL: (ids.LARGE_MARKET, ids.SMALL_MARKET),
    ids.SELL_ANY: (ids.LARGE_MARKET, ids.SMALL_MARKET),
    ids.SEND: (ids.POLICE,),
    ids.DELIVER: (ids.PALACE,),
    ids.TAKE_TILE: (ids.SMALL_MOSQUE, ids.GREAT_MOSQUE),
    ids.BUY_RUBY: (ids.GEMSTONE,),
}

# Who decides what chance does: the rules that call for the roll or the draw.
CHANCE_RULES: dict[Action, str] = {
    ids.START: "IST-SETUP-11",
    ids.LAY: "IST-LAYOUT-2",
    ids.DEMAND: "IST-SETUP-7",
    ids.ROLLED_GOVERNOR: "IST-ENC-5",
    ids.ROLLED_SMUGGLER: "IST-ENC-7",
    ids.ROLLED_NEUTRAL: "IST-TWO-3",
    ids.ROLLED_BLACK: "IST-BLACK-1",
    ids.ROLLED_TEA: "IST-TEA-1",
    ids.REROLLED: "IST-RED-1",
    ids.DRAWN: "IST-CARD-2",
}
