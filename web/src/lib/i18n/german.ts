// What German does to numbers: a full stop makes an ordinal.
import { formatter } from './format'

export const f = formatter('de', { other: '.' })

/** A length of time behind `seit`, `nach` or `in`: only days take an ending. */
export const dative = (span: string): string => span.replace(/ Tage$/, ' Tagen')
