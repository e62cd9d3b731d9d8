"""Scenarios: what they check, and how they say that it is not so."""

from typing import Any

import pytest

from bedesten import catalog
from bedesten.core.errors import BadSave, BadSetup, BadToken, IllegalAction
from bedesten.core.play import scenario
from bedesten.core.play.scenario import look, put
from tests.istanbul.lay import ACT, do, istanbul, lay


def run(**data: Any) -> list[str]:
    return scenario.run({"game": "istanbul", "players": 3, **data}, istanbul())


def step(**data: Any) -> list[str]:
    """One step at the wainwright with 7 lira."""
    return run(scene=f"{ACT} | 0 7L @wainwright", step=[data])


def test_a_scenario_that_comes_out_as_written_finds_nothing() -> None:
    assert run(scene="0 RGYYBB cap4", rules=["IST-SULT-1"], title="x") == []
    faults = run(
        options={"layout": "short", "start": 0},
        scene="0 RRGYB cap4",
        set={"seats.0.lira": 12, "seats.0.merchant": "black_market"},
        step=[
            {
                "seat": 0,
                "do": ["move:palace", "leave"],
                "legal": ["deliver:R", "skip"],
                "illegal": {"deliver:G": ""},
            },
            {"do": ["deliver:R"], "expect": {"seats.0.rubies": 1, "seats.0.lira": 12, "to_move": 0}},
        ],
    )
    assert faults == []


def test_the_real_opening_is_played_by_chance_tokens() -> None:
    opening = ["*demand:L3", "*demand:S1", "*governor:3+4", "*smuggler:2+2", "*start:1"]
    cards = ["*draw:stay", "*draw:lira_5", "*draw:good_1"]
    expect = {"seats.0.hand": ["good_1"], "to_move": 1, "tokens.governor": "fountain", "turn": 1}
    assert run(step=[{"do": [*opening, *cards], "expect": expect}]) == []


def test_a_scene_that_waits_for_chance_is_no_opening() -> None:
    expect = {"seats.0.lira": 10}
    assert (
        run(scene="todo=RollFor.0.8,EndTurn.0 | 0 2L @tea", step=[{"do": ["*tea:3+6"], "expect": expect}])
        == []
    )


def test_who_must_be_to_move_is_checked_first() -> None:
    assert step(seat=0) == []
    assert step(seat=1) == ["step 1: expected seat 1 to move, found 0"]
    chance = run(scene="todo=RollFor.0.8,EndTurn.0", step=[{"seat": 0}])
    assert chance == ["step 1: expected seat 0 to move, found chance"]
    assert run(scene="todo=", step=[{"seat": 0}]) == ["step 1: expected seat 0 to move, found over"]


def test_tokens_for_the_wrong_seat_make_no_sense() -> None:
    with pytest.raises(IllegalAction, match="step 1: expected seat 1 to move, found 0"):
        step(seat=1, do=["extend"])


def test_a_token_that_is_not_offered_stops_the_scenario() -> None:
    faults = run(scene=f"{ACT} | 0 6L @wainwright", step=[{"do": ["extend"]}, {"do": ["skip"]}])
    assert len(faults) == 1
    assert faults[0].startswith("step 1: 'extend' is not possible now: seat 0 expects skip (IST-")


def test_a_chance_token_that_is_not_offered_stops_the_scenario_too() -> None:
    faults = run(scene="todo=RollFor.0.8,EndTurn.0", step=[{"do": ["*black:1+1"]}])
    assert faults[0].startswith("step 1: '*black:1+1' is not possible now: chance expects *tea:1+1")
    assert not faults[0].endswith(")")


def test_a_word_that_is_not_understood_makes_no_sense() -> None:
    with pytest.raises(BadToken, match="step 1: 'expand' is not understood: expected one of "):
        step(do=["expand"])


def test_an_omitted_chance_outcome_is_named() -> None:
    faults = run(scene=f"{ACT} | 0 @tea", step=[{"do": ["tea:8", "end_turn"]}])
    assert faults[0].startswith("step 1: 'end_turn' comes too early: chance is asked for *tea:1+1, *tea:1+2")


