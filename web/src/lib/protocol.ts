// Written by scripts/gen_protocol.py from server/protocol. Do not edit: change it there and run
//   python -m scripts.gen_protocol

export interface Ok {
  ok: boolean
  dead?: string[]
}

export interface Problem {
  error: string
  detail?: any
}

export interface SiteInfo {
  name: string
  languages: string[]
  conduct: string
  notice: string
  free_text: boolean
  children: boolean
}

export interface StoredThing {
  name: string
  what: string
  until: string
}

export interface Players {
  min: number
  max: number
}

export interface Ruling {
  name: string
  rule: string
  values: (string | number | boolean)[]
}

export interface Agreement {
  name: string
  rule: string
  reading: string
}

export interface Game {
  name: string
  boxes: string[]
  marks: string[]
  players: Players
  layouts: string[]
  variants: string[]
  choices: Record<string, string[]>
  rulings: Ruling[]
  bots: string[]
  faces: Record<string, Record<string, any>>
  goals: number[]
  options: Record<string, string | number | boolean>
  offered?: boolean
  plans?: Record<string, number[]>
  boards?: string[]
}

export interface NewSeat {
  kind: 'bot' | 'me' | 'open'
  bot?: string | null
  name?: string | null
  colour?: string | null
}

export interface Clock {
  kind?: 'live' | 'none' | 'slow'
  seconds?: number | null
}

export interface NewTable {
  game: string
  players: number
  seats: NewSeat[]
  options?: Record<string, string | number | boolean>
  clock?: Clock
  undo?: boolean
  help?: 'bare' | 'full' | 'table'
  rated?: boolean
  watched?: boolean
  free_text?: boolean
  listed?: boolean
  lang?: string
  fill?: number
  promise?: string
}

export interface Quick {
  game: string
  players?: number
  pace?: 'live' | 'slow'
  lang?: string
  rated?: boolean
  promise?: string
}

export interface TakenSeat {
  seat: number
  token: string
}

export interface DiceInfo {
  commitment: string
  promises: string[]
  awaited: number[]
  mixed: number[]
}

export interface Taken {
  table: string
  seats: TakenSeat[]
  dice: DiceInfo
}

export interface Join {
  seat?: number | null
  name?: string | null
  promise?: string
}

export interface Rematch {
  token: string
  also?: string[]
  promise?: string
}

export interface OpenRecord {
  record: string
}

export interface Opened {
  table: string
  step?: number
  tree?: string
}

export interface Branch {
  step: number
  mine: number[]
  name?: string | null
  promise?: string
}

export interface NewLesson {
  game: string
  chapter: string
}

export interface ChapterInfo {
  name: string
  title: string
  lead: string
  steps: number
  places: string[]
  cards: string[]
}

export interface Course {
  game: string
  title: string
  lead: string
  chapters: ChapterInfo[]
}

export interface NewPuzzle {
  id: string
}

export interface PuzzleTried {
  table: string
  told?: boolean
  hinted?: boolean
}

export interface PuzzleAttempt {
  id: string
  game: string
  rating: number
  solved: boolean
  told: boolean
  at: number
  hinted?: boolean
  deviation?: number
}

export interface PuzzleBrief {
  id: string
  asked: string
  rating: number
  themes: string[]
  tries: number
  solved: number
}

export interface PuzzleTheme {
  theme: string
  name: string
  count: number
  tells: boolean
}

export interface PuzzleShelf {
  game: string
  boxes: string[]
  today: string
  view: Record<string, any> | null
  themes: PuzzleTheme[]
  puzzles: PuzzleBrief[]
}

export interface PuzzleCase {
  chance: boolean
  text: string
  odds: string
  value: string
  share: number | null
  dice: number[][]
  then: PuzzleCase[]
  rival?: boolean
}

export interface PuzzleVerdict {
  id: string
  game: string
  asked: string
  rating: number
  themes: string[]
  tries: number
  solved: number
  state: string
  best: string
  had: string
  right: string
  line: PuzzleCase[]
  deviation?: number
}

export interface PuzzleHint {
  text: string
}

export interface DealRank {
  place: number
  won: boolean
  rounds: number
  tally: number[]
  mine?: boolean
  player?: string
  name?: string
  emblem?: string
  lost?: number | null
}

