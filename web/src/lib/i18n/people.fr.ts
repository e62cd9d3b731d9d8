import { f } from './french'
import type { words as peopleEn } from './people.en'

export const words: typeof peopleEn = {
    me: {
        title: 'Votre page',
        noName: 'Pas encore de nom',
        name: 'Nom',
        nameHint: 'Votre nom aux nouvelles tables. Il n’en faut aucun.',
        emblem: 'Emblème',
        save: 'Enregistrer',
        saved: 'Enregistré',
        since: (date) => `Ici depuis le ${date}`,
        fresh: 'Rien n’est encore gardé de vous : jouez, ou donnez un nom.',
        keep: 'Garder cette page',
        keepLine: 'Il n’y a pas de compte. Ce qui est à vous appartient à une clé dans ce navigateur.',
        unkept: 'Pas encore gardée ailleurs : sans ce navigateur, elle serait perdue.',
        kept: (parts) => `Gardée par ${f.list(parts)}.`,
        byDevices: (count) => f.many(count, { one: 'appareil', other: 'appareils' }),
        byWords: 'six mots',
        byPasskeys: (count) => f.many(count, { one: 'clé d’accès', other: 'clés d’accès' }),
        passkey: 'Ajouter une clé d’accès',
        device: 'Continuer sur un autre appareil',
        deviceLine:
            'Visez ce code avec son appareil photo, ou ouvrez-y le lien. Il sert une fois, pendant dix minutes.',
        deviceLink: 'Lien pour l’autre appareil',
        deviceQr: 'Code à scanner : continuer en votre nom sur un autre appareil',
        deviceSecret: 'Qui l’ouvre joue en votre nom. Ne le montrez à personne d’autre.',
        words: 'Six mots',
        newWords: 'Six nouveaux mots',
        wordsLine:
            'Notez-les dans cet ordre. Ils ne sont montrés que maintenant, et personne d’autre ne les connaît. Qui les a, c’est vous.',
        wordsOld: 'Les mots d’avant n’ouvrent plus rien.',
        wordsDone: 'Je les ai notés',
        join: 'Continuer ici comme quelqu’un d’autre ?',
        joinLine:
            'Ce lien fait de ce navigateur un appareil de plus de la personne qui l’a créé. Vos places d’ici deviennent aussi les siennes. Continuez seulement si ce lien est de vous.',
        joinYes: 'Ce lien est à moi : continuer ici',
        joinNo: 'Non',
        joined: 'Ce navigateur est à vous maintenant.',
        back: 'Revenir ici',
        backLine: 'Vous avez joué sur un autre appareil, ou vous l’avez perdu ?',
        backWords: 'Vos six mots',
        backGo: 'Revenir',
        backPasskey: 'Par une clé d’accès',
        backWrong: 'Ce ne sont pas six de nos mots. Chacun a deux syllabes, comme « bako ».',
        all: 'Ce qui est gardé de vous',
        allLine:
            'Nom et emblème, les tables où vous avez joué, et des empreintes de vos clés. Ni mot de passe, ni adresse, rien de votre appareil.',
        download: 'Tout, en un fichier',
        gathering: (done, of) => `${done} parties sur ${of}`,
        leave: 'M’oublier dans ce navigateur',
        remove: 'Tout supprimer',
        removeLine:
            'Votre page, vos clés et votre nom disparaissent pour toujours. Dans les parties des autres, quelqu’un était assis là ; un robot continue pour vous où une partie est en cours.',
        removeSure: 'Tout supprimer pour toujours',
        removed: 'Tout est supprimé.',
        cancel: 'Garder',
    },
    history: {
        title: 'Joueur',
        games: 'Parties',
        line: (count, won) =>
            count
                ? `${f.many(count, { one: 'partie jouée', other: 'parties jouées' })} jusqu’au bout, ${f.many(won, { one: 'gagnée', other: 'gagnées' })}. La plus récente d’abord.`
                : 'Les parties que vous jouez jusqu’au bout sont listées ici.',
        every: 'Toutes les parties',
        everyPlayers: 'Tous les nombres',
        players: (count) => `${count} joueurs`,
        game: 'Jeu',
        number: 'Joueurs',
        rank: (rank, of) => `${f.ordinal(rank)} sur ${of}`,
        length: (date, rounds) => `${date} · ${f.many(rounds, { one: 'manche', other: 'manches' })}`,
        replay: 'Revoir',
        replayOf: (game, date) => `Revoir ${game}, ${date}`,
        study: 'Étudier',
        studyOf: (game, date) => `Étudier ${game}, ${date}`,
        more: 'Parties plus anciennes',
        rivals: 'Face à face',
        rivalsLine: 'Combien de fois vous avez fini devant, à des tables de toute taille.',
        against: 'Contre',
        met: 'Parties',
        ahead: 'Devant',
        share: (share, level) =>
            level
                ? `${f.percent(share)} (${f.many(level, { one: 'égalité', other: 'égalités' })})`
                : f.percent(share),
        nameless: 'Quelqu’un',
        shown: 'D’autres peuvent voir cette page',
        shownLine: 'Vos parties et résultats, par son lien. Qui ne montre rien y reste quelqu’un.',
        link: 'Lien vers votre page',
        missing: 'Cette page n’existe pas, ou n’est montrée à personne.',
    },
}