def test_an_option_that_is_missing_is_told_beside_what_was_offered() -> None:
    assert step(legal=["extend", "fill"]) == ["step 1: expected 'fill' to be offered, found skip, extend"]


def test_an_option_that_should_not_be_there_is_told() -> None:
    assert step(illegal={"fill": ""}) == []
    assert step(illegal={"extend": ""}) == ["step 1: expected 'extend' not to be offered, but it is"]


def test_the_reason_of_a_refusal_must_name_the_rule() -> None:
    poor = {"scene": f"{ACT} | 0 6L @wainwright"}
    assert run(**poor, step=[{"illegal": {"extend": "IST-WAIN-1"}}]) == []
    faults = run(**poor, step=[{"illegal": {"extend": "IST-END-1"}}])
    assert faults == ["step 1: expected IST-END-1 to forbid 'extend', found IST-WAIN-1"]


def test_a_value_that_differs_is_told_and_the_scenario_goes_on() -> None:
    faults = run(
        scene=f"{ACT} | 0 7L @wainwright",
        step=[
            {"do": ["extend"], "expect": {"seats.0.lira": 1, "seats.0.capacity": 3}},
            {"expect": {"ending": True}},
        ],
    )
    assert faults == [
        "step 1: expected seats.0.lira = 1, found 0",
        "step 2: expected ending = True, found False",
    ]


def test_the_position_tells_who_is_to_move_what_is_offered_and_the_ranking() -> None:
    expect = {"to_move": 0, "options": ["skip", "extend"], "ranking": [1, 3, 2]}
    assert step(expect=expect) == []
    assert run(scene="todo=", step=[{"expect": {"to_move": "over", "options": []}}]) == []


def test_a_wrong_path_makes_no_sense_and_names_what_is_there() -> None:
    with pytest.raises(
        BadSave, match=r"step 1: path 'seats\.0\.lyra' ends at 'lyra': expected one of lira, goods, "
    ):
        step(expect={"seats.0.lyra": 1})


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (
            {"steps": []},
            "the scenario has 'steps': expected game, players, options, rules, scene, set, step, title",
        ),
        ({"step": [{"legl": []}]}, "step 1 has 'legl': expected seat, do, legal, illegal, expect, view"),
        ({"scene": "0 7X"}, "'7X' is not understood"),
        ({"set": {"seats.0.lira": -1}}, "seats.0.lira is -1: expected a whole number"),
        ({"set": {"seats.9.lira": 1}}, "path 'seats.9' ends at '9': expected one of no such entry"),
        ({"set": {"seats.0.lira.x": 1}}, "path 'seats.0.lira.x' cannot be set"),
        ({"set": {"lyra": 1}}, "lyra is unknown"),
    ],
)
def test_a_scenario_that_cannot_be_laid_is_refused(data: dict[str, Any], message: str) -> None:
    with pytest.raises(BadSave) as error:
        run(**data)
    assert message in str(error.value)


def test_an_impossible_setup_is_refused() -> None:
    with pytest.raises(BadSetup, match="9 players"):
        run(players=9)


def test_a_path_leads_through_objects_and_lists() -> None:
    data = {"a": [{"b": 1}, {"b": 2}]}
    assert (look(data, "a.1.b"), look(data, "a.-2.b")) == (2, 1)
    for path, message in (
        ("a.2", "ends at '2': expected one of no such entry"),
        ("a.x", "ends at 'x': expected one of no such entry"),
        ("a.0.b.c", "ends at 'c': expected one of no such entry"),
        ("b", "ends at 'b': expected one of a"),
    ):
        with pytest.raises(BadSave, match=message):
            look(data, path)


def test_a_value_is_set_where_its_path_leads() -> None:
    value = [7]
    data: dict[str, Any] = {"a": [1, 2], "b": {}}
    put(data, "a.1", value)
    put(data, "b.new", 3)
    put(data, "c", 4)
    value.append(8)
    assert data == {"a": [1, [7]], "b": {"new": 3}, "c": 4}
    with pytest.raises(BadSave, match=r"path 'a\.5' cannot be set"):
        put(data, "a.5", 1)


