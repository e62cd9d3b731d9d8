"""Puzzles are proved: every first choice has its exact value, and one of them is the best."""

from fractions import Fraction

import pytest

from bedesten import catalog
from bedesten.core.dice import Dice
from bedesten.core.game import Setup
from bedesten.core.ids import CHANCE, OVER
from bedesten.core.play.match import opening
from bedesten.puzzles import Puzzle, judge, shipped
from bedesten.puzzles.aims import KINDS, Goal, aims, measures, put_back
from bedesten.puzzles.check import chosen, fault, margin_of
from bedesten.puzzles.find import bots_game, candidates, dealt, is_hard, laid, puzzles
from bedesten.puzzles.proof import Case, Grown
from bedesten.puzzles.prove import asked, first_choices, proved
from bedesten.puzzles.puzzle import read
from bedesten.puzzles.tree import End, Fall, Reply, TooLarge, grow
from tests.puzzles import naive
from tests.tiers import thorough

GAMES = [*catalog.GAMES]
TEA = "todo=ActHere.0,Encounters.0,EndTurn.0 | 0 2L @tea"


def tea(lira: int) -> dict[str, Fraction]:
    """What each announcement at the tea house is worth to somebody with 2 lira who wants that many."""
    game, setup = catalog.game("istanbul"), Setup(3, {"layout": "short"}, TEA)
    s, counted = opening(game, setup), measures(game)
    tree = grow(game, s, 0, [*counted.values()])
    values = first_choices(tree, proved(tree, Goal({"lira": lira}), [*counted]))
    return {game.lexicon.token(a): value for a, value in values.items()}


def test_the_odds_of_a_roll_are_those_of_two_dice() -> None:
    values = tea(2 + 9)
    assert values["tea:9"] == Fraction(10, 36)
    assert values["tea:10"] == Fraction(6, 36)
    assert values["tea:8"] == values["skip"] == 0
    assert tea(2 + 2)["tea:12"] == 1  # who announced too much still gets two


def test_where_a_rival_has_to_choose_nothing_is_proved() -> None:
    game = catalog.game("istanbul+letters")
    s = opening(game, Setup(3, {}, "todo=ActHere.0,Encounters.0,EndTurn.0 | 0 9L @auction_house"))
    with pytest.raises(TooLarge, match="rival"):
        grow(game, s, 0, [*measures(game).values()])


def next_turn(name: str) -> list[Puzzle]:
    """Those that go to the end of the seat's next turn, the smallest first."""
    return sorted((one for one in shipped(name) if one.turns > 1), key=lambda one: one.nodes)


two_turns = pytest.mark.parametrize("name", ["istanbul", "kairo"])  # games that have such puzzles


@two_turns
def test_the_worst_reply_of_a_rival_counts(name: str) -> None:
    puzzle = next_turn(name)[0]
    grown = Grown(puzzle, (puzzle.best,))
    replies = [node for node in grown.tree.nodes if isinstance(node, Reply)]
    assert replies
    for at, node in enumerate(grown.tree.nodes):
        if isinstance(node, Reply):
            assert grown.values[at] == min(grown.values[then] for _, then in node.ways)


@two_turns
def test_a_tree_to_the_end_of_the_next_turn_ends_with_it(name: str) -> None:
    puzzle = next_turn(name)[0]
    game, s = puzzle.position()
    dice, own, before = Dice(7), 0, game.turn(s)
    tree = grow(game, s, puzzle.seat, [*measures(game).values()], turns=2)
    assert any(isinstance(node, Reply) for node in tree.nodes)
    while own < 2 and game.to_move(s) != OVER:
        chance = game.to_move(s) == CHANCE
        game.apply(s, dealt(game, s, dice) if chance else dice.pick(game.legal(s)))
        own += game.turn(s) != before and game.active(s) != puzzle.seat
        before = game.turn(s)
    assert tuple(count(s, puzzle.seat) for count in measures(game).values()) in {
        node.counted for node in tree.nodes if isinstance(node, End)
    }


