// boardgame.io, local: `node run_boardgame.cjs SEED`, with the environment variable NODE_PATH at the peers' node_modules.
// A small shedding game in the manner of UNO for four, through the plain client (no server, no transport: its fastest way).
// It speaks to the parent as harness.py does: a line when ready, then a line for each slice asked for.

const { Client } = require('boardgame.io/client');
const readline = require('node:readline');

const ACTS_A_BURST = 50;

// mulberry32: seeded, since Math.random cannot be, and as cheap.
let seed = Number(process.argv[2]);
const rnd = () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
};

// A card is a number: its colour is card % 4, its face (card >> 2) % 10. Two of each.
const fits = (card, top) => card % 4 === top % 4 || (card >> 2) % 10 === (top >> 2) % 10;

const game = {
  setup: ({ ctx, random }) => {
    const pile = random.Shuffle([...Array(80).keys()]);
    const hands = Array.from({ length: ctx.numPlayers }, () => pile.splice(-7));
    return { top: pile.pop(), under: [], pile, hands };
  },
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G, playerID }, index) => {
      const [card] = G.hands[playerID].splice(index, 1);
      G.under.push(G.top);
      G.top = card;
    },
    draw: ({ G, playerID, random }) => {
      if (G.pile.length === 0) {
        G.pile = random.Shuffle(G.under);
        G.under = [];
      }
      if (G.pile.length) G.hands[playerID].push(G.pile.pop());
    },
  },
  endIf: ({ G }) => {
    const winner = G.hands.findIndex((hand) => hand.length === 0);
    return winner < 0 ? undefined : { winner };
  },
  // Undo keeps a copy of every state; nobody asks for it here.
  disableUndo: true,
};

let started = 0;
const begin = () => {
  const client = Client({ game: { ...game, seed: `${process.argv[2]}-${started++}` }, numPlayers: 4, debug: false });
  client.start();
  return client;
};

let client = begin();
const burst = (acts) => {
  let ended = 0;
  for (let done = 0; done < acts; done++) {
    const { G, ctx } = client.getState();
    const hand = G.hands[ctx.currentPlayer];
    const legal = [];
    for (let i = 0; i < hand.length; i++) if (fits(hand[i], G.top)) legal.push(i);
    if (legal.length) client.moves.play(legal[Math.floor(rnd() * legal.length)]);
    else client.moves.draw();
    if (client.getState().ctx.gameover) {
      client.stop();
      client = begin();
      ended++;
    }
  }
  return ended;
};

const run = (seconds) => {
  let acts = 0;
  let matches = 0;
  const wall = performance.now();
  const before = process.cpuUsage();
  while (performance.now() - wall < seconds * 1000) {
    matches += burst(ACTS_A_BURST);
    acts += ACTS_A_BURST;
  }
  const used = process.cpuUsage(before);
  const past = (performance.now() - wall) / 1000;
  // Node's helper threads count as busy, too; where they had a core of their own, the wall clock is the kinder figure.
  return { acts, matches, busy: Math.min((used.user + used.system) / 1e6, past), wall: past };
};

// V8 compiles as it goes, so it gets a longer warm-up than the Python programs.
run(3);
console.log(JSON.stringify({ name: 'boardgame.io' }));
readline.createInterface({ input: process.stdin }).on('line', (line) => console.log(JSON.stringify(run(Number(line)))));
