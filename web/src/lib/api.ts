// The HTTP calls of docs/protocol.md for the pages around the table.
import { promiseOf } from '$lib/fair/deal'
import { freshEntropy, notePromise } from '$lib/fair/kept'
import { get, getMine, post, Refused } from '$lib/net/api'
import { ownKey } from '$lib/net/key'
import { heldTokens, holdByKey, holdSeats } from '$lib/net/seats'
import { dialTable, request } from '$lib/net/way'
import type { TableInfo, Taken } from '$lib/net/wire'
import type { TableView } from '$lib/match/view'
import type { Wished } from '$lib/people/finding'
import type {
    Course,
    DayDeal,
    DealBeside,
    DealCalendar,
    Duplicate,
    Editor,
    EditorLine,
    ExplorerAnswer,
    Game,
    GameStudy,
    Judgement,
    LayoutRating,
    LetIn,
    NewDuplicate,
    NewTable,
    Opened,
    Picture,
    PuzzleAttempt,
    PuzzleBrief,
    PuzzleHint,
    PuzzleShelf,
    PuzzleVerdict,
    Reach,
    Replay,
    Sandbox,
    SandboxLine,
    SandboxOpened,
    SandboxTold,
    SandboxTree,
    StoredThing,
    Statistics,
} from '$lib/protocol'

export type {
    ChapterInfo,
    Course,
    DiceCount,
    Game,
    GameStudy,
    Judgement,
    NewTable,
    Rank,
    Replay,
    ReplayStep,
    Ruling,
    Statistics,
} from '$lib/protocol'

const at = (code: string, rest = ''): string => `/api/tables/${encodeURIComponent(code)}${rest}`

export const getGames = (): Promise<Game[]> => get('/api/games')
/** Those of which new tables may be set here. */
export const getOffered = async (): Promise<Game[]> => (await getGames()).filter(({ offered }) => offered)
export const getStored = (lang: string): Promise<StoredThing[]> => get(`/api/stored?lang=${lang}`)
export const getLessons = (lang: string): Promise<Course[]> => get(`/api/lessons?lang=${lang}`)
export const getTable = (code: string, lang: string): Promise<TableInfo> => get(at(code, `?lang=${lang}`))
export const getView = (code: string): Promise<Omit<Picture, 'view'> & { view: TableView | null }> =>
    get(at(code, '/view'))
export const getReach = (): Promise<Reach> => get('/api/reach')
export const letIn = (whom: LetIn['whom']): Promise<Reach> => post('/api/reach', { whom })
export const getReplay = (code: string, lang: string): Promise<Replay> =>
    get(at(code, `/replay?lang=${lang}`))
export const getFrame = (
    code: string,
    step: number,
    lang: string,
): Promise<{ step: number; view: TableView }> => get(at(code, `/replay/${step}?lang=${lang}`))
export const getWhy = (code: string, step: number, lang: string): Promise<Judgement> =>
    get(at(code, `/replay/${step}/why?lang=${lang}`))
export const getStatistics = (code: string, lang: string): Promise<Statistics> =>
    get(at(code, `/story?lang=${lang}`))
export const getStudy = (code: string, lang: string): Promise<GameStudy> =>
    get(at(code, `/study?lang=${lang}`))
export const goOnStudying = (code: string, lang: string): Promise<GameStudy> =>
    post(at(code, `/study?lang=${lang}`), {})
export const getPuzzles = (game: string, lang: string): Promise<PuzzleShelf> =>
    get(`/api/puzzles?game=${encodeURIComponent(game)}&lang=${lang}`)
/** The one of the day alone, of a game or of the first there is. */
export const getPuzzleOfDay = async (game: string, lang: string): Promise<PuzzleBrief | undefined> => {
    const of = game ? `game=${encodeURIComponent(game)}&` : ''
    return (await get<PuzzleShelf>(`/api/puzzles?${of}lang=${lang}&today=true`)).puzzles[0]
}
export const getExplored = (asked: string): Promise<ExplorerAnswer> => get(`/api/explorer?${asked}`)
export const getRating = (asked: string): Promise<LayoutRating> => get(`/api/explorer/layout?${asked}`)
export const getVerdict = (code: string, lang: string): Promise<PuzzleVerdict> =>
    get(at(code, `/puzzle?lang=${lang}`))
export const getAttempts = (): Promise<PuzzleAttempt[]> => getMine('/api/me/puzzles')
export const getHint = (code: string, lang: string): Promise<PuzzleHint> =>
    get(at(code, `/puzzle/hint?lang=${lang}`))
export const keepAttempt = (table: string, told: boolean, hinted: boolean): Promise<PuzzleAttempt[]> =>
    post('/api/me/puzzles', { table, told, hinted })
export const getDay = (day: string): Promise<DayDeal> => getMine(`/api/deals/${encodeURIComponent(day)}`)
export const getBeside = (day: string, lang: string, other: number): Promise<DealBeside> =>
    getMine(`/api/deals/${encodeURIComponent(day)}/beside?lang=${lang}&other=${other}`)
export const getDays = (first: string, last: string): Promise<DealCalendar> =>
    getMine(`/api/deals?first=${first}&last=${last}`)
export const newDuplicate = (duplicate: NewDuplicate): Promise<{ id: string }> =>
    post('/api/duplicates', duplicate)
