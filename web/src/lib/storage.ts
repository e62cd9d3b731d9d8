// A browser that keeps nothing for a page, as in a frame of another site's, is written to all the same: it lasts as long as the page.

/** As much of a Storage as is used here. */
export class Fleeting {
    getItem(name: string): string | null {
        return Object.hasOwn(this, name) ? (this as unknown as Record<string, string>)[name]! : null
    }

    setItem(name: string, value: string): void {
        Object.assign(this, { [name]: value })
    }

    removeItem(name: string): void {
        Reflect.deleteProperty(this, name)
    }
}

function isKept(of: object, name: string): boolean {
    try {
        return !!Reflect.get(of, name)
    } catch {
        return false
    }
}

/** Whatever the browser denies is there afterwards. */
export function provide(of: object): void {
    for (const name of ['localStorage', 'sessionStorage'])
        if (!isKept(of, name)) Object.defineProperty(of, name, { value: new Fleeting() })
}

provide(window)
