// Out of Control for the learner: the rules of src/parlour/games/out_of_control once more, for speed alone. Matches that
// are played here are played again there (tests/bots/test_judgement.py), so that no rule changes there alone.
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstring>

using Bits = uint64_t;

constexpr int RULES = 1;  // the version of the rules that are played here: the game's rules_version

constexpr int WILD = 40;  // the number cards are 0 to 39, colour by colour
constexpr int CARDS = 92;
constexpr int HIGHEST = 10;
constexpr int COLOURS = 4;
constexpr int SHORTEST = 3;
constexpr int HAND = 7;
constexpr int MOST_SEATS = 6;
constexpr int MOST_ROWS = CARDS / SHORTEST;
constexpr Bits PLACES = (1 << HIGHEST) - 1;

inline int count(Bits bits) { return __builtin_popcountll(bits); }
inline int lowest(Bits bits) { return __builtin_ctzll(bits); }
inline Bits bit(int card) { return card == WILD ? 0 : Bits(1) << card; }
inline Bits of_colour(Bits cards, int colour) { return cards >> (HIGHEST * colour) & PLACES; }
inline Bits numbers_from(int low, int length) { return ((Bits(1) << length) - 1) << low; }

struct Chance {  // splitmix64
    uint64_t state;
    explicit Chance(uint64_t seed) : state(seed) {
        state = next();
    }  // so that seeds that follow each other share nothing
    uint64_t next() {
        uint64_t z = state += 0x9E3779B97F4A7C15ULL;
        z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9ULL;
        z = (z ^ z >> 27) * 0x94D049BB133111EBULL;
        return z ^ z >> 31;
    }
    int below(int limit) { return int((next() >> 32) * uint64_t(limit) >> 32); }
    double fraction() { return double(next() >> 11) * 0x1p-53; }
};

struct Pile {  // cards in order, the oldest or the lowest first
    uint8_t card[CARDS];
    uint8_t size = 0;
    void add(int which) { card[size++] = uint8_t(which); }
    int take_at(int at) {
        int taken = card[at];
        std::memmove(card + at, card + at + 1, size_t(size - at - 1));
        size--;
        return taken;
    }
    bool holds(int which) const { return std::find(card, card + size, which) < card + size; }
    void remove(int which) { take_at(int(std::find(card, card + size, which) - card)); }
    void shuffle(Chance& chance) {
        for (int left = size; left > 1; left--) std::swap(card[left - 1], card[chance.below(left)]);
    }
};

struct Cards {  // which numbers are there, which of them twice, and how many Wilds
    Bits once = 0, twice = 0;
    int wilds = 0;
    void add(int card) {
        twice |= once & bit(card);
        once |= bit(card);
        wilds += card == WILD;
    }
    void remove(const Cards& others) {
        Bits both = twice;
        twice &= ~others.once;
        once &= ~((others.once & ~both) | others.twice);
        wilds -= others.wilds;
    }
    static Cards of(const Pile& pile) {
        Cards cards;
        for (int at = 0; at < pile.size; at++) cards.add(pile.card[at]);
        return cards;
    }
    int copies(int card) const { return card == WILD ? wilds : int(once >> card & 1) + int(twice >> card & 1); }
};

enum Owed : uint8_t { NOTHING, A_DRAW, A_DISCARD, A_TAKE, A_GIFT, ANY };
enum Kind : uint8_t { DRAW, DISCARD, TAKE, GIVE, END, LAY, EXTEND, SUBSTITUTE };

struct Act {
    Kind kind = END;
    int8_t gathered = -1;  // O8: from where on the discard row is taken, -1 if it is not
    uint8_t seat = 0, card = 0;
    uint8_t row = 0;  // where in the list
    uint8_t colour = 0, low = 0, length = 0;
    bool high = false;
    uint16_t wilds = 0;  // the numbers in whose places Wilds are laid
    uint8_t number = 0;
};

struct Row {
    uint8_t owner, colour, low, length;
    uint16_t wilds;  // the numbers for which Wilds lie
    uint8_t id;
    uint16_t substituted;  // in this turn
    int where_it_goes_on(const Act& act) const { return act.high ? low + length : low - act.length; }
};

