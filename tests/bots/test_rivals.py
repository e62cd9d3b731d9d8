"""Six rivals: in order of strength, each with a taste that shows in where they go."""

from collections import Counter
from functools import cache
from itertools import pairwise
from typing import Any

import pytest

from bedesten import catalog
from bedesten.bots.base import Bot, Budget
from bedesten.bots.levels import BEFORE, LEVELS, RIVALS, TILT, Glancer, Planner, Taste, Thinker
from bedesten.bots.play import Played, bot_seed, play
from bedesten.core.game import Game, Setup
from bedesten.core.ids import SPAN
from bedesten.istanbul.ids import GEMSTONE, MOVE, MOVE_LONG, PALACE
from tests.istanbul.lay import lay

QUICK = [name for name, level in RIVALS.items() if not level.iterations]
GAMES = 4  # of each kind; every one of them is the same wherever it is played
FAVOURITES = {  # in the base game
    "ozan": ["tea", "black_market"],
    "nilufer": ["wainwright", "fruit"],
    "idris": ["palace"],
    "ester": ["small_mosque", "great_mosque", "fabric"],
    "hagop": ["gemstone"],
    "safiye": ["caravansary"],
}


def contest(game: str, bots: list[str], number: int) -> Played:
    rules, setup, seed = catalog.game(game), Setup(len(bots)), f"rivals {number}"
    seats = [quick(name, bot_seed(seed, seat), rules) for seat, name in enumerate(bots)]
    return play(rules, setup, seats, seed, Budget(iterations=1))


def quick(name: str, seed: int, game: Game[Any, Any]) -> Bot:
    """Who searches is followed as the planner that advises the search."""
    if name in QUICK or name not in RIVALS:
        return catalog.bot(name, seed, game)
    return Planner(game, Taste(name, game), seed)


