"""A table on boardgame.io: its lobby's API, then socket.io's frames as its own client sends them."""

import json

from bench.load.loop import Loop
from bench.load.table import SEATS, TakingTurns
from bench.load.websocket import Way, WebSocket, post

GAME = "table"
UPDATE = f'42/{GAME},["update"'.encode()
ENGINE_PING, ENGINE_PONG = b"2", b"3"
CARDS = 52


class BoardgameTable(TakingTurns):
    def __init__(self, sockets: list[WebSocket], match: str, credentials: list[str]) -> None:
        super().__init__(sockets)
        self.state = 0
        # What does not change from move to move: up to the card, and from there to the number of the state.
        self.before = [
            f'42/{GAME},["update",{{"type":"MAKE_MOVE","payload":{{"type":"play","playerID":"{seat}",'
            f'"credentials":"{word}","args":['
            for seat, word in enumerate(credentials)
        ]
        self.after = [f',"{match}","{seat}"]' for seat in range(SEATS)]

    def heard(self, seat: int, payload: bytes) -> None:
        if payload.startswith(UPDATE):
            if self.seen == SEATS - 1:  # once is enough: they are all sent the same number
                at = payload.index(b'"_stateID":') + 11
                self.state = int(payload[at : at + 12].split(b"}", 1)[0])
            self.one_has_seen()
        elif payload == ENGINE_PING:
            self.sockets[seat].send(ENGINE_PONG)

    def play(self) -> bool:
        seat = self.next_seat()
        move = f"{self.before[seat]}{self.acts % CARDS}]}}}},{self.state}{self.after[seat]}"
        self.sockets[seat].send(move.encode())
        return True


def sit_down(loop: Loop, way: Way) -> BoardgameTable:
    match = post(way, f"/games/{GAME}/create", {"numPlayers": SEATS})["matchID"]
    sockets, credentials = [], []
    for seat in range(SEATS):
        name = {"playerID": str(seat), "playerName": f"player {seat}"}
        credentials.append(post(way, f"/games/{GAME}/{match}/join", name)["playerCredentials"])
        one = WebSocket(way, "/socket.io/?EIO=4&transport=websocket")
        _until(one, b"0{")
        one.send(f"40/{GAME},".encode())
        _until(one, f"40/{GAME},".encode())
        one.send(f"42/{GAME},".encode() + json.dumps(["sync", match, str(seat), credentials[-1], SEATS]).encode())
        _until(one, f'42/{GAME},["sync"'.encode())
        sockets.append(one)
    return BoardgameTable(sockets, match, credentials)


def _until(one: WebSocket, beginning: bytes) -> None:
    while not one.next().startswith(beginning):
        pass
