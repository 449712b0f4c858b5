// Written by `python -m signoria.server.schema` from src/signoria/server/protocol.py. Do not edit.
export const PROTOCOL = 1;

/**
 * A choice made before the game: one of `choices`, or a whole number from low to high.
 *
 * `least_seats` has for each of `choices` the number of seats from which on it may be made; empty: any.
 */
export interface OptionInfo {
  name: string;
  default: boolean | number | string;
  choices: (boolean | number | string)[];
  low: number | null;
  high: number | null;
  noun: string;
  least_seats: number[];
}

/**
 * Actions `base` to `base + size - 1`; the argument counts through the nouns, the last one fastest.
 *
 * `aim`: the place of the noun that is chosen first, what the action is aimed at.
 * Who says a verb that `ends` something gives up all else that could still be done: to pass, to end the turn.
 */
export interface VerbInfo {
  name: string;
  nouns: string[];
  base: number;
  size: number;
  aside: boolean;
  aim: number;
  ends: boolean;
}

/**
 * What a value names: a word by its place in `words`, or the number `first + value`.
 */
export interface NounInfo {
  words: string[] | null;
  first: number;
  last: number;
}

/**
 * The rule paragraph of a key and the (name, noun) of each of its values.
 */
export interface MessageInfo {
  rule: string;
  arguments: [string, string][];
}

/**
 * A promise that can be made: the noun of each of its arguments; words in Fluent under `pact-ID`.
 */
export interface PactTemplateInfo {
  id: string;
  nouns: string[];
  until: string[];
}

/**
 * How rising auctions are bid in: the verb, which of its nouns is the amount, and the answer that leaves.
 */
export interface BidsInfo {
  verb: string;
  amount: string;
  leave: string;
}

/**
 * All a client needs to know of a title. `usual_bot` is the level that people meet unless they choose another.
 *
 * `board`, `picture`: the title comes from another package and brings a board module or a picture of its own,
 * served as `/titles/ID/client/board.js` and `/titles/ID/client/picture.svg`.
 */
export interface GameInfo {
  id: string;
  title: string;
  min_seats: number;
  max_seats: number;
  usual_seats: number;
  rules_version: number;
  options: OptionInfo[];
  verbs: VerbInfo[];
  nouns: Record<string, NounInfo>;
  messages: Record<string, MessageInfo>;
  components: Record<string, unknown>;
  components_hash: string;
  bots: string[];
  pacts: PactTemplateInfo[];
  languages: string[];
  usual_bot: string;
  board: boolean;
  picture: boolean;
  rules: boolean;
  bids: BidsInfo | null;
}

/**
 * The person behind the cookie; `id` is empty before a name was given.
 */
export interface Me {
  id: string;
  name: string;
  language: "en" | "fr" | "it";
  protocol: number;
  member: boolean;
}

export interface MeChange {
  name: string;
  language?: "en" | "fr" | "it";
}

/**
 * The code of a link by which a guest comes back, told once to whoever makes it; empty when only asked about.
 */
export interface WayBack {
  code: string;
  made: number | null;
}

export interface ComeBack {
  code: string;
}

/**
 * Who is to sit on a seat: its maker, whoever comes, or a bot of a level (left out: the title's usual one).
 */
export interface SeatFill {
  kind: "bot" | "me" | "open";
  level?: string;
}

/**
 * A clock in hours and days, which runs on though nobody looks.
 *
 * `most`: increments fill the bank no further than this, in seconds. `weekly`: the bank is a budget that is full
 * again every Monday. `night`, `weekend`: the clock of whoever is asked stands still then, by their own time zone.
 * `out`: what happens when time is out. A bot answers; or whatever passes is said, and a bot answers only where
 * nothing passes; or the others vote whether a bot shall have the seat.
 */
export interface PostRule {
  most?: number | null;
  weekly?: boolean;
  night?: boolean;
  weekend?: boolean;
  out?: "bot" | "pass" | "vote";
}

