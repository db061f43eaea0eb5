// The expert as it learns: what it thinks of an act, and which it does.
#pragma once

#include <utility>

#include "network.h"

constexpr double CURIOUS = 0.04;  // how often another act than the best is tried,
constexpr float NOT_FAR = 0.6f;   // if it does not look much worse
constexpr float SURE = 1e6f;

inline float chance_of(float logit) { return 1 / (1 + std::exp(-logit)); }

struct Thought {
    Said signs;
    float hidden[HIDDEN];
    float logit;
};

inline Thought think(const Game& game, const Memory& memory, const Network& network, const Act& act) {
    Thought thought;
    int me = game.turn;
    if (act.kind == DRAW) {
        thought.signs = Signs(game, me, memory, DRAWING).said;
    } else if (act.kind == TAKE) {
        Game after = game;
        after.hands[act.seat].size--;
        thought.signs = Signs(after, me, memory, TAKING).said;
    } else {
        Game after = game;
        Chance none(0);
        after.play(act, none);
        if (after.over) {
            thought.logit = after.share[me] == 1 ? SURE : after.share[me] > 0 ? 0 : -SURE;
            return thought;
        }
        if (act.kind == END) {
            thought.signs = Signs(game, me, memory, ENDING).said;
        } else if (act.kind == GIVE) {
            Memory heard = memory;
            heard.comes(act.seat, act.card);
            thought.signs = Signs(after, me, heard, ENDING).said;
        } else {
            thought.signs = Signs(after, me, memory, Ahead(after.owed)).said;
        }
    }
    thought.logit = network.judge(thought.signs, thought.hidden);
    return thought;
}

// The act that looks best, and what was thought of all.
struct Choice {
    Act act;
    Thought thought;
    std::vector<std::pair<Act, float>> looks;

    Choice(const Game& game, const Memory& memory, const Network& network, Chance* curious) {
        static thread_local Offers offers;
        all_offers(offers, game);
        if (offers.size == 1) {
            act = offers.act[0];
            return;
        }
        std::vector<Thought> thoughts;
        thoughts.reserve(size_t(offers.size)), looks.reserve(size_t(offers.size));
        for (int at = 0; at < offers.size; at++) {
            thoughts.push_back(think(game, memory, network, offers.act[at]));
            looks.push_back({offers.act[at], thoughts.back().logit});
        }
        int best = 0;
        for (int at = 1; at < offers.size; at++)
            if (thoughts[at].logit > thoughts[best].logit) best = at;
        if (curious && thoughts[best].logit < SURE && curious->fraction() < CURIOUS) {
            int so_far = 0, tried = best;
            for (int at = 0; at < offers.size; at++)
                if (thoughts[at].logit > thoughts[best].logit - NOT_FAR && !curious->below(++so_far)) tried = at;
            best = tried;
        }
        act = offers.act[best];
        thought = thoughts[best];
    }
};
