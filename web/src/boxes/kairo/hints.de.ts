// What is said beside a first game, in German.

export const words = [
    'In deinem Zug tust du eines: bauen, einen Kunden locken oder Karten ziehen. Was möglich ist, leuchtet.',
    'Kunden bringen Münzen: Dein eigener Stand zahlt dir für jedes seiner Plättchen eine in seiner Farbe.',
    'Münzen vergrößern deine Stände, und das bringt Punkte. Der größte Stand einer Farbe bekommt, wenn er der einzige ist, beide Medaillen.',
]
