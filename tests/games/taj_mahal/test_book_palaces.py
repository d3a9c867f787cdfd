"""Placing palaces (A5), crown and fortresses (C6), what palaces score (A6.2): written from the rules alone."""

from __future__ import annotations

import pytest

from games.taj_mahal.actions import Place, Play, Withdraw
from games.taj_mahal.view import Palace
from tests.games.taj_mahal.positions import TAJ, THATTA, A, B, C, Raja, Table, crown, position

ELEPHANTS = Raja(played="purple_ee purple_ee")


def placing(played: str, *places: Place) -> Table:
    """A in Thatta, withdrawn after these plays, having placed these palaces."""
    return position(Raja(played=played)).play(A, Withdraw(), *places)


# ------------------------------------------------------------------ where palaces may go


def test_an_ordinary_palace_goes_on_any_free_city_of_the_province() -> None:
    assert placing("red_ve").cities(A, "ordinary") == set(THATTA)


def test_the_crowned_palace_goes_on_any_city_of_the_province() -> None:
    game = placing("red_ke")
    assert game.cities(A, "crowned") == set(THATTA)
    assert game.cities(A, "ordinary") == set()


@pytest.mark.parametrize("city", ["uch", "agra", "thatta_city", "", "jodhpur"])
def test_no_palace_goes_anywhere_else(city: str) -> None:
    game = placing("red_vk")
    assert not any(game.may(A, place) for place in (Place(city), crown(city)))


def test_a_palace_is_ordinary_or_crowned() -> None:
    game = placing("red_vk")
    assert game.may(A, Place("sehwan"))
    assert game.may(A, crown("sehwan"))
    assert not any(game.may(A, Place("sehwan", kind)) for kind in ("", "golden"))


def test_only_palaces_won_are_placed() -> None:
    game = placing("red_ve")
    assert not game.may(A, crown("sehwan"))
    assert not placing("red_ke").may(A, Place("sehwan"))


def test_a_city_with_an_ordinary_palace_takes_no_other_of_the_same_player() -> None:
    game = placing("red_vg", Place("sehwan"))
    assert game.cities(A, "ordinary") == set(THATTA) - {"sehwan"}


def test_a_city_with_an_ordinary_palace_takes_no_ordinary_one_of_another() -> None:
    game = position(Raja(played="red_ve"), Raja(played="green_gp")).withdraw(A, Place("sehwan")).play(B, Withdraw())
    assert game.cities(B, "ordinary") == set(THATTA) - {"sehwan"}


def test_the_refusal_names_the_owner_of_the_ordinary_palace() -> None:
    rajas = (Raja(played="red_ke"), Raja(played="green_ve"), Raja(played="yellow_ge"))
    game = position(*rajas).withdraw(A, crown("sehwan")).withdraw(B, Place("sehwan")).play(C, Withdraw())
    reason = TAJ.objection(game.state, Place("sehwan"), C)
    assert reason is not None
    assert set(reason.fields.values()) >= {"sehwan", B}
    assert A not in reason.fields.values()


def test_c6_2_a_crowned_palace_goes_beside_the_ordinary_one_of_another() -> None:
    game = position(Raja(played="green_gp"), Raja(played="red_vk")).withdraw(A, Place("sehwan"), Place("nasarpur"))
    game.play(B, Withdraw())
    assert game.cities(B, "crowned") == set(THATTA)
    assert game.cities(B, "ordinary") == {"umarkot", "thatta"}
    game.play(B, crown("sehwan"), Place("umarkot"))
    assert {Palace(A, "sehwan"), Palace(B, "sehwan", crowned=True)} <= set(game.view.palaces)


def test_a_crowned_palace_bars_nobody_during_the_visit() -> None:
    game = position(Raja(played="red_ke"), Raja(played="green_gp")).withdraw(A, crown("sehwan")).play(B, Withdraw())
    assert game.cities(B, "ordinary") == set(THATTA)
    game.play(B, Place("sehwan"))
    assert {Palace(A, "sehwan", crowned=True), Palace(B, "sehwan")} <= set(game.view.palaces)


@pytest.mark.parametrize("places", [(Place("sehwan"), crown("sehwan")), (crown("sehwan"), Place("sehwan"))], ids=str)
def test_c6_3_d7_both_palaces_of_a_player_may_share_a_city(places: tuple[Place, Place]) -> None:
    game = placing("red_vk", *places)
    assert set(game.view.palaces) == {Palace(A, "sehwan"), Palace(A, "sehwan", crowned=True)}
    assert game[A].vp == 1


def test_d8_the_player_chooses_the_order_of_ordinary_and_crowned_palaces() -> None:
    game = placing("red_vk")
    assert game.cities(A, "ordinary") == game.cities(A, "crowned") == set(THATTA)
    game.play(A, crown("thatta"))
    assert game.cities(A, "crowned") == set()
    assert game.cities(A, "ordinary") == set(THATTA)


