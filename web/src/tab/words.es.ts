// Las palabras de la casa en una pestaña.
import type { TabWords } from './words.en'

export const words: TabWords = {
    loading: 'La casa se está instalando en este navegador: la primera vez tarda un momento.',
    waiting: 'La casa está abierta en otra pestaña de este navegador. Vendrá aquí cuando se cierre aquella.',
    failed: 'La casa no se pudo instalar en este navegador. Recarga la página o prueba con otro navegador.',
}