struct Game {
    int players = 2;
    bool teams = false;
    Pile hands[MOST_SEATS], deck, discard;  // the top of the deck is its end
    Row rows[MOST_ROWS];
    int rows_lying = 0, laid = 0, turn = 0, idle = 0;
    Owed owed = NOTHING;
    bool built = false, over = false, reshuffled = false;
    float share[MOST_SEATS] = {};
    int taken = 0, pick = 0;  // what the last blind take found, and where

    int partner(int seat) const { return teams ? (seat + players / 2) % players : -1; }
    bool together(int seat, int other) const { return seat == other || partner(seat) == other; }
    bool has_row(int seat) const {
        return std::any_of(rows, rows + rows_lying, [&](const Row& row) { return row.owner == seat; });
    }
    bool can_draw() const { return deck.size || discard.size > 1; }

    void begin(int seats, bool in_teams, Chance& chance) {
        *this = Game();
        players = seats, teams = in_teams;
        for (int card = 0; card < WILD; card++) deck.add(card), deck.add(card);
        while (deck.size < CARDS) deck.add(WILD);
        deck.shuffle(chance);
        for (int seat = 0; seat < players; seat++)
            for (int n = 0; n < HAND; n++) hands[seat].add(deck.card[--deck.size]);
        discard.add(deck.card[--deck.size]);
        turn = chance.below(players);
    }

    void roll(Chance& chance) {
        constexpr Owed ASKS[] = {A_DRAW, A_DRAW, A_DISCARD, A_TAKE, A_GIFT, ANY};
        owed = ASKS[chance.below(6)];
        fall_away();
    }

    void play(const Act& act, Chance& chance) {
        Pile& hand = hands[turn];
        if (act.gathered >= 0) {
            for (int at = act.gathered; at < discard.size; at++) hand.add(discard.card[at]);
            discard.size = uint8_t(act.gathered);
            owed = NOTHING;
        }
        switch (act.kind) {
            case DRAW:
                if (!deck.size) shuffle_the_discards(chance);
                hand.add(deck.card[--deck.size]);
                owed = NOTHING;
                break;
            case DISCARD:
                hand.remove(act.card);
                discard.add(act.card);
                owed = NOTHING;
                break;
            case TAKE:
                pick = chance.below(hands[act.seat].size);
                hand.add(taken = hands[act.seat].take_at(pick));
                owed = NOTHING;
                break;
            case GIVE:
                hand.remove(act.card);
                hands[act.seat].add(act.card);
                owed = NOTHING;
                break;
            case END:
                end(chance);
                break;
            case LAY:
                rows[rows_lying] = {uint8_t(turn), act.colour, act.low, act.length, act.wilds, uint8_t(laid++), 0};
                lay_down(act.colour, act.low, act.length, act.wilds);
                build(rows_lying++);
                break;
            case EXTEND: {
                Row& row = rows[act.row];
                int low = row.where_it_goes_on(act);
                lay_down(row.colour, low, act.length, act.wilds);
                row.low = uint8_t(std::min<int>(row.low, low));
                row.length += act.length;
                row.wilds |= act.wilds;
                build(act.row);
                break;
            }
            case SUBSTITUTE: {
                Row& row = rows[act.row];
                int number_card = HIGHEST * row.colour + act.number;
                hand.remove(act.card);
                hand.add(act.card == WILD ? number_card : WILD);
                row.wilds ^= uint16_t(1 << act.number);
                row.substituted |= uint16_t(1 << act.number);
                fall_away();
            }
        }
    }

  private:
    void shuffle_the_discards(Chance& chance) {
        int last = discard.card[--discard.size];
        deck = discard;
        discard.size = 0;
        discard.add(last);
        deck.shuffle(chance);
        reshuffled = true;
    }

    void end(Chance& chance) {
        idle = built ? 0 : idle + 1;
        built = false;
        for (int at = 0; at < rows_lying; at++) rows[at].substituted = 0;
        if (idle == (players <= 4 ? 60 : 90)) return end_by_comparing();
        turn = (turn + 1) % players;
        roll(chance);
    }