export interface DealBar {
  rounds: number
  games: number
}

export interface MyDeal {
  table: string
  over: boolean
  rank: DealRank
}

export interface DayDeal {
  day: string
  game: string
  boxes: string[]
  players: number
  options: Record<string, string | number | boolean>
  robots: string[]
  ends: number
  over: boolean
  commitment: string
  seed: string
  next: string
  tallies: string[]
  begun: number
  ended: number
  bars: DealBar[]
  best: DealRank[]
  studied: boolean
  mine?: MyDeal | null
  friends?: DealRank[] | null
}

export interface DayBrief {
  day: string
  game: string
  players: number
  begun: boolean
  won: boolean
  rounds: number
  place: number
  ended: number
}

export interface DealCalendar {
  days: DayBrief[]
  streak: number
}

export interface DealTurn {
  round: number
  place: string
  where: string
  text: string
  score: number
}

export interface DealPair {
  mine: DealTurn | null
  other: DealTurn | null
}

export interface DealBeside {
  other: DealRank
  table: string
  score: string
  turns: DealPair[]
}

export interface NewDuplicate {
  game: string
  players: number
  tables: number
  robots: string[]
  options?: Record<string, string | number | boolean>
}

export interface DuplicateMade {
  id: string
}

export interface DuplicateSeat {
  name: string
  mark: string
  kind: 'bot' | 'human' | 'open'
  bot: string
  mine: boolean
  rank?: number
  points?: number
  against?: number
  tally?: number[]
}

export interface DuplicateTable {
  number: number
  table: string
  status: 'open' | 'over' | 'running'
  rounds: number
  seats: DuplicateSeat[]
}

export interface Duplicate {
  id: string
  game: string
  players: number
  commitment: string
  seed: string
  over: boolean
  tallies: string[]
  means: number[]
  tables: DuplicateTable[]
}

export interface SandboxLine {
  table?: string
  step?: number
  puzzle?: string
  game?: string
  players?: number
  options?: string
  scene?: string
  done?: string[]
  add?: '' | 'fall' | 'hint' | 'robot'
}

export interface SandboxOption {
  token: string
  text: string
  odds: string
}

export interface Sandbox {
  game: string
  boxes: string[]
  names: string[]
  marks: string[]
  view: Record<string, any>
  seat: number
  turn: number
  title: string
  options: SandboxOption[]
  done: string[]
  lines: string[][]
  hint: string
  played: string
  scene: string
  agreed: string
}

export interface SandboxTree {
  table?: string
  step?: number
  puzzle?: string
  game?: string
  players?: number
  options?: string
  scene?: string
  done?: string[]
  add?: '' | 'fall' | 'hint' | 'robot'
  tree?: string
}

export interface SandboxTold {
  tree: string
  told: Record<string, string[]>
}

export interface SandboxOpened {
  game: string
  players: number
  options: string
  scene: string
  tree: string
}

export interface EditorLine {
  game: string
  players: number
  options?: string
  scene?: string
  laid?: Record<string, number | boolean | string | string[] | null>
}

export interface EditorField {
  path: string
  kind: string
  label: string
  least: number
  most: number
  words: string
  seat: number
  value: number | boolean | string | string[] | null
}

export interface EditorWord {
  word: string
  text: string
}

export interface EditorFault {
  text: string
  rule: string
}

export interface Editor {
  game: string
  boxes: string[]
  names: string[]
  marks: string[]
  fields: EditorField[]
  words: Record<string, EditorWord[]>
  faults: EditorFault[]
  scene: string
  view: Record<string, any>
}

export interface ExplorerRow {
  name: string
  seats: number
  times: number
  won: number
  low: number
  high: number
  without: number | null
}

export interface ExplorerKind {
  players: number
  layout: string
  games: number
}

export interface ExplorerAnswer {
  game: string
  players: number
  layout: string
  after: string[]
  of: 'both' | 'shipped' | 'site'
  games: number
  rounds: number
  seats: number
  par: number
  next: ExplorerRow[]
  used: ExplorerRow[]
  visits: string
  kinds: ExplorerKind[]
  site: number
  shipped: number
  waiting: number
  rates: boolean
}

