// A tiny router: the path decides the page. Links are plain <a href="/…">.
let path = $state(location.pathname)

export interface Found {
    page: string
    code: string
}

const CODED: Record<string, string> = {
    t: 'table',
    j: 'join',
    p: 'profile',
    replay: 'replay',
    study: 'study',
    rules: 'rules',
}
const PLAIN: Record<string, string> = {
    '': 'landing',
    new: 'new',
    learn: 'learn',
    open: 'open',
    me: 'me',
    puzzles: 'puzzles',
    rules: 'rules',
    sandbox: 'sandbox',
    settings: 'settings',
}

/** The page and the table (or, for the rules, the game) a path names. */
export function find(path: string): Found {
    const [first = '', second = ''] = path.replace(/^\/+|\/+$/g, '').split('/')
    if (second && CODED[first]) return { page: CODED[first], code: decodeURIComponent(second) }
    return { page: PLAIN[first] ?? 'landing', code: '' }
}

export function route(): Found {
    return find(path)
}

/** Go to another page of ours without loading it anew. */
export function go(to: string, replace = false): void {
    if (replace) history.replaceState(null, '', to)
    else history.pushState(null, '', to)
    path = location.pathname
    scrollTo(0, 0)
}

function ours(event: MouseEvent): string {
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return ''
    const link = (event.target as Element).closest?.('a[href]')
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return ''
    if (link.origin !== location.origin || /^\/(api|docs)\b/.test(link.pathname)) return ''
    if (link.hash && link.pathname === location.pathname) return ''
    return link.pathname + link.search + link.hash
}

export function startRouter(): void {
    addEventListener('popstate', () => (path = location.pathname))
    addEventListener('click', (event) => {
        const to = event.defaultPrevented ? '' : ours(event)
        if (!to) return
        event.preventDefault()
        go(to)
    })
}
