import type { Sound } from "../../parts/sound";
import { say } from "../../say/say.svelte";
import type { PlayerOfHonourEvent } from "../../wire";
import type { GameClient } from "../game";
import Big from "./Big.svelte";
import Table from "./Table.svelte";
import { step, tell } from "./words";

const SOUNDS: Partial<Record<PlayerOfHonourEvent["event"], Sound>> = { round: "deal", done: "laid", revealed: "reveal" };

const rules = { place: "P12", reveal: "P4", over: "P6" };

export default {
  Table,
  Big,
  step,
  tell,
  heard: ({ event }) => SOUNDS[event] ?? null,
  end: () => import("./ending"),
  standing: (play, seat) => say("honour-points-yours", { points: play.view.scores[seat] ?? 0 }),
  rules,
} satisfies GameClient<"player-of-honour">;
