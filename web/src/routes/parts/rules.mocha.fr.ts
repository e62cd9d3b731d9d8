// The rules of Mocha & Baksheesh that belong to no single place or card.
import type { Chapter } from './rules.en'

export const mochaFr: Chapter = {
    key: 'mocha',
    title: 'Moka & Bakchich',
    rules: [
        {
            id: 'MOC-END-1',
            text: 'Avec cette extension, la manche où quelqu’un possède 6 rubis est la dernière, quel que soit le nombre de joueurs.',
        },
        {
            id: 'MOC-COF-1',
            text: 'Le café se compte à côté de la charrette : il est sans limite, et la réserve est sans fin.',
        },
        {
            id: 'MOC-COF-3',
            text: 'Le café n’est pas une marchandise : il ne paie rien de ce qui demande des marchandises.',
        },
        {
            id: 'MOC-PLACE-6',
            text: 'Le Caravansérail donne un café en plus de ses cartes.',
        },
        {
            id: 'MOC-TURN-1',
            text: 'Au début de votre tour, vous pouvez jouer une carte de guilde de votre main au lieu du tour entier.',
        },
        {
            id: 'MOC-TURN-2',
            text: 'Un tour de guilde emploie une carte de guilde, puis il est fini.',
        },
        {
            id: 'MOC-GUILD-2',
            text: 'Dans un tour de guilde, vous ne vous déplacez pas, ne rencontrez ni ne payez personne, et ne laissez ni ne reprenez d’assistant, sauf si la carte le dit.',
        },
        {
            id: 'MOC-GUILD-3',
            text: 'Une carte de guilde ne se joue que si tout ce qu’elle ordonne peut être fait.',
        },
        {
            id: 'MOC-GUILD-4',
            text: 'Les cartes et tuiles liées à un certain lieu ne servent pas dans un tour de guilde.',
        },
        {
            id: 'MOC-GUILD-8',
            text: 'Les cartes de guilde se piochent sans être vues ; les défausses sont visibles et mélangées quand la pile est vide.',
        },
        {
            id: 'MOC-MOVE-2',
            text: 'Personne ne franchit la barrière, sauf celui qui l’a posée en dernier. La contourner est permis si le chemin est assez court.',
        },
        {
            id: 'MOC-TAV-3',
            text: 'La barrière se pose entre deux lieux qui se touchent, même là où elle est déjà.',
        },
        {
            id: 'MOC-TAV-9',
            text: 'À la Taverne, tout se paie en entier avant de prendre quoi que ce soit.',
        },
        {
            id: 'MOC-ENC-1',
            text: 'Là où vous rencontrez le Marchand de café, vous pouvez acheter un café pour 2 lires ou une marchandise ; les dés le déplacent ensuite.',
        },
        {
            id: 'MOC-ENC-2',
            text: 'Sans 2 lires ni marchandise, vous ne pouvez pas rencontrer le Marchand de café, sauf avec la tuile de rencontre.',
        },
        {
            id: 'MOC-ENC-5',
            text: 'Dans un tour de guilde, et lors d’une action à la barrière, on ne rencontre personne.',
        },
        {
            id: 'MOC-BONUS-2',
            text: 'Pendant une action ou l’effet d’une carte, seule une carte pour les dés peut être jouée.',
        },
        {
            id: 'MOC-BONUS-10',
            text: 'Une carte que vous ne pouvez pas payer ne se joue pas.',
        },
        {
            id: 'MOC-COF-5',
            text: 'Une marchandise de votre choix doit être d’un type qui a de la place.',
        },
        {
            id: 'MOC-END-3',
            text: 'Après la dernière manche, les cartes qui rapportent des lires ou des marchandises se jouent encore : 8 lires pour un café, la récompense des dés et l’échange aussi.',
        },
    ],
}
