// The wire, written by tools/wire from the types of the server. Do not edit: change those, and run it again.

export const CLOSING = { NO_PROTOCOL: 1002, TOO_LARGE: 1009, MALFORMED: 4400, REFUSED: 4401, SENT_AWAY: 4403, ELSEWHERE: 4409, CLOSED: 4410, SLOW: 4413, TOO_OFTEN: 4429, FAULT: 1011, RESTART: 1012 } as const;
export type Closing = (typeof CLOSING)[keyof typeof CLOSING];

export const REACTIONS = ["laugh", "clap", "wow", "heart", "think", "thumb"] as const;
export type Reaction = (typeof REACTIONS)[number];

export const AVATARS = ["fox", "owl", "cat", "hare", "frog", "robin", "hedgehog", "bear"] as const;
export type Avatar = (typeof AVATARS)[number];

export type Phase = "lobby" | "playing" | "paused" | "over" | "closed";

export type Age = 8 | 10 | 12 | 14 | 16;

export type Difficulty = "easy" | "middle" | "hard";

export type Theme =
  | "animals"
  | "art"
  | "body"
  | "books"
  | "daily-life"
  | "earth"
  | "family"
  | "feelings"
  | "food"
  | "friendship"
  | "funny"
  | "future"
  | "history"
  | "languages"
  | "maths"
  | "money"
  | "music"
  | "nature"
  | "places"
  | "play"
  | "school"
  | "science"
  | "screens"
  | "sea"
  | "society"
  | "space"
  | "sport"
  | "technology"
  | "work";

export type GameName = keyof GameTypes;

export type TableRefusal =
  | "avatar_taken"
  | "away"
  | "bad_answers"
  | "bad_avatar"
  | "bad_class"
  | "bad_deck"
  | "bad_name"
  | "bad_request"
  | "bad_seating"
  | "bad_setting"
  | "bot_already"
  | "busy"
  | "class_ended"
  | "class_full"
  | "closed"
  | "door_locked"
  | "enough_checks"
  | "enough_decks"
  | "enough_names"
  | "enough_salt"
  | "fault"
  | "here_already"
  | "in_line"
  | "key_used"
  | "knocked_enough"
  | "locked"
  | "malformed"
  | "moving"
  | "name_taken"
  | "no_answer"
  | "no_bot"
  | "no_check"
  | "no_evidence"
  | "no_knock"
  | "no_name"
  | "no_replay"
  | "no_report"
  | "no_room"
  | "no_roster_number"
  | "no_seat"
  | "no_seat_left"
  | "no_such_class"
  | "no_such_class_table"
  | "no_such_deck"
  | "no_such_person"
  | "no_such_pupil"
  | "no_such_seat"
  | "no_such_table"
  | "no_such_term"
  | "no_token"
  | "nobody_in"
  | "not_from_elsewhere"
  | "not_host"
  | "not_in_class"
  | "not_in_this_part"
  | "not_paused"
  | "not_playing"
  | "not_readable"
  | "not_so"
  | "not_teacher"
  | "not_yours"
  | "nothing_here"
  | "nothing_to_do"
  | "nothing_to_hide"
  | "other_host"
  | "other_rules"
  | "other_site"
  | "paused"
  | "played_out"
  | "playing"
  | "roster_taken"
  | "scrubbed"
  | "sealed_already"
  | "sent_away"
  | "shown_out"
  | "spectator"
  | "stale"
  | "store"
  | "table_full"
  | "table_of_class"
  | "ticket_gone"
  | "too_few"
  | "too_large"
  | "too_many_lines"
  | "too_many_watch"
  | "too_much"
  | "too_often"
  | "too_slow"
  | "unfinished";

export type RulesRefusal =
  | "malformed"
  | "no_such_seat"
  | "over"
  | "not_you"
  | "not_now"
  | "not_offered"
  | "no_timer"
  | "not_late"
  | "no_clock"
  | "text_empty"
  | "text_long"
  | "text_unseen";

/** A running timer. `deadline` is the server's time in milliseconds at which it is out; null while paused. */
export interface TimerShown {
  kind: string;
  seconds: number;
  since: number;
  deadline: number | null;
}

/** A game's options: its own class adds fields to this one. A default needs no touch; a field's examples are what people are given to choose from, where its type alone would leave too much open. */
export interface Options {
  /** Seconds until anybody may ask to go on (A10); 0 for never. */
  wait: number;
}

export interface TalkitoutSeat {
  cards: number;
}

export interface TalkitoutResult {
  winners: number[];
  scores: number[];
  reason: "out" | "no_progress";
}

/** An answer as it was told; the text is null if it was said aloud. */
export interface TalkitoutAnswerShown {
  seat: number;
  text: string | null;
}

/** T8: the votes, a vote a seat, and what came out. */
export interface TalkitoutVerdict {
  votes: (number | null)[];
  lie: number | null;
  found: boolean;
}

/** `closed`: the cards of the hand that cannot be used at this step, each with the code of its refusal. */
export interface TalkitoutGuidanceShown {
  closed: Record<string, string>;
}

/** Which answer is the lie. */
export interface TalkitoutVoteAct {
  act: "vote";
  lie: number;
}

export interface TalkitoutView {
  game: "talkitout";
  you: number | null;
  phase: "turn" | "drawn" | "answer" | "tell" | "vote" | "over";
  over: boolean;
  winners: number[];
  timer: TimerShown | null;
  options: Options;
  seats: TalkitoutSeat[];
  offers: TalkitoutOffer[];
  step: number;
  late: boolean;
  waiting: number[];
  result: TalkitoutResult | null;
  laid_open: string[][] | null;
  hand: string[] | null;
  pile: number;
  top: string;
  special: string | null;
  turn: number;
  drawn: string | null;
  answers: TalkitoutAnswerShown[];
  lie: number | null;
  tied: (number | null)[] | null;
  verdict: TalkitoutVerdict | null;
  idle: number;
  guidance: TalkitoutGuidanceShown | null;
  sealed?: number[];
  yours?: TalkitoutVoteAct | null;
}

export interface BluffOptions {
  /** Seconds until anybody may ask to go on (A10); 0 for never. */
  wait: number;
  /** How many rounds win the match (B8). */
  rounds: 1 | 2 | 3;
  /** Both may look up what belongs together, and a false Out is refused (B5). */
  solution_sheet: boolean;
  /** How many terms of the deck are in a round (B1); more than it has means all. */
  terms: number | "all";
}

export interface BluffSeat {
  cards: number;
}

export interface BluffResult {
  winners: number[];
  scores: number[];
  reason: "out" | "false_out" | "drawn";
}

export interface BluffLaidShown {
  seat: number;
  how: "dealt" | "thrown" | "chosen";
}

/** A line of the solution sheet: a term, and what its three cards are called. */
export interface BluffTermShown {
  id: string;
  word: string;
  definition: string;
  example: string;
  cards: string[];
}

/** An Out, right (the mistake is null) or false. */
export interface BluffLaidOut {
  seat: number;
  trio: [string, string, string];
  pair: [string, string];
  word: string | null;
  mistake: string | null;
  needed: string[] | null;
  words: [string, string] | null;
}

/** How a round ended; `out` is null if it was drawn (B10). */
export interface BluffRoundEnd {
  reason: string;
  winners: number[];
  out: BluffLaidOut | null;
}

/** `closed`: of `block`, `out`, `down` and `up` (to pick from that pile) what cannot be done now, with the code of its refusal. */
export interface BluffGuidanceShown {
  closed: Record<string, string>;
}

export interface BluffView {
  game: "bluff";
  you: number | null;
  phase: "turn" | "throw" | "choose" | "over";
  over: boolean;
  winners: number[];
  timer: TimerShown | null;
  options: BluffOptions;
  seats: BluffSeat[];
  offers: BluffOffer[];
  step: number;
  late: boolean;
  waiting: number[];
  result: BluffResult | null;
  laid_open: string[][] | null;
  hand: string[] | null;
  shown: string[] | null;
  shown_in: number | null;
  down: number;
  up: string | null;
  up_from: BluffLaidShown | null;
  run_outs: number;
  round: number;
  dealer: number;
  turn: number;
  picked: string | null;
  may_out: boolean[];
  may_block: boolean;
  chosen: string | null;
  score: number[];
  terms: string[];
  sheet: BluffTermShown[] | null;
  last: BluffRoundEnd | null;
  guidance: BluffGuidanceShown | null;
}

export interface OutOfControlOptions {
  /** Seconds until anybody may ask to go on (A10); 0 for never. */
  wait: number;
  /** Play in twos, with 4 or 6 players (O13). */
  teams: boolean;
}

export interface OutOfControlSeat {
  cards: number;
}

export interface OutOfControlResult {
  winners: number[];
  scores: number[];
  reason: "complete" | "stall" | "all_laid";
}

export interface OutOfControlCutShown {
  seat: number;
  card: string;
}

export interface OutOfControlSuccessionShown {
  id: number;
  owner: number;
  colour: "red" | "green" | "blue" | "yellow";
  from: number;
  cards: string[];
}

/** A place that has been substituted. */
export interface OutOfControlPlaceShown {
  succession: number;
  number: number;
}

/** O4: a new succession has so many cards at least, so many of them number cards; the rest may be Wilds. */
export interface OutOfControlLayShown {
  least: number;
  numbers: number;
}

/** What a succession takes: at most so many cards at once at its ends (O5, O13), and in exchange for the card that lies in each of its places (O9) this one, null for none. Another of the same owner and colour joins it when it comes to touch its low or its high end (O5). */
export interface OutOfControlRowShown {
  succession: number;
  most: number;
  takes: (string | null)[];
  joins_low: boolean;
  joins_high: boolean;
}

/** What may be done with cards that somebody picks. `gatherable` (O8) are the places of the discard row from which cards can be taken; null if the die does not ask for it. */
export interface OutOfControlGuidanceShown {
  lay: OutOfControlLayShown;
  rows: OutOfControlRowShown[];
  gatherable: number[] | null;
}

