"""Building structures: in one's travel turn, or when just taken (sections 4 and 5)."""

from __future__ import annotations

from collections.abc import Iterator

from games.api import Action, Event, Fact, Seat, Step
from games.yunnan.actions import Build, Done
from games.yunnan.model import GUARDS, PUER, STRUCTURES, PlacingAtOnce, State, changed

KEEP = Done()


def prompt(task: PlacingAtOnce) -> Fact:
    """What the player is asked about a structure just taken."""
    if task.structure == GUARDS:
        return Fact("placing-guards")
    return Fact("placing-at-once", {"structure": task.structure})


def options_at_once(state: State, task: PlacingAtOnce) -> Iterator[Action]:
    """Every site for the structure just taken, and keeping it, unless it is the Guards."""
    yield from _sites(state, task.seat, task.structure)
    if not keep_objection(task):
        yield KEEP


def keep_objection(task: PlacingAtOnce) -> Fact | None:
    """Guards cannot be kept for later."""
    return Fact("guards-at-once") if task.structure == GUARDS else None


def by_itself(state: State, task: PlacingAtOnce) -> Step[State] | None:
    """What can be placed nowhere is kept."""
    return None if any(_sites(state, task.seat, task.structure)) else Step(state.doing())


def keep(state: State, task: PlacingAtOnce) -> Step[State]:
    """The structure stays in the supply for later."""
    return Step(state.doing(), (Event("kept", {"seat": task.seat, "structure": task.structure}),))


def objection_at_once(state: State, task: PlacingAtOnce, action: Build) -> Fact | None:
    """Why the player may not place this there; it must be the structure just taken."""
    if action.structure != task.structure:
        return Fact("not-this-structure", {"structure": task.structure})
    return site_objection(state, task.seat, action.structure, action.site)


def options(state: State, seat: Seat) -> Iterator[Action]:
    """Everything that the player may build."""
    for structure in STRUCTURES:
        if not structure_objection(state, seat, structure):
            yield from _sites(state, seat, structure)


def _sites(state: State, seat: Seat, structure: str) -> Iterator[Action]:
    edition = state.edition
    for site in edition.gorge_keys if structure == "bridge" else edition.places:
        if not site_objection(state, seat, structure, site):
            yield Build(structure, site)


def objection(state: State, seat: Seat, action: Build) -> Fact | None:
    """Why the player may not build this there."""
    reason = structure_objection(state, seat, action.structure)
    return reason or site_objection(state, seat, action.structure, action.site)


def structure_objection(state: State, seat: Seat, structure: str) -> Fact | None:
    """A structure comes from the personal supply."""
    if structure == GUARDS:
        return Fact("guards-at-once")
    if structure not in STRUCTURES:
        return Fact("no-such-structure")
    player, kind = state.players[seat], STRUCTURES.index(structure)
    if not player.in_hand[kind]:
        return Fact("none-in-hand", {"structure": structure})
    return (
        Fact("taken-this-round", {"structure": structure}) if player.in_hand[kind] <= player.held_back[kind] else None
    )


def site_objection(state: State, seat: Seat, structure: str, site: str) -> Fact | None:
    """A site must lie within reach of the horse and have room for the structure."""
    sites = state.edition.gorge_keys if structure == "bridge" else state.edition.places
    if site not in sites:
        return Fact("no-such-gorge" if structure == "bridge" else "no-such-place")
    match structure:
        case "bridge":
            return _bridge_objection(state, seat, sites.index(site))
        case "post":
            return _post_objection(state, seat, sites.index(site))
        case "guards":
            return Fact("not-in-puer") if sites.index(site) == PUER else None
        case _:
            return _teahouse_objection(state, seat, sites.index(site))


def _bridge_objection(state: State, seat: Seat, gorge: int) -> Fact | None:
    """A bridge needs both its provinces, a gorge that is not blocked, and none of one's own there."""
    player, key = state.players[seat], state.edition.gorge_key(gorge)
    if gorge in player.bridges:
        return Fact("bridge-already-there", {"gorge": key})
    if gorge == state.blocked:
        return Fact("gorge-blocked", {"gorge": key})
    return _horse_objection(state, seat, max(state.edition.gorges[gorge]))


def _post_objection(state: State, seat: Seat, place: int) -> Fact | None:
    """A province has room for so many posts of a player; Pu'er is none."""
    if place == PUER and not state.edition.posts_in_puer:
        return Fact("not-in-puer")
    if state.players[seat].posts[place] >= state.edition.posts_in_a_province:
        return Fact("post-already-there", {"place": state.edition.places[place]})
    return _horse_objection(state, seat, place)


def _teahouse_objection(state: State, seat: Seat, place: int) -> Fact | None:
    """A province has room for one teahouse, whoever owns it; Pu'er is none."""
    if place == PUER:
        return Fact("not-in-puer")
    owner = next((Seat(number) for number, player in enumerate(state.players) if place in player.teahouses), None)
    if owner is not None:
        return Fact("teahouse-already-there", {"place": state.edition.places[place], "seat": owner})
    return _horse_objection(state, seat, place)


def _horse_objection(state: State, seat: Seat, place: int) -> Fact | None:
    if state.players[seat].horse < place:
        return Fact("horse-not-there", {"place": state.edition.places[place]})
    return None


def build(state: State, seat: Seat, action: Build) -> Step[State]:
    """The structure goes from the supply to its site, where it stays to the end."""
    player, kind = state.players[seat], STRUCTURES.index(action.structure)
    state = state.with_player(seat, in_hand=changed(player.in_hand, kind, -1))
    event = Event("built", {"seat": seat, "structure": action.structure, "site": action.site})
    return Step(_with_structure(state, seat, action.structure, action.site), (event,))


def build_at_once(state: State, task: PlacingAtOnce, action: Build) -> Step[State]:
    """The structure just taken is placed."""
    if task.structure == GUARDS:
        return _guard(state.doing(), task.seat, action.site)
    held_back = state.players[task.seat].held_back
    kind = STRUCTURES.index(task.structure)
    if held_back[kind]:
        state = state.with_player(task.seat, held_back=changed(held_back, kind, -1))
    return build(state.doing(), task.seat, action)


def _guard(state: State, seat: Seat, site: str) -> Step[State]:
    """For this round, nobody displaces the player's traders there."""
    guarded = (*state.players[seat].guarded, state.edition.places.index(site))
    return Step(state.with_player(seat, guarded=guarded), (Event("guarded", {"seat": seat, "place": site}),))


def _with_structure(state: State, seat: Seat, structure: str, site: str) -> State:
    player = state.players[seat]
    match structure:
        case "bridge":
            return state.with_player(seat, bridges=(*player.bridges, state.edition.gorge_keys.index(site)))
        case "post":
            place = state.edition.places.index(site)
            posts = tuple(count + (number == place) for number, count in enumerate(player.posts))
            return state.with_player(seat, posts=posts)
        case _:
            return state.with_player(seat, teahouses=(*player.teahouses, state.edition.places.index(site)))
