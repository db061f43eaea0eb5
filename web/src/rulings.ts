// The wire, written by tools/wire from the types of the server. Do not edit: change those, and run it again.

import type { GameName, GameTypes, RulesRefusal } from "./wire";

export const RULINGS: { [G in GameName]: Record<GameTypes[G]["refusal"], string> } = {
  "talkitout": { must_play: "T3", not_yours: "T3", no_match: "T3", only_drawn: "T3", nothing_drawn: "T3", one_question: "T3", answer_first: "T5", not_asked: "T16", special_alone: "T4", special_not_held: "T4", one_special: "T4", not_your_question: "T4", passed_to_you: "T7", you_passed_it: "T7", name_another: "T7", name_nobody: "T7", one_of_two: "T8", two_answers: "T8", tell_both: "T8", no_tell_a_lie: "T8", told: "T8", liar_votes: "T8", vote_first: "T8", no_lie: "T8" },
  "bluff": { pick_first: "B14", throw_first: "B14", not_yours: "B3", just_picked: "B3", nothing_up: "B7", one_block: "B6", block_at_start: "B6", nothing_to_choose: "B6", not_your_choice: "B6", choice_first: "B6", five_places: "B6", out_at_start: "B4", must_wait: "B4", not_your_hand: "B5", name_the_word: "B5", no_word: "B17", two_wilds: "B9", not_a_trio: "B5", not_a_pair: "B5", word_is_there: "B2", wrong_word: "B5" },
  "out-of-control": { roll_first: "O3", rolled: "O15", still_owed: "O3", nothing_owed: "O3", not_asked: "O7", not_held: "O7", another_player: "O7", no_card_there: "O7", no_such_slot: "O7", nothing_to_draw: "O10", not_in_the_row: "O8", must_use: "O8", cards_not_held: "O4", too_short: "O4", only_wilds: "O4", out_of_place: "O4", past_the_end: "O5", no_cards: "O5", no_such_succession: "O16", not_yours: "O16", one_by_one: "O13", own_first: "O9", no_such_place: "O9", once_a_turn: "O9", wild_for_a_number: "O9", exact_card: "O9" },
  "player-of-honour": { five_numbers: "P12", already_done: "P2", not_done: "P2", all_done: "P2", reveal_early: "P4", honour_reveals: "P4", duo_reveals: "P7", not_placed: "P3", not_sure: "P3", no_such_topic: "P3", honour_knows: "P3", duo_knows: "P7" },
  "traitor-word": { said_before: "W3", not_your_turn: "W20", too_early: "W4", nobodys_word: "W2", window_closed: "W4", own_word: "W4", settle_first: "W7", accused_once: "W7", nobody_accused: "W9", not_accused: "W9", one_sentence: "W9", sentence_first: "W9", no_vote: "W9", nothing_to_stake: "W10", not_held: "W6", wrong_card: "W6", no_token: "W14", take_it_first: "W14", token_taken: "W14", spoke_last: "W14" },
};

/** The same for what is refused in every game. */
export const RULINGS_OF_ALL: Record<RulesRefusal, string> = { malformed: "A12", no_such_seat: "A12", over: "A12", not_you: "A12", not_now: "A12", not_offered: "A12", no_timer: "A10", not_late: "A10", no_clock: "A10", text_empty: "A6", text_long: "A6", text_unseen: "A6" };
