// Les mots de l’étude d’une partie.
import { de, f } from '$lib/i18n/french'
import type { words as english } from './words.en'

export const words: typeof english = {
    title: (code) => `Étude de la table ${code}`,
    heading: 'Étude de la partie',
    link: 'Copier le lien vers ce moment',
    replay: 'Revoir la partie',
    chances: 'Chances de gagner',
    turn: 'Tour',
    percent: (share) => f.percent(share),
    at: (turn, who, names, shares) =>
        `Après le tour ${f.n(turn)}${who ? `, ${who}` : ''}\u00a0: ${names.map((name, i) => `${name} ${f.percent(shares[i] ?? 0)}`).join(', ')}`,
    keys: 'Gauche et droite\u00a0: tour. Haut et bas\u00a0: manche. N et P\u00a0: moment suivant et précédent. T\u00a0: essayer.',
    tick: (turn, who) => `Tour ${f.n(turn)}, ${who}`,
    moments: 'Les moments qui ont compté',
    mineOnly: 'Les miens seulement',
    then: 'La table à ce moment',
    inReplay: 'Dans la relecture',
    nothing: 'Rien à signaler.',
    ledger: 'Chance et jeu',
    ledgerOf: (who) => `Chance et jeu ${de(who)}, en points`,
    accuracy: 'Précision',
    waiting: (before) =>
        before
            ? `${f.many(before, { one: 'partie est étudiée', other: 'parties sont étudiées' })} avant la vôtre. Vous pouvez quitter cette page.`
            : 'L’étude va commencer. Vous pouvez quitter cette page.',
    progress: (done, of) =>
        `${f.n(done)} questions examinées sur ${f.n(of)}. Vous pouvez quitter cette page\u00a0: les résultats sont gardés.`,
    stopped: (done, of) =>
        `Le temps prévu est écoulé\u00a0: ${f.n(done)} questions examinées sur ${f.n(of)}, personne n’est donc jugé.`,
    goOn: 'Continuer',
    done: 'L’étude est complète.',
    soFar: 'Jusqu’ici.',
    off: 'Il n’y a pas d’étude de cette partie ici.',
    running:
        'Cette partie ne peut pas être étudiée\u00a0: elle est en cours, ou jouée selon d’anciennes règles.',
    solid: 'Trait plein\u00a0: joué. Pointillé\u00a0: mieux, ou second choix.',
    all: 'Tous',
    whose: 'Les moments de qui',
    kind: 'Genre',
    allKinds: 'Tous les genres',
    played: 'joué',
    better: 'mieux',
    nextBest: 'second choix',
    next: 'Moment suivant',
    previous: 'Moment précédent',
    noChoice: 'De la chance, pas un choix\u00a0: personne n’y peut rien.',
    totals: 'Ce que les dés peuvent donner',
    total: (total: number, percent: number, good: boolean, came: boolean) =>
        `${f.n(total)}\u00a0: ${f.n(percent)}\u00a0%${good ? ', aurait aidé' : ''}${came ? ', sorti' : ''}`,
    totalsAbout:
        'En pour cent\u00a0; plein\u00a0: pas moins bon que prévu\u00a0; encadré\u00a0: ce qui est sorti.',
    note: 'Votre note',
    noteAbout: 'Elle reste dans ce navigateur.',
    notes: 'Les notes',
    phase: 'Phase de la partie',
    drawn: 'Façon de tracer',
    asAreas: 'Aires',
    asLines: 'Courbes',
    export: 'Exporter',
    record: 'L’enregistrement',
    numbers: 'Les chiffres',
    picture: 'Le graphique en image',
    gained: 'gagné',
    lost: 'perdu',
    players: (count) => f.many(count, { one: 'joueur', other: 'joueurs' }),
    rounds: (count) => f.many(count, { one: 'manche', other: 'manches' }),
    rank: (rank, of) => `${f.ordinal(rank)} sur ${of}`,
    won: (who) => `gagnée par ${who}`,
    left: (seconds) =>
        seconds < 50
            ? `Encore ${f.n(10 * Math.ceil(seconds / 10))} secondes environ.`
            : `Encore ${f.many(Math.round(seconds / 60) || 1, { one: 'minute', other: 'minutes' })} environ.`,
    older: (at) =>
        `${at ? `Étudiée le ${f.day(new Date(1000 * at))} par un moteur plus ancien.` : 'Étudiée par un moteur plus ancien.'} Elle est étudiée à nouveau\u00a0; en attendant, voici l’ancienne étude.`,
    short: 'À moins de quatre manches, il y a peu à dire\u00a0: seules les chances sont montrées.',
}