@two_turns
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_puzzle_is_followed_through_the_turns_of_the_rivals(seed: int, name: str) -> None:
    """Whatever they and chance do, there is a choice that gives nothing away, and a hint names it."""
    puzzle, dice = next_turn(name)[0], Dice(seed)
    game, s = puzzle.position()
    tokens: list[str] = []
    while (verdict := judge.judged(puzzle, tokens)).state == judge.OPEN:
        if game.to_move(s) == puzzle.seat:
            tokens.append(judge.hinted(puzzle, tokens))
        else:
            assert judge.hinted(puzzle, tokens) == ""
            chance = game.to_move(s) == CHANCE
            a = dealt(game, s, dice) if chance else dice.pick(game.legal(s))
            tokens.append(game.lexicon.token(a))
        game.apply(s, game.lexicon.action(tokens[-1]))
    assert verdict.state == judge.SOLVED
    assert told(verdict.line) >= {"rival"}


def told(cases: list[Case]) -> set[str]:
    """Who is named in a proof."""
    own = {"rival" if case.rival else "chance" if case.chance else "own" for case in cases}
    return own.union(*(told(case.then) for case in cases))


@two_turns
def test_a_second_solver_finds_the_same_to_the_end_of_the_next_turn(name: str) -> None:
    puzzle = next_turn(name)[0]
    assert naive.values(puzzle) == puzzle.values