export const getDuplicate = (id: string, lang: string): Promise<Duplicate> =>
    getMine(`/api/duplicates/${encodeURIComponent(id)}?lang=${lang}`)
export const trySandbox = (line: SandboxLine, lang: string): Promise<Sandbox> =>
    post(`/api/sandbox?lang=${lang}`, line)
export const tellTree = (tree: SandboxTree, lang: string): Promise<SandboxTold> =>
    post(`/api/sandbox/tree?lang=${lang}`, tree)
export const writeTree = (tree: SandboxTree): Promise<{ record: string }> => post('/api/sandbox/record', tree)
export const layPosition = (line: EditorLine, lang: string): Promise<Editor> =>
    post(`/api/editor?lang=${lang}`, line)
export const openLine = (record: string): Promise<SandboxOpened> => post('/api/sandbox/open', { record })
export const recordUrl = (code: string): string => at(code, '/record')
export const openRecord = (record: string): Promise<Opened> => post('/api/records', { record })

export async function getRecord(code: string): Promise<string> {
    const answer = await request(recordUrl(code))
    if (!answer.ok) throw new Refused(answer.statusText, answer.status)
    return answer.text()
}

function kept(taken: Taken): Taken {
    holdSeats(taken.table, taken.seats)
    return taken
}

/** Sit down, and promise what this browser will add to the seed; it is told only later. Who sits there already, on
 *  this device or another, has promised. */
async function sit(path: string, body: object): Promise<Taken> {
    const entropy = freshEntropy()
    const taken = await post<Taken>(path, { ...body, promise: promiseOf(entropy) })
    if (taken.seats.some(({ token }) => token)) notePromise(kept(taken), entropy)
    else holdByKey(taken.table, taken.seats.map(({ seat }) => seat)) // prettier-ignore
    return taken
}

/** Sit down where somebody waits for this game and number of players (0: any), or open a table and wait there. */
export const quickMatch = (asked: Wished & { lang: string }): Promise<Taken> => sit('/api/quick', asked)

/** Open a table and keep the seats taken with it. */
export const createTable = (table: NewTable): Promise<Taken> => sit('/api/tables', table)

/** Open a table at which something is to be learned, and keep one's seat there. */
async function lay(path: string, body: object): Promise<Taken> {
    const taken = kept(await post<Taken>(path, body))
    notePromise(taken, '')
    return taken
}

export const beginLesson = (game: string, chapter: string): Promise<Taken> =>
    lay('/api/lessons', { game, chapter })
/** The deal of a day: the first game on the day itself counts. */
export const beginDay = (day: string): Promise<Taken> => lay(`/api/deals/${encodeURIComponent(day)}`, {})
export const layPuzzle = (id: string): Promise<Taken> => lay('/api/puzzles', { id })

/** Take a seat; the first free one if none is named. */
export async function joinTable(code: string, seat: number | null, name: string): Promise<Taken> {
    return sit(at(code, '/join'), { seat, name: name.trim() || null })
}

/** A new table with the same settings; asked twice it is the same table. */
export async function rematch(code: string): Promise<Taken> {
    const [token = '', ...also] = heldTokens(code)
    return sit(at(code, '/rematch'), { token, also })
}

/** A new table like that of a finished game, for people who played it: those of these seats, or all. */
export const playAgain = (code: string, seats?: number[]): Promise<Taken> =>
    sit(at(code, '/invite'), seats ? { seats } : {})

/** A copy of a table that plays on from a step: these seats are mine, robots take the others. */
export async function branch(code: string, step: number, mine: number[]): Promise<Taken> {
    return sit(at(code, '/branch'), { step, mine })
}

/** The host gives a free chair to a robot. */
export async function seatRobot(code: string, seat: number, bot: string): Promise<void> {
    const tokens = heldTokens(code)
    await new Promise<void>((resolve, reject) => {
        const socket = dialTable(code)
        socket.onopen = () =>
            socket.send(JSON.stringify({ t: 'hello', tokens, key: ownKey(), lang: 'en', seq: 0 }))
        socket.onmessage = (event) => {
            const message = JSON.parse(String(event.data)) as { t: string; info?: TableInfo; text?: string }
            if (message.t === 'sync') socket.send(JSON.stringify({ t: 'handover', seat, bot }))
            const sits = message.info?.seats.some(
                (one) => one.seat === seat && (one.standin || one.kind === 'bot'),
            )
            if (message.t === 'error') reject(new Refused(message.text ?? '', 409))
            else if (sits) resolve()
            else return
            socket.onclose = null
            socket.close()
        }
        socket.onclose = () => reject(new Error('no connection'))
    })
}

export type Trouble = 'offline' | 'missing' | 'taken' | 'many' | 'other'

/** What kind of failure this is, for the sentence that is shown. */
export function trouble(error: unknown): Trouble {
    if (!(error instanceof Refused)) return 'offline'
    if (error.status === 404) return 'missing'
    if (error.status === 409 || error.status === 403) return 'taken'
    if (error.status === 429) return 'many'
    return error.status >= 502 ? 'offline' : 'other'
}

/** What the server said, for those who look behind "details". */
export function detail(error: unknown): string {
    if (error instanceof Refused) return `${error.status}: ${error.message}`
    return error instanceof Error ? error.message : String(error)
}
