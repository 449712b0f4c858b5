// Written by `python -m signoria.server.schema` from src/signoria/server/protocol. Do not edit.
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
 * A condition that an order may have: `least` or `most` a figure from `low` to `high`, or `is` one of a noun.
 *
 * Words in Fluent under `standing-if-ID`.
 */
export interface OrderConditionInfo {
  id: string;
  compare: "is" | "least" | "most";
  low: number;
  high: number;
  noun: string;
}

/**
 * A kind of question that the table may answer for people; words in Fluent under `standing-ID`.
 */
export interface OrderKindInfo {
  id: string;
  conditions: OrderConditionInfo[];
}

/**
 * A pack of figures that comes with a title.
 */
export interface EditionInfo {
  id: string;
  components_hash: string;
}

/**
 * All a client needs to know of a title. `usual_bot` is the level that people meet unless they choose another.
 * The bots of the levels in `tempered` may have one of the `characters`, written behind a slash: `expert/careful`.
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
  orders: OrderKindInfo[];
  characters: string[];
  tempered: string[];
  minutes: number;
  edits: boolean;
  editions: EditionInfo[];
}

/**
 * The person behind the cookie; `id` is empty before a name was given. `arms`: the badge they have chosen, which is
 * that of the seat they are given where it is free.
 */
export interface Me {
  id: string;
  name: string;
  language: "en" | "fr" | "it";
  protocol: number;
  member: boolean;
  program: boolean;
  arms: number | null;
}

export interface MeChange {
  name: string;
  language?: "en" | "fr" | "it";
}

/**
 * A badge, by the seat that has it; null for none.
 */