/**
 * Seconds in the bank, seconds added per decision, and the bot that moves when time is out, or the usual one.
 *
 * With `post` the game is played by post: the clock runs by the hours of the day, server or no server.
 */
export interface ClockRule {
  bank: number;
  increment?: number;
  bot?: string;
  post?: PostRule | null;
}

/**
 * `fill` names the seats in order; seats beyond it are open. `pace`: about how long a bot takes, in ms.
 */
export interface CreateTable {
  game: string;
  seats?: number | null;
  options?: Record<string, boolean | number | string>;
  visibility?: "private" | "public";
  fill?: SeatFill[];
  clock?: ClockRule | null;
  pace?: number;
  auto_pass?: boolean;
  spectators?: boolean;
}

/**
 * Create, fill with bots and start in one call. Seat left out: a random one; level: the title's usual one.
 *
 * With the `commitment` to a nonce the game begins when the nonce is revealed. With the id of an `example` of the
 * rules page it begins where the example does, with its seats and options, on the seat that is asked there; unrated.
 */
export interface PlayNow {
  game: string;
  seats?: number | null;
  options?: Record<string, boolean | number | string>;
  level?: string;
  seat?: number | null;
  pace?: number;
  commitment?: string | null;
  example?: string;
}

/**
 * The host decides, before the start, who is to sit on a seat.
 */
export interface FillSeat {
  seat: number;
  fill: SeatFill;
}

/**
 * What somebody who sits wants to have of an option that is settled by seat; `any`: nothing in particular.
 */
export interface SeatWish {
  option: string;
  word: string;
}

/**
 * Seat left out: the first open one.
 */
export interface TakeSeat {
  seat?: number | null;
}

/**
 * The SHA-256 of 16 random bytes that are to have a part in the deal.
 */
export interface PromiseNonce {
  commitment: string;
}

/**
 * The 16 bytes, once the table has called for them.
 */
export interface RevealNonce {
  nonce: string;
}

/**
 * `driver` is the bot that plays for an absent person; empty while they play themselves.
 *
 * An open seat with a `user` is kept for that person, who has not accepted it yet. `replace_from` is the server time
 * from which the host may let a bot play for somebody who is away; null while nobody may.
 */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  user: string;
  level: string;
  driver: string;
  online: boolean;
  replace_from: number | null;
}

/**
 * What a person adds to the deal: the commitment at once, the nonce when the game begins.
 *
 * `withheld`: the game had to begin without it.
 */
export interface SeatNonce {
  seat: number;
  commitment: string;
  nonce: string;
  withheld: boolean;
}

/**
 * A table as this viewer may know it. `invite` is filled for those who sit, `seed` after the end.
 *
 * `commitment` is that of the table's `secret`, which is shown with the seed; without nonces they are the same.
 * `called`: the list of nonces is closed, and the game begins as soon as they are given.
 * `unrated` says why the game counts for nobody's rating (`undo`: moves were taken back past the boundary;
 * `scene`: it began from a position set up; `one-person`: somebody played against themselves). `absence` and `say` are
 * minutes: away so long, somebody may be replaced by a bot; gone no longer than that, they still have a say in what is
 * taken back.
 */
export interface TableInfo {
  id: string;
  game: string;
  rules_version: number;
  status: "closed" | "halted" | "open" | "over" | "running";
  visibility: "private" | "public";
  seats: SeatInfo[];
  options: Record<string, boolean | number | string>;
  host: string;
  my_seat: number;
  am_host: boolean;
  invite: string;
  commitment: string;
  seed: string;
  clock: ClockRule | null;
  pace: number;
  auto_pass: boolean;
  spectators: boolean;
  paused: boolean;
  watching: number;
  created: number;
  started: number | null;
  ended: number | null;
  previous: string;
  next: string;
  scores: number[] | null;
  winners: number[] | null;
  components_hash: string;
  nonces: SeatNonce[];
  called: boolean;
  secret: string;
  unrated: string;
  absence: number;
  say: number;
}

