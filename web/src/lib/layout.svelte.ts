// Which of the three layouts the window has room for.
export type Layout = 'wide' | 'mid' | 'phone'

const wide = matchMedia('(min-width: 1280px)')
const phone = matchMedia('(max-width: 759px)')

const read = (): Layout => (wide.matches ? 'wide' : phone.matches ? 'phone' : 'mid')
let current = $state<Layout>(read())
wide.addEventListener('change', () => (current = read()))
phone.addEventListener('change', () => (current = read()))

export function layout(): Layout {
    return current
}
