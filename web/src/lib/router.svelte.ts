// A tiny router: the path decides the page. Links are plain <a href="/…">, also where the site lies in a folder.

/** The folder of the site, without a slash at the end; what made the page of a static site says it. */
export const base = document.documentElement.dataset.base ?? ''

/** The whole address of a path of ours. */
export const addressOf = (to: string): string => location.origin + base + to

const inside = (): string => location.pathname.slice(base.length)

let path = $state(inside())

export interface Route {
    page: string
    code: string
}

const CODED: Record<string, string> = {
    t: 'table',
    j: 'join',
    p: 'profile',
    today: 'today',
    duplicate: 'duplicate',
    replay: 'replay',
    study: 'study',
    rules: 'rules',
}
const PLAIN: Record<string, string> = {
    '': 'landing',
    new: 'new',
    learn: 'learn',
    editor: 'editor',
    explore: 'explore',
    open: 'open',
    embed: 'embed',
    me: 'me',
    puzzles: 'puzzles',
    today: 'today',
    duplicate: 'duplicate',
    rules: 'rules',
    people: 'people',
    sandbox: 'sandbox',
    site: 'site',
    study: 'studies',
    settings: 'settings',
    told: 'told',
}

/** The page and the table (or, for the rules, the game) a path names. */
export function find(path: string): Route {
    const [first = '', second = ''] = path.replace(/^\/+|\/+$/g, '').split('/')
    if (second && CODED[first]) return { page: CODED[first], code: decodeURIComponent(second) }
    return { page: PLAIN[first] ?? 'landing', code: '' }
}

export function route(): Route {
    return find(path)
}

/** Go to another page of ours without loading it anew. */
export function go(to: string, replace = false): void {
    if (replace) history.replaceState(null, '', base + to)
    else history.pushState(null, '', base + to)
    path = inside()
    scrollTo(0, 0)
}

function ours(event: MouseEvent): string {
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return ''
    const link = (event.target as Element).closest?.('a[href]')
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return ''
    if (link.origin !== location.origin || !OURS.test(link.pathname)) return ''
    if (link.hash && [location.pathname, inside()].includes(link.pathname)) return ''
    return carried(link.pathname).slice(base.length) + link.search + link.hash
}

const OURS = /^\/(?!\/|(api|docs)\b)/

/** The address of a link as it is written, with the folder of the site if it is one of ours. */
export const carried = (to: string, folder = base): string =>
    OURS.test(to) && !to.startsWith(`${folder}/`) ? folder + to : to

/** Whoever opens a link in another tab, copies or drags it has pointed at it before: from then on it names the folder. */
function carryBase(event: Event): void {
    const link = (event.target as Element).closest?.('a[href^="/"]')
    link?.setAttribute('href', carried(link.getAttribute('href')!))
}

export function startRouter(): void {
    for (const kind of ['pointerover', 'pointerdown', 'focusin']) addEventListener(kind, carryBase)
    addEventListener('popstate', () => (path = inside()))
    addEventListener('click', (event) => {
        const to = event.defaultPrevented ? '' : ours(event)
        if (!to) return
        event.preventDefault()
        go(to)
    })
}