def won(game: str, players: int, bot: str, among: str, games: int) -> float:
    """How much of the wins one has who sits in every seat in turn."""
    shares = 0.0
    for number in range(games):
        seat = number % players
        bots = [among] * seat + [bot] + [among] * (players - 1 - seat)
        ranks = catalog.game(game).ranking(contest(game, bots, number // players).state)
        shares += (ranks[seat] == 1) / ranks.count(1)
    return shares / games


@cache
def walks(bot: str) -> tuple[Counter[str], float]:
    """Where four of a kind go, by name of the place, and how many rounds they need."""
    game, went, rounds = catalog.game("istanbul"), Counter[str](), 0
    for number in range(GAMES):
        played = contest("istanbul", [bot] * 4, number)
        rounds += game.round(played.state)
        for a in played.actions:
            if a - a % SPAN in (MOVE, MOVE_LONG):
                went[game.lexicon.token(a).split(":")[1]] += 1
    return went, rounds / GAMES


def share(bot: str, places: list[str]) -> float:
    went, _ = walks(bot)
    return sum(went[place] for place in places) / went.total()


def test_every_rival_has_a_level_and_people_are_offered_no_others() -> None:
    for game in catalog.GAMES:
        assert catalog.rivals(game)[: len(RIVALS)] == list(RIVALS)
        assert not {*catalog.rivals(game)} & {*BEFORE, "random", "greedy"}


def test_names_from_before_are_still_known() -> None:
    for name in ["random", "easy", "greedy", "medium", "hard", "master"]:
        assert name in catalog.bots("istanbul")
        assert catalog.bot(name, 1).choose(None, [7], Budget()) == 7


def test_rivals_glance_then_plan_then_search() -> None:
    kinds = [type(catalog.bot(name, 1)) for name in RIVALS]
    assert kinds == [Glancer, Glancer, Planner, Thinker, Thinker, Thinker]
    thoughts = [(level.iterations, level.seconds) for level in RIVALS.values()]
    assert thoughts == sorted(thoughts)
    assert thoughts[-1][1] <= 1.5


@pytest.mark.parametrize(("weaker", "stronger"), list(pairwise(QUICK)))
def test_who_is_stronger_wins(weaker: str, stronger: str) -> None:
    assert won("istanbul", 4, stronger, weaker, 24) > 0.5


@pytest.mark.thorough
@pytest.mark.parametrize("game", catalog.GAMES)
@pytest.mark.parametrize(("weaker", "stronger"), [*pairwise(QUICK), ("nilufer", "easy")])
def test_who_is_stronger_wins_in_every_game_with_any_number_of_players(
    weaker: str, stronger: str, game: str
) -> None:
    rules = catalog.game(game)
    for players in range(rules.min_players, rules.max_players + 1):
        assert won(game, players, stronger, weaker, 12 * players) > 1 / players, players


@pytest.mark.thorough
def test_tastes_show_in_where_they_go_and_strength_in_fewer_rounds() -> None:
    """In one test, so that everybody's games are played once."""
    rounds = [walks(bot)[1] for bot in ["ozan", "nilufer", "easy", "idris"]]
    assert all(slower > faster + 1 for slower, faster in pairwise(rounds))
    for bot, places in FAVOURITES.items():
        others = [share(other, places) for other in [*FAVOURITES, "easy", "greedy"] if other != bot]
        assert share(bot, places) > 1.1 * max(others), bot
    assert share("idris", ["gemstone"]) < 0.7 * share("greedy", ["gemstone"]), "seldom at the dealer's"


def test_planners_with_the_same_means_go_where_they_like_it() -> None:
    """From the mosque between them both rubies can be had in one turn."""
    match = lay("0 20L RGYBB cap5 @small_mosque", layout="order")
    game, s = match.game, match.state
    view, options = game.view(s, 0), game.legal(s)
    chosen = catalog.bot("greedy", 1).choose(view, options, Budget())
    went = {rival: Taste(rival, game).instead(view, options, chosen) for rival in ("idris", "hagop")}
    assert went == {"idris": MOVE + PALACE, "hagop": MOVE + GEMSTONE}
    for rival, place in (("idris", PALACE), ("hagop", GEMSTONE)):
        liked = dict(zip(options, Taste(rival, game).scores(s, 0, options), strict=True))
        assert max(options, key=lambda a: liked[a]) == MOVE + place


def test_safiye_looks_for_the_family_members_of_others_and_pays_nobody() -> None:
    match = lay("0 5L @fountain | 1 @tea family@post | 2 @fruit")
    game, s = match.game, match.state
    options = game.legal(s)
    liked = {
        game.lexicon.token(a): like
        for a, like in zip(options, Taste("safiye", game).scores(s, 0, options), strict=True)
    }
    assert liked["move:post"] > 0
    assert all(liked[f"move:{place}"] <= 0 for place in ("tea", "fruit") if f"move:{place}" in liked)


def test_a_taste_tips_the_scales_of_those_who_search() -> None:
    match = lay("0 20L @post")
    game, s = match.game, match.state
    options = game.legal(s)
    plain, tilted = catalog.bot("hagop", 3), catalog.bot("hagop", 3)
    assert isinstance(plain, Thinker)
    assert isinstance(tilted, Thinker)
    plain.taste = Taste("hard", game)
    visits, votes = (bot.votes(game.view(s, 0), options, Budget(iterations=1), 1) for bot in (plain, tilted))
    likes = tilted.taste.scores(s, 0, options)
    assert votes == [round(n * (1 + TILT * like)) for n, like in zip(visits, likes, strict=True)]


def test_nobody_from_before_has_a_taste() -> None:
    match = lay("0 5L @fountain")
    for name in BEFORE:
        assert Taste(name, match.game).box is None
        assert Taste(name, match.game).scores(match.state, 0, [1, 2]) == [0.0, 0.0]
        assert Taste(name, match.game).instead(None, [1, 2], 2) == 2
    assert set(BEFORE) | set(RIVALS) == set(LEVELS)
