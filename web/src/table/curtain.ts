/** The beat of the curtain call; and how it ends, where another match begins. */

import type { TransitionConfig } from "svelte/transition";
import { BOW, SETTLE, type Beat } from "../parts/beats";
import { WALK } from "../parts/beats.svelte";
import { orFade } from "../parts/motion";
import type { Play } from "../net/play";

const STEPS_UP = 2000;
const APART = 160;

export function curtain({ view, people }: Play): Beat {
  const others = people.length - view.winners.length;
  return {
    great: true,
    tells: 1420,
    steps: [
      { what: "call", how: [{ opacity: 0 }], at: 300, lasts: 300, easing: "ease" },
      { what: "cone", how: [{ opacity: 0 }], at: 520, lasts: 380 },
      ...view.winners.map((seat) => ({ what: `star-${seat}`, how: "come", from: `seat-${seat}`, at: 620, lasts: 620, easing: SETTLE, cue: "laid" }) as const),
      { what: "pin", how: "drop", at: 1240, cue: "seal" },
      { what: "headline", how: "show", at: 1420, lasts: 340, cue: "win" },
      { what: "fall", how: [{ opacity: 0, translate: "0 0", rotate: "0deg" }, { opacity: 1, offset: 0.1 }, { opacity: 1, offset: 0.7 }, { opacity: 0, translate: "var(--x) var(--y)", rotate: "var(--turn)" }], at: 1420, lasts: 1500, easing: "cubic-bezier(.25,.4,.6,1)" },
      { what: "subline", how: "show", at: 1650 },
      ...Array.from({ length: others }, (_, place) => ({ what: `cast-${place}`, how: "show", at: STEPS_UP + place * APART }) as const),
      { what: "end", how: "show", at: Math.max(3000, STEPS_UP + others * APART), lasts: 160 },
    ],
  };
}

/** The cast walks back to its seats, over the table that is dealt anew. `walks`: not where it is left for the story. */
export function walk(call: HTMLElement, { walks }: { walks: boolean }): TransitionConfig {
  if (!walks) return {};
  const room = call.closest("main")!;
  const home = (seat: string) => (room.querySelector(`.bands [data-place~="seat-${seat}"]`) ?? room.querySelector(".rail, .people"))!.getBoundingClientRect();
  const cast = [...call.querySelectorAll<HTMLElement>("[data-seat]")].map((one) => ({ one, from: one.getBoundingClientRect(), to: home(one.dataset.seat!) }));
  const walking = orFade({ duration: WALK, css: () => "background: none; pointer-events: none" });
  if (walking.duration === WALK) {
    for (const word of call.querySelectorAll(".cone, .pin, h2, .won, .words, .end")) word.animate([{ opacity: 0 }], { duration: WALK / 4, fill: "forwards" });
    for (const { one, from, to } of cast) {
      const way = `${to.x + to.width / 2 - from.x - from.width / 2}px ${to.y + to.height / 2 - from.y - from.height / 2}px`;
      one.animate([{ translate: "0 0" }, { translate: way, scale: 0.4 }], { duration: WALK, easing: BOW, fill: "forwards" });
    }
  }
  return walking;
}
