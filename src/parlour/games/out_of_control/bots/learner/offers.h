// What may be done, in the order in which the rules offer it (die.py, table_plays.py). There is no limit to how much is
// offered (O19): in matches with regulars hardly anything goes beyond it.
#pragma once

#include "game.h"

constexpr int NO_CARD = -1;

struct Offers {
    static constexpr int MOST = 1000;
    Act act[MOST];
    int size = 0;
    void add(const Act& offer) {
        if (size < MOST) act[size++] = offer;
    }
};

// O4 New successions. With a card that was gathered, those in which it is used.
inline void lays(Offers& offers, int colour, Bits held, int wilds, int gathered = -1, int chosen = NO_CARD) {
    Bits numbers = of_colour(held, colour);
    if (!numbers || count(numbers) + wilds < SHORTEST) return;
    for (int low = 0; low <= HIGHEST - SHORTEST; low++) {
        Act act;
        act.kind = LAY, act.gathered = int8_t(gathered), act.colour = uint8_t(colour), act.low = uint8_t(low);
        for (int n = low; n < HIGHEST; n++) {
            if (!(numbers >> n & 1)) {
                if (count(act.wilds) == wilds) break;
                act.wilds |= uint16_t(1 << n);
            }
            act.length = uint8_t(n - low + 1);
            bool is_one = act.length >= SHORTEST && count(act.wilds) < act.length;
            bool uses_it = chosen == NO_CARD ||
                           (chosen == WILD ? act.wilds : numbers_from(low, act.length) >> chosen % HIGHEST & 1);
            if (is_one && uses_it) offers.add(act);
        }
    }
}

// O5 One or more cards at either end. O13 A partner's row takes single cards.
inline void extensions(
    Offers& offers, const Game& game, int at, Bits held, int wilds, int gathered = -1, int chosen = NO_CARD
) {
    const Row& row = game.rows[at];
    Bits numbers = of_colour(held, row.colour);
    int most = row.owner == game.turn ? HIGHEST : 1;
    for (int step : {-1, 1}) {
        Act act;
        act.kind = EXTEND, act.gathered = int8_t(gathered), act.row = uint8_t(at), act.high = step > 0;
        bool uses_it = chosen == NO_CARD;
        for (int n = step > 0 ? row.low + row.length : row.low - 1; 0 <= n && n < HIGHEST && act.length < most;
             n += step) {
            bool is_held = numbers >> n & 1;
            if (!is_held) {
                if (count(act.wilds) == wilds) break;
                act.wilds |= uint16_t(1 << n);
            }
            uses_it |= chosen == (is_held ? HIGHEST * row.colour + n : WILD);
            act.length++;
            if (uses_it) offers.add(act);
        }
    }
}

// O9 A Wild for any number card, and for any Wild the very card it stands for; no place twice in one turn.
inline void substitutions(Offers& offers, const Game& game, Bits held, int wilds, int gathered = -1) {
    for (int at = 0; at < game.rows_lying; at++) {
        const Row& row = game.rows[at];
        Bits lying = numbers_from(row.low, row.length) & ~Bits(row.substituted);
        Act act;
        act.kind = SUBSTITUTE, act.gathered = int8_t(gathered), act.row = uint8_t(at);
        for (Bits left = wilds ? lying & ~Bits(row.wilds) : 0; left; left &= left - 1) {
            act.number = uint8_t(lowest(left)), act.card = WILD;
            offers.add(act);
        }
        for (Bits left = lying & row.wilds & of_colour(held, row.colour); left; left &= left - 1) {
            act.number = uint8_t(lowest(left)), act.card = uint8_t(HIGHEST * row.colour + act.number);
            offers.add(act);
        }
    }
}

inline void table_plays(Offers& offers, const Game& game, const Cards& hand) {
    if (game.has_row(game.turn)) substitutions(offers, game, hand.once, hand.wilds);
    for (int colour = 0; colour < COLOURS; colour++) lays(offers, colour, hand.once, hand.wilds);
    for (int whose : {game.turn, game.partner(game.turn)})
        for (int at = 0; at < game.rows_lying; at++)
            if (game.rows[at].owner == whose) extensions(offers, game, at, hand.once, hand.wilds);
}

// O8 Each card of the discard row that can be used at once, with the hand and all that come along; the newest first.
inline void gathers(Offers& offers, const Game& game, Cards hand) {
    if (game.owed != A_DRAW && game.owed != ANY) return;
    bool has_row = game.has_row(game.turn);
    for (int at = game.discard.size - 1; at >= 0; at--) {
        int card = game.discard.card[at];
        hand.add(card);
        for (int colour = 0; colour < COLOURS; colour++)
            if (card == WILD || card / HIGHEST == colour) lays(offers, colour, hand.once, hand.wilds, at, card);
        for (int whose : {game.turn, game.partner(game.turn)})
            for (int row = 0; row < game.rows_lying; row++)
                if (game.rows[row].owner == whose) extensions(offers, game, row, hand.once, hand.wilds, at, card);
        if (has_row) substitutions(offers, game, bit(card), card == WILD, at);
    }
}

// O7 Every way to do what the die asks.
inline void instruction(Offers& offers, const Game& game) {
    auto asked = [&](Owed way) { return game.owed == way || game.owed == ANY; };
    const Pile& hand = game.hands[game.turn];
    auto parting = [&](Kind kind, int receiver) {
        for (int at = 0; at < hand.size; at++) {
            Act act;
            act.kind = kind, act.card = hand.card[at], act.seat = uint8_t(receiver);
            if (std::find(hand.card, hand.card + at, act.card) == hand.card + at) offers.add(act);
        }
    };
    if (asked(A_DRAW) && game.can_draw()) {
        Act act;
        act.kind = DRAW;
        offers.add(act);
    }
    if (asked(A_DISCARD)) parting(DISCARD, game.turn);
    auto other = [&](int step) { return (game.turn + step) % game.players; };
    for (int step = 1; step < game.players && asked(A_TAKE); step++) {
        Act act;
        act.kind = TAKE, act.seat = uint8_t(other(step));
        if (game.hands[act.seat].size) offers.add(act);  // all places of a hand are alike
    }
    for (int step = 1; step < game.players && asked(A_GIFT); step++) parting(GIVE, other(step));
}

inline void all_offers(Offers& offers, const Game& game) {
    Cards hand = Cards::of(game.hands[game.turn]);
    offers.size = 0;
    instruction(offers, game);
    if (!offers.size) offers.add(Act());
    table_plays(offers, game, hand);
    gathers(offers, game, hand);
}
