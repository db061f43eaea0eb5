// What the expert looks at to judge a position, as numbers: src/parlour/games/out_of_control/bots/signs.py once more. The two
// must say the same in the same order; tests/bots/test_judgement.py holds them together.
#pragma once

#include <vector>

#include "offers.h"

constexpr int MOST_SIGNS = 176;

// The cards that others are known to hold, the oldest first (position.py).
struct Memory {
    static constexpr int MOST = 250;
    struct {
        uint8_t seat, card;
    } known[MOST];
    int size = 0;

    void comes(int seat, int card) {
        if (size == MOST) forget(0);
        known[size++] = {uint8_t(seat), uint8_t(card)};
    }
    void goes(int seat, int card) {
        for (int at = 0; at < size; at++)
            if (known[at].seat == seat && known[at].card == card) return forget(at);
    }
    // `game` is as it was before the act; `taken` is what a take found.
    void hear(const Game& game, const Act& act, int me, int taken) {
        int seat = game.turn;
        if (act.kind == TAKE && seat == me) goes(act.seat, taken);
        if (act.kind == TAKE && act.seat == me) comes(seat, taken);
        if (act.kind == GIVE && seat == me) comes(act.seat, act.card);
        if (act.kind == GIVE && act.seat == me) goes(seat, act.card);
        if (seat == me) return;
        if (act.gathered >= 0)
            for (int at = act.gathered; at < game.discard.size; at++) comes(seat, game.discard.card[at]);
        if (act.kind == DISCARD) goes(seat, act.card);
        if (act.kind == LAY) gone(seat, act.colour, act.low, act);
        if (act.kind == EXTEND) {
            const Row& row = game.rows[act.row];
            gone(seat, row.colour, row.where_it_goes_on(act), act);
        }
        if (act.kind == SUBSTITUTE) {
            goes(seat, act.card);
            comes(seat, act.card == WILD ? HIGHEST * game.rows[act.row].colour + act.number : WILD);
        }
    }

  private:
    void forget(int at) { std::copy(known + at + 1, known + size--, known + at); }
    void gone(int seat, int colour, int low, const Act& act) {
        for (int n = low; n < low + act.length; n++) goes(seat, act.wilds >> n & 1 ? WILD : HIGHEST * colour + n);
    }
};

enum Ahead { ENDING, TO_DRAW, TO_DISCARD, TO_TAKE, TO_GIVE, TO_CHOOSE, DRAWING, TAKING };  // the first six are `Owed`

inline Bits beside(Bits row) { return (row << 1 | row >> 1) & PLACES & ~row; }
inline int pieces(Bits row) { return count(row & ~(row << 1)); }
inline int longest_run(Bits row) {
    int length = 0;
    for (; row; row &= row << 1) length++;
    return length;
}

// Few things, in ascending order; equal ones stay as they were.
template <typename Things, typename Order>
void sort_by(Things& things, int size, Order order) {
    for (int end = 1; end < size; end++)
        for (int at = end; at > 0 && order(things[at]) < order(things[at - 1]); at--)
            std::swap(things[at], things[at - 1]);
}

// Another player, as far as one can tell.
struct Other {
    int seat;
    Laid laid;
    bool has_row;
    Cards known;
    double share;             // of the cards nobody has seen: the chance that a certain one is in this hand
    double wilds;             // that may be there
    double missing[COLOURS];  // of each colour, so many numbers are likely to be
    int nearest[COLOURS];     // the colours, the most advanced first

    Other(
        const Game& game, int seat, const Cards& known, int unknown, const Cards& unseen, int unseen_cards,
        const Cards& row
    )
        : seat(seat), laid(game, seat), has_row(game.has_row(seat)), known(known) {
        share = unseen_cards ? std::min(1.0, double(unknown) / unseen_cards) : 0;
        wilds = known.wilds + (has_row ? 0.3 : 1.0) * share * unseen.wilds;
        double not_here = 1 - share, order[COLOURS];
        for (int c = 0; c < COLOURS; c++) {
            Bits open = PLACES & ~laid.in[c], sought = open & ~of_colour(known.once, c);
            Bits once = of_colour(unseen.once, c), twice = of_colour(unseen.twice, c);
            missing[c] = count(sought & ~once) + not_here * count(sought & once & ~twice) +
                         not_here * not_here * count(sought & twice);
            order[c] = missing[c] - 0.02 * count(laid.in[c]) - 0.05 * count(open & of_colour(row.once, c));
            nearest[c] = c;
        }
        sort_by(nearest, COLOURS, [&](int c) { return order[c]; });
    }
    double short_of(int colour) const { return std::max(0.0, missing[colour] - wilds); }
    double danger() const { return 1 / (0.5 + short_of(nearest[0])); }
};

// A row that this side may complete: its own of some colour, or its partner's.
struct Goal {
    Bits laid;
    int colour;
    bool own;
    Bits held, open;
    int missing, to_fetch;
    double order;