export interface TableList {
  tables: TableInfo[];
}

/**
 * Why a request was refused: a catalogue key and, for people, a sentence.
 */
export interface Problem {
  key: string;
  detail: string;
}

/**
 * One action and the scores after it.
 */
export interface ReplayStep {
  number: number;
  seat: number;
  action: number;
  text: string;
  scores: number[];
}

/**
 * A promise of `author` to `to`. A secret one is seen by the two, and by all after the end.
 *
 * `number` counts the promises in the order in which this viewer came to know of them.
 * `agreed` says whether it ever was accepted: a promise may be withdrawn after that, too, by `withdrawn_by`.
 */
export interface PactInfo {
  number: number;
  author: number;
  to: number;
  template: string;
  args: number[];
  until: string;
  public: boolean;
  status: "accepted" | "broken" | "declined" | "kept" | "lapsed" | "proposed" | "withdrawn";
  agreed: boolean;
  withdrawn_by: number;
}

/**
 * A finished game: moment 0 is the start, moment N the table after N actions.
 */
export interface ReplayInfo {
  table: TableInfo;
  steps: ReplayStep[];
  scores: number[][];
  winners: number[];
  breakdown: Record<string, number>[];
  pacts: PactInfo[];
  record: string;
}

/**
 * Something that happened: a catalogue key with its values; `shown` if it brought a secret to light.
 */
export interface EventInfo {
  key: string;
  values: number[];
  shown?: boolean;
}

/**
 * What a seat (-1: a spectator) saw after `number` actions, and the events of the last one.
 *
 * `before` are the events told earlier, the last 200 of them; of several moments in one answer only the first
 * has them. With `open` asked for, `hands` is what
 * each seat saw, and the events are those of all.
 */
export interface ReplayMoment {
  number: number;
  seat: number;
  view: Record<string, unknown>;
  legal: number[];
  prompt: [string, number[]] | null;
  asked: number[];
  events: EventInfo[];
  before: EventInfo[];
  hands: Record<string, unknown>[];
}

/**
 * The board as a viewer saw it when it was told this event, the number being one of its own.
 */
export interface PastMoment {
  event: number;
  view: Record<string, unknown>;
}

/**
 * How a person stands in a title. `rating` is careful: two `deviation`s below `mean`, their likeliest strength.
 *
 * Equals share a `place`; `me` marks the asker's own row. While it is `provisional`, there are too few games to tell:
 * `rating` is the mean then, and `place` is 0.
 */
export interface RatingInfo {
  place: number;
  name: string;
  rating: number;
  mean: number;
  deviation: number;
  games: number;
  wins: number;
  me: boolean;
  provisional: boolean;
}

/**
 * A level of the bots on the same scale. It was measured in matches and does not move.
 */
export interface BotRating {
  level: string;
  rating: number;
  mean: number;
  deviation: number;
}

/**
 * Part of a title's ladder: `total` people, the strongest first, then the provisional; `me` is the asker's row,
 * wherever it is.
 */
export interface RatingList {
  game: string;
  total: number;
  people: RatingInfo[];
  bots: BotRating[];
  me: RatingInfo | null;
}

/**
 * The rating of the person on a seat before and after a game, in one measure: that of the rating after it.
 */
export interface SeatRating {
  seat: number;
  before: number;
  after: number;
  provisional: boolean;
}

/**
 * What a finished game did to ratings; no seats when it did not count.
 */
export interface TableRatings {
  game: string;
  seats: SeatRating[];
}

/**
 * The server closes for a while: from `at` (ms since 1970), for about so many minutes.
 */
export interface Maintenance {
  at: number;
  minutes: number;
}

/**
 * What everybody should know of the server.
 */
export interface HouseInfo {
  maintenance: Maintenance | null;
}

