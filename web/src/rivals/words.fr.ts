// The robots of the house in French.
import type { RivalWords } from './words.en'

export const words: RivalWords = {
    ozan: {
        trade: 'conteur',
        grade: 'doux',
        temper: 'S’en remet au sort : dés, cartes, bonnes histoires.',
        says: {
            hello: 'Prenez place. Chaque partie est une histoire.',
            prize: 'Quel rebondissement\u00a0!',
            loss: 'Tout conte a ses brigands.',
            won: 'Et le conte finit bien.',
            lost: 'Une belle histoire. La vôtre, cette fois.',
        },
    },
    nilufer: {
        trade: 'fruitière',
        grade: 'facile',
        temper: 'Prend ce qui est près, et voit grand.',
        says: {
            hello: 'Des figues fraîches, et bonne chance.',
            prize: 'Voyez comme ça brille\u00a0!',
            loss: 'Tant pis. Les figues ne sont pas chères aujourd’hui.',
            won: 'Je ne m’y attendais pas non plus\u00a0!',
            lost: 'Bien joué. Prenez une figue.',
        },
    },
    idris: {
        trade: 'marchand de café',
        grade: 'moyen',
        temper: 'Prévoit sa route, sans souci des autres.',
        says: {
            hello: 'Une tasse d’abord, les affaires ensuite.',
            prize: 'Comme prévu.',
            loss: 'Ce n’était pas sur ma route.',
            won: 'Le plus court chemin gagne.',
            lost: 'Vous avez trouvé plus court.',
        },
    },
    ester: {
        trade: 'marchande de soie',
        grade: 'bon',
        temper: 'Pèse chaque choix, investit tôt.',
        says: {
            hello: 'Pesons nos chances.',
            prize: 'Cela vaut son poids.',
            loss: 'Un fil qui dépasse.',
            won: 'Chaque fil à sa place.',
            lost: 'Vous avez mieux tissé.',
        },
    },
    hagop: {
        trade: 'joaillier',
        grade: 'difficile',
        temper: 'Réfléchit, et y met le prix.',
        says: {
            hello: 'Je regarde tout de près.',
            prize: 'Sans défaut.',
            loss: 'Une rayure, rien de plus.',
            won: 'Taillé et poli.',
            lost: 'Une victoire sans défaut. J’ai vérifié deux fois.',
        },
    },
    safiye: {
        trade: 'maîtresse des caravanes',
        grade: 'maître',
        temper: 'Rate peu, et croise votre route.',
        says: {
            hello: 'La caravane part quand elle part.',
            prize: 'La patience paie.',
            loss: 'Du sable dans le vent.',
            won: 'Nous voilà arrivés.',
            lost: 'Vous étiez à la porte avant moi.',
        },
    },
}
