// Bytes as they stand in an address or a header: a-z, A-Z, 0-9, - and _.

export const written = (bytes: Uint8Array): string =>
    btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
        .replace(/\+/g, '-')
        .replace(/\//g, '_')
        .replace(/=+$/, '')

export const read = (signs: string): Uint8Array<ArrayBuffer> =>
    Uint8Array.from(atob(signs.replace(/-/g, '+').replace(/_/g, '/')), (sign) => sign.charCodeAt(0))