export interface OutOfControlView {
  game: "out-of-control";
  you: number | null;
  phase: "roll" | "play" | "over";
  over: boolean;
  winners: number[];
  timer: TimerShown | null;
  options: OutOfControlOptions;
  seats: OutOfControlSeat[];
  offers: OutOfControlOffer[];
  step: number;
  late: boolean;
  waiting: number[];
  result: OutOfControlResult | null;
  laid_open: string[][] | null;
  partners: number[] | null;
  cut: OutOfControlCutShown[] | null;
  hand: string[] | null;
  deck: number;
  discard: string[];
  turn: number;
  die: string | null;
  owed: string | null;
  successions: OutOfControlSuccessionShown[];
  laid: number;
  substituted: OutOfControlPlaceShown[];
  built: boolean;
  idle: number;
  guidance: OutOfControlGuidanceShown | null;
}

export interface PlayerOfHonourSeat {
  cards: number;
}

export interface PlayerOfHonourResult {
  winners: number[];
  scores: number[];
  reason: "most_points" | "together";
}

export interface PlayerOfHonourTopicShown {
  card: string;
  text: string;
}

/** Your own cards: a number on each topic, and the topic on which the I Know This One! card lies. */
export interface PlayerOfHonourPlacedShown {
  ranks: number[];
  sure: number | null;
}

export interface PlayerOfHonourTurnedShown {
  number: number;
  topic: number;
  guesses: (number | null)[];
  sure: number[];
  points: number[];
}

/** A round that is over. `earned` is what each seat got on each topic, `perfect` who had all five equal, `best` the Guessers with the most points, if they have any. */
export interface PlayerOfHonourRoundShown {
  round: number;
  honour: number | null;
  topics: PlayerOfHonourTopicShown[];
  ranks: number[][];
  sure: (number | null)[];
  points: number[];
  earned: number[][];
  perfect: number[];
  best: number[];
}

export interface PlayerOfHonourView {
  game: "player-of-honour";
  you: number | null;
  phase: "place" | "reveal" | "over";
  over: boolean;
  winners: number[];
  timer: TimerShown | null;
  options: Options;
  seats: PlayerOfHonourSeat[];
  offers: PlayerOfHonourOffer[];
  step: number;
  late: boolean;
  waiting: number[];
  result: PlayerOfHonourResult | null;
  laid_open: string[][] | null;
  round: number;
  rounds: number;
  honour: number | null;
  topics: PlayerOfHonourTopicShown[];
  shown: string[];
  pile: number;
  placed: PlayerOfHonourPlacedShown | null;
  done: number[];
  revealed: PlayerOfHonourTurnedShown[];
  scores: number[];
  last: PlayerOfHonourRoundShown | null;
  good_score: number | null;
  top_score: number | null;
  guidance: null;
}

export interface TraitorWordOptions {
  /** Seconds until anybody may ask to go on (A10); 0 for never. */
  wait: number;
  /** Which word of each card is played (W1). */
  colour: "black" | "pink";
  /** Players speak in turn; false: whoever takes the token (W14). */
  rounds: boolean;
  /** Seconds after each word in which only accusing and claiming goes on (W4); 0 for none. */
  reaction: number;
  /** Seconds to say a word (W15), 0 for none; null: none in turns, 15 without rounds. */
  speak: number | null;
}

export interface TraitorWordSeat {
  cards: number;
  empty: boolean;
}

export interface TraitorWordResult {
  winners: number[];
  scores: number[];
  reason: "seven_flashes" | "empty_pile";
}

export interface TraitorWordSecretShown {
  card: number;
  word: string;
}

export interface TraitorWordLinkShown {
  word: string;
  seat: number | null;
}

/** An accusation that is being settled: who accuses, of what, the sentence of the accused, whose votes are in, and who votes (W9). */
export interface TraitorWordAccusation {
  by: number;
  of: "secret" | "off_topic";
  text: string | null;
  voted: number[];
  voters: number[];
}

/** How the accusation of the last word was settled; the votes a seat, where there was a vote, and who was to vote; what the accused had said; and which of the two gave the other a Flash, null where there was none to give (W10). */
export interface TraitorWordVerdict {
  by: number;
  of: "secret" | "off_topic";
  guilty: boolean;
  votes: ("up" | "down" | null)[] | null;
  voters: number[];
  text: string | null;
  giver: number | null;
}

/** A card that has been shown, and by whom. */
export interface TraitorWordShown {
  seat: number;
  card: number;
  word: string;
}

/** `closed`: of `say`, `accuse`, `claim` and, without rounds, `grab` what cannot be done now, with the code of its refusal. */
export interface TraitorWordGuidanceShown {
  closed: Record<string, string>;
}

/** Down means: off topic. */
export interface TraitorWordVoteAct {
  act: "vote";
  thumb: "up" | "down";
}

export interface TraitorWordView {
  game: "traitor-word";
  you: number | null;
  phase: "speak" | "react" | "justify" | "vote" | "token" | "over";
  over: boolean;
  winners: number[];
  timer: TimerShown | null;
  options: TraitorWordOptions;
  seats: TraitorWordSeat[];
  offers: TraitorWordOffer[];
  step: number;
  late: boolean;
  waiting: number[];
  result: TraitorWordResult | null;
  laid_open: TraitorWordSecretShown[][] | null;
  hand: TraitorWordSecretShown[] | null;
  flashes: number | null;
  pile: number;
  first: number;
  turn: number | null;
  token: number | null;
  chain: TraitorWordLinkShown[];
  in_window: boolean;
  accusation: TraitorWordAccusation | null;
  verdict: TraitorWordVerdict | null;
  shown: TraitorWordShown | null;
  before: TraitorWordShown | null;
  guidance: TraitorWordGuidanceShown | null;
  sealed?: number[];
  yours?: TraitorWordVoteAct | null;
}

/** With null for a name, the host has no seat: a big screen, a teacher. A deck is a pack's name, or itself. */
export interface MakeTable {
  game: GameName;
  name: string | null;
  deck?: string | Record<string, unknown> | null;
  options?: Record<string, unknown>;
  avatar?: string | null;
}

/** A place at a table: the seat, if there was one, and the token that proves whose it is. */
export interface Seated {
  code: string;
  seat: number | null;
  token: string;
  link: string;
}

/** A seat as everybody sees it. A bot is always here; it may stand in for a person, under their name. `person` is the number of whoever may sit here: null if it is a bot's alone. `level` is how well a bot plays, null for a person; `about` says who it is, in a sentence for each language, null for whoever stands in for a person. `team`, counted from 0, is what partners have in common: null where each plays alone. */
export interface SeatShown {
  seat: number;
  person: number | null;
  name: string;
  avatar: string;
  bot: boolean;
  level: "novice" | "regular" | "expert" | null;
  about: Record<string, string> | null;
  team: number | null;
  here: boolean;
}

/** Somebody on the bench: there are more people than seats. */
export interface Waiting {
  person: number;
  name: string;
  avatar: string;
  here: boolean;
}

/** Somebody who wants no seat: a big screen, a teacher. */
export interface Unseated {
  person: number;
  here: boolean;
}

/** What anybody with the code may know of a table, also during a match. */
export interface Lobby {
  code: string;
  game: GameName;
  /** A pack's name, or brought/… for the host's own; null for the game's own choice. */
  deck: string | null;
  /** The title of a deck that the host has brought along. */
  deck_title: string | null;
  /** What the host has set; the others have their defaults. */
  options: Record<string, unknown>;
  /** The host's seat; null for a host without one. */
  host: number | null;
  /** The host's number, wherever they sit. */
  host_person: number;
  /** Nobody new may sit down. */
  locked: boolean;
  /** What people type and bring along is kept when the table closes. */
  keep: boolean;
  /** How fast bots go on where nobody else is waited for. */
  pace: "quick" | "usual" | "calm";
  /** The seat that the host has chosen to begin the next match. */
  first: number | null;
  /** To the seed of the match under way, or else of the next. */
  commitment: string;
  /** Of the last match, once it is over or stopped. */
  seed: string | null;
  /** Of all that the newest match began with beside its seed, from its first frame on. */
  match_hash: string | null;
  seats: SeatShown[];
  bench: Waiting[];
  unseated: Unseated[];
  /** Who played in the newest match and has left: they are dealt in again only if they come back. */
  gone: string[];
  phase: Phase;
  /** How many have been begun at this table. */
  matches: number;
  /** How many would play if a match were begun now, or how many do. */
  gathered: number;
  /** How many more have to come before a match can be begun. */
  missing: number;
}

/** The host's settings; what is not named stays as it is. Another game brings its own deck and options. A deck is a pack's name, the deck itself, or null for the game's own choice. `host` is the seat that the host's role is handed to, or null for whoever is at the table without one. `pace` is the bots'. */
export interface Change {
  game?: GameName;
  options?: Record<string, unknown>;
  deck?: string | Record<string, unknown> | null;
  first?: number | null;
  host?: number | null;
  locked?: boolean;
  keep?: boolean;
  pace?: "quick" | "usual" | "calm";
}

/** Somebody new; or, with a ticket, somebody who brings their place along to another device. `token`: a fresh one, which the device has drawn itself, of 128 random bits or more; asked for again with the same, it is done once. */
export interface Join {
  name?: string;
  avatar?: string | null;
  ticket?: string | null;
  token?: string | null;
}

/** How well a bot is to play from now on. */
export interface SetLevel {
  level: "novice" | "regular" | "expert";
}

/** One's own name and picture; what is not named stays as it is. */
export interface Rename {
  name?: string;
  avatar?: string;
}

/** Opened once, on another device, within five minutes, it moves the place at the table there. */
export interface MoveLink {
  link: string;
}

/** With whom: the other seat. */
export interface ChangePlaces {
  other: number;
}

/** A bot for the next free seat. */
export interface AddBot {
  level?: "novice" | "regular" | "expert";
}

/** `at` is the number that the host had seen: if the table does not wait for the same any more, it is too late. */
export interface GoOn {
  at?: number;
}

/** The text with this number, as `typed` of its event says it. */
export interface Hide {
  number: number;
}

/** What is printed on the cards of a deck, each by its name. `language` and `title` are the deck's, null for a game that takes none; `categories` are those that a card shows, `help` is for whoever is stuck, both empty for most games. */
export interface CardsShown {
  language: string | null;
  title: string | null;
  texts: Record<string, string>;
  categories: Record<string, string[]>;
  help: Record<string, string[]>;
}