export interface LayoutChair {
  chair: number
  won: number
  low: number
  high: number
}

export interface LayoutOften {
  name: string
  mean: number
  low: number
  high: number
  winners: number
}

export interface LayoutRating {
  game: string
  players: number
  layout: string
  bot: string
  games: number
  of: number
  par: number
  rounds: number
  low: number
  high: number
  least: number
  most: number
  first: 'less' | 'more' | 'open'
  tally: string
  chairs: LayoutChair[]
  gains: LayoutOften[]
  visits: LayoutOften[]
}

export interface Rating {
  points: number
  band: number
}

export interface SeatInfo {
  seat: number
  name: string
  colour: string
  kind: 'bot' | 'human' | 'open'
  online: boolean
  standin: string
  bot?: string | null
  host?: boolean
  rating?: Rating | null
  robot_at?: number | null
}

export interface TableInfo {
  table: string
  game: string
  players: number
  options: Record<string, string | number | boolean>
  clock: Clock
  undo: boolean
  help: 'bare' | 'full' | 'table'
  created: number
  status: 'open' | 'over' | 'running'
  seats: SeatInfo[]
  turn: number
  round: number
  active: number
  watchers: number
  dice: DiceInfo
  ranking?: number[] | null
  rematch?: string | null
  deadline?: number | null
  branched_from?: string | null
  lesson?: string | null
  agreed?: Agreement[]
  boxes?: string[]
  since?: number | null
  asked?: number | null
  rated?: boolean
  listed?: boolean
  watched?: boolean
  deal?: string | null
  free_text?: boolean
  stopped?: boolean
  fill_at?: number | null
}

export interface OpenSeat {
  name: string
  colour: string
  kind: 'bot' | 'human' | 'open'
  bot?: string | null
  rating?: Rating | null
}

export interface OpenTable {
  table: string
  game: string
  players: number
  clock: Clock
  lang: string
  created: number
  seats: OpenSeat[]
  rated?: boolean
  fill_at?: number | null
}

export interface Picture {
  view: Record<string, any> | null
  tally?: string
  stands?: number[]
}

export interface Reach {
  address: string
  mine: boolean
}

export interface LetIn {
  whom: 'me' | 'others'
}

export interface Wishes {
  of: ('ended' | 'tables' | 'turn')[]
  tell?: 'chosen' | 'nothing'
  quiet_from?: number
  quiet_to?: number
  zone?: string
  lang?: string
}

export interface ToldBy {
  id: string
  kind: 'email' | 'hook' | 'push'
  address: string
  created: number
  confirmed: boolean
  here: boolean
  secret: string
}

export interface Told {
  push: string
  email: boolean
  hook: boolean
  wishes: Wishes
  ways: ToldBy[]
}

export interface NewPush {
  endpoint: string
  p256dh: string
  auth: string
  zone?: string
  lang?: string
}

export interface NewAddress {
  address: string
  zone?: string
  lang?: string
}

export interface ForgetWay {
  id: string
}

export interface Answered {
  token: string
}

export interface KeptTelling {
  stopped: number
  turn: number
  tables: number
  ended: number
  quiet_from: number
  quiet_to: number
  zone: string
  lang: string
  told_at: number
}

export interface KeptChannel {
  kind: string
  address: string
  created: number
  confirmed: boolean
}

export interface KeptNotice {
  table: string
  kind: string
  due: number
  told: boolean
}

export interface Me {
  id: string
  known: boolean
  name: string
  emblem: string
  created: number
  shown: boolean
  devices: number
  words: boolean
  passkeys: number
}

export interface AboutMe {
  name?: string
  emblem?: string
  shown?: 'everybody' | 'nobody'
}

export interface NewKey {
  secret: string
}

export interface LinkMade {
  until: number
}

export interface OpenWith {
  secret: string
}

export interface Challenge {
  challenge: string
  site: string
  user: string
}

export interface Signed {
  credential: Record<string, any>
}

export interface MyTable {
  table: string
  game: string
  status: 'open' | 'over' | 'running'
  created: number
  seats: number[]
}

export interface KeptKey {
  kind: string
  created: number
}