/**
 * A component: its noun, its place there (-1: no noun of the rules), its word and its name.
 */
export interface GuideThing {
  noun: string;
  value: number;
  word: string;
  name: string;
  count: number;
}

/**
 * A moment of a scene as it is seen, and what was done since the one before.
 */
export interface GuideMoment {
  view: Record<string, unknown>;
  events: EventInfo[];
  action: string;
}

/**
 * Moments of a scene for a part of the title's board to draw, brought near to `focus`; or `things` in a row.
 */
export interface GuidePicture {
  part: string;
  seat: number;
  names: string[];
  focus: GuideThing[];
  moments: GuideMoment[];
  things: GuideThing[];
}

export interface GuideSummary {
  id: string;
  text: string;
  picture: GuidePicture;
}

/**
 * A cell of a table of the box; `things` are drawn in place of the text.
 */
export interface GuideCell {
  text: string;
  things: GuideThing[];
  number: number | null;
}

export interface GuideRow {
  thing: GuideThing;
  cells: GuideCell[];
  help: string;
  rule: string;
}

/**
 * A table of what is in the box; with `bars`, a chart of the first column. `width`: side, main or wide.
 */
export interface GuideShelf {
  id: string;
  title: string;
  note: string;
  columns: string[];
  rows: GuideRow[];
  total: number;
  bars: boolean;
  width: string;
}

export interface GuideStep {
  title: string;
  text: string;
  rule: string;
}

/**
 * A worked example under its paragraph; whatever figure its text names was computed by the rules.
 *
 * `plays`: the seat that one takes to play on from where it begins (`PlayNow.example`); -1: it cannot be played.
 */
export interface GuideExample {
  id: string;
  rule: string;
  title: string;
  text: string;
  picture: GuidePicture;
  plays: number;
}

/**
 * The rules page of a title beside its digest, in `language`, from the components in use.
 */
export interface GuideInfo {
  language: string;
  turn_title: string;
  box_lead: string;
  summary: GuideSummary[];
  shelves: GuideShelf[];
  turn: GuideStep[];
  examples: GuideExample[];
}

export interface PasskeyInfo {
  id: string;
  label: string;
  added: number;
  used: number;
}

/**
 * A device that is signed in; `device` is browser and system, or `?`.
 */
export interface SessionInfo {
  id: string;
  device: string;
  began: number;
  seen: number;
  here: boolean;
}

/**
 * All that one's own account page shows. A guest has games and running tables, and nothing else yet.
 */
export interface AccountInfo {
  member: boolean;
  games: number;
  running: number;
  handle: string;
  joined: number | null;
  passkeys: PasskeyInfo[];
  sessions: SessionInfo[];
  codes: number;
  address: string;
  letters: boolean;
  fresh: boolean;
  public: boolean;
}

/**
 * As the browser's own parser reads it (`parseCreationOptionsFromJSON`, `parseRequestOptionsFromJSON`).
 */
export interface PasskeyOptions {
  options: Record<string, unknown>;
}

/**
 * What the browser has made, by `toJSON`, and how its owner is to recognise it.
 */
export interface NewPasskey {
  credential: Record<string, unknown>;
  label?: string;
}

export interface ShownPasskey {
  credential: Record<string, unknown>;
}

export interface ByCode {
  handle: string;
  code: string;
}

export interface ByLetter {
  address: string;
}

export interface ByToken {
  token: string;
}

/**
 * Who one is now. `guest`: who one was on this device before, with games that may be taken over by `token`.
 */
export interface SignedIn {
  me: Me;
  guest: string;
  games: number;
  token: string;
}

export interface Handle {
  handle: string;
}

/**
 * Told this once.
 */
export interface RecoveryCodeList {
  codes: string[];
}

/**
 * The name of a time zone, as `Europe/Rome`.
 */
export interface ZoneChange {
  zone: string;
}

/**
 * From the beginning of `first` (today: from now on) to the end of `last`, by one's own time zone.
 */
