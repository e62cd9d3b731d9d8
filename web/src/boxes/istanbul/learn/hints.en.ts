// What is said beside a first game, in English.

export const words = [
    'Places that glow are one or two steps away. Choose one: it tells you what it costs and brings before you go.',
    'To act you leave an assistant, or pick one up. If you run out, the Fountain calls them all back.',
    'Rubies: the third extension at the Wainwright, both tiles of a mosque, goods at the Palace, Lira at the Gemstone Dealer.',
    'A good route: fill the cart at a warehouse, sell at a market, take the Lira to the Gemstone Dealer.',
]
