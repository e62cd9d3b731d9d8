// What is said beside a first game, in Spanish.

export const words = [
    'En tu turno haces una sola cosa: construir, atraer a un cliente o robar cartas. Lo que es posible está iluminado.',
    'Los clientes traen monedas: tu propio puesto te da una de su color por cada una de sus losetas.',
    'Con monedas amplías tus puestos, y eso da puntos. El puesto más grande de un color, si es el único, se lleva las dos medallas.',
]
