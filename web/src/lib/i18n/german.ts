// What German does to numbers: a full stop makes an ordinal.
import { formatter } from './format'

export const f = formatter('de', { other: '.' })
