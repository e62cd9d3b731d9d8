// Les mots de la maison dans un onglet.
import type { TabWords } from './words.en'

export const words: TabWords = {
    loading: 'Tout s’installe dans ce navigateur : la première fois, cela prend un instant.',
    waiting:
        'Les jeux sont ouverts dans un autre onglet de ce navigateur. Ils continueront ici quand il sera fermé.',
    failed: 'Les jeux n’ont pas pu s’installer dans ce navigateur. Rechargez la page ou essayez un autre navigateur.',
}
