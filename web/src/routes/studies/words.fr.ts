// French words of the way into study.
import type { words as english } from './words.en'

export const words: typeof english = {
    lead: 'Revoyez ce qui s’est joué\u00a0: la part de la chance, celle des choix, et ce qui aurait été meilleur.',
    none: 'Aucune de vos parties n’est terminée. Menez-en une à son terme, et vous pourrez l’étudier ici.',
    tools: 'Aller plus loin',
    explore:
        'Ce qui fait gagner, compté sur des milliers de parties\u00a0: débuts, lieux, cartes, et ce que donne une disposition.',
    sandbox:
        'Jouez toutes les places, annulez autant que vous voulez, choisissez ce que font les dés. Une vraie partie peut y être saisie coup par coup.',
    editor: 'Posez n’importe quelle position possible, et essayez-la.',
    open: 'Une partie jouée ailleurs, ou que vous avez gardée dans un fichier.',
}
