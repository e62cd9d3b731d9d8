// Lays what expansions add into the tables of this game; those who came before are laid already.
import { OWN_UNITS, TAKEN } from './ask/bundles'
import { CARDS, PLACES_DRAWN } from './board/faces'
import { LIVE } from './board/live'
import { ADDED, type Expansion } from './expansion'
import { GAINS, HEADS, KEYS, KIT, SIGNS, SILENT } from './kit'
import { SHOWN } from './acting'
import { RULES_OF, TOPIC_KINDS } from './learn/help'
import { numbered } from './view'

export function extend(adds: unknown[]): void {
    for (const one of adds as Expansion[]) {
        if (!ADDED.includes(one)) add(one)
        // another game may have other places under these numbers
        for (const [name, { number }] of Object.entries(one.places ?? {})) numbered({ [name]: number })
    }
}

function add(one: Expansion): void {
    ADDED.push(one)
    Object.assign(PLACES_DRAWN, one.places)
    Object.assign(CARDS, one.cards)
    Object.assign(LIVE, one.live)
    Object.assign(OWN_UNITS, one.units)
    TAKEN.push(...(one.taken ?? []))
    Object.assign(SIGNS, one.signs)
    Object.assign(KEYS, one.keys)
    SILENT.push(...(one.silent ?? []))
    Object.assign(TOPIC_KINDS, one.topics)
    Object.assign(RULES_OF, one.rules)
    if (one.heads) HEADS.push(one.heads)
    for (const [what, symbol, behind] of one.gains ?? [])
        GAINS.splice(GAINS.findIndex(([other]) => other === behind) + 1, 0, [what, symbol])
    for (const kind of ['flights', 'gifts', 'changes', 'cues', 'dice'] as const)
        Object.assign(SHOWN[kind], one[kind])
    const { shapes, leads, onBoard, waits = [], paid = [], beside = [] } = one.kit ?? {}
    Object.assign(KIT.shapes, shapes)
    Object.assign(KIT.leads, leads)
    Object.assign(KIT.onBoard, onBoard)
    KIT.waits.push(...waits)
    KIT.paid.push(...paid)
    KIT.beside.push(...beside)
}