export interface HolidayWish {
  first: string;
  last: string;
}

export interface HolidayInfo {
  id: string;
  starts: number;
  ends: number;
}

/**
 * When one's clocks rest. `zone` is empty until it is told; `zone_from`: from when on it may be another.
 *
 * `days` of holiday are left of `season_days` until `season_ends`.
 */
export interface RestInfo {
  zone: string;
  zone_from: number;
  holidays: HolidayInfo[];
  days: number;
  season_days: number;
  season_ends: number;
}

/**
 * What happened since one was here last: one's own events from number `first` on, of the stream of this `epoch`.
 *
 * `at`: when one was here last, null at the first visit. `times`: when each event was told, to the minute.
 * `lent`: those of these numbers that were told when something was decided for one, as one's time was out or a bot had
 * the seat.
 */
export interface Story {
  epoch: number;
  first: number;
  at: number | null;
  times: number[];
  lent: number[];
}

export interface CallPlayer {
  seat: number;
  name: string;
  kind: "bot" | "open" | "person";
  driver: string;
}

/**
 * A running game of mine, as a list shows it: what it asks of me, or whom it waits for.
 */
export interface TableCall {
  id: string;
  game: string;
  components_hash: string;
  seat: number;
  players: CallPlayer[];
  mine: boolean;
  since: number;
  until: number | null;
  live: boolean;
  paused: boolean;
  prompt: [string, number[]] | null;
  verbs: string[];
  asked: number[];
}

/**
 * A game of mine that has ended lately: `place` is 1 for whoever won.
 */
export interface TableEnd {
  id: string;
  game: string;
  ended: number;
  place: number;
  players: CallPlayer[];
}

/**
 * The most urgent first; `now` is the time by which `until` is to be read.
 */
export interface CallList {
  now: number;
  tables: TableCall[];
  invitations: number;
  ended: TableEnd[];
}

/**
 * What I am told when I do not look. `browser`: by the one that asks; `mail`: by letter, while that can be sent.
 */
export interface NoticeInfo {
  key: string;
  kinds: string[];
  browser: string[];
  mail: string[];
  letters: boolean;
  address: boolean;
  quiet_from: number | null;
  quiet_to: number | null;
  zone: string;
  calendar: boolean;
}

/**
 * What I wish to be told by letter, and my quiet hours; none if one of their ends is missing.
 */
export interface NoticeWish {
  mail: ("ended" | "time" | "turn")[];
  zone: string;
  quiet_from?: number | null;
  quiet_to?: number | null;
}

/**
 * A subscription as the browser has made it, and what it is to be called about.
 */
export interface KeepBrowser {
  address: string;
  key: string;
  auth: string;
  kinds: ("ended" | "time" | "turn")[];
}

export interface ForgetBrowser {
  address: string;
}

/**
 * Told this once.
 */
export interface CalendarAddress {
  path: string;
}

export interface GiveWebhook {
  address: string;
  shape: "discord" | "matrix";
}

/**
 * `host`: the machine it is told to; the whole address, which is a secret, is not shown again.
 */
export interface WebhookInfo {
  shape: string;
  host: string;
}

/**
 * How somebody stood after a game that ended at `at`.
 */
export interface RatingPoint {
  at: number;
  mean: number;
  deviation: number;
}

/**
 * Finished games of a title, and how the person stands in it; `history` has the last games, the oldest first.
 *
 * `game` is empty for all titles together. `rating` is null as long as no game counted.
 */
export interface TitleStanding {
  game: string;
  games: number;
  rating: RatingInfo | null;
  bots: BotRating[];
  history: RatingPoint[];
}

/**
 * How often one of two ended higher at the same table, and how often they shared a place.
 *
 * A bot has a `level`; a person a `name`, empty for a former player, and a `handle` if their own page is public.
 */
export interface Opponent {
  games: number;
  won: number;
  lost: number;
  shared: number;
  name: string;
  handle: string;
  level: string;
  me: boolean;
}