def test_a_reason_is_given_only_to_a_seat() -> None:
    match = lay("todo=RollFor.0.8,EndTurn.0")
    assert scenario.why(match, "skip") == ""
    do(match, "*tea:1+1")
    assert scenario.why(match, "fill").startswith(" (IST-")


# ------------------------------------------------------------------ spelling and order


def test_places_are_understood_by_their_numbers_wherever_they_stand() -> None:
    faults = run(
        scene="governor@9 rubies=13:3 | 0 @1 family@2 out=3,5 | 1 @palace",
        set={"places.16.rubies": 5, "seats.2.merchant": 16, "seats.2.assistants": ["9", 3]},
        step=[
            {
                "do": ["move:9"],
                "expect": {
                    "tokens.governor": 9,
                    "tokens": {"governor": "tea", "smuggler": 12},
                    "places.13.rubies": 3,
                    "places.gemstone.rubies": 5,
                    "seats.0.merchant": "9",
                    "seats.0.assistants": [5, 3],
                    "seats.0.assistants.0": "spice",
                    "seats.1.merchant": 13,
                    "seats.2.assistants": ["tea", 3],
                },
            }
        ],
    )
    assert faults == []
    wrong = run(scene="0 @13", step=[{"expect": {"seats.0.merchant": 14}}])
    assert wrong == ["step 1: expected seats.0.merchant = 14, found 'palace'"]


def test_a_number_that_is_no_place_is_refused() -> None:
    for scene in ("0 @17", "0 @0", "governor@99"):
        with pytest.raises(BadSave, match="expected one of"):
            run(scene=scene)


def test_hands_and_options_are_compared_without_an_order() -> None:
    cards = {"scene": f"{ACT} | 0 7L @wainwright hand=stay,lira_5,stay"}
    expect = {"seats.0.hand": ["stay", "lira_5", "stay"], "options": ["extend", "lira_5", "skip"]}
    assert run(**cards, step=[{"expect": expect}]) == []
    assert len(run(**cards, step=[{"expect": expect, "ordered": True}])) == 2
    fewer = run(**cards, step=[{"expect": {"seats.0.hand": ["stay", "lira_5"]}}])
    assert fewer == ["step 1: expected seats.0.hand = ['stay', 'lira_5'], found ['lira_5', 'stay', 'stay']"]


def test_what_has_an_order_keeps_it() -> None:
    scene = "discard=stay,lira_5"
    assert run(scene=scene, step=[{"expect": {"discard": ["stay", "lira_5"]}}]) == []
    assert len(run(scene=scene, step=[{"expect": {"discard": ["lira_5", "stay"]}}])) == 1
    assert len(run(scene=scene, step=[{"expect": {"discard": ["stay"]}}])) == 1


def test_options_are_compared_as_tokens_however_they_are_spelled() -> None:
    there = f"todo=FamilyAct.0.{6},Encounters.0,EndTurn.0"
    assert run(scene=there, step=[{"expect": {"options": ["caravansary", "SKIP"]}}]) == []
    with pytest.raises(BadToken, match="'fly' is not understood"):
        run(scene=there, step=[{"expect": {"options": ["fly"]}}])


# ------------------------------------------------------------------ setups, views, odds


def test_a_refused_setup_says_why() -> None:
    assert run(players=9, refused="9 players: expected 2 to 5") == []
    assert run(scene="0 @moon", refused="expected one of") == []
    assert run(players=9, refused="8 players") == [
        "expected to be refused with '8 players', found: 9 players: expected 2 to 5"
    ]
    assert run(refused="IST-VAR-1") == ["expected to be refused with 'IST-VAR-1', but it can be laid"]
    with pytest.raises(BadSave, match="has no steps"):
        run(refused="x", step=[{}])