export interface Arms {
  arms: number | null;
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
 * Who is to sit on a seat: its maker, whoever comes, or a bot of a level (left out: the title's usual one), perhaps
 * with a character behind a slash.
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
 *
 * With `seek` it is listed, begins by itself once all seats are taken, and lapses if they are not in time.
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
  rated?: boolean;
  seek?: boolean;
  coach?: boolean;
  edition?: string;
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
  coach?: boolean;
  edition?: string;
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
  agreed: boolean;
  program: boolean;
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
 * `unrated` says why the game counts for nobody's rating (`undo`: moves were taken back past the boundary by consent;
 * `scene`: it began from a position set up; `one-person`: somebody played against themselves; `choice`: its
 * maker wished it so; `coach`: the coach was allowed; `help`: somebody alone with bots asked it or took moves back
 * past the boundary, and only a defeat counts; `bots`: a bot has a character or is adaptive; `brought`: it was
 * begun elsewhere).
 * `coach`: whoever sits may ask it.
 * `absence` and `say` are minutes: away so long, somebody may be replaced by a bot; gone no longer than that, they
 * still have a say in what is taken back.
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
  seek: number | null;
  terms: number;
  coach: boolean;
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
 * A running game as I see it from my seat, with the last that I was told: for a small picture of it.
 */
export interface Glimpse {
  seat: number;
  view: Record<string, unknown>;
  events: EventInfo[];
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
 * A season of the ratings: its number, its name, and when it began; the first, 0, has neither.
 */
export interface SeasonInfo {
  number: number;
  name: string;
  began: number | null;
}

/**
 * Part of a title's ladder: `total` people, the strongest first, then the provisional; `me` is the asker's row,
 * wherever it is. `season` is the one shown, the last of `seasons` the one that runs.
 */
export interface RatingList {
  game: string;
  total: number;
  people: RatingInfo[];
  bots: BotRating[];
  me: RatingInfo | null;
  season: number;
  seasons: SeasonInfo[];
  programs: RatingInfo[];
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
 * How far the analysis of a finished game is, and what it tells so far; docs/analysis.md says what that means.
 *
 * `ahead` analyses come first while it waits. `version` rises while it is worked on: told with the next question,
 * the answer waits for something newer.
 */
export interface AnalysisInfo {
  status: "done" | "failed" | "none" | "running" | "waiting";
  done: number;
  total: number;
  ahead: number;
  version: number;
  analysis: Record<string, unknown> | null;
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
 * One of my programs. `able`: it has a token; `renewed`: when that was made or taken back; `seen`: when it was last
 * here, to the half day; `running`: tables that are not over and have it.
 */
export interface ProgramInfo {
  id: string;
  name: string;
  made: number;
  renewed: number;
  able: boolean;
  seen: number;
  running: number;
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
  programs: ProgramInfo[];
  leaving: number | null;
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
 *
 * `leaving`: when the account is deleted, as its owner has asked, unless that is taken back.
 */
export interface SignedIn {
  me: Me;
  guest: string;
  games: number;
  token: string;
  leaving: number | null;
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
  mail: ("ended" | "invited" | "time" | "turn")[];
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
  kinds: ("ended" | "invited" | "time" | "turn")[];
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
 * How a person stood at the end of a season.
 */
export interface SeasonStanding {
  season: number;
  name: string;
  rating: RatingInfo;
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
  seasons: SeasonStanding[];
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
 * `mine`: it is the asker's own, and tells everything; `public`: whether others find it. `hours`: how long the person
 * mostly takes to answer by post; null while too little is known. `arms`: the badge they have chosen, by its seat.
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
  hours: number | null;
  arms: number | null;
}

/**
 * Whether others find my page.
 */
export interface PublicChoice {
  public: boolean;
}

/**
 * There is something to look at: `GET /api/together`.
 */
export interface News {
  type: "news";
}

/**
 * `here`: a page of this server is before their eyes, and they do not hide it.
 */
export interface Friend {
  id: string;
  name: string;
  handle: string;
  since: number;
  here: boolean;
}

/**
 * Somebody wishes to be friends with me.
 */
export interface FriendWish {
  id: string;
  name: string;
  handle: string;
  at: number;
}

/**
 * I have asked somebody, whom I called so. That is all I am told until it is granted.
 */
export interface OwnWish {
  id: string;
  called: string;
  at: number;
}

/**
 * Somebody asks me to a table that has not begun. `terms`: to be named when I sit down; `house_rules`: how many
 * options differ from the usual.
 */
export interface Invitation {
  table: string;
  game: string;
  by: string;
  at: number;
  seats: number;
  free: number;
  clock: ClockRule | null;
  rated: boolean;
  friend: boolean;
  terms: number;
  house_rules: number;
}

export interface Ignored {
  id: string;
  called: string;
  kind: "block" | "mute";
  at: number;
}

/**
 * All about me and others. `reports`: how many wait for a decision, for moderators; null for everybody else.
 */
export interface Together {
  friends: Friend[];
  wishes: FriendWish[];
  asked: OwnWish[];
  invitations: Invitation[];
  ignored: Ignored[];
  hidden: boolean;
  friends_only: boolean;
  reports: number | null;
}

/**
 * `hidden`: nobody is told that I am here; `friends_only`: only friends' invitations reach me.
 */
export interface Manners {
  hidden: boolean;
  friends_only: boolean;
}

export interface AskFriend {
  handle: string;
}

export interface AtSeat {
  seat: number;
}

/**
 * A friend, by the id of the friendship, or anybody by handle.
 */
export interface Invite {
  friend?: string;
  handle?: string;
}

/**
 * Who was asked to a table, as the one who asked called them. Whether they have seen it is not told.
 */
export interface Asked {
  slot: number;
  called: string;
  at: number;
  mine: boolean;
}

export interface AskedList {
  asked: Asked[];
}

/**
 * Whoever sits on a seat, or said the line of this number, as I count them.
 */
export interface Ignore {
  kind: "block" | "mute";
  seat?: number;
  line?: number | null;
}

/**
 * Whoever wishes to be friends or is a friend (`friend`), or asked me to a table (`table`).
 */
export interface IgnoreAsker {
  kind: "block" | "mute";
  friend?: string;
  table?: string;
}

/**
 * Whoever sits on a seat, or said a line. What was said is copied by the server, never sent by me.
 */
export interface Report {
  about: "name" | "other" | "play" | "talk";
  words?: string;
  seat?: number;
  line?: number | null;
}

/**
 * Whoever has a page (`handle`), is a friend or wishes to be one (`friend`), or asked me to a table (`table`).
 */
export interface ReportPerson {
  about: "name" | "other" | "play" | "talk";
  words?: string;
  handle?: string;
  friend?: string;
  table?: string;
}

/**
 * What is played at a table that has not begun.
 */
export interface Terms {
  options?: Record<string, boolean | number | string>;
  clock?: ClockRule | null;
  visibility?: "private" | "public";
  rated?: boolean;
}

/**
 * To these terms, as counted by the table: not to others that have come since.
 */
export interface Agree {
  terms: number;
}

export interface ReportedSeat {
  seat: number;
  name: string;
  kind: string;
  accused: boolean;
  reporter: boolean;
}

/**
 * `heard`: everybody at the table, the spectators, or two seats. `accused`, `reporter`: who of them said it.
 */
export interface ReportedLine {
  seat: number;
  name: string;
  text: string;
  at: number;
  heard: "gallery" | "table" | "two";
  to: number;
  accused: boolean;
  reporter: boolean;
  reported: boolean;
}

/**
 * Copied when it was reported, as the reporter could see it: nothing of the game but who sat where and how much
 * of it the reporter had been told. `source`: where they met; `handle`: the accused's, where the reporter was shown
 * it; `asked`: when they asked, or became friends.
 */
export interface Evidence {
  game: string;
  status: string;
  seats: ReportedSeat[];
  lines: ReportedLine[];
  options: Record<string, boolean | number | string>;
  events: number;
  as_seat: number;
  source: "friend" | "invitation" | "page" | "table";
  handle: string;
  asked: number | null;
}

export interface ReportInfo {
  id: string;
  at: number;
  accused: string;
  about: "name" | "other" | "play" | "talk";
  status: "banned" | "dismissed" | "muted" | "open";
  words: string;
  reporter: string;
  before: number;
  decided: number | null;
  decided_by: string;
  note: string;
  table: string;
  evidence: Evidence | null;
}

export interface ReportList {
  reports: ReportInfo[];
}

/**
 * `days` left out: for good.
 */
export interface Decide {
  decision: "banned" | "dismissed" | "muted";
  days?: number | null;
  note?: string;
}

/**
 * `kind`: something is done, something is foreseen, or a game is played.
 */
export interface StepInfo {
  id: string;
  title: string;
  kind: "act" | "game" | "predict";
}

export interface LessonInfo {
  id: string;
  title: string;
  steps: StepInfo[];
}

/**
 * The course of a title in a language; about so many minutes.
 */
export interface CourseInfo {
  game: string;
  language: string;
  minutes: number;
  lead: string;
  lessons: LessonInfo[];
}

/**
 * The moves of the step so far, as the server told them, and what the learner answers now: actions, or a guess.
 */
export interface LessonCall {
  so_far: [number, number][];
  answers: number[];
  guess: number | null;
}

/**
 * What was touched that cannot be chosen: as the message `why` of a live table.
 */
export interface LessonWhy {
  so_far: [number, number][];
  noun: string;
  value: number;
  verb: string;
  picked: [string, number][];
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

export interface LessonReasons {
  reasons: ReasonInfo[];
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
 *
 * `lot`: the number of a lot to come (`OrderChoices.lots`) instead of the one that is up.
 */
export interface BidUpTo {
  kind: "bid_up_to";
  limit: number;
  then?: "ask" | "pass";
  lot?: number;
}

/**
 * A seat's own order about the auction that runs. `ended`: why it is over, until that is put away; empty while it
 * holds.
 *
 * `outbid`: others went beyond the limit; `closed`: the seat can bid, or answer so, no more; `beyond`: it bid more
 * than the limit itself; `undone`: moves were taken back; `unfit`: the answer has become impossible; `lost`: the lot
 * will not come up; `failed`: the game knows such an order no more, or could not carry it out.
 */
export interface OrderInfo {
  order: BidUpTo;
  ended: "" | "beyond" | "closed" | "failed" | "lost" | "outbid" | "undone" | "unfit";
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
 * A condition of the title (`GameInfo.orders`) with its bound.
 */
export interface OrderCondition {
  id: string;
  bound: number;
}

/**
 * When I am asked `about` this (`GameInfo.orders`) and all conditions hold, give this answer, `until` then.
 *
 * `once`: it ends when it has answered.
 */
export interface AnswerOrder {
  kind: "answer";
  about: string;
  answer: number;
  until?: string;
  when?: OrderCondition[];
}

/**
 * One of a seat's own orders; `number` names it and counts the orders of this seat alone.
 */
export interface StandingOrder {
  number: number;
  order: BidUpTo | AnswerOrder;
  ended: "" | "beyond" | "closed" | "failed" | "lost" | "outbid" | "undone" | "unfit";
  lot: [string, number[]] | null;
}

/**
 * All a viewer sees of a running or finished game at one version.
 *
 * `version` counts what this viewer has seen change; every viewer has its own count.
 * `asides` is null when they are many: ask with an `asides` message.
 * `forced`: the only answer is a pass, and the table will give it.
 * `order` is the seat's own standing order, which nobody else is told of; while it holds, the table answers.
 * `may_order` is what the seat could order about the auction that runs.
 * `orders` are all the seat's own orders, the first that fits answers; what else could be ordered is asked for.
 * `ordered`: one of them is about to answer what the seat is asked.
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
  orders: StandingOrder[];
  ordered: boolean;
}

/**
 * Words beside a thing: `target` is what boards call it, `card:7`, or a place of the page, `part:stage`.
 */
export interface CoachLine {
  text: string;
  target: string;
  rule: string;
}

export interface Guess {
  value: number;
  label: string;
}

/**
 * What an action will do, as far as its seat can know: sentences.
 */
export interface OutcomeInfo {
  action: number;
  lines: [string, number[]][];
}

/**
 * A step as the learner sees it now.
 *
 * `verdict`: empty before an answer; `on`: right so far, more is asked; `wrong`: what the answer would lead to, after
 * which the position before it comes back. `says` are the coach's words about it, `rule` its paragraph; `refusal` is
 * why the rules do not allow it. `fresh`: the events from this number on came with the answer. `coach` are the words
 * for the position that is shown. `moves` is what the next call tells as `so_far`.
 */
export interface LessonMoment {
  title: string;
  text: string;
  task: string;
  seat: number;
  names: string[];
  state: Situation;
  events: EventInfo[];
  fresh: number;
  moves: [number, number][];
  verdict: "" | "done" | "on" | "refused" | "wrong";
  coach: CoachLine[];
  says: string;
  rule: string;
  refusal: ReasonInfo | null;
  guesses: Guess[];
  right: number | null;
  outcomes: OutcomeInfo[];
  language: string;
}

export interface StepDone {
  game: string;
  lesson: string;
  step: string;
}

/**
 * The steps somebody has done.
 */
export interface LessonsDone {
  done: StepDone[];
}

/**
 * On the scale of chess: 400 more is ten to one.
 */
export interface PuzzleRating {
  mean: number;
  deviation: number;
  tries: number;
  solved: number;
}

/**
 * The puzzles of a title: how many, what they are about, and how the reader stands in it.
 */
export interface PuzzleTitle {
  game: string;
  count: number;
  themes: string[];
  mine: PuzzleRating | null;
}

/**
 * The puzzle of a day, `day` as 2026-11-16, by UTC; `state` is the reader's.
 */
export interface PuzzleDay {
  day: string;
  game: string;
  id: string;
  state: "missed" | "open" | "solved";
}

/**
 * All there is; `week` has seven days, today last, and is empty where no title has puzzles.
 */
export interface PuzzleShelf {
  games: PuzzleTitle[];
  week: PuzzleDay[];
  permitted: boolean;
}

/**
 * One answer: near what chance of victory it leaves, give or take, and the share of people who gave it.
 */
export interface PuzzleAnswer {
  action: number;
  value: number;
  error: number;
  share: number;
}

/**
 * One moment of a line that is played on: what the seat sees, and is told since the moment before.
 */
export interface PuzzleMoment {
  view: Record<string, unknown>;
  events: EventInfo[];
  asked: number[];
}

/**
 * Told to those who have tried: all answers, the best first, and how the game may go on, in a re-dealt world.
 *
 * `naive` is the answer that looks best at first sight, `expert` that of the bot of this level; null where unknown.
 */
export interface PuzzleResult {
  solved: boolean;
  action: number;
  answers: PuzzleAnswer[];
  people: number;
  gain: number;
  mine: PuzzleRating;
  line: PuzzleMoment[];
  tried: PuzzleMoment[];
  naive: number | null;
  expert: number | null;
}

/**
 * A puzzle as its seat may know it: what a table would send it. `result` once the reader has tried.
 */
export interface PuzzleInfo {
  game: string;
  id: string;
  seat: number;
  table: TableInfo;
  situation: Situation;
  events: EventInfo[];
  outcomes: OutcomeInfo[];
  themes: string[];
  rating: PuzzleRating;
  mine: PuzzleRating | null;
  result: PuzzleResult | null;
  day: string;
  week: PuzzleDay[];
}

export interface PuzzleRef {
  game: string;
  id: string;
}

export interface PuzzleTry {
  action: number;
}

/**
 * Whether puzzles may be made of the public games I finish.
 */
export interface PuzzlePermit {
  may: boolean;
}

export interface MakeProgram {
  name: string;
}

/**
 * Told this once; the database has its hash.
 */
export interface ProgramToken {
  program: ProgramInfo;
  token: string;
}

/**
 * A position in words: `scene` is JSON in the title's vocabulary. `edition`: the pack; empty: the usual one.
 */
export interface SetUp {
  seats: number;
  scene?: string;
  options?: Record<string, boolean | number | string>;
  edition?: string;
}

/**
 * Where a line begins: after `at` actions of the table's game, or at a position that was `set_up`.
 *
 * With `seat` it is what this seat could know: all else is dealt anew from `seed`, 32 hexadecimal digits. Why a
 * position cannot be is told in `language`.
 */
export interface Start {
  at?: number;
  seat?: number;
  seed?: string;
  set_up?: SetUp | null;
  language?: string;
}

/**
 * The moves since the start, as the server told them, and what the seat `by` answers now, if anything.
 *
 * `level`: bots of this level answer for the other seats until `seat` of the start is asked again. `eyes`: whose view
 * is shown where several seats are asked and all is open.
 */
export interface ExploreCall {
  start: Start;
  moves?: [number, number][];
  answers?: number[];
  by?: number;
  level?: string;
  eyes?: number;
}

/**
 * What was touched that cannot be chosen: as the message `why` of a live table.
 */
export interface ExploreWhy {
  start: Start;
  moves?: [number, number][];
  by?: number;
  noun?: string;
  value?: number;
  verb?: string;
  picked?: [string, number][];
}

export interface ExploreReasons {
  reasons: ReasonInfo[];
}

/**
 * A position as `seat` sees it; `waiting` owe an answer.
 *
 * `fresh`: the events from this number on came with the last answer. `going`: bots have more to do, ask once more.
 * `hands`: what every seat sees, where all is open. `played`: what was done here in the game itself. `led`: what the
 * moves of a position told that was set up with some, where all is open.
 */
export interface ExploreMoment {
  seat: number;
  state: Situation;
  events: EventInfo[];
  fresh: number;
  moves: [number, number][];
  waiting: number[];
  scores: number[];
  winners: number[];
  outcomes: OutcomeInfo[];
  hands: unknown[];
  going: boolean;
  refusal: ReasonInfo | null;
  played: [number, number] | null;
  led: EventInfo[];
}

/**
 * What would the coach do on the seat `by`, and what does it think of the answer `asked` about?
 */
export interface AdviceCall {
  start: Start;
  moves?: [number, number][];
  by?: number;
  asked?: number | null;
}

/**
 * Why the coach's answer is better than another: a sentence, and its weight in the measure of the expert.
 */
export interface CoachReason {
  key: string;
  values: number[];
  weight: number;
}

/**
 * An answer: the seat's chance of victory after it, what it loses against the coach's, and the standard error.
 *
 * `grade`: whether to play it is `doubtful` or a clear `blunder`. `gainer`: the other seat to which it would give
 * most, or -1, and `gain`, how much of victory that is.
 */
export interface CoachOption {
  action: number;
  chance: number;
  loss: number;
  error: number;
  grade: "" | "blunder" | "doubtful";
  reasons: CoachReason[];
  gainer: number;
  gain: number;
}

/**
 * From what the seat knows; `chances` are those of all seats after the best answer, none if the coach is silent.
 */
export interface ExploreAdvice {
  seat: number;
  options: CoachOption[];
  sure: "clear" | "likely" | "open";
  worlds: number;
  chances: number[];
}

/**
 * The position after these moves is wanted in words.
 */
export interface DescribeCall {
  start: Start;
  moves?: [number, number][];
}

/**
 * A position to be changed in the editor: as it stands, or as an earlier one with the `moves` played since. If not
 * `exact`, words cannot tell all of it: what was under way begins anew.
 */
export interface Described {
  set_up: SetUp;
  exact: boolean;
}

/**
 * A real table that begins here, against bots of a level; what `seat` cannot know is dealt anew.
 */
export interface PlayOn {
  start: Start;
  moves?: [number, number][];
  seat?: number;
  level?: string;
  coach?: boolean;
}

/**
 * A line in place of the action number `at` of the line it belongs to; `comments` by the number of moves before
 * them. With `seat` it is tried in what this seat imagines with `seed`.
 */
export interface Branch {
  at: number;
  moves: [number, number][];
  comments?: [number, string][];
  branches?: Branch[];
  seat?: number;
  seed?: string;
}

/**
 * What somebody has written beside a game.
 */
export interface Study {
  comments?: [number, string][];
  branches?: Branch[];
}

/**
 * `id` is the link by which others may read it; empty: nothing is kept yet.
 */
export interface StudyInfo {
  id: string;
  table: string;
  game: string;
  author: string;
  mine: boolean;
  changed: number;
  study: Study;
}

export interface StudyList {
  studies: StudyInfo[];
}

/**
 * A word of the vocabulary and how it is called; `noun` and `value` are what boards call it.
 */
export interface Choice {
  word: string;
  label: string;
  value: number;
}

/**
 * A word of the scene vocabulary: what may be said of it. `per`: once for each seat, or for each of `keys`.
 */
export interface FieldInfo {
  name: string;
  label: string;
  group: string;
  kind: string;
  per: string;
  noun: string;
  low: number;
  high: number;
  choices: Choice[];
  keys: Choice[];
  note: string;
}

/**
 * An example of the rules page to begin from.
 */
export interface Sample {
  id: string;
  title: string;
  set_up: SetUp;
}

/**
 * What the position editor of a title offers, in `language`.
 */
export interface EditorInfo {
  game: string;
  language: string;
  fields: FieldInfo[];
  samples: Sample[];
}

/**
 * A table for several people at one screen: they take the open seats in this order, whoever asks among them.
 */
export interface TogetherHere {
  table: CreateTable;
  people: string[];
}

/**
 * Somebody at this screen; `who` is what the house calls them. `asked`: the table waits for their answer.
 */
export interface PersonHere {
  who: string;
  seat: number;
  name: string;
  asked: boolean;
}

/**
 * Those at this screen; `running`: the game is on, and whoever is not asked waits for others.
 */
export interface PeopleHere {
  people: PersonHere[];
  running: boolean;
}

/**
 * A game as text, of this house or another, to be checked, looked at and, if it is not over, played on.
 *
 * `seat` is where whoever brings it sits; `levels` are those of the bots, by seat. `names` are believed where the
 * house is in one's own browser.
 */
export interface BringRecord {
  text: string;
  names: string[];
  seat: number | null;
  levels: string[];
}

/**
 * A game of this browser with all that another house wants to know of it.
 */
export interface GameHere {
  text: string;
  seat: number;
  names: string[];
  levels: string[];
  over: boolean;
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
 *
 * `follows`: the same is told with every question from now on, of all its answers, or of 64 evenly spread.
 */
export interface Foresight {
  type: "foresight";
  version: number;
  final: number[];
  follows: boolean;
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
 * What a seat could order about one kind of question as it sees the table now, and until when.
 */
export interface AnswerRoom {
  about: string;
  answers: number[];
  until: string[];
}

/**
 * A lot to come, for which bids may be ordered: its number, and its name as a message of the title.
 */
export interface LotInfo {
  lot: number;
  name: [string, number[]];
}

/**
 * What could be ordered now, besides bids in the auction that runs.
 */
export interface OrderChoices {
  type: "orders";
  version: number;
  answers: AnswerRoom[];
  lots: LotInfo[];
}

/**
 * What an order that was tried would do now: whether the seat is `asked` about it, its answer (null: the person
 * would decide), and which of its conditions hold.
 */
export interface OrderTried {
  type: "order_tried";
  id: string;
  version: number;
  asked: boolean;
  answer: number | null;
  when: boolean[];
}

/**
 * What the coach thinks of the question put to the seat at `version`: its own answer first. Only the seat is told.
 *
 * `sure`: how clearly that answer stands out. `worlds` were imagined; whatever the seat cannot see was dealt anew.
 */
export interface Coached {
  type: "coached";
  version: number;
  options: CoachOption[];
  sure: "clear" | "likely" | "open";
  worlds: number;
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
 * Give an order about what was seen at `version`: behind the others, or in the place of the one with this `number`.
 *
 * A bid for the same lot takes the place of the one before in any case.
 */
export interface SetOrder {
  type: "order";
  id: string;
  version: number;
  order: BidUpTo | AnswerOrder;
  number?: number;
}

/**
 * Take an order back, or put away what is told of one that is over; -1: the one about the auction that runs.
 */
export interface CancelOrder {
  type: "order_cancel";
  id: string;
  number?: number;
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

/**
 * Ask what an order would do in the present position, without giving it.
 */
export interface TryOrder {
  type: "order_try";
  id: string;
  order: BidUpTo | AnswerOrder;
}

/**
 * Put one's order before all the others.
 */
export interface FirstOrder {
  type: "order_first";
  id: string;
  number: number;
}

/**
 * Ask what could be ordered now.
 */
export interface AskOrders {
  type: "orders";
}

/**
 * Ask the coach about the question seen at `version`; with `action`, at any rate about this answer.
 */
export interface AskCoach {
  type: "coach";
  id: string;
  version: number;
  action?: number | null;
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
  | Announcement
  | OrderChoices
  | OrderTried
  | Coached;

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
  | Vote
  | TryOrder
  | FirstOrder
  | AskOrders
  | AskCoach;
