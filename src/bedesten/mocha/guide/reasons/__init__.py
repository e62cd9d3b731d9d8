"""Why something is not offered: verbs of the expansion, and what it changes about those of the base."""

from bedesten.istanbul.guide.reasons.tables import ReasonTables
from bedesten.mocha.guide.reasons.cards import CARDS
from bedesten.mocha.guide.reasons.changes import (
    barred,
    changed_answer,
    chosen_by_card,
    last_cards,
    repeat_by_barrier,
    reward_dice,
)
from bedesten.mocha.guide.reasons.decisions import ACTION_PLACES, BOUND, CHANCE_RULES, DECISIONS, PHASES
from bedesten.mocha.guide.reasons.guild import GUILD
from bedesten.mocha.guide.reasons.guild_turn import in_guild_turn
from bedesten.mocha.guide.reasons.moment import ELSEWHERE
from bedesten.mocha.guide.reasons.places import PLACES
from bedesten.mocha.guide.reasons.ways import WAYS

REASONS = ReasonTables(
    DECISIONS,
    ACTION_PLACES,
    {**WAYS, **PLACES, **CARDS, **GUILD},
    ELSEWHERE,
    CHANCE_RULES,
    PHASES,
    BOUND,
    (in_guild_turn, last_cards, barred, changed_answer, chosen_by_card, reward_dice, repeat_by_barrier),
)