def test_a_view_shows_what_a_seat_may_see() -> None:
    scene = {"scene": "0 @13 hand=stay,lira_5 | 1 hand=good_1"}
    view = {
        "0": {"seats.0.hand": ["stay", "lira_5"], "seats.1.cards": 1},
        "watcher": {"seats.0.merchant": 13},
    }
    assert run(**scene, step=[{"view": view, "hidden": {"0": ["seats.1.hand"], "watcher": ["deck"]}}]) == []
    faults = run(**scene, step=[{"view": {"0": {"seats.1.cards": 2}}, "hidden": {"1": ["seats.1.hand"]}}])
    assert faults == [
        "step 1: view 0: expected seats.1.cards = 2, found 1",
        "step 1: view 1: expected seats.1.hand to be hidden, found ['good_1']",
    ]


def test_what_is_hidden_must_exist_and_somebody_must_see() -> None:
    with pytest.raises(BadSave, match="ends at 'hnd'"):
        run(step=[{"hidden": {"0": ["seats.1.hnd"]}}])
    with pytest.raises(BadSave, match="'3' sees nothing: expected watcher, 0, 1, 2"):
        run(step=[{"view": {"3": {}}}])


def test_odds_are_read_by_token() -> None:
    dice = {"scene": "todo=RollFor.0.8,EndTurn.0"}
    assert run(**dice, step=[{"odds": {"*tea:6+3": 2, "*tea:3+3": 1, "*black:1+1": 0, "total": 36}}]) == []
    faults = run(**dice, step=[{"odds": {"*tea:3+3": 2, "total": 21}}])
    assert faults == [
        "step 1: expected odds of 2 for *tea:3+3, found 1",
        "step 1: expected odds of 21 for total, found 36",
    ]
    assert run(scene="", step=[{"odds": {}}]) == ["step 1: expected chance to be asked, found 0"]


def test_a_random_layout_is_laid_by_chance() -> None:
    laid = {"options": {"layout": "random"}}
    assert run(**laid, step=[{"odds": {"*lay:7@6": 1, "total": 4}}, {"do": ["*lay:fountain@6"]}]) == []
    named = "layout=16,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15"
    assert run(**laid, scene=named, step=[{"expect": {"layout.0": 16}}]) == []
    for data in ({"scene": "0 7L"}, {"set": {"turn": 3}}, {}):
        with pytest.raises(BadSetup, match="layout random is laid by chance"):
            run(**laid, **data, step=[{"do": ["move:tea"]}])


def test_what_a_scene_does_not_name_stands_where_the_notation_says() -> None:
    """Family members and all tokens at the police station, merchants at the fountain."""
    for name, tokens in TOKENS.items():
        expect: dict[str, Any] = {f"tokens.{token}": "police" for token in tokens}
        expect |= {"seats.0.family": "police", "seats.1.merchant": "fountain", "neutral_merchants": []}
        assert scenario.run({"players": 3, "step": [{"expect": expect}]}, catalog.game(name)) == []


TOKENS = {
    "istanbul": ["governor", "smuggler"],
    "istanbul+mocha": ["governor", "smuggler", "coffee_trader"],
    "istanbul+letters": ["governor", "smuggler", "courier"],
    "istanbul+mocha+letters": ["governor", "smuggler", "coffee_trader", "courier"],
}


def test_places_of_the_expansions_have_numbers_too() -> None:
    scene = "courier@9 acting@22 | 0 companion@22 letters=9,8 | 1 @21 family@24"
    expect = {"seats.0.companion": 22, "acting": "kiosk", "tokens.courier": 9, "seats.1.merchant": "embassy"}
    expect |= {"seats.0.letters": ["9-front", "8-front"], "seats.1.family": 24}
    data = {"players": 2, "scene": scene, "step": [{"expect": expect}]}
    assert scenario.run(data, catalog.game("istanbul+letters")) == []
    mocha = {
        "scene": "coffee_trader@9 | 0 @17 guild=12,5",
        "step": [{"expect": {"seats.0.guild_hand": [12, 5]}}],
    }
    assert scenario.run(mocha, catalog.game("istanbul+mocha")) == []