@pytest.mark.parametrize("name", GAMES)
def test_what_a_seat_cannot_see_is_put_back_and_nothing_else_changes_for_it(name: str) -> None:
    game, setup, actions = bots_game(name, 4)
    s = opening(game, setup)
    for a in actions[: len(actions) // 2]:
        game.apply(s, a)
    while game.to_move(s) < 0 or game.to_move(s) != game.active(s):
        game.apply(s, game.legal(s)[0])
    seat = game.active(s)
    before, after = game.clone(s), game.clone(s)
    put_back(game, after, seat)
    game.audit(after)
    counted = measures(game).values()
    assert [count(before, seat) for count in counted] == [count(after, seat) for count in counted]
    assert game.legal(before) == game.legal(after)
    found = laid(game, setup, s, seat)
    assert found is not None
    assert game.notation.dump(found.state) == game.notation.dump(after)


def ways(puzzle: Puzzle) -> int:
    """How often somebody chooses or something falls who looks at every way by itself."""
    game, s = puzzle.position()
    counts: list[int] = []
    for node in grow(game, s, puzzle.seat, [*measures(game).values()], turns=puzzle.turns).nodes:
        match node:
            case Fall():
                counts.append(sum(len(branch.outcomes) * counts[branch.then] for branch in node.branches))
            case End():
                counts.append(1)
            case _:
                counts.append(sum(counts[then] for _, then in node.ways))
    return counts[-1]


def spread(name: str, kind: str, parts: int, most: int) -> list[Puzzle]:
    """Small and large ones of a kind: of as many parts by size one that has no more ways than that."""
    found = sorted((one for one in shipped(name) if one.kind == kind), key=lambda one: one.nodes)
    some = [found[len(found) * n // parts : len(found) * (n + 1) // parts] for n in range(parts)]
    fit = (next((one for one in part[:6] if ways(one) <= most), None) for part in some)
    return [one for one in fit if one]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", GAMES)
def test_a_second_solver_finds_the_same_values(name: str, kind: str) -> None:
    for puzzle in spread(name, kind, 2, 2_500):
        assert naive.values(puzzle) == puzzle.values, puzzle.id


@thorough
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", GAMES)
def test_a_second_solver_finds_the_same_values_of_more(name: str, kind: str) -> None:
    for puzzle in spread(name, kind, 12, 60_000):
        assert naive.values(puzzle) == puzzle.values, puzzle.id


@pytest.mark.parametrize("name", GAMES)
def test_some_puzzles_of_every_game_are_proved_again(name: str) -> None:
    assert [fault(puzzle) for puzzle in shipped(name)[::150]] == [""] * len(shipped(name)[::150])


@thorough
@pytest.mark.parametrize("name", GAMES)
def test_all_puzzles_are_proved_again(name: str) -> None:
    assert {puzzle.id: fault(puzzle) for puzzle in shipped(name)} == dict.fromkeys(
        (puzzle.id for puzzle in shipped(name)), ""
    )


@pytest.mark.parametrize("name", GAMES)
def test_a_puzzle_is_written_and_read_again_and_is_there_once(name: str) -> None:
    found = shipped(name)
    assert [read(puzzle.line()) for puzzle in found] == found
    assert len({puzzle.id for puzzle in found}) == len({puzzle.scene for puzzle in found}) == len(found)
    assert {puzzle.kind for puzzle in found} <= {*KINDS}


def first_of(name: str, kind: str) -> Puzzle:
    return min((one for one in shipped(name) if one.kind == kind), key=lambda one: one.nodes)


def test_a_puzzle_with_another_value_is_no_proof() -> None:
    puzzle = first_of("istanbul", "odds")
    wrong = {**puzzle.values, puzzle.best: Fraction(99, 100)}
    assert "99/100" in fault(Puzzle(**{**vars(puzzle), "values": wrong}))


def test_a_puzzle_whose_answer_is_hardly_better_is_no_puzzle() -> None:
    """Of Lira the best choice must bring a whole one more, of goods half of one."""
    game = catalog.game("istanbul")
    assert margin_of(first_of("istanbul", "odds"), game) == Fraction(4, 100)
    told = {one.goal.most: margin_of(one, game) for one in shipped("istanbul") if one.goal.most}
    assert told["lira"] == 1
    assert told["goods"] == Fraction(1, 2)


def test_a_puzzle_the_easy_bot_solves_is_no_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = first_of("kairo", "certain")
    monkeypatch.setattr("bedesten.puzzles.find.solves", lambda *_: True)
    assert "easy bot" in fault(puzzle)


def test_puzzles_are_found_where_the_easy_bot_fails() -> None:
    game, setup, actions = bots_game("kairo", 1)
    found = [puzzle for at in candidates(game, setup, actions) for puzzle in puzzles(at, 3000, 1)]
    assert found
    for puzzle in found[:4]:
        assert fault(puzzle) == ""
        assert naive.values(puzzle) == puzzle.values


def test_what_the_easy_bot_plays_by_itself_is_no_puzzle() -> None:
    """With the price in hand and the ruby before it, it takes the ruby."""
    game = catalog.game("istanbul")
    scene = "todo=ActHere.0,Encounters.0,EndTurn.0 | 0 30L @gemstone"
    found = laid(game, Setup(3, {"layout": "short"}), opening(game, Setup(3, {}, scene)), 0)
    assert found is not None
    counted = measures(game)
    tree = grow(game, found.state, 0, [*counted.values()])
    had = tuple(measure(found.state, 0) for measure in counted.values())
    rubies = [one for one in asked(tree, [*counted], aims(game), had) if one.goal == Goal({"rubies": 1})]
    assert rubies
    assert not is_hard(found, tree, rubies[0], [*counted])


@pytest.mark.parametrize("kind", ["odds", "certain", "most"])
def test_whoever_gives_nothing_away_solves_it_and_whoever_does_is_refuted(kind: str) -> None:
    puzzle = first_of("istanbul", kind)
    game, s = puzzle.position()
    tokens: list[str] = []
    verdict = judge.judged(puzzle, tokens)
    while verdict.state == judge.OPEN:
        for token in game.lexicon.tokens(game.legal(s)):
            verdict = judge.judged(puzzle, [*tokens, token])
            if verdict.state != judge.WRONG:
                break
            assert verdict.had < verdict.best
            assert verdict.line
            assert verdict.right
        tokens.append(token)
        game.apply(s, game.lexicon.action(token))
    assert verdict.state == judge.SOLVED
    assert verdict.line[0].value == puzzle.value
    assert verdict.best == puzzle.value, "whatever chance has made of it"


def test_the_sections_of_cards_are_counted_each_once_and_only_of_the_turn_it_is() -> None:
    game = catalog.game("kairo")
    s = opening(game, Setup(2, {}, "active=0 todo=ChooseAction.0,EndTurn.0 | 0 hand=S1,S1,S5,JR1 | 1"))
    assert measures(game)["sections"](s, 0) == len({1, 2, 3, 5})
    assert "sections" in [aim.measure for aim in aims(game)]
    assert "sections" not in [aim.measure for aim in aims(game, turns=2)]


def test_of_what_was_found_every_theme_is_kept_and_no_position_twice() -> None:
    found = shipped("istanbul")
    kept = list(chosen(found, 20))
    assert len({puzzle.scene for puzzle in kept}) == len(kept) == 20
    assert {puzzle.kind for puzzle in kept} == {*KINDS}