/** Before which number, in the query: as `earlier` says it. */
export interface StoryAsked {
  before: number;
}

/** A part of the match on the table, as whoever asks has heard it, the oldest first. `earlier` is the number before which there is more; null: it begins here. */
export interface Story {
  events: GameEvent[];
  earlier: number | null;
}

/** Which match, counted from 1, in the query; without it, the last. */
export interface EvidenceAsked {
  match?: number | null;
}

/** How a match ended: who won, a number a seat, and why. */
export interface Result {
  winners: number[];
  scores: number[];
  reason: string;
}

/** What the file holds. The deck is whole, so that it does not matter what has become of the table's. */
export interface Evidence {
  commitment: string;
  committed: number;
  salts: [number, string][];
  started: number;
  game: string;
  rules: number;
  seats: number;
  options: Record<string, unknown>;
  deck: Record<string, unknown> | null;
  first: number | null;
  first_by: "chosen" | "next" | "drawn" | "cut";
  seed: string;
  acts: [number, Record<string, unknown>][];
  result: Result | null;
  match_hash: string | null;
  dealt: (string | number)[] | null;
  names: "readable" | "drawn";
}

/** Which match, counted from 1, and through whose eyes, in the query; without them, the last, a spectator's. */
export interface ReplayAsked {
  match?: number | null;
  seat?: number | null;
}

/** Who sat here when the match began. */
export interface ReplaySeat {
  name: string;
  avatar: string;
  bot: boolean;
}

/** The match after one act, and what was heard of that act. Nothing is on offer, and no timer has a deadline. */
export interface ReplayStep {
  view: View;
  events: GameEvent[];
}

/** A whole match as one seat saw it: the deal, and then a step for every act. `cards` says what is printed on them, where their names were drawn for this match. */
export interface Replay {
  game: GameName;
  cards: CardsShown | null;
  seats: ReplaySeat[];
  steps: ReplayStep[];
}

/** What the hour is about. A deck is a pack's name, or itself. */
export interface OpenAClass {
  game: GameName;
  deck?: string | Record<string, unknown> | null;
  options?: Record<string, unknown>;
  minutes?: 20 | 30 | 45 | 60;
  partners?: "new" | "same" | "seated";
  group?: number;
  check?: boolean;
  roster?: number;
  typed_names?: boolean;
  language?: "en" | "fr";
}

/** A class, and the token that proves whose it is. */
export interface ClassOpen {
  code: string;
  token: string;
  link: string;
}

/** What anybody with the code may know of a class. `number` counts checks and rounds from 1; `ends` is when the part that goes on is to be over, by the server's time, and stands still while it is paused. */
export interface ClassShown {
  code: string;
  game: GameName;
  deck_title: string | null;
  language: "en" | "fr";
  roster: number;
  typed_names: boolean;
  locked: boolean;
  part: "waiting" | "check" | "round" | "words" | "ended";
  number: number;
  rounds: number;
  minutes: number;
  present: number;
  ends: number | null;
  paused_at: number | null;
  message: string | null;
  messaged_at: number;
}

/** A name that nobody has just now. It is theirs once they have come in with it. */
export interface NameDealt {
  name: string;
  avatar: string;
}

/** Somebody with a phone. `token` is a fresh one, which the device has drawn itself; asked for again with the same, it is done once. `knock`: the teacher is to be asked. */
export interface EnterClass {
  name: string;
  token: string;
  roster?: number | null;
  avatar?: string | null;
  knock?: boolean;
}

/** Whether they are in, or wait at the door. */
export interface Entered {
  code: string;
  is_in: boolean;
}

export interface UseTeacherKey {
  key: string;
  token: string;
}

/** The class before and after, of those who did both checks: how many had none, one, … six right, and how many had more right afterwards, as many, fewer. The verdict is of a sign test on those who changed. */
export interface BothChecks {
  pupils: number;
  before: number[];
  after: number[];
  mean_before: number;
  mean_after: number;
  more: number;
  same: number;
  fewer: number;
  verdict: "beyond_chance" | "may_be_chance" | "too_few";
}

export interface CheckCounts {
  asked: number;
  right: number;
}

/** How often a term was laid rightly or falsely, its Word was typed or another, and two of its cards were kept together or torn apart. `mixed_up_with` is the term that it was laid together with or named as most often, if it was so twice or more. */
export interface PlayCounts {
  laid_right: number;
  laid_false: number;
  typed_right: number;
  typed_false: number;
  kept: number;
  torn_apart: number;
  mixed_up_with: number | null;
  times: number;
}

/** How many pupils know a term: the mean, and the shortest range in which it lies nine times of ten. */
export interface KnownBy {
  mean: number;
  low: number;
  high: number;
}

/** A term of the hour. Terms are numbered by their places in its deck. `taken_for` is null where no mix-up stands out; `is_enough` says whether it had answers enough in the second check for anything to be said of it. */
export interface TermLine {
  term: number;
  word: string;
  definition: string;
  first_check: CheckCounts;
  second_check: CheckCounts;
  taken_for: number | null;
  times: number;
  is_enough: boolean;
  play: PlayCounts;
  known: KnownBy;
}

/** A pupil by roster number, never with a name. `pupil` is null, and all else too, for a number under which nobody came; a check is null for whoever did not do it. */
export interface PupilLine {
  pupil: number | null;
  number: number | null;
  check_1: number | null;
  check_2: number | null;
  terms_met: number | null;
  right_in_play: number | null;
  to_practise: number | null;
}

/** What an hour says of its words, the hardest first by what is estimated (docs/learning.md), and of its pupils by roster number. `mixed_up` has the pairs that were taken for one another most. */
export interface Report {
  title: string | null;
  opened_at: number;
  ended_at: number | null;
  delete_at: number | null;
  pupils_came: number;
  roster: number;
  rounds: number;
  checks: BothChecks | null;
  terms: TermLine[];
  mixed_up: [number, number][];
  pupils: PupilLine[];
}

/** An option of a game. `schema` is a JSON Schema of what it may be: enough to draw it without knowing the game. Its `examples`, where it has them, are the values to offer, in their order. */
export interface OptionShown {
  name: string;
  default: unknown;
  help: string;
  schema: Record<string, unknown>;
}

/** One of the things that a field is chosen from: `called` are the words that stand for it in a spreadsheet, as they are compared (A6). */
export interface FormChoice {
  name: string;
  called: string[];
}

/** A field of a card or of the label. `line` and `text` are one text, short or long; `lines` and `tags` are several, each on a line of its own or with commas between them; `marks` are chosen from `choices`. `path` is its place in a card of the deck's file, `most` the longest that a text may be, `count` how many texts there may be (null for one), `called` what remarks call it. Nobody has to fill in what is `extra`. */
export interface FormField {
  name: string;
  kind: "line" | "text" | "lines" | "tags" | "marks";
  path: (string | number)[];
  most: number;
  count: number | null;
  called: string;
  extra: boolean;
  choices: FormChoice[];
}

/** How a deck of a game is written. `label` is what may be chosen for the deck as a whole, beside its title, language, licence and author, which every deck has. `cards` is what its file calls the list of them, `fewest` how many there have to be, `more` what else the file may set; `ids` says whether every card has an id. `fields` are in the order of a form, `columns` are those that stand beside each other in a spreadsheet, from the left, where nothing names them. */
export interface DeckForm {
  label: FormField[];
  cards: string;
  fewest: number;
  more: string[];
  ids: boolean;
  fields: FormField[];
  columns: string[];
}

/** A game as it is chosen: `seats` are the fewest and the most, `first_player` is how the rulebook finds who begins. `best` is with how many it is at its best; with `cuts_for_first` the game itself finds who begins, where the host has not chosen. `decks` are the packs it can be played with, `defaults` the one of each language that is taken if nobody chooses; both are empty for a game that takes no deck. `deck_form` is how a deck of it is written. `own` are the keys of its view that are each seat's own. */
export interface GameShown {
  name: GameName;
  title: string;
  seats: [number, number];
  minutes: number;
  age: number;
  best: number;
  first_player: string;
  cuts_for_first: boolean;
  options: OptionShown[];
  takes_deck: boolean;
  decks: string[];
  defaults: Record<string, string>;
  deck_form: DeckForm | null;
  own: string[];
}

export interface Games {
  games: GameShown[];
}

/** A pack that comes with Parlour. Decks that whoever runs the server keeps for themselves are shown to nobody. */
export interface PackShown {
  game: string;
  title: string;
  language: string;
  licence: string;
  author: string;
  age: Age | null;
  difficulty: Difficulty | null;
  themes: Theme[];
  cards: number;
  name: string;
}

export interface Packs {
  decks: PackShown[];
}

/** `kinds`: how many there are of each kind of card. */
export interface DeckSummary {
  game: string;
  title: string;
  language: string;
  licence: string;
  author: string;
  age: Age | null;
  difficulty: Difficulty | null;
  themes: Theme[];
  cards: number;
  kinds: Record<string, number>;
}

/** One thing to mend, and what to do about it. `path` is its place in the deck, as in `terms[3].word`; empty: the deck as a whole. `line` is its line in the text that was sent, where it has one. */
export interface RemarkShown {
  text: string;
  path: string;
  line: number | null;
}

/** A deck without mistakes: `advice` is what might be better, `deck` what a table takes, `yaml` a file to go on writing in. */
export interface DeckRead {
  summary: DeckSummary;
  advice: RemarkShown[];
  deck: Record<string, unknown>;
  yaml: string;
}

/** How to read a spreadsheet, in the query; only its game has to be said. `name`, the file's, gives it a title; `themes` have commas between them. */
export interface ImportAsked {
  game: string;
  name?: string;
  columns?: string | null;
  header?: boolean | null;
  separator?: string | null;
  encoding?: string | null;
  sheet?: string | null;
  title?: string;
  language?: string;
  author?: string;
  licence?: string;
  age?: string;
  difficulty?: string;
  themes?: string;
}

/** How to print, in the query. `language` is for a game without a deck; others speak their deck's. */
export interface PrintAsked {
  paper?: "a4" | "letter";
  language?: string;
}

/** Whether the store answers. */
export interface Healthy {
  ok: boolean;
}

/** Who is there, and the last number they have seen. Without a token: a spectator. */
export interface Hello {
  token?: string | null;
  seen?: number;
}

