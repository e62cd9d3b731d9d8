"""What can be chosen when a table is set up."""

from typing import Any

from bedesten import catalog
from bedesten.core.game import Setup
from bedesten.core.guide.guard import shown
from bedesten.core.rulings import word
from bedesten.server.errors import Refused
from bedesten.server.protocol.bounds import OptionValue
from bedesten.server.protocol.site import Agreement, Game, Players, Ruling
from bedesten.server.settings import Settings
from bedesten.server.site import Site


def games(settings: Settings) -> list[Game]:
    """With the options of the house, by game."""
    return [
        described(name, settings.options.get(name, {}), settings.site.offers(name)) for name in catalog.GAMES
    ]


def offered(name: str, site: Site) -> None:
    """Whether new tables here may play it; Refused names those they may."""
    if not site.offers(name):
        raise Refused(403, f"game '{name}' is not offered here: expected {', '.join(site.games)}")


def known(name: str) -> str:
    """A game of the house; Refused names them."""
    if name not in catalog.GAMES:
        raise Refused(400, f"game '{name[:40]}' is unknown: expected {', '.join(catalog.GAMES)}")
    return name


def agreed(name: str, options: dict[str, OptionValue]) -> list[Agreement]:
    """What a table has decided otherwise than usual."""
    return [
        Agreement(one.name, one.rule, word(options[one.name]))
        for one in catalog.game(name).rulings
        if options.get(one.name, one.values[0]) != one.values[0]
    ]


def described(name: str, options: dict[str, Any], offered: bool = True) -> Game:
    game = catalog.game(name)
    players = Players(game.min_players, game.max_players)
    played = game.for_setup(Setup(players.min, options))
    goals = [game.guide.goal(count) for count in range(players.min, players.max + 1)]
    return Game(
        name=name,
        boxes=game.boxes,
        marks=game.seats,
        players=players,
        layouts=game.layouts,
        variants=game.variants,
        choices=played.choices,
        rulings=[Ruling(one.name, one.rule, one.values) for one in game.rulings],  # type: ignore[arg-type]
        bots=catalog.rivals(name),
        faces=shown(f"game {name}", "face", {}, played.guide.faces),
        goals=goals,
        options=options,
        offered=offered,
        plans=shown(f"game {name}", "plan", {}, played.guide.plans),
        boards=[*game.guide.boards],
    )
