"""The twenty guild cards. Table 1.7."""

from bedesten.istanbul.ids import GREAT_MOSQUE, GREEN, RED, SMALL_MOSQUE, YELLOW
from bedesten.mocha.guild import GuildCard
from bedesten.mocha.guild_errands import (
    GuildCoffeeHouse,
    GuildDealer,
    GuildFountain,
    GuildMosqueCard,
    GuildPalace,
    GuildPolice,
    GuildTavernCard,
)
from bedesten.mocha.guild_income import (
    GuildBlackMarket,
    GuildCaravansary,
    GuildHallCard,
    GuildMarket,
    GuildPost,
    GuildRoasting,
    GuildTeaHouse,
    GuildWainwright,
    GuildWarehouse,
)


def all_guild_cards() -> list[GuildCard]:
    """By number; nothing has number 0."""
    return [
        GuildCard(),
        GuildWainwright(),
        GuildWarehouse(RED),
        GuildWarehouse(GREEN),
        GuildWarehouse(YELLOW),
        GuildPost(),
        GuildCaravansary(),
        GuildFountain(),
        GuildBlackMarket(),
        GuildTeaHouse(),
        GuildMarket([1, 1, 1, 0], 15),
        GuildMarket([1, 1, 0, 1], 20),
        GuildPolice(),
        GuildPalace(),
        GuildMosqueCard(SMALL_MOSQUE),
        GuildMosqueCard(GREAT_MOSQUE),
        GuildDealer(),
        GuildRoasting(),
        GuildHallCard(),
        GuildTavernCard(),
        GuildCoffeeHouse(),
    ]
