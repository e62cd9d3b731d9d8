// The fabrics that tell the colours apart without colour; they lie in the sprite.
import type { Hue } from './view'

export const fillOf = (hue: Hue): string => `url(#kf-${hue})`
