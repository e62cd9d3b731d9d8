// Les règles du jeu dans nos mots.
import { mochaFr } from './rules.mocha.fr'
import type { Chapter } from './rules.en'

export const chaptersFr: Chapter[] = [
    {
        key: 'goal',
        title: 'Le but',
        rules: [
            {
                id: 'IST-END-1',
                text: 'Gagnez des rubis. La manche où quelqu’un en a 5 est la dernière ; à deux joueurs, il en faut 6.',
            },
            {
                id: 'IST-GEN-1',
                text: 'Tout se paie en entier, tout de suite, avec ce que l’on possède. Rien ne se doit.',
            },
            {
                id: 'IST-GEN-3',
                text: 'Votre charrette contient le même nombre de chacune des quatre marchandises : 2 au début, 5 au plus. Ce qui n’entre pas est perdu.',
            },
        ],
    },
    {
        key: 'setup',
        title: 'Au début',
        rules: [
            {
                id: 'IST-SETUP-10',
                text: 'Votre marchand se tient à la Fontaine sur quatre assistants. Votre charrette est vide, votre membre de la famille attend au Poste de police.',
            },
            {
                id: 'IST-SETUP-11',
                text: 'Le premier joueur est tiré au sort et reçoit 2 lires ; chacun des suivants en reçoit 1 de plus que le précédent.',
            },
            { id: 'IST-SETUP-12', text: 'Chacun pioche une carte bonus.' },
            {
                id: 'IST-LAYOUT-2',
                text: 'Un plan mélangé a toujours la Fontaine au milieu, et au moins 3 pas entre le Marché noir et le Salon de thé.',
            },
        ],
    },
    {
        key: 'turn',
        title: 'Votre tour',
        rules: [
            {
                id: 'IST-TURN-2',
                text: 'Un tour a quatre phases, toujours dans cet ordre : déplacement, autres marchands, action, rencontres.',
            },
            {
                id: 'IST-TURN-6',
                text: 'On ne passe pas : votre marchand se déplace à chaque tour, ou vous jouez une carte pour rester sur place.',
            },
            {
                id: 'IST-TURN-3',
                text: 'Quand un tour s’arrête tôt, tout le reste est perdu : ni action, ni rencontre, ni carte.',
            },
            {
                id: 'IST-TURN-4',
                text: 'Cartes et tuiles se jouent entre les étapes de votre tour, jamais au milieu d’une action ou d’une rencontre.',
            },
        ],
    },
    {
        key: 'movement',
        title: 'Se déplacer',
        rules: [
            {
                id: 'IST-MOVE-1',
                text: 'Déplacez votre marchand avec sa pile de 1 ou 2 pas, jamais en diagonale, et jamais jusqu’à son point de départ.',
            },
            {
                id: 'IST-MOVE-2',
                text: 'Ce que l’on traverse ne compte pas. Plusieurs marchands peuvent partager un lieu.',
            },
        ],
    },
    {
        key: 'assistants',
        title: 'Assistants',
        rules: [
            {
                id: 'IST-ASSIST-1',
                text: 'Si un de vos assistants attend dans ce lieu, vous pouvez le reprendre : il rejoint le bas de votre pile.',
            },
            {
                id: 'IST-ASSIST-2',
                text: 'Si aucun n’y attend, vous pouvez laisser l’assistant du bas de votre pile.',
            },
            { id: 'IST-ASSIST-3', text: 'Un lieu ne porte jamais deux de vos assistants.' },
            {
                id: 'IST-ASSIST-5',
                text: 'Si vous ne faites ni l’un ni l’autre, votre tour s’arrête aussitôt.',
            },
            {
                id: 'IST-ASSIST-7',
                text: 'À la Fontaine, on ne laisse ni ne reprend d’assistant, et le tour continue.',
            },
        ],
    },
    {
        key: 'merchants',
        title: 'Les autres marchands',
        rules: [
            { id: 'IST-PAY-1', text: 'Payez 2 lires à chaque autre marchand du lieu avant d’y agir.' },
            { id: 'IST-PAY-2', text: 'Payez-les tous ou aucun.' },
            {
                id: 'IST-PAY-3',
                text: 'Si vous ne payez pas, votre tour s’arrête aussitôt. L’assistant reste où il est.',
            },
            { id: 'IST-PAY-5', text: 'À la Fontaine, personne ne paie.' },
            {
                id: 'IST-PAY-6',
                text: 'Les assistants et les membres de la famille des autres ne coûtent rien.',
            },
        ],
    },
    {
        key: 'action',
        title: 'L’action',
        rules: [
            { id: 'IST-ACT-1', text: 'Effectuez une fois l’action du lieu, ou renoncez-y.' },
            {
                id: 'IST-ACT-2',
                text: 'Une action que l’on ne peut pas payer, ou qui n’a rien à donner, ne peut pas être choisie.',
            },
            { id: 'IST-ACT-3', text: 'Une carte qui répète une action la recommence, au nouveau prix.' },
            {
                id: 'IST-ACT-4',
                text: 'Ce que fait votre membre de la famille compte comme votre propre action, avec vos tuiles et vos cartes.',
            },
        ],
    },
    {
        key: 'encounters',
        title: 'Rencontres',
        rules: [
            {
                id: 'IST-ENC-2',
                text: 'Les membres de la famille des autres joueurs dans votre lieu sont attrapés et retournent au Poste de police. Au poste même, personne n’est attrapé.',
            },
            { id: 'IST-ENC-3', text: 'Pour chacun, prenez 3 lires ou une carte.' },
            {
                id: 'IST-ENC-5',
                text: 'Gouverneur : piochez une carte, puis payez 2 lires ou défaussez une carte. Les dés l’envoient ensuite ailleurs.',
            },
            {
                id: 'IST-ENC-7',
                text: 'Contrebandier : prenez une marchandise au choix, puis payez 2 lires ou une marchandise. Les dés l’envoient ensuite ailleurs.',
            },
            { id: 'IST-ENC-9', text: 'Chacun des deux ne se rencontre qu’une fois par tour.' },
            { id: 'IST-ENC-11', text: 'Votre tour ne peut pas finir tant qu’il reste quelqu’un à attraper.' },
        ],
    },
    {
        key: 'family',
        title: 'Le membre de la famille',
        rules: [
            {
                id: 'IST-POLI-3',
                text: 'Il n’a besoin d’aucun assistant, ne paie personne, n’attrape et ne rencontre personne.',
            },
            {
                id: 'IST-POLI-4',
                text: 'Il reste où on l’a envoyé jusqu’à ce qu’on l’attrape ou qu’une carte le rappelle ; alors seulement il peut repartir.',
            },
        ],
    },
    {
        key: 'deck',
        title: 'Le paquet',
        rules: [
            { id: 'IST-CARD-1', text: 'Une carte jouée ou défaussée va face visible sur la défausse.' },
            {
                id: 'IST-CARD-3',
                text: 'Quand la pioche est vide, la défausse est mélangée et devient la nouvelle pioche.',
            },
            { id: 'IST-CARD-14', text: 'Une carte qui ne ferait rien ne peut pas être jouée.' },
            {
                id: 'IST-GEN-6',
                text: 'Ni la main ni le nombre de cartes jouées dans un tour ne sont limités.',
            },
        ],
    },
    {
        key: 'two',
        title: 'À deux joueurs',
        rules: [
            {
                id: 'IST-TWO-1',
                text: 'Trois marchands neutres se tiennent aux deux mosquées et chez le Joaillier.',
            },
            {
                id: 'IST-TWO-2',
                text: 'Ils coûtent 2 lires chacun, comme tout marchand ; les lires vont à la réserve.',
            },
            { id: 'IST-TWO-3', text: 'Une fois payé, chacun d’eux va dans un lieu désigné par les dés.' },
        ],
    },
    {
        key: 'neutral',
        title: 'Variante : assistants neutres',
        rules: [
            {
                id: 'IST-VAR-1',
                text: 'De deux à quatre joueurs. L’assistant du bas de chaque pile est neutre.',
            },
            {
                id: 'IST-VAR-2',
                text: 'N’importe qui peut reprendre un assistant neutre, comme s’il était à lui.',
            },
            {
                id: 'IST-VAR-4',
                text: 'Là où n’attendent que des neutres, vous pouvez aussi laisser le vôtre.',
            },
            { id: 'IST-VAR-7', text: 'Rien ne rappelle un assistant neutre : il n’est à personne.' },
        ],
    },
    {
        key: 'end',
        title: 'La fin',
        rules: [
            {
                id: 'IST-END-2',
                text: 'Dès que quelqu’un a assez de rubis, on finit la manche, pour que tous aient eu le même nombre de tours.',
            },
            {
                id: 'IST-END-4',
                text: 'Ensuite chacun peut encore jouer ses cartes « 5 lires » et « 1 marchandise », dans l’ordre du tour.',
            },
            {
                id: 'IST-END-5',
                text: 'Le plus de rubis gagne. En cas d’égalité : le plus de lires, puis de marchandises, puis de cartes en main. Sinon, la victoire est partagée.',
            },
        ],
    },
    mochaFr,
]
