// Teaches the expert of Out of Control to judge positions, by playing it against regulars and against itself.
//
//     g++ -std=c++17 -O3 -march=native -ffp-contract=off -pthread -o learn learn.cc
//     ./learn two 4000000 DIR     for two players
//     ./learn more 1200000 DIR    for three to six
//     ./learn more 0 DIR          learns nothing, and writes matches with the weights that are there
//
// Writes the weights, DIR/two.json, and some matches with what the expert thought of every act, DIR/two_matches.json;
// see docs/decisions/0012-out-of-control-learns-to-judge.md. The same machine and numbers give the same weights.

#include <memory>
#include <string>
#include <thread>

#include "matches.h"

constexpr int LANES = 2;             // threads: this one and another
constexpr int MATCHES_A_STEP = 32;   // of each thread
constexpr float RATE = 0.003f;       // of learning, at first; it falls evenly
constexpr float TRUST = 0.3f;        // in how the match ended, against what was thought one act later
constexpr int AMONG_EQUALS = 4;      // every so many matches are against itself
constexpr long LOOK_AFTER = 512000;  // so many matches, how strong it is

Table some_table(bool two, Chance& chance) {
    if (two) return {};
    int players = chance.below(3) ? 3 + chance.below(4) : 4;  // four is what most tables of more than two have
    return {players, players % 2 == 0 && chance.below(3) == 0};
}

// What an expert thought in a match, moved towards how the match went on and ended.
int look_back(const Network& network, const std::vector<Thought>& thoughts, float truth, Network& gradient) {
    for (size_t at = thoughts.size(); at-- > 0;) {
        float thought = chance_of(thoughts[at].logit);
        network.learn(thoughts[at].signs, thoughts[at].hidden, truth - thought, gradient);
        truth = TRUST * truth + (1 - TRUST) * thought;
    }
    return int(thoughts.size());
}

// The expert sits in the first seat. Of the others, all are regulars, or all are the expert as it is now.
void practise(const Network& network, Table table, bool among_equals, Chance& chance, Network& gradient, int& lessons) {
    Game game;
    game.begin(table.players, table.teams, chance);
    game.roll(chance);
    int experts = among_equals ? table.players : 1;
    Memory memories[MOST_SEATS];
    std::vector<Thought> thoughts[MOST_SEATS];
    while (!game.over) {
        Act act;
        if (game.turn < experts) {
            Choice choice(game, memories[game.turn], network, &chance);
            act = choice.act;
            if (choice.thought.signs.size) thoughts[game.turn].push_back(choice.thought);
        } else {
            act = Regular(game).act();
        }
        Game before = game;
        game.play(act, chance);
        for (int seat = 0; seat < experts; seat++) memories[seat].hear(before, act, seat, game.taken);
    }
    for (int seat = 0; seat < experts; seat++)
        lessons += look_back(network, thoughts[seat], game.share[seat], gradient);
}

// The share of matches that the expert wins in each seat in turn, the others being regulars.
double measure(const Network& network, Table table, int deals) {
    double won[LANES] = {};
    auto lane = [&](int which) {
        for (int deal = which; deal < deals; deal += LANES)
            for (int seat = 0; seat < table.players; seat++) {
                Chance chance(1000003ULL * uint64_t(deal) + 999);
                Game game;
                game.begin(table.players, table.teams, chance);
                game.roll(chance);
                Memory memory;
                while (!game.over) {
                    Act act = game.turn == seat ? Choice(game, memory, network, nullptr).act : Regular(game).act();
                    Game before = game;
                    game.play(act, chance);
                    memory.hear(before, act, seat, game.taken);
                }
                won[which] += game.share[seat];
            }
    };
    std::thread other(lane, 1);
    lane(0);
    other.join();
    return (won[0] + won[1]) / (deals * table.players);
}

// One step: all threads play their matches with the network as it is, and it moves by what they learnt together.
Network lessons_of(const Network& network, bool two, long step) {
    Network gradients[LANES] = {};
    int lessons[LANES] = {};
    auto lane = [&](int which) {
        Chance chance((two ? 1ULL << 40 : 1ULL << 41) + uint64_t(step) * LANES + uint64_t(which));
        for (int match = 0; match < MATCHES_A_STEP; match++) {
            Table table = some_table(two, chance);
            practise(network, table, match % AMONG_EQUALS == 0, chance, gradients[which], lessons[which]);
        }
    };
    std::thread other(lane, 1);
    lane(0);
    other.join();
    float *sum = reinterpret_cast<float*>(&gradients[0]), *more = reinterpret_cast<float*>(&gradients[1]);
    for (int at = 0; at < WEIGHTS; at++) sum[at] = (sum[at] + more[at]) / float(lessons[0] + lessons[1]);
    return gradients[0];
}

void report(const Network& network, bool two) {
    if (two)
        std::printf("wins %.2f %% of 20,000\n", 100 * measure(network, {2, false}, 10000));
    else
        std::printf(
            "wins %.2f %% among four, %.2f %% with a partner\n", 100 * measure(network, {4, false}, 2000),
            100 * measure(network, {4, true}, 1000)
        );
    std::fflush(stdout);
}

int signs_seen(bool two) {
    Chance chance(1);
    Game any;
    any.begin(two ? 2 : 4, false, chance);
    return Signs(any, 0, Memory(), ENDING).said.size;
}

void learn(bool two, long matches, const std::string& weights) {
    constexpr long A_STEP = LANES * MATCHES_A_STEP;
    long steps = matches / A_STEP;
    Chance chance(two ? 2 : 3);
    auto network = std::make_unique<Network>();
    network->scatter(chance);
    auto adam = std::make_unique<Adam>();
    for (long step = 0; step < steps; step++) {
        float left = 1 - float(step) / float(steps);
        adam->step(*network, lessons_of(*network, two, step), RATE * std::max(left, 0.01f));
        if ((step + 1) % (LOOK_AFTER / A_STEP) == 0) {
            std::printf("%8ld matches: ", (step + 1) * A_STEP);
            report(*network, two);
        }
    }
    network->write(weights, signs_seen(two));
}

int main(int words, char** word) {
    std::string who = words == 4 ? word[1] : "";
    long matches = words == 4 ? std::atol(word[2]) : 0;
    if ((who != "two" && who != "more") || (matches && matches < LANES * MATCHES_A_STEP)) {
        std::fprintf(stderr, "usage: learn two|more MATCHES DIR, and 0 matches or %d at least\n", LANES * MATCHES_A_STEP);
        return 2;
    }
    bool two = who == "two";
    std::string weights = std::string(word[3]) + "/" + who + ".json";
    if (matches) learn(two, matches, weights);
    auto network = std::make_unique<Network>();
    network->read(weights, signs_seen(two));  // as our own expert will: they are written with four digits
    if (matches) report(*network, two);
    std::vector<Table> tables = {{2, false}};
    if (!two) tables = {{3, false}, {4, false}, {4, true}, {5, false}, {6, false}, {6, true}};
    write_matches(*network, tables, std::string(word[3]) + "/" + who + "_matches.json");
}
