// Of which game puzzles were looked at last, in this browser.
const CHOSEN = 'bedesten.puzzles.game'

export const chosenGame = (): string => localStorage.getItem(CHOSEN) ?? ''
export const chooseGame = (name: string): void => localStorage.setItem(CHOSEN, name)