export interface MyKey {
  id: string
  kind: 'device' | 'passkey' | 'words'
  created: number
  here?: boolean
}

export interface Revoke {
  id: string
}

export interface MySeat {
  table: string
  seat: number
  name: string
  game: string
  status: 'open' | 'over' | 'running'
  created: number
  rank: number | null
  used?: Record<string, number>
  luck?: number | null
  lost?: number | null
  blunders?: number | null
  seconds?: number | null
  rounds?: number | null
  ended?: number | null
  mu?: number | null
  sigma?: number | null
  worth?: number | null
}

export interface GameRating {
  game: string
  points: number
  band: number
  games: number
}

export interface KeptInvitation {
  table: string
  at: number
  declined: boolean
}

export interface KeptReport {
  table: string
  seat: number
  at: number
}

export interface KeptDeal {
  deal: string
  table: string
  at: number
}

export interface KeptMute {
  at: number
}

export interface Everything {
  me: Me
  keys: KeptKey[]
  seats: MySeat[]
  ratings: GameRating[]
  puzzles: PuzzleAttempt[]
  invitations: KeptInvitation[]
  reports: KeptReport[]
  telling: KeptTelling
  channels: KeptChannel[]
  notices: KeptNotice[]
  deals: KeptDeal[]
  muted: KeptMute[]
  banned?: number
  seen?: number
}

export interface Invite {
  seats?: number[] | null
  promise?: string
}

export interface Decline {
  seat?: number | null
}

export interface Mute {
  seat: number
  muted?: boolean
}

export interface Muted {
  seats: number[]
}

export interface Report {
  seat: number
}

export interface Invitation {
  name: string
  table: OpenTable
}

export interface Claim {
  tokens: string[]
}

export interface Claimed {
  seats: number[]
}

export interface Deleted {
  left: string[]
}

export interface KindCount {
  game: string
  players: number
  games: number
  won: number
  seconds: number
}

export interface RivalCount {
  bot: string
  id: string
  name: string
  games: number
  ahead: number
  level: number
  table?: string
  seat?: number
}

export interface RatedThen {
  ended: number
  points: number
  band: number
}

export interface SizeRating {
  players: number
  points: number
  band: number
  games: number
}

export interface RobotRating {
  bot: string
  points: number
}

export interface RatingWay {
  way: RatedThen[]
  sizes: SizeRating[]
  robots?: RobotRating[]
}

export interface Keepsake {
  name: string
  at: number | null
}

export interface Companion {
  name: string
  last: string
  seat: number
  id: string
  emblem: string
  presence: '' | 'away' | 'gone' | 'here' | 'open' | 'playing'
  game: string
  table: string
  since: number
}

export interface Profile {
  id: string
  mine: boolean
  name: string
  emblem: string
  created: number
  ratings: GameRating[]
  counts: KindCount[]
  rivals: RivalCount[]
}

export interface Used {
  name: string
  times: number
}

export interface LuckThen {
  ended: number
  points: number
  usual: number
}

export interface Expected {
  name: string
  times: number
}

export interface Ended {
  rounds: number
  games: number
  strong: number
}

export interface Beside {
  bot: string
  games: number
  used: Expected[]
  ended: Ended[]
}

export interface Habits {
  games: number
  used: Used[]
  luck: LuckThen[]
  beside: Beside | null
}

export interface PlayedSeat {
  name: string
  colour: string
  kind: string
  bot: string
  rank: number
}

export interface PlayedGame {
  table: string
  game: string
  ended: number
  rounds: number
  mine: number
  seats: PlayedSeat[]
  change?: number | null
  accuracy?: number | null
}

export interface Fairness {
  fair: boolean
  outcomes: number
  message: string
  dice: boolean
}

export interface Shares {
  tokens: string[]
  weights: number[]
}

export interface Outcome {
  turn: number
  token: string
  shares: number
  reel?: string
}

export interface Revealed {
  seat: number
  promise: string
  entropy: string
}

export interface Proof {
  game: string
  commitment: string
  seed: string
  revealed: Revealed[]
  first: number
  shares: Shares[]
  outcomes: Outcome[]
  dice: boolean
  scene: boolean
}

export interface ReplayStep {
  step: number
  turn: number
  seat: number
  token: string
  text: string[]
  score: number[]
  why: boolean
}

