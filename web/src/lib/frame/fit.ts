// What must be read whole in little room.
const SPARE = 0.1 // of a pixel

/** To the fraction of a pixel that an ellipsis is drawn for, and that whole numbers do not tell. */
function holds(box: HTMLElement): boolean {
    const inside = document.createRange()
    inside.selectNodeContents(box)
    const { paddingLeft, paddingRight } = getComputedStyle(box)
    const edges = (parseFloat(paddingLeft) || 0) + (parseFloat(paddingRight) || 0)
    return inside.getBoundingClientRect().width <= box.getBoundingClientRect().width - edges + SPARE
}

const fits = (box: HTMLElement): boolean =>
    box.scrollWidth <= box.clientWidth && box.scrollHeight <= box.clientHeight && holds(box)

/** The first of these looks in which everything is seen is put on the box as `data-look`; the last, if in none.
 * Tried again when its room changes, and when its words do. */
export function fitted(box: HTMLElement, looks: string[]): { destroy: () => void } {
    const fit = (): void => {
        for (const look of looks) {
            box.dataset.look = look
            if (fits(box)) return
        }
    }
    const room = new ResizeObserver(fit)
    const words = new MutationObserver(fit)
    room.observe(box)
    words.observe(box, { childList: true, characterData: true, subtree: true })
    return {
        destroy: () => {
            room.disconnect()
            words.disconnect()
        },
    }
}
