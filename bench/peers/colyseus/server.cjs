// A room of four on Colyseus: `node server.cjs PORT`, with the environment variable NODE_PATH at its node_modules.
// No rules but whose turn it is, and no log. A patch goes out with each move, not every 50 ms as Colyseus has it by
// itself: waiting for the next patch would be all that is measured.

const { Room, Server } = require('@colyseus/core');
const { schema } = require('@colyseus/schema');
const { WebSocketTransport } = require('@colyseus/ws-transport');

const State = schema({ played: 'uint32', turn: 'uint8', last: 'string' });

class Table extends Room {
  onCreate() {
    this.maxClients = 4;
    this.patchRate = null;
    this.seats = [];
    this.state = new State().assign({ played: 0, turn: 0, last: '' });
    this.onMessage('move', (client, said) => {
      if (client.sessionId !== this.seats[this.state.turn]) return;
      this.state.played += 1;
      this.state.turn = (this.state.turn + 1) % 4;
      this.state.last = `${this.state.played} ${said}`;
      this.broadcastPatch();
    });
  }

  onJoin(client) {
    this.seats.push(client.sessionId);
  }
}

const server = new Server({ greet: false, transport: new WebSocketTransport() });
server.define('table', Table);
server.listen(Number(process.argv[2]), '127.0.0.1');
