// The words of its screens, in English.

export const words = { comeOut: 'then go anywhere', verbs: { go: 'Where does your merchant come out?' } }
