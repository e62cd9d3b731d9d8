// Words of the house in a tab.
export const words = {
    loading: 'Setting the house up in this browser: the first time that takes a moment.',
    waiting: 'The house is open in another tab of this browser. It comes here when that one is closed.',
    failed: 'The house could not be set up in this browser. Reload the page, or try another browser.',
}

export type TabWords = typeof words