    void lay_down(int colour, int low, int length, int wilds) {
        for (int n = low; n < low + length; n++) hands[turn].remove(wilds >> n & 1 ? WILD : HIGHEST * colour + n);
    }

    void build(int at) {
        built = true;
        Row row = join(at);
        if (row.length == HIGHEST) {
            over = true;
            for (int seat = 0; seat < players; seat++) share[seat] = together(seat, row.owner);
        } else if (!deck.size && !discard.size && all_hands_are_empty()) {
            end_by_comparing();
        } else {
            fall_away();
        }
    }

    // O5 What touches becomes one: at each end the longest, between equals the first laid. O18 The oldest number stays.
    Row join(int at) {
        Row row = rows[at];
        int below = -1, above = -1;
        for (int other = 0; other < rows_lying; other++) {
            const Row& near = rows[other];
            if (other == at || near.owner != row.owner || near.colour != row.colour) continue;
            if (near.low + near.length == row.low && (below < 0 || near.length > rows[below].length)) below = other;
            if (near.low == row.low + row.length && (above < 0 || near.length > rows[above].length)) above = other;
        }
        if (below < 0 && above < 0) return row;
        int oldest = at;
        for (int part : {below, above}) {
            if (part < 0) continue;
            row.low = std::min(row.low, rows[part].low);
            row.length += rows[part].length;
            row.wilds |= rows[part].wilds;
            row.substituted |= rows[part].substituted;
            if (rows[part].id < row.id) row.id = rows[part].id, oldest = part;
        }
        rows[oldest] = row;
        int left = 0;
        for (int other = 0; other < rows_lying; other++)
            if (other == oldest || (other != at && other != below && other != above)) rows[left++] = rows[other];
        rows_lying = left;
        return row;
    }

    bool all_hands_are_empty() const {
        return std::all_of(hands, hands + players, [](const Pile& hand) { return !hand.size; });
    }

    // O11 What the die asks falls away once it cannot be done.
    void fall_away() {
        switch (owed) {
            case A_DRAW:
                if (deck.size || discard.size) return;
                break;
            case A_DISCARD:
            case A_GIFT:
                if (hands[turn].size) return;
                break;
            case A_TAKE:
                for (int seat = 0; seat < players; seat++)
                    if (seat != turn && hands[seat].size) return;
                break;
            default:
                return;
        }
        owed = NOTHING;
    }

    void end_by_comparing() {
        over = true;
        int rank[MOST_SEATS], best = 0, winners = 0;
        for (int seat = 0; seat < players; seat++) {
            int longest = 0, cards = 0;
            for (int at = 0; at < rows_lying; at++)
                if (together(seat, rows[at].owner)) {
                    longest = std::max<int>(longest, rows[at].length);
                    cards += rows[at].length;
                }
            rank[seat] = CARDS * longest + cards;
            best = std::max(best, rank[seat]);
        }
        for (int seat = 0; seat < players; seat++) winners += rank[seat] == best;
        float sides = float(winners) / (teams ? 2 : 1);
        for (int seat = 0; seat < players; seat++) share[seat] = rank[seat] == best ? 1 / sides : 0;
    }
};

// By colour, the numbers a seat has laid that can still become one row. O5 Of rows that overlap, those that make the
// most.
inline Bits most_that_can_join(const Bits* spans, int left) {
    if (!left) return 0;
    Bits apart[MOST_ROWS];
    int others = 0;
    for (int at = 1; at < left; at++)
        if (!(spans[at] & spans[0])) apart[others++] = spans[at];
    Bits with_the_first = spans[0] | most_that_can_join(apart, others);
    Bits without = most_that_can_join(spans + 1, left - 1);
    return count(without) > count(with_the_first) ? without : with_the_first;
}

struct Laid {
    Bits in[COLOURS];
    Laid(const Game& game, int seat) {
        Bits spans[COLOURS][MOST_ROWS];
        int found[COLOURS] = {};
        for (int at = 0; at < game.rows_lying; at++) {
            const Row& row = game.rows[at];
            if (row.owner == seat) spans[row.colour][found[row.colour]++] = numbers_from(row.low, row.length);
        }
        for (int colour = 0; colour < COLOURS; colour++) in[colour] = most_that_can_join(spans[colour], found[colour]);
    }
};
