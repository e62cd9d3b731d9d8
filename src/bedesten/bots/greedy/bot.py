"""The bot: a table of the decisions of the game, and how it answers each."""

from collections.abc import Callable
from typing import Any, Final

from bedesten.bots.base import Bot, Budget
from bedesten.bots.greedy import answers, coffee_answers, mail_answers
from bedesten.bots.greedy.kairo import answers as kairo
from bedesten.core.errors import BadSetup
from bedesten.core.ids import Action
from bedesten.istanbul.view import View
from bedesten.kairo.view import View as KairoView

ANSWERS: Final[dict[str, Callable[[View, list[Action]], Action]]] = {  # by step, see docs/notation.md
    "Move": answers.move,
    "Assist": answers.assist,
    "PayMerchants": answers.plan,
    "ActHere": answers.act,
    "FamilyAct": answers.act,
    "AfterAction": answers.after,
    "Encounters": answers.meet,
    "Reward": answers.reward,
    "PayGovernor": answers.pay_governor,
    "PaySmuggler": answers.plan,
    "BuyExtra": answers.plan,
    "TakeCard": answers.take_card,
    "DiscardCard": answers.discard,
    "ChooseGood": answers.plan,
    "ChangeDice": answers.change_dice,
    "FinalCards": answers.last_cards,
    "Roast": answers.plan,
    "DiscardGuild": coffee_answers.discard_guild,
    "AtEdge": answers.plan,
    "ActAt": answers.act,
    "PayTrader": answers.plan,
    "GiveSet": coffee_answers.give_set,
    "TakeSet": coffee_answers.take_set,
    "RewardGood": answers.plan,
    "GuildGoods": coffee_answers.gain_set,
    "GuildReturn": coffee_answers.return_all,
    "GuildOrder": coffee_answers.goods_first,
    "GuildTea": coffee_answers.announce,
    "GuildAnywhere": answers.plan,
    "GuildPay": answers.plan,
    "GuildMosque": answers.plan,
    "GuildTavern": answers.plan,
    "ChooseHome": mail_answers.choose_home,
    "PaySeals": mail_answers.letter,
    "PayCourier": mail_answers.pay_courier,
    "BuyTurn": mail_answers.buy_turn,
    "PickTile": mail_answers.pick,
    "UseTile": mail_answers.use,
    "GiveUnit": mail_answers.give_unit,
    "GiveLetter": mail_answers.letter,
    "TakeUnit": mail_answers.take_unit,
    "ChangeDie": mail_answers.change_die,
    "OpenAuction": mail_answers.open_auction,
    "OtherBid": mail_answers.bid,
    "FinalBid": mail_answers.let_go,
    "TakeTrackRuby": answers.plan,
    "CopyCard": answers.copy,
    "PayAfar": answers.pay_afar,
    "GoAnywhere": answers.plan,
}


class GreedyBot(Bot):
    """Knows nothing of what the others intend."""

    def __init__(self, seed: int) -> None:
        self.seed = seed  # it leaves nothing to chance

    def choose(self, v: Any, options: list[Action], budget: Budget) -> Action:
        if not isinstance(v, View | KairoView):
            raise BadSetup(f"bot 'greedy' got a {type(v).__name__}: expected a view of istanbul or kairo")
        if len(options) == 1:
            return options[0]
        if isinstance(v, KairoView):
            return kairo.answer(v, options)
        return ANSWERS[type(v.table.todo[-1]).__name__](v, options)
