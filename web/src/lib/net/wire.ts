// The server's messages, with what the view of every game has.
import type { TableView } from '$lib/match/view'
import type { Option, ServerMessage, StepMessage, SyncMessage } from '$lib/protocol'

export type {
    Ask,
    Coaching,
    Happening,
    Line,
    Option,
    Share,
    Sum,
    Reason,
    SeatInfo,
    TableInfo,
    Taken,
    Turn,
} from '$lib/protocol'
export type { ClientMessage as ToServer } from '$lib/protocol'

/** In which an argument is chosen: `place`, `number`, … */
export type Shape = Option['shape']
type Seen<Message> = Omit<Message, 'view'> & { view: TableView | null }
export type Step = Seen<StepMessage>
export type Sync = Seen<SyncMessage>
export type FromServer = Exclude<ServerMessage, StepMessage | SyncMessage> | Step | Sync
