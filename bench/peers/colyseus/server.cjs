// Rooms of four on Colyseus: `node server.cjs PORT`, with the environment variable NODE_PATH at its node_modules.
// No rules but whose turn it is, and no log. A patch goes out with each move, not every 50 ms as Colyseus has it by
// itself: waiting for the next patch would be all that is measured.
//
// `table` is a bare room: everybody sees all there is. At `hands` each has a hand of cards that nobody else sees, as at
// a table of cards: a StateView for each seat. With each move a card is played, and another drawn in its place.

const { Room, Server } = require('@colyseus/core');
const { StateView, schema } = require('@colyseus/schema');
const { WebSocketTransport } = require('@colyseus/ws-transport');

const SEATS = 4;
const CARDS = 120;
const IN_HAND = 7;

const State = schema({ played: 'uint32', turn: 'uint8', last: 'string' });
const Seat = schema({ cards: 'uint8', hand: { array: 'string', view: true } });
const StateOfHands = schema({ played: 'uint32', turn: 'uint8', last: 'string', top: 'string', pile: 'uint8', seats: [Seat] });

class Table extends Room {
  onCreate() {
    this.maxClients = SEATS;
    this.patchRate = null;
    this.seats = [];
    this.begin();
    this.onMessage('move', (client, said) => {
      if (client.sessionId !== this.seats[this.state.turn]) return;
      this.play();
      this.state.played += 1;
      this.state.turn = (this.state.turn + 1) % SEATS;
      this.state.last = `${this.state.played} ${said}`;
      this.broadcastPatch();
    });
  }

  onJoin(client) {
    this.seats.push(client.sessionId);
  }

  begin() {
    this.state = new State().assign({ played: 0, turn: 0, last: '' });
  }

  play() {}
}

class Hands extends Table {
  begin() {
    // What lies open has another letter than what is hidden, so that nobody takes one for the other who looks for leaks.
    this.deck = shuffled(Array.from({ length: CARDS }, (_, card) => `hidden${String(card).padStart(3, '0')}`));
    this.state = new StateOfHands().assign({ played: 0, turn: 0, last: '', top: '', pile: this.deck.length });
    this.under = [];
  }

  onJoin(client) {
    super.onJoin(client);
    const seat = new Seat().assign({ cards: IN_HAND });
    seat.hand.push(...this.deck.splice(0, IN_HAND));
    this.state.seats.push(seat);
    this.state.pile = this.deck.length;
    client.view = new StateView();
    client.view.add(seat);
  }

  play() {
    const { hand } = this.state.seats[this.state.turn];
    const place = this.state.played % IN_HAND;
    const card = hand[place];
    this.under.push(card);
    if (!this.deck.length) this.deck = shuffled(this.under.splice(0));
    this.state.top = card.replace('hidden', 'open');
    hand[place] = this.deck.pop();
    this.state.pile = this.deck.length;
  }
}

function shuffled(cards) {
  for (let left = cards.length; left > 1; left -= 1) {
    const at = Math.floor(Math.random() * left);
    [cards[at], cards[left - 1]] = [cards[left - 1], cards[at]];
  }
  return cards;
}

const server = new Server({ greet: false, transport: new WebSocketTransport() });
server.define('table', Table);
server.define('hands', Hands);
server.listen(Number(process.argv[2]), '127.0.0.1');
