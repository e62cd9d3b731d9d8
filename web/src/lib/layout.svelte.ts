// Which of the three layouts the window has room for, and whether it is low.
export type Layout = 'wide' | 'mid' | 'phone'

const wide = matchMedia('(min-width: 1280px)')
const phone = matchMedia('(max-width: 759px)')
const flat = matchMedia('(max-height: 800px)')

const read = (): Layout => (wide.matches ? 'wide' : phone.matches ? 'phone' : 'mid')
let current = $state<Layout>(read())
let low = $state(flat.matches)
wide.addEventListener('change', () => (current = read()))
phone.addEventListener('change', () => (current = read()))
flat.addEventListener('change', () => (low = flat.matches))

export function layout(): Layout {
    return current
}

export function isLow(): boolean {
    return low
}
