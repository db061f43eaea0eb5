// The regular player of src/parlour/games/out_of_control/bots/regular.py, with whom the learner plays.
#pragma once

#include "offers.h"

class Regular {
  public:
    explicit Regular(const Game& game) : game(game), hand(Cards::of(game.hands[game.turn])), laid(game, game.turn) {
        for (int at = 0; at < game.rows_lying; at++) {
            int& longest_of_owner = longest[game.rows[at].owner];
            longest_of_owner = std::max<int>(longest_of_owner, game.rows[at].length);
        }
        for (int c = 1; c < COLOURS; c++)
            if (gaps(c) < gaps(colour)) colour = c;
        needed = (PLACES & ~laid.in[colour]) << HIGHEST * colour;
    }

    Act act() const {
        static thread_local Offers offers;
        offers.size = 0;
        table_plays(offers, game, hand);
        Act best;
        double most = 0;
        for (int at = 0; at < offers.size; at++)
            if (double worth = worth_of(offers.act[at]); worth > most) most = worth, best = offers.act[at];
        if (most > 0) return best;
        offers.size = 0;
        gathers(offers, game, hand);
        int brought = 0;
        for (int at = 0; at < offers.size; at++)
            if (int brings = brings_of(offers.act[at]); brings > brought) brought = brings, best = offers.act[at];
        return brought ? best : what_the_die_asks();
    }

  private:
    const Game& game;
    Cards hand;
    Laid laid;
    int longest[MOST_SEATS] = {};
    int colour = 0;
    Bits needed;

    int gaps(int c) const { return count(PLACES & ~(laid.in[c] | of_colour(hand.once, c))); }

    double worth_of(const Act& play) const {
        if (play.kind == SUBSTITUTE) {
            bool can_fetch = play.card != WILD && !(bit(play.card) & needed & ~hand.twice);
            return can_fetch ? 2 * HIGHEST : 0;
        }
        int c = play.kind == LAY ? play.colour : game.rows[play.row].colour;
        int lying = play.kind == LAY ? 0 : game.rows[play.row].length;
        bool own = play.kind == LAY || game.rows[play.row].owner == game.turn;
        bool for_the_plan = own ? c == colour : lying > longest[game.turn];
        bool overlaps = play.kind == LAY && laid.in[c] & numbers_from(play.low, play.length);
        if (overlaps || (play.wilds && !for_the_plan)) return 0;
        return lying + play.length + HIGHEST * for_the_plan - count(play.wilds) / 2.0;
    }

    int brings_of(const Act& gather) const {
        int all = game.discard.size - gather.gathered, wanted = 0;
        for (int at = gather.gathered; at < game.discard.size; at++) {
            int card = game.discard.card[at];
            wanted += card == WILD || bit(card) & needed;
        }
        if (gather.kind == SUBSTITUTE && gather.card == WILD)
            wanted--;
        else
            wanted = worth_of(gather) > 0 ? wanted + 1 : 0;
        return wanted ? CARDS * wanted + all : 0;
    }

    Act what_the_die_asks() const {
        static thread_local Offers offers;
        offers.size = 0;
        instruction(offers, game);
        if (!offers.size) return Act();
        if (offers.act[0].kind == DRAW) return offers.act[0];
        const Act* best = &offers.act[0];
        bool taking =
            std::any_of(offers.act, offers.act + offers.size, [](const Act& act) { return act.kind == TAKE; });
        for (int at = 0; at < offers.size; at++) {
            const Act& act = offers.act[at];
            if (taking && act.kind != TAKE) continue;
            if (taking ? best->kind != TAKE || victim(act) > victim(*best) : loss(act) < loss(*best)) best = &act;
        }
        return *best;
    }

    bool is_partner(int seat) const { return seat == game.partner(game.turn); }

    int victim(const Act& take) const {
        return 10000 * !is_partner(take.seat) + CARDS * longest[take.seat] + game.hands[take.seat].size;
    }

    int loss(const Act& parting) const {
        Bits card = bit(parting.card);
        int neighbours = count(hand.once & (card << 1 | card >> 1));
        int receiver = parting.kind != GIVE ? 0 : is_partner(parting.seat) ? -1 : longest[parting.seat];
        return 10000 * (parting.card == WILD) + 1000 * bool(card & needed) + 100 * neighbours + receiver;
    }
};