@pytest.mark.parametrize("order", [("umarkot", "thatta"), ("thatta", "umarkot")], ids=str)
def test_d8_the_sum_of_points_does_not_depend_on_the_order(order: tuple[str, str]) -> None:
    game = position(Raja(played="red_vg"), bonuses={"umarkot": "tea", "thatta": "tea"}).withdraw(A, *map(Place, order))
    assert game[A].vp == 1 + 2 + 1


def test_four_ordinary_palaces_and_the_crown_find_room() -> None:
    game = placing("red_vg red_mp red_ke", *map(Place, ("sehwan", "umarkot", "nasarpur")))
    assert game.cities(A, "crowned") == set(THATTA)
    game.play(A, crown("thatta"))
    if game.offered(A, Place):  # one city is left, so there may be no question
        assert game.cities(A, "ordinary") == {"thatta"}
        game.play(A, Place("thatta"))
    assert sorted(game.palaces(A)) == sorted((*THATTA, "thatta"))


def test_d19_palaces_do_not_run_out() -> None:
    many = (
        "kabul jalalabad peshawar ghazni muzaffarabad srinagar kishtwar jammu rohtas sialkot jalandhar lahore sirhind"
        " saharanpur sambhal delhi khairabad bahraich ayodhya lucknow bhakkar dipalpur"
    )
    game = position(Raja(played="red_vg", palaces=many)).withdraw(A, Place("sehwan"), Place("thatta"))
    assert len(game.palaces(A)) == 24


def test_the_fifth_city_of_agra_is_as_good_as_the_others() -> None:
    game = position(Raja(played="red_ve"), province="agra", visit=12).play(A, Withdraw())
    assert game.cities(A, "ordinary") == {"agra", "kannauj", "kalpi", "gwalior", "alwar"}


# ------------------------------------------------------------------ fortresses and the crown


def test_a_palace_on_a_fortress_takes_its_tile() -> None:
    game = position(Raja(played="red_vg"), bonuses={"thatta": "points", "umarkot": "jewels"})
    game.withdraw(A, Place("thatta"), Place("sehwan"))
    assert "thatta" not in game.view.bonuses
    assert game.view.bonuses["umarkot"] == "jewels"
    assert game[A].vp == 2 + 1


def test_c6_1_the_crowned_palace_leaves_the_tile() -> None:
    game = position(Raja(played="red_vk", palaces="jodhpur"), bonuses={"umarkot": "points"})
    game.withdraw(A, crown("umarkot"), Place("sehwan"))
    assert game.view.bonuses["umarkot"] == "points"
    assert game[A].vp == 1 + 1


def test_c6_1_the_tile_goes_to_the_ordinary_palace_that_follows_and_both_carry() -> None:
    anna, peter = Raja(played="red_ke", palaces="jodhpur"), Raja(played="green_vm", palaces="multan jodhpur patan")
    game = position(anna, peter, bonuses={"umarkot": "points"}, visit=4)
    game.withdraw(A, crown("umarkot"))
    assert game[A].vp == 1 + 1 + 2  # Thatta, Ajmer; rice and tea
    game.withdraw(B, Place("umarkot"), Place("sehwan"))
    assert game[B].vp == 2 + 4  # the tile; Thatta, Multan, Ajmer, Gujarat
    assert "umarkot" not in game.view.bonuses
    assert {Palace(A, "umarkot", crowned=True), Palace(B, "umarkot")} <= set(game.view.palaces)


def test_c6_1_a_player_may_follow_his_own_crown_to_the_tile() -> None:
    game = position(Raja(played="red_vk"), bonuses={"umarkot": "points"})
    game.play(A, Withdraw(), crown("umarkot"))
    assert game[A].vp == 0
    assert game.play(A, Place("umarkot"))[A].vp == 2 + 1


def test_a_tile_is_taken_once() -> None:
    game = position(Raja(played="red_vk"), Raja(played="green_gk"), Raja(), bonuses={"umarkot": "points"})
    game.withdraw(A, Place("umarkot")).withdraw(B, Place("sehwan"), crown("umarkot"))
    assert [game[A].vp, game[B].vp] == [2 + 1, 1]


def test_c6_4_a_tile_left_at_the_end_of_the_visit_leaves_the_game() -> None:
    game = position(Raja(played="red_ke"), bonuses={"umarkot": "points", "thatta": "tea"}, then="multan")
    before = dict(game.view.bonuses)
    game.withdraw(A, crown("umarkot")).withdraw(B).withdraw(C)
    assert dict(game.view.bonuses) == {city: tile for city, tile in before.items() if city not in THATTA}
    assert game[A].goods[1] == 0


