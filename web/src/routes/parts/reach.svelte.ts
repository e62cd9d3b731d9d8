// Where other devices find this site.
import { getReach, letIn } from '$lib/api'
import { base } from '$lib/router.svelte'
import { isLocal } from './link'

let known: Reach | undefined

/** Looked up once, when the first link is made. */
export const reached = (): Reach => (known ??= new Reach())

export class Reach {
    /** Whether the address of this page means nothing to other devices. */
    readonly local = isLocal(location.hostname)
    /** The one they find it by, if this one is none for them and there is another. */
    address = $state('')
    /** It runs on this computer, whose devices around can be let in. */
    mine = $state(false)
    readonly origin = $derived(this.address || location.origin)

    constructor() {
        if (this.local) getReach().then((told) => this.take(told), () => {}) // prettier-ignore
    }

    /** A link to somewhere on this site, for whoever has it. */
    readonly to = (path: string): string => this.origin + base + path
    /** To where this page is. */
    readonly here = (): string => location.href.replace(location.origin, this.origin)

    private take({ address, mine }: { address: string; mine: boolean }): void {
        this.address = address
        this.mine = mine
    }

    async letIn(others: boolean): Promise<void> {
        this.take(await letIn(others ? 'others' : 'me'))
    }
}