export interface Replay {
  table: string
  names: string[]
  steps: ReplayStep[]
  boxes?: string[]
  marks?: string[]
  study?: boolean
  sealed?: boolean
}

export interface Frame {
  step: number
  view: Record<string, any>
}

export interface Judged {
  text: string
  share: number | null
  played: boolean
  error?: number | null
  as_good?: boolean
  gain?: string
}

export interface Moment {
  step: number
  choices: Judged[]
}

export interface Judgement {
  step: number
  seat: number
  choices: Judged[]
  plan: string
  moments?: Moment[]
}

export interface Rank {
  seat: number
  rank: number
  tally: Record<string, number>
  decided_by: string
}

export interface DiceCount {
  total: number
  rolled: number
  expected: number
}

export interface Statistics {
  names: string[]
  steps: number
  turns: number[]
  rounds: number[]
  series: Record<string, number[][]>
  visits: Record<string, number[]>
  income: Record<string, Record<string, number[]>>
  dice: DiceCount[]
  ranking: Rank[]
  sources?: Record<string, number[]>
  study?: boolean
  sealed?: boolean
}

export interface StudyEntry {
  name: string
  label: string
  share: number
  text: string
}

export interface StudySeat {
  verdict: string
  ledger: StudyEntry[]
  lost: StudyEntry
  accuracy: string[]
  percents: (number | null)[]
  marks: Record<string, number>
  rank: number
}

export interface StudyTotal {
  total: number
  odds: number
  good: boolean
  came: boolean
}

export interface StudyGlance {
  told: string
  share: number
  about: string
  level: boolean
}

export interface StudyMoment {
  step: number
  turn: number
  seat: number
  choice: boolean
  name: string
  title: string
  share: number
  text: string
  told: string[]
  played: string
  better: string
  top: boolean
  swing: string
  totals: StudyTotal[]
  right: boolean
  shares: number[]
  further: StudyGlance[]
}

export interface StudyTurn {
  turn: number
  step: number
  seat: number
  shares: number[]
}

export interface StudyStep {
  step: number
  turn: number
  active: number
  mover: number
  chooser: number
  chosen: number[]
  luck: number[]
}

export interface GameStudy {
  state: string
  before: number
  left: number
  older: number | null
  short: boolean
  game: string
  rounds: number
  done: number
  questions: number
  names: string[]
  marks: string[]
  boxes: string[]
  turns: StudyTurn[]
  seats: StudySeat[]
  phases: string[]
  moments: StudyMoment[]
  steps: StudyStep[]
  notes: Record<string, string>
}

export interface Hello {
  t: 'hello'
  tokens?: string[]
  lang?: string
  seq?: number
  entropy?: string[]
  key?: string
  look?: number | null
}

export interface Reveal {
  t: 'reveal'
  entropy: string[]
}

export interface Act {
  t: 'act'
  seq: number
  tokens: string[]
}

export interface Undo {
  t: 'undo'
  seq: number
}

export interface Why {
  t: 'why'
  token: string
}

export interface Handover {
  t: 'handover'
  seat: number
  bot: string | null
}

export interface Name {
  t: 'name'
  seat: number
  name: string
}

export interface SetLang {
  t: 'lang'
  lang: string
}

export interface Look {
  t: 'look'
  seat: number
}

export interface Say {
  t: 'say'
  seat: number
  phrase: 'again' | 'good_luck' | 'hello' | 'one_moment' | 'oops' | 'take_your_time' | 'thanks' | 'well_played'
}

export interface Write {
  t: 'write'
  seat: number
  text: string
}

export interface React {
  t: 'react'
  seat: number
  turn: number
  sign: 'bravo' | 'clever' | 'laugh' | 'lucky' | 'ouch' | null
}

export interface Sync {
  t: 'sync'
}

export interface Happening {
  kind: string
  seat: number
  args: Record<string, number | string>
  text: string
  barrier?: boolean
  turn?: number
  remains?: string
}

export interface Line {
  seq: number
  turn: number
  seat: number
  text: string
  barrier: boolean
  remains?: string
}