/**
 * A promise made in the open, the table it comes from, and the names there; a former player's is empty.
 */
export interface OpenPromise {
  table: string;
  game: string;
  names: string[];
  pact: PactInfo;
}

/**
 * Promises made in the open, by what became of them; `latest` has the last ones, with their tables.
 */
export interface Promises {
  kept: number;
  broken: number;
  lapsed: number;
  latest: OpenPromise[];
}

/**
 * A finished table: the place the person ended on, of how many, and what it did to their rating.
 */
export interface PlayedGame {
  table: string;
  game: string;
  ended: number;
  place: number;
  seats: number;
  change: number | null;
  provisional: boolean;
}

/**
 * The page of a member. `read` says over how many of the last games `played_out`, `opponents` and `promises` go.
 *
 * `mine`: it is the asker's own, and tells everything; `public`: whether others find it.
 */
export interface Profile {
  handle: string;
  name: string;
  joined: number;
  public: boolean;
  mine: boolean;
  games: number;
  read: number;
  played_out: number;
  overall: TitleStanding;
  titles: TitleStanding[];
  opponents: Opponent[];
  promises: Promises;
  latest: PlayedGame[];
}

/**
 * Whether others find my page.
 */
export interface PublicChoice {
  public: boolean;
}

/**
 * A kind of action of the question, with its price or limit.
 *
 * `always`: it is named whenever this is asked; while it is not possible, there is no legal action of it.
 */
export interface KindInfo {
  verb: string;
  note: [string, number[]] | null;
  always: boolean;
}

/**
 * An action whose sentence names what lies on the table now, in place of `verb-NAME`.
 */
export interface LabelInfo {
  action: number;
  label: [string, number[]];
}

/**
 * In the auction that runs, raise by the least step while that is no more than `limit`; then ask me, or pass.
 */
export interface BidUpTo {
  kind: "bid_up_to";
  limit: number;
  then?: "ask" | "pass";
}

/**
 * A seat's own order. `ended`: why it is over, until that is put away; empty while it holds.
 *
 * `outbid`: others went beyond the limit; `closed`: the seat can bid no more; `beyond`: it bid more than the limit
 * itself; `undone`: moves were taken back.
 */
export interface OrderInfo {
  order: BidUpTo;
  ended: "" | "beyond" | "closed" | "outbid" | "undone";
}

/**
 * An order that would be taken now: of this kind, with a limit from `low` to `high`.
 */
export interface OrderRoom {
  kind: "bid_up_to";
  low: number;
  high: number;
}

/**
 * All a viewer sees of a running or finished game at one version.
 *
 * `version` counts what this viewer has seen change; every viewer has its own count.
 * `asides` is null when they are many: ask with an `asides` message.
 * `forced`: the only answer is a pass, and the table will give it.
 * `order` is the seat's own standing order, which nobody else is told of; while it holds, the table answers.
 * `may_order` is what the seat could order now.
 */
export interface Situation {
  version: number;
  view: Record<string, unknown>;
  legal: number[];
  asides: number[] | null;
  aside_count: number;
  prompt: [string, number[]] | null;
  asked: number[];
  can_undo: boolean;
  over: boolean;
  forced: boolean;
  kinds: KindInfo[];
  labels: LabelInfo[];
  order: OrderInfo | null;
  may_order: OrderRoom | null;
}

/**
 * `seat` -1: a spectator; `to` -1: the whole table, otherwise a whisper to that seat.
 *
 * `number` counts the lines that this viewer may hear.
 */
export interface ChatLine {
  number: number;
  seat: number;
  name: string;
  text: string;
  at: number;
  to: number;
}

/**
 * The clock of one seat beyond its bank. What is null is not the case now.
 *
 * `ends`: when its time is out, if it runs. `rests`: the next times at which it stands still, until then.
 * `holiday`: until when its person is on holiday. `usual`: milliseconds within which this person mostly answers.
 * `votes`: the seats that want a bot to play on here, once its time is out; `needed`: how many are enough.
 */
