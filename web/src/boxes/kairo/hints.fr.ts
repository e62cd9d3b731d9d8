// What is said beside a first game, in French.

export const words = [
    'À votre tour, vous faites une seule chose : construire, attirer un client ou piocher. Ce qui est possible est éclairé.',
    'Les clients apportent des pièces : votre étal vous en donne une de sa couleur pour chacune de ses tuiles.',
    'Les pièces agrandissent vos étals, et cela marque des points. Le plus grand étal d’une couleur, s’il est seul, prend les deux médailles.',
]
