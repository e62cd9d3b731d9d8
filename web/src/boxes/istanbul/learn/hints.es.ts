// What is said beside a first game, in Spanish.

export const words = [
    'Los lugares iluminados están a uno o dos pasos. Elige uno: te dice lo que cuesta y lo que da antes de ir.',
    'Para actuar dejas un asistente, o recoges uno. Si te quedas sin ellos, la Fuente te los devuelve todos.',
    'Rubíes: la tercera ampliación en el Carretero, las dos losetas de una mezquita, mercancías en el Palacio, liras en el Joyero.',
    'Una buena ruta: llenar la carretilla en un almacén, vender en un mercado, llevar las liras al Joyero.',
]