/** The first message over a socket, and never again. */
export interface SayHello {
  hello: Hello;
}

/** An act, with a name for it that is sent again with it, and the number that its sender had seen. */
export interface Do<A> {
  id: string;
  do: A;
  at?: number;
}

/** A gesture for everybody to see; a name that is not known is let pass, and shown to nobody. */
export interface React {
  react: Reaction;
}

/** A fresh share in the chance of the next match. */
export interface GiveSalt {
  salt: string;
}

/** Somebody at the table waits for bots only, and no longer: whichever of them takes its moment now acts at once. */
export interface Hurry {
  hurry: boolean;
}

/** Somebody who was sent away, and whom the host may let back. */
export interface SentAway {
  person: number;
  name: string | null;
  avatar: string;
}

/** Who the receiver of a frame is at the table. `sent_away` is for the host alone to know, and empty for others. */
export interface Me {
  person: number;
  seat: number | null;
  host: boolean;
  sent_away: SentAway[];
}

/** What a match begins with, beside its seed, for which the commitment stands. `salts` are those that count, each with its number in the log; `options` are all of them, `deck` is the SHA-256 of the deck's canonical JSON. `names` is there where its cards have drawn names. */
export interface Opening {
  commitment: string;
  salts: [number, string][];
  game: string;
  rules: number;
  seats: number;
  options: Record<string, unknown>;
  deck: string | null;
  first: number | null;
  first_by: "chosen" | "next" | "drawn" | "cut";
  names?: "readable" | "drawn";
}

/** What is new at number `n`: of the match, a view and its events; of the table, the lobby and who you are in it (null: a spectator). `hid`: the text with this number is hidden from now on, also where it is shown already. The first frame after hello says by `now` what time it is for the server: deadlines are to be read by that. It has the newest of the events that were missed; where some are left out, `earlier` is the number before which they were, to ask for them by (`GET …/story`). With the seed of a match that is over or stopped comes its `opening`: what `match_hash` is over. */
export interface Frame<V, E> {
  n: number;
  now?: number;
  view?: V;
  events?: E[];
  earlier?: number;
  lobby?: Lobby;
  me?: Me | null;
  hid?: number;
  opening?: Opening;
}

/** The act is in the log, at number `ok`; sent again, it is answered so again. */
export interface Accepted {
  id: string;
  ok: number;
}

/** Why not: a code, the rule it rests on (null: the table says no, not the game), a sentence in English, and what the sentence speaks of, so that a client can say it in another language. */
export interface RefusalShown {
  code: string;
  ruling: string | null;
  text: string;
  args: Record<string, unknown>;
}

/** The act was refused, and nothing has changed. */
export interface Declined {
  id: string;
  refused: RefusalShown;
}

/** Somebody's gesture; the seat is null for whoever has none. */
export interface Reacted {
  react: Reaction;
  person: number;
  seat: number | null;
}

/** A stable code, a sentence in English, and what the sentence speaks of, for a client with another language. */
export interface Error {
  code: string;
  text: string;
  args: Record<string, unknown>;
}

/** Every answer over HTTP that is not a success. With `bad_deck` come the remarks: all that there is to mend. */
export interface Failed {
  error: Error;
  remarks?: RemarkShown[];
}

/** A pupil: another name, please. */
export interface AskAnother {
  ask: "another_name";
  id: string;
}

/** A pupil: that is my number. */
export interface AskRoster {
  ask: "roster";
  id: string;
  roster: number;
}

/** A pupil: so my words lie, by their places as they are shown; sealed, for good. */
export interface AskAnswers {
  ask: "answers";
  id: string;
  answers: (number | null)[];
  seal?: boolean;
}

/** A pupil: I am at my table. */
export interface AskFound {
  ask: "found";
  id: string;
}

/** A pupil: my hand is up, or down again. */
export interface AskHand {
  ask: "hand";
  id: string;
  up: boolean;
}

/** A pupil whose match is over: once more, until the round ends. */
export interface AskAgain {
  ask: "again";
  id: string;
}

export interface AskLetIn {
  ask: "let_in";
  id: string;
  knock: number;
  yes: boolean;
}

export interface AskDealName {
  ask: "deal_name";
  id: string;
  pupil: number;
}

export interface AskGiveNumber {
  ask: "give_number";
  id: string;
  pupil: number;
  roster: number | null;
}

/** Out, or in again. */
export interface AskShowOut {
  ask: "show_out";
  id: string;
  pupil: number;
  out: boolean;
}

export interface AskLock {
  ask: "lock";
  id: string;
  locked: boolean;
}

/** The check of this number begins. */
export interface AskCheck {
  ask: "check";
  id: string;
  number: number;
}

export interface AskCloseCheck {
  ask: "close_check";
  id: string;
}

/** The round of this number is dealt; with groups where the teacher seats them. */
export interface AskDeal {
  ask: "deal";
  id: string;
  number: number;
  groups?: number[][] | null;
}

export interface AskMove {
  ask: "move";
  id: string;
  pupil: number;
  table: number;
}

export interface AskClock {
  ask: "clock";
  id: string;
  seconds: number;
}

/** Everybody pauses, or goes on. */
export interface AskPause {
  ask: "pause";
  id: string;
  paused: boolean;
}

export interface AskMessage {
  ask: "message";
  id: string;
  text: string;
}

export interface AskApart {
  ask: "keep_apart";
  id: string;
  pairs: [number, number][];
}

/** These pairs of terms are shown on the wall, by their numbers in the report. */
export interface AskWords {
  ask: "words";
  id: string;
  pairs: [number, number][];
}

/** The hour is over. */
export interface AskEnd {
  ask: "end";
  id: string;
}

/** A teacher's key: it is in the answer, and opens the class on one device more. */
export interface AskKey {
  ask: "cut_key";
  id: string;
}

/** The text with this number at this table is hidden. */
export interface AskHide {
  ask: "hide";
  id: string;
  table: number;
  number: number;
}

/** This table waits no longer (A10). */
export interface AskGoOn {
  ask: "go_on";
  id: string;
  table: number;
}

/** A pupil as the others see them: never with their roster number. */
export interface PupilShown {
  name: string;
  avatar: string;
}

/** Where a pupil sits in this round: the table's number in the room, its code, who else is there; whether they have said that they are there, and whether the cards are dealt. */
export interface SeatOfMine {
  table: number;
  code: string;
  with_whom: PupilShown[];
  found: boolean;
  dealt: boolean;
}

/** Six definitions, and six words in the order of the alphabet. `answers` has, for each definition, the place of the word that lies on it; -1 for “I do not know”, null for nothing yet. */
export interface CheckOfMine {
  definitions: string[];
  words: string[];
  answers: (number | null)[];
  sealed: boolean;
  sealed_count: number;
  asked_count: number;
}

/** A definition of a check, its word, and the word that lay there; null for “I do not know”, and for nothing. */
export interface AnswerOfMine {
  definition: string;
  word: string;
  laid: string | null;
}

/** A word that a pupil has met in this hour, and whether it goes home with them to be practised. */
export interface WordOfMine {
  word: string;
  definition: string;
  example: string;
  practise: boolean;
}

/** What one pupil is shown of their own answers and words, once nothing is asked any more. */
export interface LearntByMe {
  first_check: AnswerOfMine[];
  second_check: AnswerOfMine[];
  words: WordOfMine[];
}

/** What one pupil is shown of themselves. */
export interface Mine {
  name: string;
  avatar: string;
  roster: number | null;
  names_left: number;
  hand: boolean;
  seat: SeatOfMine | null;
  check: CheckOfMine | null;
  learnt: LearntByMe | null;
}

/** To a pupil: the class and themselves. `me` is null while they knock, or if they were not let in. */
export interface PupilFrame {
  n: number;
  now: number;
  hour: ClassShown;
  me: Mine | null;
  knocking: boolean;
}

export interface ClassSettings {
  game: string;
  deck?: string | null;
  options?: Record<string, unknown>;
  minutes?: 20 | 30 | 45 | 60;
  partners?: "new" | "same" | "seated";
  group?: number;
  check?: boolean;
  roster?: number;
  typed_names?: boolean;
  language?: "en" | "fr";
}

/** A pupil on the teacher's page. */
export interface RosterLine {
  pupil: number;
  roster: number | null;
  name: string;
  avatar: string;
  out: boolean;
  here: boolean;
  hand: boolean;
  sealed: boolean;
}

/** Somebody at the door. `pupil` is who is in under their number, if anybody is: their other device, perhaps. */
export interface KnockShown {
  knock: number;
  roster: number | null;
  name: string;
  avatar: string;
  pupil: number | null;
}

/** A seat at one of the tables; `pupil` is null for a bot's. */
export interface TileSeat {
  pupil: number | null;
  name: string;
  score: number | null;
  turn: boolean;
  here: boolean;
  bot: boolean;
}

/** A table in the overview: what everybody may see of it, `last` being the last thing that happened there as a spectator hears it. `waits_since` is since when it waits for whoever is to move. */
export interface Tile {
  table: number;
  code: string;
  state: "finding" | "playing" | "thinking" | "stuck" | "away" | "bot" | "finished" | "paused";
  hand: boolean;
  seats: TileSeat[];
  last: GameEvent | null;
  waits_since: number | null;
  matches: number;
}

/** Something that was typed at a table, with its number in that table's log, by which it can be hidden. */
export interface TextToCheck {
  table: number;
  number: number;
  pupil: number | null;
  text: string;
}

/** To the teacher: everything but hands. */
export interface TeacherFrame {
  n: number;
  now: number;
  hour: ClassShown;
  settings: ClassSettings;
  pupils: RosterLine[];
  missing: number[];
  knocks: KnockShown[];
  tables: Tile[];
  typed: TextToCheck[];
  asked: number;
  sealed: number;
  repeated: number;
  delete_at: number | null;
}

/** A table on the wall. */
export interface SeatedTable {
  table: number;
  who: PupilShown[];
  finished: boolean;
}

/** To the wall: who sits where, how far all of them are, and nobody's number. */
export interface ProjectorFrame {
  n: number;
  now: number;
  hour: ClassShown;
  faces: PupilShown[];
  tables: SeatedTable[];
  asked: number;
  sealed: number;
  words: [string, string][];
}