export interface PostSeat {
  ends: number | null;
  rests: [number, number][];
  holiday: number | null;
  usual: number | null;
  votes: number[];
  needed: number;
}

/**
 * Milliseconds left per seat at server time `at`, and the seats whose clock is running; by post more of each.
 */
export interface ClockState {
  banks: number[];
  running: number[];
  at: number;
  post: PostSeat[];
}

/**
 * A seat asks to take back its last action although others have learned something since.
 *
 * The game will not be rated. `needed` are those who must agree: the others, or, alone with bots, the seat itself.
 * `events` of what this viewer was told would be taken back; `shown` if a secret had come to light among them. `until`
 * is the server time at which the wish lapses, where there is a clock.
 */
export interface UndoRequestInfo {
  seat: number;
  agreed: number[];
  needed: number[];
  events: number;
  shown: boolean;
  until: number | null;
}

/**
 * First message of a connection, and again when the game starts. `state` is null before the start.
 */
export interface Welcome {
  type: "welcome";
  protocol: number;
  table: TableInfo;
  seat: number;
  state: Situation | null;
  events_from: number;
  events: EventInfo[];
  epoch: number;
  chat: ChatLine[];
  pacts: PactInfo[];
  clock: ClockState | null;
  undo_request: UndoRequestInfo | null;
}

/**
 * The game went on. Keep `events_from` events, then append. `epoch` changes when events were taken back.
 *
 * `ack` is the client id of the action that this update acknowledges, empty for those of others.
 */
export interface Update {
  type: "update";
  state: Situation;
  events_from: number;
  events: EventInfo[];
  epoch: number;
  clock: ClockState | null;
  ack: string;
}

/**
 * The message with this client id was taken, or had been taken before.
 */
export interface Accepted {
  type: "accepted";
  id: string;
  version: number;
}

/**
 * Nothing changed: the reason as a catalogue key, its rule, and the situation as it is.
 */
export interface Refused {
  type: "refused";
  id: string;
  key: string;
  values: number[];
  rule: string;
  version: number;
  detail: string;
  state: Situation | null;
}

export interface Chat {
  type: "chat";
  line: ChatLine;
}

/**
 * A promise that is new or changed its status.
 */
export interface Pact {
  type: "pact";
  pact: PactInfo;
}

/**
 * Who sits, who is there, who drives, pause: the table without the game.
 */
export interface Presence {
  type: "presence";
  table: TableInfo;
  clock: ClockState | null;
}

export interface UndoRequest {
  type: "undo_request";
  request: UndoRequestInfo;
}

/**
 * The request is settled; an update follows when it was granted.
 */
export interface UndoOutcome {
  type: "undo_outcome";
  seat: number;
  granted: boolean;
}

export interface Asides {
  type: "asides";
  version: number;
  asides: number[];
}

/**
 * Which of the actions asked about could not be taken back, as far as the seat can know.
 */
export interface Foresight {
  type: "foresight";
  version: number;
  final: number[];
}

/**
 * What an action will do, as far as its seat can know: sentences.
 */
export interface OutcomeInfo {
  action: number;
  lines: [string, number[]][];
}

/**
 * What the actions asked about will do, told from the seat's own view.
 */
export interface Foretold {
  type: "foretold";
  version: number;
  outcomes: OutcomeInfo[];
}

/**
 * Why a kind of action (empty: several alike) cannot be done with what was touched.
 */
export interface ReasonInfo {
  verb: string;
  key: string;
  values: number[];
  rule: string;
}

/**
 * Why what was touched cannot be chosen; none if the seat is not asked anything.
 */
export interface Reasons {
  type: "reasons";
  version: number;
  noun: string;
  value: number;
  verb: string;
  reasons: ReasonInfo[];
}

