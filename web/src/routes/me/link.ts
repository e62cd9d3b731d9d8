// The link that brings another device in. Its secret stands behind #, so that no server is ever sent it.

export const linkOf = (origin: string, secret: string): string => `${origin}/me#join=${secret}`

/** The secret this page was opened with; it does not stay in the address. */
export function takeSecret(): string {
    const secret = /^#join=([\w-]{1,200})$/.exec(location.hash)?.[1] ?? ''
    if (secret) history.replaceState(null, '', location.pathname)
    return secret
}
