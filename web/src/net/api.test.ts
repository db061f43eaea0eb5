import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ask, Declined } from "./api";

const refusal = (code: string) =>
  new Response(JSON.stringify({ error: { code, text: "Not now.", args: {} } }), { status: 503, headers: { "Retry-After": "2" } });
const given = () => new Response("{}", { headers: { "Content-Type": "application/json" } });

describe("a code that has to wait for others of its network", () => {
  let answers: Response[];
  const fetched = vi.fn(() => Promise.resolve(answers.shift()!));

  beforeEach(() => {
    fetched.mockClear();
    vi.stubGlobal("fetch", fetched);
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const looking = () => ask("GET /api/tables/{code}", { at: { code: "ZZZZZ" } });

  test("is asked for again by itself, as long after as the server says", async () => {
    answers = [refusal("in_line"), refusal("in_line"), given()];
    const asked = looking();
    await vi.advanceTimersByTimeAsync(900);
    expect(fetched).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(6_000);
    await asked;
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  test("is not asked for for ever", async () => {
    answers = Array.from({ length: 50 }, () => refusal("in_line"));
    const asked = expect(looking()).rejects.toThrow(Declined);
    await vi.advanceTimersByTimeAsync(200_000);
    await asked;
    expect(fetched).toHaveBeenCalledTimes(20);
  });

  test("other refusals are final", async () => {
    answers = [refusal("busy")];
    await expect(looking()).rejects.toMatchObject({ code: "busy" });
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});
