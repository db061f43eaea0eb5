// A table of four on boardgame.io: `node server.cjs PORT`, with the environment variable NODE_PATH at its node_modules.
// Its own server as it comes (Koa, socket.io, storage in memory); who moves is checked, and the cards' faces are not.

const { Server } = require('boardgame.io/server');

const table = {
  name: 'table',
  setup: () => ({ played: 0, top: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G }, card) => {
      G.played += 1;
      G.top = card;
    },
  },
  // Undo keeps a copy of every state; nobody asks for it here.
  disableUndo: true,
};

Server({ games: [table], origins: [] }).run({ port: Number(process.argv[2]) });