/** Done, and written down at number `ok` of the class's log. */
export interface Granted {
  id: string;
  ok: number;
  key?: string;
}

/** Typed, or said aloud (A5). */
export interface TalkitoutAnswerAct {
  act: "answer";
  text?: string | null;
}

export interface TalkitoutDrawAct {
  act: "draw";
}

/** A10: the soft clock is out, and somebody asks the table to go on. */
export interface GoOnAct {
  act: "go_on";
}

export interface TalkitoutKeepAct {
  act: "keep";
}

export interface TalkitoutPlayAct {
  act: "play";
  card: string;
}

export interface TalkitoutSpecialAct {
  act: "special";
  card: string;
  to?: number | null;
}

/** Two answers, typed or said aloud, and which of them is the lie. */
export interface TalkitoutTellAct {
  act: "tell";
  lie: number;
  answers?: [string, string] | null;
}

/** An open field: a text of up to so many characters. */
export interface TypedText {
  text: number;
  optional?: boolean;
}

export interface TalkitoutAnswerOffer {
  act: "answer";
  text: TypedText;
}

export interface TalkitoutDrawOffer {
  act: "draw";
}

export interface GoOnOffer {
  act: "go_on";
}

export interface TalkitoutKeepOffer {
  act: "keep";
}

/** An open field: one of these. */
export interface OneOf<T> {
  one_of: T[];
}

export interface TalkitoutPlayOffer {
  act: "play";
  card: string | OneOf<string>;
}

export interface TalkitoutSpecialOffer {
  act: "special";
  card: string | OneOf<string>;
  to?: number | null | OneOf<number | null>;
}

/** An open field: so many texts. */
export interface TypedTexts {
  list_of: TypedText[];
  optional?: boolean;
}

export interface TalkitoutTellOffer {
  act: "tell";
  lie: number | OneOf<number>;
  answers: TypedTexts;
}

export interface TalkitoutVoteOffer {
  act: "vote";
  lie: number | OneOf<number>;
}

/** The first Question is turned up. */
export interface TalkitoutOpenedEvent {
  event: "opened";
  n: number;
  seat: number;
  card: string;
}

export interface TalkitoutPlayedEvent {
  event: "played";
  n: number;
  seat: number;
  card: string;
}

export interface TalkitoutDrewEvent {
  event: "drew";
  n: number;
  seat: number;
  card?: string;
}

/** T10: a card was wanted, and there was none. */
export interface TalkitoutNoCardEvent {
  event: "no_card";
  n: number;
  seat: number;
}

/** T3: the drawn Question matched, and was kept all the same. */
export interface TalkitoutKeptEvent {
  event: "kept";
  n: number;
  seat: number;
}

export interface TalkitoutLaidEvent {
  event: "special";
  n: number;
  seat: number;
  card: string;
  to: number | null;
}

export interface TalkitoutAnsweredEvent {
  event: "answered";
  n: number;
  seat: number;
  text: string | null;
  typed?: number;
}

/** T8: two answers, in the order drawn; the liar alone knows which is false. */
export interface TalkitoutToldEvent {
  event: "told";
  n: number;
  seat: number;
  answers: [string, string] | null;
  lie?: number;
  typed?: number;
}

export interface TalkitoutVotedEvent {
  event: "voted";
  n: number;
  seat: number;
  lie?: number;
}

/** T8: the first vote was a tie, so all vote once more. A vote a seat, null for none. */
export interface TalkitoutTiedEvent {
  event: "tied";
  n: number;
  seat: number;
  votes: (number | null)[];
}

/** T8: the votes are shown, and whether the lie was found; the lie is null if it was never told. */
export interface TalkitoutJudgedEvent {
  event: "judged";
  n: number;
  seat: number;
  votes: (number | null)[];
  lie: number | null;
  found: boolean;
}

/** A10: the soft clock is out. */
export interface LateEvent {
  event: "late";
  n: number;
  seat: number;
}

/** A10: somebody pressed "go on" after the soft clock was out. */
export interface WentOnEvent {
  event: "went_on";
  n: number;
  seat: number;
}

export interface BluffBlockAct {
  act: "block";
}

/** One of the caller's five cards, blind. */
export interface BluffChooseAct {
  act: "choose";
  slot: number;
}

/** The whole hand, laid out; and, if a Wild is in it, the Word it stands for. */
export interface BluffOutAct {
  act: "out";
  trio: [string, string, string];
  pair: [string, string];
  word?: string | null;
}

export interface BluffPickAct {
  act: "pick";
  from: "down" | "up";
}

export interface BluffThrowAct {
  act: "throw";
  card: string;
}

export interface BluffBlockOffer {
  act: "block";
}

export interface BluffChooseOffer {
  act: "choose";
  slot: number | OneOf<number>;
}

export interface BluffOutOffer {
  act: "out";
  trio: [string, string, string];
  pair: [string, string];
  word?: TypedText;
}

export interface BluffPickOffer {
  act: "pick";
  from: "down" | "up" | OneOf<"down" | "up">;
}

export interface BluffThrowOffer {
  act: "throw";
  card: string | OneOf<string>;
}

/** B12: the seat has dealt a new round; the card is the first of the face-up pile. */
export interface BluffDealtEvent {
  event: "dealt";
  n: number;
  seat: number;
  round: number;
  card: string;
}

/** A card from the face-down pile. */
export interface BluffDrewEvent {
  event: "drew";
  n: number;
  seat: number;
  card?: string;
}

/** A card from the face-up pile. */
export interface BluffTookEvent {
  event: "took";
  n: number;
  seat: number;
  card: string;
}

export interface BluffThrewEvent {
  event: "threw";
  n: number;
  seat: number;
  card: string;
}

/** B7: the face-down pile has run out, for the so-manieth time in this round. */
export interface BluffTurnedOverEvent {
  event: "turned_over";
  n: number;
  seat: number;
  times: number;
}

/** B6: the opponent's hand is shown to the caller; whether it was complete is told to both. */
export interface BluffBlockedEvent {
  event: "blocked";
  n: number;
  seat: number;
  hand?: string[];
  success: boolean;
}

/** B6: what belongs together in the complete hand that was Blocked; told to each of the two. */
export interface BluffProvedEvent {
  event: "proved";
  n: number;
  seat: number;
  trio: [string, string, string];
  pair: [string, string];
}

/** B6: a card of the caller, chosen blind by the opponent, goes on the face-up pile. */
export interface BluffChoseEvent {
  event: "chose";
  n: number;
  seat: number;
  slot: number;
  card: string;
}

/** B5: the hand is laid out for all to see. Either there is a mistake, the code of what is wrong with it, or there are the Words of the two terms, the trio's first. */
export interface BluffCalledOutEvent {
  event: "out";
  n: number;
  seat: number;
  trio: [string, string, string];
  pair: [string, string];
  word: string | null;
  mistake: string | null;
  words: [string, string] | null;
  typed?: number;
}

export interface BluffRoundWonEvent {
  event: "round_won";
  n: number;
  seat: number;
  score: number[];
  hands: [string[], string[]];
}

/** B10: the round counts for both; the seat is the one who drew the last card. */
export interface BluffRoundDrawnEvent {
  event: "round_drawn";
  n: number;
  seat: number;
  score: number[];
  hands: [string[], string[]];
}

export interface OutOfControlDiscardAct {
  act: "discard";
  card: string;
}

/** O7: take the top card of the main deck. */
export interface OutOfControlDrawAct {
  act: "draw";
}

export interface OutOfControlEndAct {
  act: "end";
}

/** O5: cards at one end of a succession, in ascending order, as they will lie. */
export interface OutOfControlExtendAct {
  act: "extend";
  succession: number;
  end: "low" | "high";
  cards: string[];
  more?: boolean;
}

/** O4: a new succession of this colour, from its lowest number up. */
export interface OutOfControlLayAct {
  act: "lay";
  colour: "red" | "green" | "blue" | "yellow";
  from: number;
  cards: string[];
  more?: boolean;
}

/** O9: this card takes the place of the one that lies at this number of a succession. */
export interface OutOfControlSubstituteAct {
  act: "substitute";
  succession: number;
  number: number;
  card: string;
}

/** O8: a card of the discard row with all that were discarded after it, and what it is used for at once. */
export interface OutOfControlGatherAct {
  act: "gather";
  index: number;
  use: OutOfControlLayAct | OutOfControlExtendAct | OutOfControlSubstituteAct;
  more?: boolean;
}

export interface OutOfControlGiveAct {
  act: "give";
  seat: number;
  card: string;
}

export interface OutOfControlRollAct {
  act: "roll";
}

/** O7: take one card blind: the seat it is taken from, and a place in that hand. */
export interface OutOfControlTakeAct {
  act: "take";
  seat: number;
  slot: number;
}

export interface OutOfControlDiscardOffer {
  act: "discard";
  card: string | OneOf<string>;
}

export interface OutOfControlDrawOffer {
  act: "draw";
}

export interface OutOfControlEndOffer {
  act: "end";
}

export interface OutOfControlExtendOffer {
  act: "extend";
  succession: number;
  end: "low" | "high";
  cards: string[];
  more?: boolean;
}

export interface OutOfControlGatherOffer {
  act: "gather";
  index: number;
  use: OutOfControlLayAct | OutOfControlExtendAct | OutOfControlSubstituteAct;
  more?: boolean;
}

export interface OutOfControlGiveOffer {
  act: "give";
  seat: number | OneOf<number>;
  card: string | OneOf<string>;
}

export interface OutOfControlLayOffer {
  act: "lay";
  colour: "red" | "green" | "blue" | "yellow";
  from: number;
  cards: string[];
  more?: boolean;
}

export interface OutOfControlRollOffer {
  act: "roll";
}

export interface OutOfControlSubstituteOffer {
  act: "substitute";
  succession: number | OneOf<number>;
  number: number | OneOf<number>;
  card: string | OneOf<string>;
}

export interface OutOfControlTakeOffer {
  act: "take";
  seat: number | OneOf<number>;
  slot: number | OneOf<number>;
}

/** O2: a card that was cut openly for a seat. */
export interface OutOfControlCut {
  seat: number;
  card: string;
}

