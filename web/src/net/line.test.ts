import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { CLOSING, type AnyFrame } from "../wire";
import { Line, type LineState } from "./line";

class FakeSocket {
  static all: FakeSocket[] = [];
  static OPEN = 1;
  readyState = 0;
  sent: unknown[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }
  send(message: string) {
    this.sent.push(JSON.parse(message));
  }
  close() {
    this.readyState = 3;
  }
  opens() {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }
  says(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  breaks(code = 1006) {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

function listening() {
  const heard = { frames: [] as AnyFrame[], states: [] as LineState[], seen: 7 };
  return {
    heard,
    listener: {
      frame: (frame: AnyFrame) => void heard.frames.push(frame),
      reacted: () => undefined,
      state: (state: LineState) => void heard.states.push(state),
      get seen() {
        return heard.seen;
      },
    },
  };
}

describe("a line", () => {
  beforeEach(() => {
    FakeSocket.all = [];
    vi.stubGlobal("WebSocket", FakeSocket);
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  let line: Line | undefined;
  afterEach(() => line?.close());

  function open() {
    const { heard, listener } = listening();
    line = new Line("KQRTW", "secret", listener);
    FakeSocket.last.opens();
    return { line, heard };
  }

  test("says who is there and what they have seen", () => {
    open();
    expect(FakeSocket.last.sent).toEqual([{ hello: { token: "secret", seen: 7 } }]);
  });

  test("sends an act again, by the same name, until it is answered", async () => {
    const { line } = open();
    const answer = line.act({ act: "draw" }, 7);
    const [, first] = FakeSocket.last.sent as { id: string }[];
    FakeSocket.last.breaks();
    vi.advanceTimersByTime(1000);
    FakeSocket.last.opens();
    expect(FakeSocket.last.sent[1]).toEqual(first);
    FakeSocket.last.says({ id: first!.id, ok: 8 });
    expect(await answer).toEqual({ id: first!.id, ok: 8 });
    FakeSocket.last.breaks();
    vi.advanceTimersByTime(20_000);
    FakeSocket.last.opens();
    expect(FakeSocket.last.sent).toHaveLength(1);
  });

  test("comes back later and later, but always", () => {
    open();
    const pauses = [];
    for (let round = 0; round < 8; round += 1) {
      const before = FakeSocket.all.length;
      FakeSocket.last.breaks();
      let waited = 0;
      while (FakeSocket.all.length === before) {
        vi.advanceTimersByTime(50);
        waited += 50;
      }
      pauses.push(waited);
    }
    expect(Math.max(...pauses)).toBeLessThanOrEqual(12_050);
    expect(pauses.at(-1)!).toBeGreaterThan(pauses[0]!);
  });

  test.each([
    [CLOSING.ELSEWHERE, "elsewhere"],
    [CLOSING.CLOSED, "closed"],
    [CLOSING.REFUSED, "refused"],
    [CLOSING.MALFORMED, "outdated"],
  ] as const)("closed with %i, it stays closed and says %s", (code, state) => {
    const { heard } = open();
    FakeSocket.last.breaks(code);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(heard.states.at(-1)).toBe(state);
  });

  test("whoever was sent away is told so, and asks now and then whether they are let back", () => {
    const { heard } = open();
    for (let round = 1; round < 4; round += 1) {
      FakeSocket.last.breaks(CLOSING.SENT_AWAY);
      expect(heard.states.at(-1)).toBe("sent_away");
      vi.advanceTimersByTime(4_900);
      expect(FakeSocket.all).toHaveLength(round);
      vi.advanceTimersByTime(10_200);
      expect(FakeSocket.all).toHaveLength(round + 1);
      FakeSocket.last.opens();
    }
    FakeSocket.last.says({ n: 9 });
    expect(heard.states.at(-1)).toBe("open");
  });

  test("a displaced line takes the seat back only when it is asked to", () => {
    const { line } = open();
    FakeSocket.last.breaks(CLOSING.ELSEWHERE);
    line.reopen();
    expect(FakeSocket.all).toHaveLength(2);
  });

  test("without a network it says so, and comes back with it", () => {
    const { heard } = open();
    dispatchEvent(new Event("offline"));
    expect(heard.states.at(-1)).toBe("opening");
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    dispatchEvent(new Event("online"));
    expect(FakeSocket.all).toHaveLength(2);
  });

  test("a displaced line does not come back because the network does", () => {
    open();
    FakeSocket.last.breaks(CLOSING.ELSEWHERE);
    dispatchEvent(new Event("offline"));
    dispatchEvent(new Event("online"));
    expect(FakeSocket.all).toHaveLength(1);
  });

  test("an old socket that speaks late is not heard", () => {
    const { line, heard } = open();
    const old = FakeSocket.last;
    line.reopen();
    old.says({ n: 9 });
    expect(heard.frames).toEqual([]);
  });
});
