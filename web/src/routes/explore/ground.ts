// What a layout or a board is called.
import { sayOr } from '$lib/i18n/catalogue.svelte'
import { t } from '$lib/i18n/index.svelte'

export function ground(name: string): string {
    return t().pages.newTable.layouts[name] ?? sayOr(`name.board.${name}`, name)
}