    Goal(
        Bits laid, int colour, bool own, const Cards& hand, bool has_row, Bits wilds, const Cards& row,
        const Cards& unseen
    )
        : laid(laid), colour(colour), own(own), held(of_colour(hand.once, colour)), open(PLACES & ~(laid | held)) {
        Bits idle = (hand.once & ~((held & ~laid) << HIGHEST * colour)) | hand.twice;
        missing = count(open) - hand.wilds;
        to_fetch = count(idle & wilds);
        order = missing - (has_row ? 0.8 : 0.3) * std::min(to_fetch, std::max(0, missing)) - 0.05 * count(laid) -
                0.1 * count(open & of_colour(row.once, colour)) - 0.03 * copies(unseen) + (own ? 0 : 0.3);
    }
    int copies(const Cards& unseen) const {
        return count(open & of_colour(unseen.once, colour)) + count(open & of_colour(unseen.twice, colour));
    }
};

struct Said {
    float sign[MOST_SIGNS];
    int size = 0;
};

class Signs {
  public:
    Said said;

    Signs(const Game& game, int me, const Memory& memory, Ahead ahead)
        : game(game), me(me), hand(Cards::of(game.hands[me])) {
        row = Cards::of(game.discard);
        reckon_the_unseen(memory);
        bool crowd = game.players > 2;
        std::vector<const Other*> nearest;
        for (const Other& rival : rivals) nearest.push_back(&rival);
        sort_by(nearest, int(nearest.size()), [](const Other* other) { return -other->danger(); });
        const Other& rival = *nearest[0];
        say_goals(rival, crowd);
        say_rival(rival, 0, true);
        say_rival(rival, 1, false);
        if (crowd) say_crowd(nearest);
        say_row(rival);
        say_wilds(rival);
        say(hand_size(me) / 10.0), say(hand_size(rival.seat) / 10.0);
        say_which(hand.wilds, 0, 3);
        say(has_row), say(rival.has_row);
        say(game.deck.size / 50.0), say(game.discard.size / 10.0), say(game.idle / 30.0);
        say_which(ahead, ENDING, TAKING);
        say(row.wilds), say(count(hand.twice) / 3.0), say(unseen.wilds / 5.0);
    }

  private:
    const Game& game;
    int me;
    Cards hand, row, unseen;
    Bits wilds = 0;
    bool has_row = false;
    std::vector<Other> rivals, partners;

    void say(double sign) { said.sign[said.size++] = float(sign); }
    void say_which(int value, int low, int high) {
        for (int v = low; v <= high; v++) say(std::clamp(value, low, high) == v);
    }
    int hand_size(int seat) const { return game.hands[seat].size; }

    void reckon_the_unseen(const Memory& memory) {
        has_row = game.has_row(me);
        unseen.once = unseen.twice = (Bits(1) << WILD) - 1, unseen.wilds = 12;
        unseen.remove(hand);
        unseen.remove(row);
        Cards lying;
        for (int at = 0; at < game.rows_lying; at++) {
            const Row& r = game.rows[at];
            for (int n = r.low; n < r.low + r.length; n++) lying.add(r.wilds >> n & 1 ? WILD : HIGHEST * r.colour + n);
            wilds |= Bits(r.wilds) << HIGHEST * r.colour;
        }
        unseen.remove(lying);
        Cards known[MOST_SEATS];
        int so_many[MOST_SEATS] = {};
        for (int at = memory.size - 1; at >= 0; at--) {
            auto [seat, card] = memory.known[at];
            if (!unseen.copies(card) || so_many[seat] == hand_size(seat)) continue;
            Cards one;
            one.add(card);
            unseen.remove(one);
            known[seat].add(card);
            so_many[seat]++;
        }
        int unseen_cards = count(unseen.once) + count(unseen.twice) + unseen.wilds;
        rivals.reserve(MOST_SEATS);
        for (int step = 1; step < game.players; step++) {
            int seat = (me + step) % game.players;
            Other other(game, seat, known[seat], hand_size(seat) - so_many[seat], unseen, unseen_cards, row);
            (seat == game.partner(me) ? partners : rivals).push_back(other);
        }
    }

    void say_goals(const Other& rival, bool crowd) {
        Laid laid(game, me);
        Cards both = hand;
        for (const Other& partner : partners) {
            both.twice |= partner.known.twice | (both.once & partner.known.once);
            both.once |= partner.known.once;
            both.wilds += partner.known.wilds;
        }
        std::vector<Goal> goals;
        goals.reserve(2 * COLOURS);
        for (int c = 0; c < COLOURS; c++) goals.emplace_back(laid.in[c], c, true, both, has_row, wilds, row, unseen);
        for (const Other& partner : partners)
            for (int c = 0; c < COLOURS; c++)
                if (partner.laid.in[c])
                    goals.emplace_back(partner.laid.in[c], c, false, both, has_row, wilds, row, unseen);
        sort_by(goals, int(goals.size()), [](const Goal& goal) { return goal.order; });
        for (int at : {0, 1}) {
            say_goal(goals[at], rival);
            if (crowd) say(goals[at].own);
        }
        say(goals[2].missing / 5.0), say(goals[3].missing / 5.0), say(goals[2].to_fetch);
        say(newness(goals[0].open << HIGHEST * goals[0].colour));
        say(has_row && row.wilds);
    }

