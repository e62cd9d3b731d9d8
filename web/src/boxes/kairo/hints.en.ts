// What is said beside a first game, in English.

export const words = [
    'In your turn you do one thing: build, lure a customer, or draw cards. What is possible is lit.',
    'Customers bring coins: your own stand pays you one of its colour for each of its tiles.',
    'Coins enlarge your stands, and that scores points. The largest stand of a colour, if it is the only one, takes both medals.',
]
