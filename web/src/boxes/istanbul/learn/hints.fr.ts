// What is said beside a first game, in French.

export const words = [
    'Les lieux éclairés sont à un ou deux pas. Choisissez-en un : il dit ce qu’il coûte et rapporte avant que vous y alliez.',
    'Pour agir, on laisse un assistant, ou on en reprend un. S’il n’en reste plus, la Fontaine les rappelle tous.',
    'Rubis : la troisième extension chez le Charron, les deux tuiles d’une mosquée, des marchandises au Palais, des lires chez le Joaillier.',
    'Un bon circuit : remplir la charrette dans un entrepôt, vendre à un marché, porter les lires chez le Joaillier.',
]
