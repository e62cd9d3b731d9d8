// Les mots de la maison dans un onglet.
import type { TabWords } from './words.en'

export const words: TabWords = {
    loading: 'La maison s’installe dans ce navigateur : la première fois, cela prend un instant.',
    waiting:
        'La maison est ouverte dans un autre onglet de ce navigateur. Elle viendra ici quand il sera fermé.',
    failed: 'La maison n’a pas pu s’installer dans ce navigateur. Rechargez la page ou essayez un autre navigateur.',
}