/** O2: the cards that were cut, in order; the seat is the one that starts. */
export interface OutOfControlWasCutEvent {
  event: "cut";
  n: number;
  seat: number;
  cut: OutOfControlCut[];
}

/** O14: the first discard is turned up, and this seat begins. */
export interface OutOfControlOpenedEvent {
  event: "opened";
  n: number;
  seat: number;
  card: string;
}

export interface OutOfControlRolledEvent {
  event: "rolled";
  n: number;
  seat: number;
  die: string;
}

/** O11: what the die asks cannot be done. */
export interface OutOfControlFellAwayEvent {
  event: "fell_away";
  n: number;
  seat: number;
  owed: string;
}

/** O10: all discards but the last are the new main deck; so many cards. */
export interface OutOfControlShuffledEvent {
  event: "shuffled";
  n: number;
  seat: number;
  cards: number;
}

export interface OutOfControlDrewEvent {
  event: "drew";
  n: number;
  seat: number;
  card?: string;
}

/** O8: these cards of the discard row came into the hand, the chosen one first. */
export interface OutOfControlGatheredEvent {
  event: "gathered";
  n: number;
  seat: number;
  cards: string[];
}

export interface OutOfControlDiscardedEvent {
  event: "discarded";
  n: number;
  seat: number;
  card: string;
}

/** O7: a card was taken blind; taker and victim alone see it. */
export interface OutOfControlTookEvent {
  event: "took";
  n: number;
  seat: number;
  victim: number;
  card?: string;
}

/** O7: a card was given; giver and receiver alone see it. */
export interface OutOfControlGaveEvent {
  event: "gave";
  n: number;
  seat: number;
  to: number;
  card?: string;
}

/** A row on the table; `low` (on the wire: `from`) is its first number, and its cards lie in ascending order. */
export interface OutOfControlSuccession {
  id: number;
  owner: number;
  colour: "red" | "green" | "blue" | "yellow";
  from: number;
  cards: string[];
}

export interface OutOfControlLaidEvent {
  event: "laid";
  n: number;
  seat: number;
  succession: OutOfControlSuccession;
}

/** O5: cards were added at one end, which gave this succession. */
export interface OutOfControlExtendedEvent {
  event: "extended";
  n: number;
  seat: number;
  end: string;
  cards: string[];
  succession: OutOfControlSuccession;
}

/** O5: the successions of these numbers became one. */
export interface OutOfControlJoinedEvent {
  event: "joined";
  n: number;
  seat: number;
  parts: number[];
  succession: OutOfControlSuccession;
}

/** O9: a card took the place of another, which came to the hand. */
export interface OutOfControlSubstitutedEvent {
  event: "substituted";
  n: number;
  seat: number;
  succession: number;
  number: number;
  card: string;
  got: string;
}

/** The turn of this seat is over. */
export interface OutOfControlEndedEvent {
  event: "ended";
  n: number;
  seat: number;
}

export interface PlayerOfHonourDoneAct {
  act: "done";
}

/** A number on each of the five topics, and the topic on which the I Know This One! card lies, if it does. */
export interface PlayerOfHonourPlaceAct {
  act: "place";
  ranks: number[];
  sure?: number | null;
}

export interface PlayerOfHonourRevealAct {
  act: "reveal";
}

export interface PlayerOfHonourUndoneAct {
  act: "undone";
}

export interface PlayerOfHonourDoneOffer {
  act: "done";
}

/** An open field: all of these, in any order. */
export interface InAnyOrder {
  order_of: number[];
  optional?: boolean;
}

export interface PlayerOfHonourPlaceOffer {
  act: "place";
  ranks: InAnyOrder;
  sure?: number | null | OneOf<number | null>;
}

export interface PlayerOfHonourRevealOffer {
  act: "reveal";
}

export interface PlayerOfHonourUndoneOffer {
  act: "undone";
}

/** A card that lies face up. */
export interface PlayerOfHonourTopicCard {
  card: string;
  text: string;
}

/** P11: five topics are laid out; the seat is the Player of Honour. */
export interface PlayerOfHonourRoundBeganEvent {
  event: "round";
  n: number;
  seat: number;
  number: number;
  topics: PlayerOfHonourTopicCard[];
}

export interface PlayerOfHonourSaidDoneEvent {
  event: "done";
  n: number;
  seat: number;
}

/** P2: somebody is not done after all. */
export interface PlayerOfHonourTookBackEvent {
  event: "undone";
  n: number;
  seat: number;
}

/** P14: somebody was not done when the table went on; only they are told what was drawn for them, if anything. */
export interface PlayerOfHonourTakenEvent {
  event: "taken";
  n: number;
  seat: number;
  ranks?: number[];
  sure?: number | null;
}

/** P4: a number of the Player of Honour's, the topic it lies on, and all that lies there beside it. */
export interface PlayerOfHonourRevealedEvent {
  event: "revealed";
  n: number;
  seat: number;
  number: number;
  topic: number;
  guesses: (number | null)[];
  sure: number[];
  points: number[];
}

/** P5: everybody's cards, and what the round was worth to each: in all, and on each topic; who had all five equal, and the Guessers with the most points, if they have any. */
export interface PlayerOfHonourRoundOverEvent {
  event: "round_over";
  n: number;
  seat: number;
  ranks: number[][];
  sure: (number | null)[];
  points: number[];
  earned: number[][];
  perfect: number[];
  best: number[];
}

/** Of saying a secret word, or of going off topic. */
export interface TraitorWordAccuseAct {
  act: "accuse";
  of: "secret" | "off_topic";
}

/** Show the card of the word that somebody else has just said. */
export interface TraitorWordClaimAct {
  act: "claim";
  card: number;
}

/** Take the MY TURN token from the middle. */
export interface TraitorWordGrabAct {
  act: "grab";
}

/** One sentence, typed or said aloud (A5). */
export interface TraitorWordJustifyAct {
  act: "justify";
  text?: string | null;
}

/** The next word of the chain, always typed (A5). */
export interface TraitorWordSayAct {
  act: "say";
  word: string;
}

export interface TraitorWordAccuseOffer {
  act: "accuse";
  of: "secret" | "off_topic" | OneOf<"secret" | "off_topic">;
}

export interface TraitorWordClaimOffer {
  act: "claim";
  card: number | OneOf<number>;
}

export interface TraitorWordGrabOffer {
  act: "grab";
}

export interface TraitorWordJustifyOffer {
  act: "justify";
  text: TypedText;
}

export interface TraitorWordSayOffer {
  act: "say";
  word: TypedText;
}

export interface TraitorWordVoteOffer {
  act: "vote";
  thumb: "down" | "up" | OneOf<"down" | "up">;
}

/** W2 The first player has turned a card. */
export interface TraitorWordOpenedEvent {
  event: "opened";
  n: number;
  seat: number;
  card: number;
  word: string;
}

export interface TraitorWordSaidEvent {
  event: "said";
  n: number;
  seat: number;
  word: string;
  typed?: number;
}

/** W15 The speaker has said nothing. */
export interface TraitorWordPassedOverEvent {
  event: "passed_over";
  n: number;
  seat: number;
}

/** W14 The MY TURN token is taken. */
export interface TraitorWordGrabbedEvent {
  event: "grabbed";
  n: number;
  seat: number;
}

/** W14 Its holder has said nothing: the token is in the middle again. */
export interface TraitorWordPutBackEvent {
  event: "put_back";
  n: number;
  seat: number;
}

export interface TraitorWordAccusedEvent {
  event: "accused";
  n: number;
  seat: number;
  by: number;
  of: "secret" | "off_topic";
}

/** The sentence is null if it was said aloud. */
export interface TraitorWordJustifiedEvent {
  event: "justified";
  n: number;
  seat: number;
  text: string | null;
  typed?: number;
}

export interface TraitorWordVotedEvent {
  event: "voted";
  n: number;
  seat: number;
  thumb?: "up" | "down";
}

/** The accusation is settled. A vote a seat, null for none; no votes where the game has answered. */
export interface TraitorWordJudgedEvent {
  event: "judged";
  n: number;
  seat: number;
  by: number;
  of: "secret" | "off_topic";
  guilty: boolean;
  votes: ("up" | "down" | null)[] | null;
}

/** One Flash goes from one pile to another. */
export interface TraitorWordGaveEvent {
  event: "gave";
  n: number;
  seat: number;
  to: number;
}

/** W5 The speaker shows the card; it goes Flash side up on the pile. */
export interface TraitorWordValidatedEvent {
  event: "validated";
  n: number;
  seat: number;
  card: number;
  word: string;
}

/** W6 Its holder shows the card; it goes Flash side up on the pile. */
export interface TraitorWordClaimedEvent {
  event: "claimed";
  n: number;
  seat: number;
  card: number;
  word: string;
}

/** W8, W9 The card of the accused word goes to the discards. */
export interface TraitorWordDiscardedEvent {
  event: "discarded";
  n: number;
  seat: number;
  card: number;
  word: string;
}

/** W22 A new secret word; W16 null if there was no card. */
export interface TraitorWordDrewEvent {
  event: "drew";
  n: number;
  seat: number;
  card: number | null;
  word: string | null;
}

/** W17 A secret word that is in the chain already is taken out; null if it was drawn so, and not even looked at. */
export interface TraitorWordDeadEvent {
  event: "dead";
  n: number;
  seat: number;
  card: number | null;
  word: string | null;
}

export type TalkitoutAct =
  | TalkitoutAnswerAct
  | TalkitoutDrawAct
  | GoOnAct
  | TalkitoutKeepAct
  | TalkitoutPlayAct
  | TalkitoutSpecialAct
  | TalkitoutTellAct
  | TalkitoutVoteAct;

export type TalkitoutOffer =
  | TalkitoutAnswerOffer
  | TalkitoutDrawOffer
  | GoOnOffer
  | TalkitoutKeepOffer
  | TalkitoutPlayOffer
  | TalkitoutSpecialOffer
  | TalkitoutTellOffer
  | TalkitoutVoteOffer;

export type TalkitoutEvent =
  | TalkitoutOpenedEvent
  | TalkitoutPlayedEvent
  | TalkitoutDrewEvent
  | TalkitoutNoCardEvent
  | TalkitoutKeptEvent
  | TalkitoutLaidEvent
  | TalkitoutAnsweredEvent
  | TalkitoutToldEvent
  | TalkitoutVotedEvent
  | TalkitoutTiedEvent
  | TalkitoutJudgedEvent
  | LateEvent
  | WentOnEvent;