    void say_goal(const Goal& goal, const Other& rival) {
        Bits once = of_colour(unseen.once, goal.colour), in_the_row = goal.open & of_colour(row.once, goal.colour),
             theirs = 0;
        for (const Other& other : rivals) theirs |= of_colour(other.known.once, goal.colour);
        double all = std::max(1, count(goal.open));
        say_which(goal.missing, -1, 8);
        say_which(std::max(0, goal.missing - goal.to_fetch), 0, 6);
        say(count(goal.laid) / 5.0), say(count(goal.held & ~goal.laid) / 5.0), say(goal.to_fetch);
        say(goal.copies(unseen) / 5.0), say(goal.copies(unseen) / all);
        say(count(goal.open & ~once & ~in_the_row & ~theirs));
        say(count(in_the_row)), say(count(in_the_row) / all), say(count(in_the_row & beside(goal.laid)));
        say(count(goal.open & theirs));
        say(pieces(goal.laid)), say(longest_run(goal.laid | goal.held) / 5.0), say(longest_run(goal.laid) / 5.0);
        say(count(rival.laid.in[goal.colour]) / 5.0);
    }

    void say_rival(const Other& rival, int at, bool in_full) {
        int c = rival.nearest[at];
        Bits laid = rival.laid.in[c], open = PLACES & ~laid, ends = beside(laid);
        Bits once = of_colour(unseen.once, c), known = open & of_colour(rival.known.once, c);
        Bits in_the_row = open & of_colour(row.once, c), mine = open & of_colour(hand.once, c);
        if (in_full)
            say_which(count(laid), 2, 9);
        else
            say(count(laid) / 5.0);
        say(rival.missing[c] / 3), say(1 / (0.5 + rival.short_of(c))), say(rival.short_of(c) / 3);
        say((count(open & once) + count(open & of_colour(unseen.twice, c))) / 5.0);
        say(count(in_the_row)), say(count(in_the_row & ends)), say(count(known));
        say(count(mine)), say(count(open & of_colour(hand.twice, c))), say(count(mine & ends));
        say(count(open & ~once & ~in_the_row & ~known)), say(count(mine) / double(std::max(1, count(open)))),
            say(pieces(laid));
    }

    void say_crowd(const std::vector<const Other*>& nearest) {
        say_rival(*nearest[1], 0, false);
        for (size_t at : {2, 3}) say(at < nearest.size() ? nearest[at]->danger() : 0);
        for (size_t at : {0, 1}) say((nearest[at]->seat - me + game.players) % game.players / double(game.players));
        say_which(game.players, 3, 6);
        bool in_teams = !partners.empty();
        say(in_teams), say(in_teams ? partners[0].danger() : 0), say(in_teams && partners[0].has_row);
        say(in_teams ? hand_size(partners[0].seat) / 10.0 : 0);
    }

    void say_row(const Other& rival) {
        Bits sought = 0, ends = 0;
        for (const Other& other : rivals)
            for (int c = 0; c < COLOURS; c++) {
                Bits laid = other.laid.in[c];
                if (laid) sought |= (PLACES & ~laid) << HIGHEST * c, ends |= beside(laid) << HIGHEST * c;
            }
        int c = rival.nearest[0];
        say(count(row.once & sought)), say(count(row.once & ends)), say(count(hand.once & sought));
        say(newness((PLACES & ~rival.laid.in[c]) << HIGHEST * c));
        say(game.discard.size && bit(game.discard.card[game.discard.size - 1]) & ends);
    }

    void say_wilds(const Other& rival) {
        double within_reach = 0;
        int copies = 0, known = 0;
        for (Bits left = wilds; left; left &= left - 1) {
            int n = unseen.copies(lowest(left));
            double not_there = 1 - rival.share;
            copies += n;
            within_reach += n == 0 ? 0 : n == 1 ? rival.share : 1 - not_there * not_there;
        }
        for (const Other& other : rivals) known += count(other.known.once & wilds);
        say(rival.wilds), say(rival.known.wilds);
        say(within_reach), say(rival.has_row ? within_reach + known : 0), say(known);
        say(copies / 5.0), say(count(wilds) / 3.0), say(count(hand.once & wilds));
    }

    // How near the end of the discard row the newest of these cards, or a Wild, lies.
    double newness(Bits wanted) const {
        for (int at = game.discard.size - 1; at >= 0; at--) {
            int card = game.discard.card[at];
            if (card == WILD || bit(card) & wanted) return 1.0 / (game.discard.size - at);
        }
        return 0;
    }
};
