/** A stage on the page: the steps of a beat as animations of what lies at its places (`data-place`). Only transforms and opacity
    move. What travels is a likeness above all bands, so that none cuts it off; the thing itself lies where it has come to, and
    is withheld until its likeness lands. */

import { BOW, EASE, lastsOf, SETTLE, withheldUntil, type Due, type Mark, type Run, type Stage, type Step } from "./beats";
import { sound, type Sound } from "./sound";
import "./travel.css";

/** Places that every table has. */
const BANDS: Record<string, string> = { felt: ".table, .mid", rail: ".rail, ul.people" };
/** Pixels: by so much a card is lifted on its way. */
const LIFT = 26;
/** Milliseconds: until somebody ends it. */
const FOR_GOOD = 3_600_000;
/** What a thing is drawn by, and has from where it lies. */
const INHERITED = ["font", "color", "text-align", "--av", "--w", "--mark-s"];

export class Felt implements Stage {
  /** `you`: the viewer's own seat is at the rail, where it has no portrait. */
  constructor(
    private readonly room: HTMLElement,
    private readonly you: () => number | null,
  ) {}

  cue(cue: Sound): void {
    sound(cue);
  }

  begin(due: Due, marks: Mark[], rate: number): Run {
    const air = document.createElement("div");
    air.className = "air";
    air.ariaHidden = "true";
    air.inert = true;
    const clock = timer(this.room, Math.max(...marks.map(({ at }) => at)) + 1);
    const animations = [clock, ...marks.map(({ at, then }) => timer(this.room, at, then))];
    for (const animation of animations) animation.playbackRate = rate;
    const leave = this.#follow(due, (met) => {
      // All is measured before anything is changed: whoever asks where things lie in between has the page laid out anew.
      const ready = met.map(([thing, step]) => this.#ready(thing, step, air));
      for (const animation of ready.flatMap((begins) => begins())) {
        animation.currentTime = clock.currentTime;
        animation.playbackRate = clock.playbackRate;
        animations.push(animation);
      }
    });
    this.room.append(air);
    return {
      get elapsed() {
        return Number(clock.currentTime);
      },
      hurry: (rate) => animations.forEach((animation) => animation.updatePlaybackRate(rate)),
      end: () => {
        leave();
        for (const animation of animations) animation.cancel();
        air.remove();
      },
    };
  }

  hold(due: Due): () => void {
    const kept: Animation[] = [];
    const leave = this.#follow(due, (met) => {
      for (const [thing, step] of met) if (withheldUntil(step) !== null) kept.push(keep(thing, FOR_GOOD));
    });
    return () => {
      leave();
      for (const animation of kept) animation.cancel();
    };
  }

  /** Each thing that a step moves, once: those that are there, and what a later frame draws anew. */
  #follow(due: Due, meet: (met: [HTMLElement, Step][]) => void): () => void {
    const before = new Map(due.steps.map((step) => [step, new Set<Element>()]));
    const look = () => {
      const met = [...before].flatMap(([step, known]) => this.#moved(step, known).map((thing): [HTMLElement, Step] => [thing, step]));
      for (const [thing, step] of met) before.get(step)!.add(thing);
      if (met.length) meet(met);
    };
    look();
    const watch = new MutationObserver(look);
    watch.observe(this.room, { childList: true, subtree: true });
    return () => watch.disconnect();
  }

  /** Measures what a step needs, and gives what begins it. */
  #ready(thing: HTMLElement, step: Step, air: HTMLElement): () => Animation[] {
    const { at, how } = step;
    const held = withheldUntil(step);
    const over = (frames: Keyframe[], easing: string, more: KeyframeAnimationOptions = {}) =>
      thing.animate(past(frames), { delay: at, duration: lastsOf(step), easing: step.easing ?? easing, fill: "backwards", ...more });
    const kept = () => (held ? [keep(thing, held)] : []);
    switch (how) {
      case "come": {
        const from = this.#first(step.from);
        const flies = from && this.#flight(thing, from, thing, step, air);
        return () => (flies ? [...kept(), flies()] : kept());
      }
      case "go": {
        const [from, to] = [this.#first(step.from ?? step.what), this.#first(step.to)];
        const flies = from && to && this.#flight(thing.querySelector<HTMLElement>(".card, .cameo") ?? thing, from, to, step, air);
        return () => (flies ? [flies()] : []);
      }
      case "dim": {
        const dims = this.#dimming(thing, step, air);
        return () => [dims()];
      }
      case "show":
        return () => [...kept(), over([{ opacity: 0, translate: "0 10px" }], EASE)];
      case "drop":
        return () => [...kept(), over([{ opacity: 0, scale: 2.3, rotate: "14deg", easing: "cubic-bezier(.6,0,.9,.5)" }, { opacity: 1, scale: 1, offset: 0.55 }, { scale: "1.1 .9", offset: 0.68 }], "ease-out")];
      case "until":
        return () => [thing.animate(past([{ opacity: 1, visibility: "visible" }]), { duration: at, easing: "step-end" })];
      case "turn":
        return () => [over([{ scale: "1 1" }, { scale: ".02 1.04", offset: 0.5 }, { scale: "1 1" }], "ease-in-out")];
      case "pulse":
        return () => [over([{ scale: 1 }, { scale: 1.14, offset: 0.4 }, { scale: 1 }], EASE, { fill: "none" })];
      default:
        return () => [over(how, EASE)];
    }
  }

  /** A likeness goes from one place to another, lifted midway, and is gone when it lands. */
  #flight(thing: HTMLElement, from: HTMLElement, to: HTMLElement, step: Step, air: HTMLElement): (() => Animation) | undefined {
    const [own, a, b] = [thing, from, to].map((place) => place.getBoundingClientRect()) as [DOMRect, DOMRect, DOMRect];
    if (!own.width) return undefined; // it is not drawn here
    const likeness = liken(thing);
    lie(likeness, own, this.room.getBoundingClientRect());
    const way = (rect: DOMRect) => [rect.x + rect.width / 2 - own.x - own.width / 2, rect.y + rect.height / 2 - own.y - own.height / 2] as const;
    const size = (rect: DOMRect) => Math.min(1, Math.max(0.18, rect.width / own.width));
    const [[ax, ay], [bx, by]] = [way(a), way(b)];
    const [small, large] = [size(a), size(b)];
    const lift = step.easing === BOW ? 0 : LIFT; // taken, given, put back: along the cloth
    const frames = [
      { opacity: 1, translate: `${ax}px ${ay}px`, scale: small, rotate: "-8deg" },
      { opacity: 1, translate: `${(ax + bx) / 2}px ${(ay + by) / 2 - lift}px`, scale: ((small + large) / 2) * 1.03, rotate: "-3deg" },
      { opacity: 1, translate: `${bx}px ${by}px`, scale: large, rotate: "0deg" },
    ];
    return () => air.appendChild(likeness).animate(frames, { delay: step.at, duration: lastsOf(step), easing: step.easing ?? SETTLE });
  }

  /** The lamp narrows to the evidence: the felt around it goes dark. */
  #dimming(thing: HTMLElement, step: Step, air: HTMLElement): () => Animation {
    const felt = document.createElement("div");
    const dark = felt.appendChild(document.createElement("div"));
    felt.className = "night";
    dark.className = "dark";
    const around = (thing.closest(BANDS.felt!) ?? thing).getBoundingClientRect();
    lie(felt, around, this.room.getBoundingClientRect());
    lie(dark, thing.getBoundingClientRect(), around);
    return () => {
      air.append(felt);
      return dark.animate([{ opacity: 0 }, { opacity: 1, offset: 0.2 }, { opacity: 1, offset: 0.85 }, { opacity: 0 }], { delay: step.at, duration: lastsOf(step) });
    };
  }

  /** What a step moves and has not met yet: of what goes one is enough. */
  #moved({ what, how }: Step, known: ReadonlySet<Element>): HTMLElement[] {
    if (how !== "go") return this.#at(what).filter((thing) => !known.has(thing));
    const one = known.size ? undefined : this.#first(what);
    return one ? [one] : [];
  }

  #first(place: string | undefined): HTMLElement | undefined {
    return this.#at(place).find((thing) => thing.getBoundingClientRect().width > 0);
  }

  #at(place: string | undefined): HTMLElement[] {
    if (!place) return [];
    const found = [...this.room.querySelectorAll<HTMLElement>(BANDS[place] ?? `[data-place~="${CSS.escape(place)}"]`)];
    return found.length || place !== `seat-${this.you()}` ? found : this.#at("rail");
  }
}

