// Matches with what the expert thought of every act, as the rules write them: tests/bots/judged.
#pragma once

#include <string>

#include "expert.h"
#include "regular.h"

constexpr size_t A_LONG_STORY = 25000;  // letters; shorter matches will do

struct Table {
    int players = 2;
    bool teams = false;
};

inline std::string named(int card) {
    return card == WILD ? "W" : std::string(1, "RGBY"[card / HIGHEST]) + std::to_string(card % HIGHEST + 1);
}

inline std::string quoted(const std::string& text) { return "\"" + text + "\""; }

inline std::string listed(const std::vector<std::string>& things) {
    std::string list;
    for (const std::string& thing : things) list += (list.empty() ? "" : ", ") + thing;
    return "[" + list + "]";
}

inline std::string table_play(const Game& game, const Act& act) {
    const char* colours[] = {"red", "green", "blue", "yellow"};
    const Row& row = game.rows[act.row];
    if (act.kind == SUBSTITUTE)
        return "{\"act\": \"substitute\", \"succession\": " + std::to_string(row.id) +
               ", \"number\": " + std::to_string(act.number + 1) + ", \"card\": " + quoted(named(act.card)) + "}";
    bool lay = act.kind == LAY;
    int colour = lay ? act.colour : row.colour;
    int low = lay ? act.low : row.where_it_goes_on(act);
    std::vector<std::string> cards;
    for (int n = low; n < low + act.length; n++)
        cards.push_back(quoted(named(act.wilds >> n & 1 ? WILD : HIGHEST * colour + n)));
    std::string begins =
        lay ? std::string("\"lay\", \"colour\": ") + quoted(colours[colour]) + ", \"from\": " + std::to_string(low + 1)
            : "\"extend\", \"succession\": " + std::to_string(row.id) +
                  ", \"end\": " + quoted(act.high ? "high" : "low");
    return "{\"act\": " + begins + ", \"cards\": " + listed(cards) + "}";
}

inline std::string wire(const Game& game, const Act& act) {
    std::string seat = ", \"seat\": " + std::to_string(act.seat), card = ", \"card\": " + quoted(named(act.card));
    if (act.gathered >= 0)
        return "{\"act\": \"gather\", \"index\": " + std::to_string(act.gathered) +
               ", \"use\": " + table_play(game, act) + "}";
    switch (act.kind) {
        case DRAW:
            return "{\"act\": \"draw\"}";
        case DISCARD:
            return "{\"act\": \"discard\"" + card + "}";
        case TAKE:
            return "{\"act\": \"take\"" + seat + ", \"slot\": 0}";
        case GIVE:
            return "{\"act\": \"give\"" + seat + card + "}";
        case END:
            return "{\"act\": \"end\"}";
        default:
            return table_play(game, act);
    }
}

// A match with the expert in the first seat: what chance brought, what everybody did, and what the expert thought.
// Nothing if the discards were shuffled, which cannot be set beforehand.
inline std::string a_match(const Network& network, Table table, Chance& chance) {
    const char* faces[] = {"", "blue", "green", "red", "yellow", "orange"};
    std::vector<std::string> deck, rolls, picks, acts;
    Game game;
    game.begin(table.players, table.teams, chance);
    for (int seat = 0; seat < game.players; seat++)
        for (int at = 0; at < HAND; at++) deck.push_back(quoted(named(game.hands[seat].card[at])));
    deck.push_back(quoted(named(game.discard.card[0])));
    for (int at = game.deck.size - 1; at >= 0; at--) deck.push_back(quoted(named(game.deck.card[at])));
    int first = game.turn;
    Memory memory;
    game.roll(chance);
    rolls.push_back(quoted(faces[game.owed]));
    while (!game.over) {
        std::string looks = "null";
        Act act;
        if (game.turn == 0) {
            Choice choice(game, memory, network, nullptr);
            act = choice.act;
            std::vector<std::string> each;
            for (auto& [offer, logit] : choice.looks) {
                char chance_to_win[16];
                std::snprintf(chance_to_win, sizeof chance_to_win, "%.4f", double(chance_of(logit)));
                each.push_back("[" + wire(game, offer) + ", " + chance_to_win + "]");
            }
            looks = listed(each);
        } else {
            act = Regular(game).act();
        }
        acts.push_back(
            "\n   {\"seat\": " + std::to_string(game.turn) + ", \"did\": " + wire(game, act) + ", \"looks\": " + looks +
            "}"
        );
        Game before = game;
        game.play(act, chance);
        memory.hear(before, act, 0, game.taken);
        if (act.kind == TAKE) picks.push_back(std::to_string(game.pick));
        if (act.kind == END && !game.over) {
            if (game.owed == NOTHING) return "";  // what the die asked has fallen away, and is not known here
            rolls.push_back(quoted(faces[game.owed]));
        }
    }
    if (game.reshuffled) return "";
    return "{\"rules\": " + std::to_string(RULES) + ", \"seats\": " + std::to_string(table.players) + ", \"teams\": " + (table.teams ? "true" : "false") +
           ", \"first\": " + std::to_string(first) + ",\n  \"deck\": " + listed(deck) +
           ",\n  \"rolls\": " + listed(rolls) + ",\n  \"picks\": " + listed(picks) + ",\n  \"acts\": " + listed(acts) +
           "}";
}

inline void write_matches(const Network& network, const std::vector<Table>& tables, const std::string& path) {
    std::vector<std::string> matches;
    for (Table table : tables)
        for (Chance chance(uint64_t(10 * table.players + table.teams));;)
            if (std::string match = a_match(network, table, chance); !match.empty() && match.size() < A_LONG_STORY) {
                matches.push_back("\n " + match);
                break;
            }
    FILE* file = opened(path, "w");
    std::fprintf(file, "%s\n", listed(matches).c_str());
    std::fclose(file);
}
