// Words of the house in a tab.
export const words = {
    loading: 'Setting everything up in this browser: the first time this takes a moment.',
    waiting: 'The games are open in another tab of this browser. They continue here when that tab is closed.',
    failed: 'The games could not be set up in this browser. Reload the page, or try another browser.',
}

export type TabWords = typeof words
