// The drawings of the page and of all boxes, by name: `<folder of the box>/sprite.svg` has a <symbol> for each.
export { symbols } from 'virtual:sprite'

export type SymbolName = string