export interface Turn {
  turn: number
  seat: number
  text: string
  round?: number
  place?: string
  where?: string
  ways?: string[][]
  cost?: Record<string, number>
  gain?: Record<string, number>
  tags?: string[]
}

export interface Reason {
  rule: string
  text: string
  marks?: string[]
  way?: string[]
  help?: string
}

export interface UndoInfo {
  allowed: boolean
  text: string
}

export interface Odds {
  ways: number
  of: number
  gain: Record<string, number>
}

export interface PlanLine {
  text: string
  remains?: string
  asset?: string
}

export interface Deed {
  token: string
  text: string
  plan: string[]
  bars: boolean
  shape?: string
  argument?: string
  odds?: Odds[]
  then?: string
}

export interface Use {
  useful: boolean
  pill: string
  mini?: string
  asset?: string
  lines?: PlanLine[]
  lacks?: string
  help?: string
  deeds?: Deed[]
}

export interface Share {
  sign: string
  count: number
  text: string
}

export interface Sum {
  title: string
  line?: string
  cost?: Share[]
  why?: string
  brings?: Share[]
  total?: string
  note?: string
  short?: Share | null
  act?: string
}

export interface Option {
  token: string
  verb: string
  text: string
  shape: string
  argument: string
  main: boolean
  plan: string[]
  lines: string[]
  gain: Record<string, number>
  bars: boolean
  odds?: Odds[]
  role?: 'act' | 'free' | 'instead' | 'out'
  moves?: boolean
  card?: string
  consequences?: PlanLine[]
  use?: Use | null
  steps?: number
  settled?: Deed[]
  folded?: boolean
  sum?: Sum | null
}

export interface Ask {
  seat: number
  mine: boolean
  decision: string
  title: string
  phase: string
  phases: string[]
  done: string[]
  options: Option[]
  usual: string
  why: Record<string, Reason>
  undo: UndoInfo
  facts?: Record<string, any>
  ways?: Option[]
  passing?: string
}

export interface Coaching {
  chapter: string
  title: string
  step: number
  steps: number
  stands: 'done' | 'go' | 'off' | 'wait'
  say: string
  why: string
  token: string
}

export interface TableMessage {
  t: 'table'
  info: TableInfo
}

export interface Reaction {
  turn: number
  seat: number
  sign: 'bravo' | 'clever' | 'laugh' | 'lucky' | 'ouch' | null
}

export interface SyncMessage {
  t: 'sync'
  seq: number
  you: number[]
  as: number
  view: Record<string, any> | null
  ask: Ask | null
  log: Line[]
  missed: number
  lesson?: Coaching | null
  chance?: string[]
  turns?: Turn[]
  reactions?: Reaction[]
}

export interface StepMessage {
  t: 'step'
  seq: number
  as: number
  events: Happening[]
  view: Record<string, any> | null
  ask: Ask | null
  lesson?: Coaching | null
  chance?: string[]
  turns?: Turn[]
}

export interface WhyMessage {
  t: 'why'
  token: string
  rule: string
  text: string
  marks?: string[]
  way?: string[]
  help?: string
}

export interface SaidMessage {
  t: 'said'
  seat: number
  phrase: 'again' | 'good_luck' | 'hello' | 'one_moment' | 'oops' | 'take_your_time' | 'thanks' | 'well_played'
}

export interface WroteMessage {
  t: 'wrote'
  seat: number
  text: string
}

export interface ReactedMessage {
  t: 'reacted'
  turn: number
  seat: number
  sign: 'bravo' | 'clever' | 'laugh' | 'lucky' | 'ouch' | null
}

export interface ErrorMessage {
  t: 'error'
  code: 'bad_message' | 'barred' | 'illegal' | 'not_your_seat' | 'over' | 'paused' | 'rate' | 'stale'
  text: string
  rule?: string | null
}

export type ClientMessage = Hello | Reveal | Act | Undo | Why | Handover | Name | SetLang | Look | Say | Write | React | Sync

export type ServerMessage = TableMessage | SyncMessage | StepMessage | WhyMessage | SaidMessage | WroteMessage | ReactedMessage | ErrorMessage

export const MESSAGE_BYTES = 4096
export const MESSAGE_TOKENS = 40
export const NAME_LENGTH = 24
export const TEXT_LENGTH = 140