export type TalkitoutRefusal =
  | "must_play"
  | "not_yours"
  | "no_match"
  | "only_drawn"
  | "nothing_drawn"
  | "one_question"
  | "answer_first"
  | "not_asked"
  | "special_alone"
  | "special_not_held"
  | "one_special"
  | "not_your_question"
  | "passed_to_you"
  | "you_passed_it"
  | "name_another"
  | "name_nobody"
  | "one_of_two"
  | "two_answers"
  | "tell_both"
  | "no_tell_a_lie"
  | "told"
  | "liar_votes"
  | "vote_first"
  | "no_lie";

export type BluffAct = BluffBlockAct | BluffChooseAct | GoOnAct | BluffOutAct | BluffPickAct | BluffThrowAct;

export type BluffOffer =
  | BluffBlockOffer
  | BluffChooseOffer
  | GoOnOffer
  | BluffOutOffer
  | BluffPickOffer
  | BluffThrowOffer;

export type BluffEvent =
  | BluffDealtEvent
  | BluffDrewEvent
  | BluffTookEvent
  | BluffThrewEvent
  | BluffTurnedOverEvent
  | BluffBlockedEvent
  | BluffProvedEvent
  | BluffChoseEvent
  | BluffCalledOutEvent
  | BluffRoundWonEvent
  | BluffRoundDrawnEvent
  | LateEvent
  | WentOnEvent;

export type BluffRefusal =
  | "pick_first"
  | "throw_first"
  | "not_yours"
  | "just_picked"
  | "nothing_up"
  | "one_block"
  | "block_at_start"
  | "nothing_to_choose"
  | "not_your_choice"
  | "choice_first"
  | "five_places"
  | "out_at_start"
  | "must_wait"
  | "not_your_hand"
  | "name_the_word"
  | "no_word"
  | "two_wilds"
  | "not_a_trio"
  | "not_a_pair"
  | "word_is_there"
  | "wrong_word";

export type OutOfControlAct =
  | OutOfControlDiscardAct
  | OutOfControlDrawAct
  | OutOfControlEndAct
  | OutOfControlExtendAct
  | OutOfControlGatherAct
  | OutOfControlGiveAct
  | GoOnAct
  | OutOfControlLayAct
  | OutOfControlRollAct
  | OutOfControlSubstituteAct
  | OutOfControlTakeAct;

export type OutOfControlOffer =
  | OutOfControlDiscardOffer
  | OutOfControlDrawOffer
  | OutOfControlEndOffer
  | OutOfControlExtendOffer
  | OutOfControlGatherOffer
  | OutOfControlGiveOffer
  | GoOnOffer
  | OutOfControlLayOffer
  | OutOfControlRollOffer
  | OutOfControlSubstituteOffer
  | OutOfControlTakeOffer;

export type OutOfControlEvent =
  | OutOfControlWasCutEvent
  | OutOfControlOpenedEvent
  | OutOfControlRolledEvent
  | OutOfControlFellAwayEvent
  | OutOfControlShuffledEvent
  | OutOfControlDrewEvent
  | OutOfControlGatheredEvent
  | OutOfControlDiscardedEvent
  | OutOfControlTookEvent
  | OutOfControlGaveEvent
  | OutOfControlLaidEvent
  | OutOfControlExtendedEvent
  | OutOfControlJoinedEvent
  | OutOfControlSubstitutedEvent
  | OutOfControlEndedEvent
  | LateEvent
  | WentOnEvent;

export type OutOfControlRefusal =
  | "roll_first"
  | "rolled"
  | "still_owed"
  | "nothing_owed"
  | "not_asked"
  | "not_held"
  | "another_player"
  | "no_card_there"
  | "no_such_slot"
  | "nothing_to_draw"
  | "not_in_the_row"
  | "must_use"
  | "cards_not_held"
  | "too_short"
  | "only_wilds"
  | "out_of_place"
  | "past_the_end"
  | "no_cards"
  | "no_such_succession"
  | "not_yours"
  | "one_by_one"
  | "own_first"
  | "no_such_place"
  | "once_a_turn"
  | "wild_for_a_number"
  | "exact_card";

export type PlayerOfHonourAct =
  | PlayerOfHonourDoneAct
  | GoOnAct
  | PlayerOfHonourPlaceAct
  | PlayerOfHonourRevealAct
  | PlayerOfHonourUndoneAct;

export type PlayerOfHonourOffer =
  | PlayerOfHonourDoneOffer
  | GoOnOffer
  | PlayerOfHonourPlaceOffer
  | PlayerOfHonourRevealOffer
  | PlayerOfHonourUndoneOffer;

export type PlayerOfHonourEvent =
  | PlayerOfHonourRoundBeganEvent
  | PlayerOfHonourSaidDoneEvent
  | PlayerOfHonourTookBackEvent
  | PlayerOfHonourTakenEvent
  | PlayerOfHonourRevealedEvent
  | PlayerOfHonourRoundOverEvent
  | LateEvent
  | WentOnEvent;

export type PlayerOfHonourRefusal =
  | "five_numbers"
  | "already_done"
  | "not_done"
  | "all_done"
  | "reveal_early"
  | "honour_reveals"
  | "duo_reveals"
  | "not_placed"
  | "not_sure"
  | "no_such_topic"
  | "honour_knows"
  | "duo_knows";

export type TraitorWordAct =
  | TraitorWordAccuseAct
  | TraitorWordClaimAct
  | GoOnAct
  | TraitorWordGrabAct
  | TraitorWordJustifyAct
  | TraitorWordSayAct
  | TraitorWordVoteAct;

export type TraitorWordOffer =
  | TraitorWordAccuseOffer
  | TraitorWordClaimOffer
  | GoOnOffer
  | TraitorWordGrabOffer
  | TraitorWordJustifyOffer
  | TraitorWordSayOffer
  | TraitorWordVoteOffer;

export type TraitorWordEvent =
  | TraitorWordOpenedEvent
  | TraitorWordSaidEvent
  | TraitorWordPassedOverEvent
  | TraitorWordGrabbedEvent
  | TraitorWordPutBackEvent
  | TraitorWordAccusedEvent
  | TraitorWordJustifiedEvent
  | TraitorWordVotedEvent
  | TraitorWordJudgedEvent
  | TraitorWordGaveEvent
  | TraitorWordValidatedEvent
  | TraitorWordClaimedEvent
  | TraitorWordDiscardedEvent
  | TraitorWordDrewEvent
  | TraitorWordDeadEvent
  | LateEvent
  | WentOnEvent;

export type TraitorWordRefusal =
  | "said_before"
  | "not_your_turn"
  | "too_early"
  | "nobodys_word"
  | "window_closed"
  | "own_word"
  | "settle_first"
  | "accused_once"
  | "nobody_accused"
  | "not_accused"
  | "one_sentence"
  | "sentence_first"
  | "no_vote"
  | "nothing_to_stake"
  | "not_held"
  | "wrong_card"
  | "no_token"
  | "take_it_first"
  | "token_taken"
  | "spoke_last";

export interface GameTypes {
  "talkitout": { act: TalkitoutAct; offer: TalkitoutOffer; event: TalkitoutEvent; view: TalkitoutView; options: Options; refusal: TalkitoutRefusal };
  "bluff": { act: BluffAct; offer: BluffOffer; event: BluffEvent; view: BluffView; options: BluffOptions; refusal: BluffRefusal };
  "out-of-control": { act: OutOfControlAct; offer: OutOfControlOffer; event: OutOfControlEvent; view: OutOfControlView; options: OutOfControlOptions; refusal: OutOfControlRefusal };
  "player-of-honour": { act: PlayerOfHonourAct; offer: PlayerOfHonourOffer; event: PlayerOfHonourEvent; view: PlayerOfHonourView; options: Options; refusal: PlayerOfHonourRefusal };
  "traitor-word": { act: TraitorWordAct; offer: TraitorWordOffer; event: TraitorWordEvent; view: TraitorWordView; options: TraitorWordOptions; refusal: TraitorWordRefusal };
}

export type Act = GameTypes[GameName]["act"];

export type Offer = GameTypes[GameName]["offer"];

export type GameEvent = GameTypes[GameName]["event"];

export type View = GameTypes[GameName]["view"];

export type GameRefusal = GameTypes[GameName]["refusal"];

export const CONSTANTS = {
  "talkitout": {  },
  "bluff": { trio: 3, pair: 2, wild: "wild" },
  "out-of-control": { colours: ["red", "green", "blue", "yellow"], lowest: 1, highest: 10, wild: "W" },
  "player-of-honour": { numbers: [1, 2, 3, 4, 5], turned: [5, 4, 3, 2, 1] },
  "traitor-word": { flashes_to_win: 7 },
} as const;

