// The market as it is played: what can be chosen where, what was chosen, and what is shown of it.
import type { Why } from '$lib/board/why.svelte'
import type { Told } from '$lib/board/told'
import type { Match } from '$lib/match/match.svelte'
import type { Option } from '$lib/net/wire'
import { settings } from '$lib/settings.svelte'
import { ghostOf } from './ghost'
import { doorsOf } from './luring'
import { asFarAs, asksMap, baseSquare, leadsOn, offered, squaresOf, whyToken } from './offers'
import { planOf, squareName } from './plan.svelte'
import { squareTold } from './telling'
import { HUES, standing, type Hue, type KairoView } from './view'
import { k } from './words'

export type Mark = 'sel' | 'pick' | 'legal' | 'off' | 'plain'

export class Market {
    /** The square with the pointer or the focus: its way is shown. */
    looked = $state('')

    constructor(
        readonly match: Match<KairoView>,
        readonly why: Why<KairoView>,
        /** What is drawn, which may lag behind. */
        readonly view: () => KairoView,
    ) {}

    readonly plan = $derived.by(() => planOf(this.view().board))
    readonly names = $derived.by(() => this.plan.kinds.map((_, index) => squareName(this.plan, index)))
    readonly here = $derived.by(() => standing(this.view()))
    readonly offers = $derived.by(() => offered(this.plan, this.match))
    readonly asking = $derived.by(() => !this.match.playing && asksMap(this.match.ask))
    /** A turn begins and no action was named: what could be done is only hinted at. */
    readonly faint = $derived.by(() => this.match.ask?.decision === 'ChooseAction' && !this.match.choice.mode)
    get #chosen(): Option | null {
        return this.match.choice.chosen
    }
    readonly chosen = $derived.by(() => {
        const { as, ask } = this.match
        return this.#chosen ? squaresOf(this.plan, this.view(), this.#chosen, as, ask) : []
    })

    /** The customer that was picked on the map. */
    readonly picked = $derived.by(() => HUES.find((hue) => hue === this.match.choice.mode) ?? '')
    readonly doors = $derived.by(() => doorsOf(this.plan, this.view(), [...this.offers.values()].flat()))
    /** The door that is looked at or chosen: the way there is shown. */
    readonly door = $derived.by(
        () =>
            this.doors.find(({ square }) => square === this.looked) ??
            this.doors.find(({ option }) => option.token === this.#chosen?.token),
    )
    /** Whose doors are shown: the customer of that door, or one that is looked at or picked itself. */
    readonly walker = $derived.by<Hue | ''>(
        () => this.door?.hue ?? (this.callable(this.looked) || this.picked),
    )
    readonly rivals = $derived.by(() => this.doors.filter(({ hue }) => hue === this.walker))
    /** Another way that customer could take: the nearest. */
    readonly other = $derived.by(() => this.rivals.find(({ square }) => square !== this.door?.square)?.way)

    /** A stand that is about to be placed or to grow. */
    readonly ghost = $derived.by(() => {
        const { ask, as, playing } = this.match
        if (playing) return null
        const open = ask?.decision.endsWith('Side') ? [...this.offers.keys()] : []
        return ghostOf({ plan: this.plan, view: this.view(), ask, chosen: this.#chosen, seat: as, open })
    })

    readonly tags = $derived.by(() => {
        const { ghost, door } = this
        const doors = this.rivals.map(({ square, steps, price }) => {
            const said = [k().map.steps(steps), ...(price ? [k().map.barkers(price)] : [])]
            return { square, text: said.join(' · '), on: square === door?.square }
        })
        const grown = ghost?.grown ?? ''
        const text = k().map.grows(grown, ghost?.squares.length ?? 0)
        return grown ? [...doors, { square: grown, text, on: true }] : doors
    })

    /** What is explained just now, and where the tile would have to lie. */
    readonly obstacle = $derived.by(() => {
        const reason = this.why.rect ? this.match.reason(this.why.token) : null
        const [verb, argument = ''] = this.why.token.split(':')
        return (
            reason && { reason, tile: verb === 'square' ? argument : baseSquare(this.view(), this.match.ask) }
        )
    })

    /** The customer on a square, if it can be lured somewhere. */
    callable(square: string): Hue | '' {
        const hue = this.here.get(square)?.customer ?? ''
        return hue && this.doors.some((one) => one.hue === hue) ? hue : ''
    }

    mark(square: string): Mark {
        if (this.chosen.includes(square)) return 'sel'
        const hue = this.callable(square)
        if (hue) return hue === this.picked ? 'sel' : 'pick'
        if (this.offers.has(square)) return 'legal'
        return this.asking ? 'off' : 'plain'
    }

    /** The squares with a mark. */
    marked(mark: Mark): string[] {
        return this.names.filter((square) => this.mark(square) === mark)
    }

    told(square: string): Told[] {
        const here = this.here.get(square)
        return squareTold({
            match: this.match,
            view: this.view(),
            plan: this.plan,
            square,
            here,
            options: this.offers.get(square) ?? [],
            why: this.asking ? this.match.reason(this.tokenOf(square)) : null,
            chosen: this.mark(square) === 'sel',
            doors: this.doors.filter(({ hue }) => hue === here?.customer).length,
        })
    }

    tokenOf(square: string): string {
        return this.offers.has(square) ? '' : whyToken(this.plan, this.view(), this.match.ask, square)
    }

    choose(square: string, button: HTMLElement): void {
        const { choice } = this.match
        const [option] = this.offers.get(square) ?? []
        const hue = this.callable(square)
        if (hue) {
            choice.chosen = null
            choice.mode = hue === this.picked ? '' : hue
        } else if (option) this.take(option)
        else this.why.tell(button, this.tokenOf(square), { told: () => this.told(square) })
    }

    /** Choose what is read first; what only leads on, and what was chosen before, is done. */
    take(option: Option): void {
        const { match } = this
        this.why.hide()
        const again = this.#chosen?.token === option.token
        if (leadsOn(match, option)) match.act(asFarAs(option))
        else if (again || (settings.oneTap && !option.bars)) match.act(option)
        else match.choice.chosen = option
    }
}
