/** Under which name this browser keeps of which game puzzles were looked at last. */
export const CHOSEN = 'bedesten.puzzles.game'