export const HOURS = {
  20: [[{ kind: "waiting", number: 0, begins: 0, minutes: 3 }, { kind: "round", number: 1, begins: 3, minutes: 11 }, { kind: "words", number: 0, begins: 15, minutes: 3 }, { kind: "home", number: 0, begins: 18, minutes: 2 }], [{ kind: "waiting", number: 0, begins: 0, minutes: 3 }, { kind: "check", number: 1, begins: 3, minutes: 1 }, { kind: "round", number: 1, begins: 5, minutes: 7 }, { kind: "check", number: 2, begins: 13, minutes: 1 }, { kind: "words", number: 0, begins: 15, minutes: 3 }, { kind: "home", number: 0, begins: 18, minutes: 2 }]],
  30: [[{ kind: "waiting", number: 0, begins: 0, minutes: 3 }, { kind: "round", number: 1, begins: 3, minutes: 10 }, { kind: "round", number: 2, begins: 14, minutes: 10 }, { kind: "words", number: 0, begins: 25, minutes: 3 }, { kind: "home", number: 0, begins: 28, minutes: 2 }], [{ kind: "waiting", number: 0, begins: 0, minutes: 3 }, { kind: "check", number: 1, begins: 3, minutes: 1 }, { kind: "round", number: 1, begins: 5, minutes: 8 }, { kind: "round", number: 2, begins: 14, minutes: 8 }, { kind: "check", number: 2, begins: 23, minutes: 1 }, { kind: "words", number: 0, begins: 25, minutes: 3 }, { kind: "home", number: 0, begins: 28, minutes: 2 }]],
  45: [[{ kind: "waiting", number: 0, begins: 0, minutes: 3 }, { kind: "round", number: 1, begins: 3, minutes: 11 }, { kind: "round", number: 2, begins: 15, minutes: 11 }, { kind: "round", number: 3, begins: 27, minutes: 11 }, { kind: "words", number: 0, begins: 39, minutes: 3 }, { kind: "home", number: 0, begins: 42, minutes: 2 }], [{ kind: "waiting", number: 0, begins: 0, minutes: 3 }, { kind: "check", number: 1, begins: 3, minutes: 1 }, { kind: "round", number: 1, begins: 5, minutes: 10 }, { kind: "round", number: 2, begins: 16, minutes: 10 }, { kind: "round", number: 3, begins: 27, minutes: 10 }, { kind: "check", number: 2, begins: 38, minutes: 1 }, { kind: "words", number: 0, begins: 40, minutes: 3 }, { kind: "home", number: 0, begins: 43, minutes: 2 }]],
  60: [[{ kind: "waiting", number: 0, begins: 0, minutes: 3 }, { kind: "round", number: 1, begins: 3, minutes: 12 }, { kind: "round", number: 2, begins: 16, minutes: 12 }, { kind: "round", number: 3, begins: 29, minutes: 12 }, { kind: "round", number: 4, begins: 42, minutes: 12 }, { kind: "words", number: 0, begins: 55, minutes: 3 }, { kind: "home", number: 0, begins: 58, minutes: 2 }], [{ kind: "waiting", number: 0, begins: 0, minutes: 3 }, { kind: "check", number: 1, begins: 3, minutes: 1 }, { kind: "round", number: 1, begins: 5, minutes: 11 }, { kind: "round", number: 2, begins: 17, minutes: 11 }, { kind: "round", number: 3, begins: 29, minutes: 11 }, { kind: "round", number: 4, begins: 41, minutes: 11 }, { kind: "check", number: 2, begins: 53, minutes: 1 }, { kind: "words", number: 0, begins: 55, minutes: 3 }, { kind: "home", number: 0, begins: 58, minutes: 2 }]],
} as const;

export const FORGOTTEN_AFTER: { [G in GameName]?: Record<string, string> } = {
  "traitor-word": { accused: "said", justified: "said", voted: "said", judged: "said", gave: "said", validated: "said", claimed: "said", discarded: "said" },
};

export type FromClient = SayHello | Do<Act> | React | GiveSalt | Hurry;

/** Each frame has the view and the events of one game. */
export type AnyFrame = { [G in GameName]: Frame<GameTypes[G]["view"], GameTypes[G]["event"]> }[GameName];
export type FromServer = AnyFrame | Accepted | Declined | Reacted;

export type AskedOfClass =
  | AskAnother
  | AskRoster
  | AskAnswers
  | AskFound
  | AskHand
  | AskAgain
  | AskLetIn
  | AskDealName
  | AskGiveNumber
  | AskShowOut
  | AskLock
  | AskCheck
  | AskCloseCheck
  | AskDeal
  | AskMove
  | AskClock
  | AskPause
  | AskMessage
  | AskApart
  | AskWords
  | AskEnd
  | AskKey
  | AskHide
  | AskGoOn;

export type FromClass = PupilFrame | TeacherFrame | ProjectorFrame | Granted | Declined;

export interface Api {
  /** A new table, and its host with it. */
  "POST /api/tables": { takes: MakeTable; gives: Seated };
  /** What anybody with the code may know of a table. */
  "GET /api/tables/{code}": { gives: Lobby };
  /** The settings are changed; game, deck and options not during a match. */
  "PATCH /api/tables/{code}": { takes: Change; gives: Lobby };
  /** Sit down, or on the bench if every seat is taken; with a ticket, bring a place along to another device. */
  "POST /api/tables/{code}/seats": { takes: Join; gives: Seated };
  /** A seat is freed, by whoever sits there or by the host. During a match a bot takes it over. */
  "DELETE /api/tables/{code}/seats/{seat}": { gives: Lobby };
  /** The bot in this seat plays at another level, also in the middle of a match. */
  "PATCH /api/tables/{code}/seats/{seat}": { takes: SetLevel; gives: Lobby };
  /** Somebody leaves the table, from a seat, from the bench or without either; or the host sends them away. */
  "DELETE /api/tables/{code}/people/{person}": { gives: Lobby };
  /** One's own name and picture are changed, also during a match; where they are so already, nothing is done. */
  "PATCH /api/tables/{code}/people/{person}": { takes: Rename; gives: Lobby };
  /** Somebody who was sent away may come back, with the token they had. */
  "POST /api/tables/{code}/people/{person}/let-back": { gives: Lobby };
  /** A link that moves one's own seat to another device, once. */
  "POST /api/tables/{code}/seats/{seat}/move": { gives: MoveLink };
  /** A link that moves one's own place, a seat or none, to another device, once. */
  "POST /api/tables/{code}/people/{person}/move": { gives: MoveLink };
  /** A bot plays in this seat until whoever sits there is back; their token stays good. */
  "POST /api/tables/{code}/seats/{seat}/stand-in": { gives: Lobby };
  /** Whoever sits in these two seats changes places, before a match: where there are teams, seats decide them. */
  "POST /api/tables/{code}/seats/{seat}/swap": { takes: ChangePlaces; gives: Lobby };
  /** A bot sits down. */
  "POST /api/tables/{code}/bots": { takes: AddBot; gives: Lobby };
  /** A match begins. */
  "POST /api/tables/{code}/start": { gives: Lobby };
  /** Another match begins, with the next first seat; the bench changes places with whoever has sat longest. */
  "POST /api/tables/{code}/rematch": { gives: Lobby };
  /** The match stands still, and so does its clock. */
  "POST /api/tables/{code}/pause": { gives: Lobby };
  /** The match goes on, and its clock has as long left as it had. */
  "POST /api/tables/{code}/resume": { gives: Lobby };
  /** Go on without waiting any longer: the clock runs out now, and the step is taken (A10). */
  "POST /api/tables/{code}/go-on": { takes: GoOn; gives: Lobby };
  /** The match is put away unfinished, and the lobby is open again: for another game, another deck. */
  "POST /api/tables/{code}/stop": { gives: Lobby };
  /** A typed text is hidden from all screens. */
  "POST /api/tables/{code}/hide": { takes: Hide; gives: Lobby };
  /** The table is closed for good; what people have typed is wiped, and decks that were brought along, unless it is to be kept. */
  "POST /api/tables/{code}/end": { gives: Lobby };
  /** The texts of the cards of the match on the table, or of the next: what is printed on every card of the deck, not who has which. */
  "GET /api/tables/{code}/deck": { gives: Record<string, string> };
  /** All that is printed on the cards of the match on the table, or of the next, for a screen to draw them: not who has which. */
  "GET /api/tables/{code}/cards": { gives: CardsShown };
  /** What was heard of the match on the table before a number: by whoever has the token, or by everybody. A locked table tells it only to those who are at it. */
  "GET /api/tables/{code}/story": { query: StoryAsked; gives: Story };
  /** All that `parlour verify` needs to see that a match was fair, once it is over or stopped; without people's own sentences. */
  "GET /api/tables/{code}/evidence": { query: EvidenceAsked; gives: Evidence };
  /** A match that is over, once more: step by step, as one seat saw it, or a spectator. */
  "GET /api/tables/{code}/replay": { query: ReplayAsked; gives: Replay };
  /** A new class, and whoever opens it is its teacher. */
  "POST /api/classes": { takes: OpenAClass; gives: ClassOpen };
  /** What anybody with the code may know of a class. */
  "GET /api/classes/{code}": { gives: ClassShown };
  /** A name for somebody who is about to come in, of those that nobody has just now. */
  "GET /api/classes/{code}/name": { gives: NameDealt };
  /** Come in, or knock where that is not let in by itself: the class is locked, the number is taken, the name was typed. */
  "POST /api/classes/{code}/pupils": { takes: EnterClass; gives: Entered };
  /** With the teacher's key, another device is the teacher's as well. */
  "POST /api/classes/{code}/teachers": { takes: UseTeacherKey; gives: ClassOpen };
  /** What the hour says so far of its words and its pupils: counts, and the words in the order of how few know them. */
  "GET /api/classes/{code}/report": { gives: Report };
  /** The same for a spreadsheet, a row a pupil: by roster number, without a name. */
  "GET /api/classes/{code}/report.csv": { gives: Blob };
  /** The same for a spreadsheet, a row a term. */
  "GET /api/classes/{code}/terms.csv": { gives: Blob };
  /** The games, each with all that is needed to choose it and to set it up. */
  "GET /api/games": { gives: Games };
  /** The packs that come with Parlour. */
  "GET /api/decks": { gives: Packs };
  /** A deck looked over. The body is its file, in YAML or JSON; nothing of it is kept. */
  "POST /api/decks/check": { takes: Blob; gives: DeckRead };
  /** A deck from a spreadsheet. The body is its file: CSV, TSV or XLSX, or a text export of Anki or Quizlet; nothing of it is kept. */
  "POST /api/decks/import": { takes: Blob; query: ImportAsked; gives: DeckRead };
  /** One's own deck on paper. The body is its file, in YAML or JSON; nothing of it is kept. */
  "POST /api/decks/print": { takes: Blob; query: PrintAsked; gives: Blob };
  /** A pack on paper, by its name; or, by its own name, a game that takes no deck. */
  "GET /api/decks/{name}/print": { query: PrintAsked; gives: Blob };
  /** A text of a game: its sentences in Fluent (`en.ftl`), its rules in Markdown (`rules.en.md`), and so on. */
  "GET /api/games/{game}/text/{file}": { gives: Blob };
  /** A text that holds for all games. */
  "GET /api/text/{file}": { gives: Blob };
  /** Whether the store answers, and could write what was last to be written: 200, or 503 if not. */
  "GET /healthz": { gives: Healthy };
  /** The figures of this server; for the machine itself alone, unless whoever runs it has opened them. */
  "GET /metrics": { gives: Blob };
}
