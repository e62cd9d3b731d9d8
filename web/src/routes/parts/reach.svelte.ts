// Where other devices find this site.
import { getReach } from '$lib/api'
import { isLocal } from './link'

export class Reach {
    /** Whether the address of this page means nothing to other devices. */
    readonly local = isLocal(location.hostname)
    /** The one they find it by, if this one is none for them and there is another. */
    address = $state('')
    readonly origin = $derived(this.address || location.origin)

    constructor() {
        if (this.local) getReach().then(({ address }) => (this.address = address), () => {}) // prettier-ignore
    }
}