def test_c6_4_the_province_is_never_built_on_again() -> None:
    game = position(Raja(played="red_ke"), Raja("green_vm"), then="multan").end_visit()
    game.play(B, Play("green_vm")).withdraw(C).withdraw(A).play(B, Withdraw())
    assert game.cities(B, "ordinary") == {"bhakkar", "dipalpur", "multan", "uch"}


def test_c6_5_the_taj_mahal_is_4_points_once() -> None:
    game = position(Raja(played="red_ve"), Raja(played="green_gk"), province="agra", visit=12)
    game.withdraw(A, Place("agra"))
    assert game[A].vp == 4 + 1 + 2  # the Taj Mahal, the province, rice and spices
    game.withdraw(B, Place("alwar"), crown("agra"))
    assert game[B].vp == 1
    assert "agra" not in game.view.bonuses


def test_the_crown_alone_brings_no_taj_mahal() -> None:
    game = position(Raja(played="green_gk"), province="agra", visit=12).withdraw(A, crown("agra"), Place("alwar"))
    assert game.view.bonuses["agra"] == "taj_mahal"
    assert game[A].vp == 1


# ------------------------------------------------------------------ what palaces score


def scored(raja: Raja, *places: Place, other: Raja = ELEPHANTS) -> int:
    """The points of A for these palaces alone: no tile that A can get is worth any."""
    game = position(raja, other, bonuses={"umarkot": "card", "thatta": "card"})
    return game.withdraw(A, *places)[A].vp


def test_several_palaces_in_the_province_score_1_together() -> None:
    assert scored(Raja(played="red_vg red_mp"), *map(Place, THATTA)) == 1


def test_without_a_palace_in_the_province_nothing_is_scored() -> None:
    game = position(Raja(played="red_ee", palaces="uch multan jodhpur patan")).withdraw(A)
    assert game[A].vp == 1  # the rice


def test_each_province_joined_scores_1_however_many_palaces_stand_there() -> None:
    assert scored(Raja(played="red_ve", palaces="uch multan dipalpur bhakkar"), Place("sehwan")) == 2


def test_provinces_joined_through_other_provinces_count() -> None:
    raja = Raja(played="red_ve", palaces="jodhpur bikaner lahore jalandhar delhi agra")
    assert scored(raja, Place("umarkot")) == 5  # Thatta, Ajmer, Lahore, Delhi, Agra


def test_a_city_without_ones_palace_breaks_the_road() -> None:
    raja = Raja(played="red_ve", palaces="jodhpur lahore jalandhar delhi agra")
    assert scored(raja, Place("umarkot")) == 2


def test_a_palace_of_another_does_not_join() -> None:
    other = Raja(played="purple_ee purple_ee", palaces="bikaner")
    assert scored(Raja(played="red_ve", palaces="jodhpur lahore"), Place("umarkot"), other=other) == 2


def test_a_city_with_palaces_of_two_players_carries_both() -> None:
    other = Raja(played="purple_ee purple_ee", crowned="bikaner")
    assert scored(Raja(played="red_ve", palaces="jodhpur bikaner lahore"), Place("umarkot"), other=other) == 3


def test_roads_inside_another_province_carry() -> None:
    assert scored(Raja(played="red_ve", palaces="jodhpur bikaner lahore"), Place("umarkot")) == 3


def test_cities_of_a_province_that_no_road_joins_do_not_carry() -> None:
    assert scored(Raja(played="red_ve", palaces="jodhpur ajmer alwar"), Place("umarkot")) == 2


def test_each_palace_in_the_province_reaches_on_its_own() -> None:
    assert scored(Raja(played="red_vg", palaces="uch patan"), Place("sehwan"), Place("nasarpur")) == 3


def test_a_crowned_palace_scores_like_an_ordinary_one() -> None:
    assert scored(Raja(played="red_ke", palaces="uch"), crown("sehwan")) == 2


def test_a_crowned_palace_of_an_earlier_visit_carries_like_an_ordinary_one() -> None:
    assert scored(Raja(played="red_ve", palaces="lahore", crowned="jodhpur bikaner"), Place("umarkot")) == 3


def test_both_palaces_on_one_city_count_once() -> None:
    assert scored(Raja(played="red_ve", palaces="uch", crowned="uch"), Place("sehwan")) == 2


def test_the_score_is_between_1_and_12() -> None:
    everywhere = "ghazni bhakkar uch multan bikaner jodhpur patan lahore jalandhar jammu rohtas delhi agra"
    east = "kannauj lucknow manikpur ujjain gwalior kalpi chanderi ajmer chittor alwar"
    assert scored(Raja(played="red_ve", palaces=f"{everywhere} {east}"), Place("sehwan")) == 12


def test_palaces_placed_earlier_in_the_same_withdrawal_carry() -> None:
    raja = Raja(played="red_vg red_mp", palaces="uch patan")
    assert scored(raja, *map(Place, ("sehwan", "thatta", "nasarpur", "umarkot"))) == 3