/**
 * `at` as sent, and the server's time in ms.
 */
export interface Pong {
  type: "pong";
  at: number;
  now: number;
}

/**
 * What those who run the server have announced, or, with nothing, withdrawn.
 */
export interface Announcement {
  type: "announcement";
  maintenance: Maintenance | null;
}

/**
 * Actions as codes or text, all or none, made against `version`. The same id counts once.
 */
export interface Act {
  type: "act";
  id: string;
  version: number;
  actions: (number | string)[];
}

/**
 * Take back the last action; with `ask`, ask for consent when it can no longer be done at once.
 */
export interface Undo {
  type: "undo";
  id: string;
  ask?: boolean;
}

/**
 * Agree or refuse; whoever asked may withdraw the wish with a refusal.
 */
export interface UndoAnswer {
  type: "undo_answer";
  id: string;
  agree: boolean;
}

export interface SendChat {
  type: "chat";
  text: string;
  to?: number;
}

export interface PactPropose {
  type: "pact_propose";
  id: string;
  to: number;
  template: string;
  args?: number[];
  until?: string;
  public?: boolean;
}

export interface PactAccept {
  type: "pact_accept";
  id: string;
  number: number;
}

export interface PactDecline {
  type: "pact_decline";
  id: string;
  number: number;
}

export interface PactWithdraw {
  type: "pact_withdraw";
  id: string;
  number: number;
}

export interface Pause {
  type: "pause";
  id: string;
}

export interface Resume {
  type: "resume";
  id: string;
}

/**
 * Let a bot play a seat: one's own (-1), or, for the host, that of somebody who has been away long enough.
 *
 * The level is for one's own seat; for somebody else it is the usual one of the title.
 */
export interface HandOver {
  type: "hand_over";
  id: string;
  level?: string;
  seat?: number;
}

/**
 * Take one's own seat back from the bot.
 */
export interface Reclaim {
  type: "reclaim";
  id: string;
}

/**
 * Ask for the list of asides when the situation gave only their count.
 */
export interface AskAsides {
  type: "asides";
}

/**
 * Ask which of these answers could not be taken back; those that are not open now are ignored.
 */
export interface Foresee {
  type: "foresee";
  actions: number[];
}

/**
 * Ask what these answers will do; those that are not open now are ignored.
 */
export interface Foretell {
  type: "foretell";
  actions: number[];
}

/**
 * Ask why a thing (a noun and its place; no noun: nothing at all) cannot be chosen, after what was picked before.
 *
 * With `verb` for this kind of action only.
 */
export interface Why {
  type: "why";
  noun?: string;
  value?: number;
  verb?: string;
  picked?: [string, number][];
}

export interface Ping {
  type: "ping";
  at?: number;
}

/**
 * Give an order, in place of the one before, about what was seen at `version`.
 */
export interface SetOrder {
  type: "order";
  id: string;
  version: number;
  order: BidUpTo;
}

/**
 * Take one's order back, or put away what is told of one that is over.
 */
export interface CancelOrder {
  type: "order_cancel";
  id: string;
}

/**
 * Say whether a bot shall have the seat of somebody whose time is out.
 */
export interface Vote {
  type: "vote";
  id: string;
  seat: number;
  agree?: boolean;
}

export type ServerMessage =
  | Welcome
  | Update
  | Accepted
  | Refused
  | Chat
  | Pact
  | Presence
  | UndoRequest
  | UndoOutcome
  | Asides
  | Foresight
  | Foretold
  | Reasons
  | Pong
  | Announcement;

export type ClientMessage =
  | Act
  | Undo
  | UndoAnswer
  | SendChat
  | PactPropose
  | PactAccept
  | PactDecline
  | PactWithdraw
  | Pause
  | Resume
  | HandOver
  | Reclaim
  | AskAsides
  | Foresee
  | Foretell
  | Why
  | Ping
  | SetOrder
  | CancelOrder
  | Vote;
