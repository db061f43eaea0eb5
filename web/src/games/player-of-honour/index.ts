import type { Sound } from "../../parts/sound";
import { say } from "../../say/say.svelte";
import type { PlayerOfHonourEvent } from "../../wire";
import type { GameClient } from "../game";
import { beats } from "./beats";
import Big from "./Big.svelte";
import Table from "./Table.svelte";
import { scoresKnown, step, tell } from "./words";

const SOUNDS: Partial<Record<PlayerOfHonourEvent["event"], Sound>> = { done: "laid" };

const rules = { place: "P12", reveal: "P4", over: "P6" };

export default {
  Table,
  Big,
  step,
  tell,
  beats,
  heard: ({ event }) => SOUNDS[event] ?? null,
  end: () => import("./ending"),
  standing: (play, seat, knows) => {
    // The two of the Duo have theirs together, on the table.
    const points = play.view.honour === null ? "" : say("honour-points-yours", { points: scoresKnown(play, knows)[seat] ?? 0 });
    const isAsked = play.view.phase === "reveal" && play.view.honour === seat;
    return [isAsked && say("honour-note-honour"), points].filter(Boolean).join(" · ");
  },
  rules,
} satisfies GameClient<"player-of-honour">;
