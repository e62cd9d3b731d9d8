// Passkeys: made and used by the browser's own means, where the page comes over a safe way from a site with a name.
import { post } from '$lib/net/api'
import type { Challenge, Me } from '$lib/protocol'
import { bringSeats } from './me'

/** Whether this browser could have one for this site. */
export const possible = (): boolean =>
    isSecureContext && 'PublicKeyCredential' in window && !/^[\d.:[\]]+$/.test(location.hostname)

const plain = (data: ArrayBuffer): string =>
    btoa(String.fromCharCode(...new Uint8Array(data)))
        .replace(/\+/g, '-')
        .replace(/\//g, '_')
        .replace(/=+$/, '')

const bytes = (text: string): Uint8Array<ArrayBuffer> =>
    Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (sign) => sign.charCodeAt(0))

const ask = (): Promise<Challenge> => post('/api/me/passkey/ask', {})

/** As the server reads it; older browsers cannot write it themselves. */
function written(credential: PublicKeyCredential): object {
    const { response } = credential
    const given =
        response instanceof AuthenticatorAssertionResponse
            ? {
                  authenticatorData: plain(response.authenticatorData),
                  signature: plain(response.signature),
              }
            : { attestationObject: plain((response as AuthenticatorAttestationResponse).attestationObject) }
    return {
        id: credential.id,
        rawId: plain(credential.rawId),
        type: credential.type,
        clientExtensionResults: {},
        response: { clientDataJSON: plain(response.clientDataJSON), ...given },
    }
}

/** Keep this player by a new passkey. */
export async function add(name: string): Promise<Me> {
    const { challenge, site, user } = await ask()
    const made = await navigator.credentials.create({
        publicKey: {
            challenge: bytes(challenge),
            rp: { id: site, name: site },
            user: { id: bytes(user), name: name || site, displayName: name || site },
            pubKeyCredParams: [-8, -7, -257].map((alg) => ({ type: 'public-key', alg })),
            authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
            attestation: 'none',
        },
    })
    return post('/api/me/passkey', { credential: written(made as PublicKeyCredential) })
}

/** Become the player of a passkey, and bring along the seats this browser holds. */
export async function comeBack(): Promise<Me> {
    const { challenge, site } = await ask()
    const signed = await navigator.credentials.get({
        publicKey: { challenge: bytes(challenge), rpId: site, userVerification: 'preferred' },
    })
    const me = await post<Me>('/api/me/passkey/open', { credential: written(signed as PublicKeyCredential) })
    await bringSeats()
    return me
}