/** An animation of nothing: the same clock for what is seen, heard and told, which stands still where the page does. */
function timer(room: HTMLElement, duration: number, then?: () => void): Animation {
  const animation = room.animate(null, { duration });
  if (then) animation.onfinish = then;
  return animation;
}

/** A single frame would be where it ends: it is where it begins. */
function past(frames: Keyframe[]): Keyframe[] {
  return frames.length === 1 ? [{ ...frames[0], offset: 0 }] : frames;
}

/** In the page, and neither seen nor heard before its time. */
function keep(thing: HTMLElement, until: number): Animation {
  return thing.animate(past([{ visibility: "hidden" }]), { duration: until, easing: "step-end" });
}

function liken(thing: HTMLElement): HTMLElement {
  const likeness = thing.cloneNode(true) as HTMLElement;
  for (const part of [likeness, ...likeness.querySelectorAll("[data-place]")]) part.removeAttribute("data-place");
  const drawn = getComputedStyle(thing);
  for (const name of INHERITED) likeness.style.setProperty(name, drawn.getPropertyValue(name));
  likeness.classList.add("likeness");
  return likeness;
}

/** To lie exactly over this, inside that. */
function lie(thing: HTMLElement, { x, y, width, height }: DOMRect, inside: DOMRect): void {
  Object.assign(thing.style, { left: `${x - inside.x}px`, top: `${y - inside.y}px`, width: `${width}px`, height: `${height}px` });
}
