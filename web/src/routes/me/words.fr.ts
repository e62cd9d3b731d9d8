// Les mots de la page de chacun.
import { f } from '$lib/i18n/french'
import type { words as english } from './words.en'

export const words: typeof english = {
    me: {
        title: 'Votre page',
        noName: 'Pas encore de nom',
        name: 'Nom',
        nameHint: 'Votre nom aux nouvelles tables. Il n’en faut aucun.',
        emblem: 'Emblème',
        save: 'Enregistrer',
        saved: 'Enregistré',
        played: (games, date) =>
            games
                ? `${f.many(games, { one: 'partie', other: 'parties' })}, depuis le ${date}`
                : `Ici depuis le ${date}`,
        atTable: (time) => `${time} à la table`,
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
        keysTitle: 'Ce qui ouvre cette page',
        keysLine: 'Retirez ce que vous avez perdu\u00a0: cela n’ouvrira plus rien, vos tables non plus.',
        thisBrowser: 'Ce navigateur',
        keyKinds: { device: 'Un autre navigateur', words: 'Six mots', passkey: 'Clé d’accès' },
        keySince: (date) => `depuis le ${date}`,
        revoke: 'Retirer',
        revokeOf: (what, date) => `Retirer\u00a0: ${what}, depuis le ${date}`,
        all: 'Ce qui est gardé de vous',
        allLine:
            'Nom et emblème, les tables où vous avez joué, et des empreintes de vos clés. Ni mot de passe, ni rien de votre appareil, ni d’autre adresse que celle que vous donnez pour recevoir des avis.',
        download: 'Tout, en un fichier',
        gathering: (done, of) => `${done} parties sur ${of}`,
        gatheredNot: (codes) =>
            `Le fichier n’est pas complet\u00a0: il manque ${f.many(codes.length, { one: 'partie', other: 'parties' })} (${codes.join(', ')}). Réessayez plus tard.`,
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
        result: 'Résultat',
        everyResult: 'Tous les résultats',
        results: { won: 'Gagnées', lost: 'Non gagnées' },
        players: (count) => `${count} joueurs`,
        number: 'Joueurs',
        length: (date, rounds) => `${date} · ${f.many(rounds, { one: 'manche', other: 'manches' })}`,
        againOf: (game, date) => `Rejouer à ${game} avec ceux du ${date}`,
        more: 'Parties plus anciennes',
        habitsOf: 'Ce qui sert dans ce jeu',
        habitsLine: (games) =>
            games === 1
                ? 'Combien de fois, dans la dernière partie.'
                : `Combien de fois, dans les ${f.n(games)} dernières parties.`,
        times: 'Fois',
        beside: (level, games) =>
            `Le trait marque des robots de ${level}, d’après ${f.many(games, { one: 'partie', other: 'parties' })} jouées entre eux à des tables de mêmes tailles.`,
        shareOf: 'Part en %',
        strongOf: 'Robots en %',
        difference: 'Écart',
        pace: 'Rythme',
        paceLine: 'Après combien de manches les parties ont pris fin.',
        rounds: 'Manches',
        paceGames: 'Parties',
        paceStrong: 'Robots, en autant de parties',
        paceSum: (mine, strong) =>
            `${f.n(mine)} manches en moyenne\u00a0; ces robots en mettent ${f.n(strong)}.`,
        luck: 'Chance',
        luckLine:
            'Ce qu’ont valu ses propres dés et cartes dans les parties étudiées, en points de chances de gain. En gris\u00a0: ce que c’est d’ordinaire.',
        luckSum: (sum, usual, normal) =>
            `En tout ${sum > 0 ? '+' : ''}${f.n(sum)} points\u00a0; 19 sur 20 restent à ±${f.n(usual)}${normal ? '\u00a0: rien d’inhabituel' : ''}.`,
        rating: 'Classement',
        ratingLine:
            `Par les parties classées. Dans 19 cas sur 20 la vraie force est dans la bande\u00a0; Idris a ${f.n(1500)}.`,
        ratingNow: (points, band) => `${f.n(points)} ± ${f.n(band)}`,
        ratedGames: (count) => f.many(count, { one: 'partie classée', other: 'parties classées' }),
        fewGames: 'encore peu de parties',
        ratedGame: 'Partie',
        within: '±',
        ratingWay: (from, to, band) => `de ${f.n(from)} à ${f.n(to)}, maintenant à ${f.n(band)} près`,
        sizes: 'Par taille de table',
        sizesLine:
            'Ce que disent à elles seules les dernières parties classées à des tables de chaque taille.',
        rivals: 'Face à face',
        rivalsLine: 'Combien de fois vous avez fini devant, à des tables de toute taille.',
        against: 'Contre',
        met: 'Parties',
        ahead: 'Devant',
        share: (share, level) =>
            level
                ? `${f.percent(share)} (${f.many(level, { one: 'égalité', other: 'égalités' })})`
                : f.percent(share),
        shown: 'D’autres peuvent voir cette page',
        shownLine:
            'Vos parties et résultats, par son lien\u00a0; et les gens avec qui vous avez joué voient si vous êtes là. Qui ne montre rien y reste quelqu’un.',
        link: 'Lien vers votre page',
        missing: 'Cette page n’existe pas, ou n’est montrée à personne.',
    },
    keepsakes: {
        title: 'Souvenirs',
        line: 'Ce qui est arrivé à la table. Cela ne donne pas de points, et personne d’autre ne l’apprend.',
        notYet: 'pas encore',
        names: {
            game: 'Une première partie jusqu’au bout',
            won: 'Une première victoire',
            five: 'Une partie à cinq',
            master: 'Devant Safiye',
            careful: 'Une partie sans grosse erreur',
            shelf: 'Toutes les boîtes de l’étagère',
            deals: 'Dix donnes du jour d’affilée',
            puzzles: 'Cinquante énigmes',
        },
    },
    telling: {
        title: 'Recevoir des avis',
        line: 'Quand une partie vous attend et que vous n’êtes pas à sa table. Un avis ne contient jamais rien de secret.',
        browser: 'Dans ce navigateur',
        browserLine: 'Une notification de votre système, même quand la page est fermée.',
        browserNot:
            'Ce navigateur ne peut pas en montrer ici. Sur téléphone ou tablette, installez d’abord la page.',
        barred: 'Le navigateur n’autorise pas les notifications de cette page. Ses réglages permettent de changer cela.',
        browserOn: 'Ce navigateur vous avertira.',
        browserOff: 'Ce navigateur ne vous avertit plus.',
        otherBrowser: (service, date) => `par ${service}, depuis le ${date}`,
        ways: { push: 'Un autre navigateur', email: 'Courriel', hook: 'Webhook' },
        unconfirmed: 'pas encore confirmé : suivez le lien du courriel',
        signed: 'Signé avec',
        forget: 'Retirer',
        forgetOf: (what) => `Retirer ${what}`,
        forgotten: 'Retiré.',
        add: 'Ajouter',
        give: { email: 'Adresse de courriel', hook: 'Webhook' },
        giveLines: {
            email: 'Vous recevez d’abord un courriel avec un lien pour confirmer. Tous les autres ont un lien pour y mettre fin.',
            hook: 'Une adresse à vous qui est appelée, pour Discord, Mattermost, Slack ou un programme à vous.',
        },
        given: {
            email: 'Cherchez le courriel et suivez son lien.',
            hook: 'Cette adresse sera appelée.',
        },
        programs: 'Pour des programmes',
        of: 'Dites-moi',
        kinds: {
            turn: 'C’est à moi',
            tables: 'Quelqu’un veut jouer',
            ended: 'Une partie est terminée',
        },
        kindLines: {
            turn: 'Une fois par tour, une minute après son début, si vous n’êtes pas là.',
            tables: 'Quelqu’un avec qui vous avez joué vous invite, ou a ouvert une table pour tous.',
            ended: 'Si vous n’êtes pas là à la fin.',
        },
        quiet: 'Heures de silence',
        quietLine: 'On peut vous avertir à toute heure.',
        quietZone: (zone) => `Ce qui vient alors attend leur fin. Fuseau horaire : ${zone}.`,
        from: 'De',
        to: 'à',
        stop: 'Tout arrêter',
        stopLine: 'Plus aucun avis, d’aucune façon, jusqu’à ce que vous désactiviez ceci.',
        try: 'Dites-moi quelque chose maintenant',
        sent: 'En route, par tous les moyens que vous avez donnés.',
        soon: 'On vient de vous avertir. Réessayez dans une minute.',
        saved: 'Enregistré',
    },
    told: {
        title: 'Recevoir des avis',
        ask: {
            confirm: 'Ce site peut-il vous avertir par courriel quand une partie vous attend ?',
            stop: 'Ne plus envoyer de courriels à cette adresse ?',
        },
        yes: { confirm: 'Oui, écrivez-moi', stop: 'Plus de courriels' },
        done: {
            confirm: 'Cette adresse est confirmée.',
            stop: 'Plus aucun courriel ne viendra à cette adresse.',
        },
        nothing: 'Ce lien ne mène nulle part.',
        mine: 'Vers votre page',
    },
}
