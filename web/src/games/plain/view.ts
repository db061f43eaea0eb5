/** A view as a list of things: what is one's own, and what lies on the table. */

import { gameOf } from "../../net/games";
import type { Play } from "../../net/play";
import { labelOf } from "./words";
import type { Json } from "./offers";

export interface Thing {
  key: string;
  label: string;
  value: Json;
}

/** What every view has, and is shown elsewhere: who it is, whose turn, what can be done, how it ended. */
const ELSEWHERE = new Set(["game", "you", "phase", "over", "winners", "waiting", "result", "timer", "late", "step", "options", "offers", "guidance", "sealed"]);
/** Of a seat, what People show beside it. */
const BESIDE = ["cards"];

export function thingsOf(play: Play): { own: Thing[]; shared: Thing[] } {
  const mine = new Set([...gameOf(play.game).own, "yours"]);
  const view = play.view as unknown as Record<string, Json>;
  const things = Object.entries({ ...view, seats: publicOf(view.seats as Record<string, Json>[]) })
    .filter(([key, value]) => !ELSEWHERE.has(key) && !isNothing(value))
    .map(([key, value]) => ({ key, label: labelOf(play, "view", key), value }));
  return { own: things.filter(({ key }) => mine.has(key)), shared: things.filter(({ key }) => !mine.has(key)) };
}

/** What everybody may know of each seat; nothing, if it is all shown elsewhere. */
function publicOf(seats: Record<string, Json>[]): Json {
  const known = seats.map((seat) => Object.fromEntries(Object.entries(seat).filter(([key]) => !BESIDE.includes(key))));
  return known.some((seat) => Object.keys(seat).length) ? known : null;
}

function isNothing(value: Json): boolean {
  return value === null || (Array.isArray(value) && value.length === 0);
}
