"""The option Crazed Gnomes (O4-O6): Attack Gnome, the defence, the fight and the loot."""

from mypy_extensions import i64

from rednovember.engine.actions import begin_action
from rednovember.engine.deaths import die
from rednovember.engine.ending import lost
from rednovember.engine.exchange import pass_cards
from rednovember.engine.facts import (
    ATTACKED,
    DEATH_SLAIN,
    DEFENCE,
    DIE_ROLLED,
    FIGHT,
    FOR_ATTACKER,
    FOR_DEFENDER,
    ITEM_USED,
)
from rednovember.engine.hands import count, one
from rednovember.engine.ids import ACTED, ATTACK, CROWBAR, DEFEND, DIE_SIDES
from rednovember.engine.journal import Journal
from rednovember.engine.luck import Luck
from rednovember.engine.state import State
from rednovember.engine.turn import end_turn


def armed(state: State) -> bool:
    """Return whether the active gnome may attack: Crazed Gnomes is on and it has used a Crowbar this turn (O4, Q58)."""
    return state.rules.crazed_gnomes and count(state.used, CROWBAR) > 0


def attack(state: State, target: i64, journal: Journal) -> None:
    """Begin an attack (O4). The defender is asked how to answer, even if it can only submit (P12)."""
    begin_action(state, ATTACK, 1, journal)
    journal.note(ATTACKED, state.active, target, 0)
    state.partner = target
    state.phase = DEFEND
    state.decider = target


def submit(state: State, luck: Luck, journal: Journal) -> None:
    """Let the defender submit: it does not use a Crowbar and is killed (O5)."""
    journal.note(DEFENCE, state.partner, 0, 0)
    settle(state, state.active, state.partner, luck, journal)


def attacker_wins(state: State, attackers_roll: i64, defenders_roll: i64) -> bool:
    """Return whether the attacker wins these rolls (O5).

    Each subtracts its intoxication; a tie goes to the attacker.
    """
    attackers: i64 = attackers_roll - state.intoxication[state.active]
    return attackers >= defenders_roll - state.intoxication[state.partner]


def attack_chance(state: State) -> i64:
    """Return how many of the 100 possible rolls of both dice the attacker wins against a Crowbar."""
    wins: i64 = 0
    for attackers_roll in range(1, DIE_SIDES + 1):
        for defenders_roll in range(1, DIE_SIDES + 1):
            if attacker_wins(state, attackers_roll, defenders_roll):
                wins += 1
    return wins


def defend(state: State, luck: Luck, journal: Journal) -> None:
    """Let the defender use a Crowbar: both roll (O5)."""
    attacker = state.active
    defender = state.partner
    state.hand[defender] -= one(CROWBAR)
    state.item_discard.append(CROWBAR)
    journal.note(DEFENCE, defender, 1, 0)
    journal.note(ITEM_USED, defender, CROWBAR, 0)
    attackers_roll = luck.repair_die()
    journal.note(DIE_ROLLED, attacker, FOR_ATTACKER, attackers_roll)
    defenders_roll = luck.repair_die()
    journal.note(DIE_ROLLED, defender, FOR_DEFENDER, defenders_roll)
    if attacker_wins(state, attackers_roll, defenders_roll):
        settle(state, attacker, defender, luck, journal)
    else:
        settle(state, defender, attacker, luck, journal)


def settle(state: State, winner: i64, loser: i64, luck: Luck, journal: Journal) -> None:
    """End a fight (O6): the winner takes the loser's items, then the loser dies (Q58).

    If the attacker dies, its turn is over (P11).
    """
    attacker = state.active
    journal.note(FIGHT, attacker, state.partner, winner)
    pass_cards(state, loser, winner, state.hand[loser], journal)
    state.clear_question()
    state.phase = ACTED
    state.decider = attacker
    die(state, loser, DEATH_SLAIN, luck, journal)
    if not lost(state, journal) and not (state.alive >> attacker) & 1:
        end_turn(state, journal)
