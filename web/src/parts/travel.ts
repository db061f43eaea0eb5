/** A stage on the page: the steps of a beat as animations of what lies at its places (`data-place`). Only transforms and opacity
    move. What travels is a likeness above all bands, so that none cuts it off; the thing itself lies where it has come to, and
    is withheld until its likeness lands. */

import { BOW, EASE, lastsOf, SETTLE, withheldUntil, type Due, type Mark, type Run, type Stage, type Step } from "./beats";
import { onceLaidOut } from "./motion";
import { sound, type Sound } from "./sound";
import "./travel.css";

/** Places that every table has. */
const BANDS: Record<string, string> = { felt: ":is(.table, .mid):not(.air *)", rail: ":is(.rail, ul.people):not(.air *)" };
/** Pixels: by so much a card is lifted on its way. */
const LIFT = 26;
/** Milliseconds: until somebody ends it. */
const FOR_GOOD = 3_600_000;
/** What a thing is drawn by, and has from where it lies. */
const INHERITED = ["font", "color", "text-align", "--av", "--w", "--mark-s"];

/** What is said of the thing, and not of its likeness. */
const NAMES = ["data-place", "data-reading"];

type Met = [thing: HTMLElement, step: Step];

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
    let over = false;
    // A task of its own: the picture in which its time comes is painted first.
    const times = marks.map(({ at, then }) => timer(this.room, at, () => setTimeout(() => over || then())));
    const animations = [clock, ...times];
    for (const animation of animations) animation.playbackRate = rate;
    const join = (begun: Animation[]) => {
      for (const animation of begun) {
        animation.currentTime = clock.currentTime;
        animation.playbackRate = clock.playbackRate;
        animations.push(animation);
      }
    };
    const leave = this.#follow(
      due.steps,
      (met) => join(met.flatMap(([thing, step]) => still(thing, step))),
      // All is measured before anything is changed: whoever asks where things lie in between has the page laid out anew.
      (met) => join(met.flatMap(([thing, step]) => this.#travels(thing, step, air) ?? []).map((begins) => begins())),
    );
    this.room.append(air);
    return {
      get elapsed() {
        return Number(clock.currentTime);
      },
      hurry: (rate) => animations.forEach((animation) => animation.updatePlaybackRate(rate)),
      end: () => {
        over = true;
        leave();
        for (const animation of animations) animation.cancel();
        air.remove();
      },
    };
  }

  hold(due: Due): () => void {
    const kept: Animation[] = [];
    const withheld = due.steps.filter((step) => withheldUntil(step) !== null);
    const leave = this.#follow(withheld, (met) => kept.push(...met.map(([thing]) => keep(thing, FOR_GOOD))));
    return () => {
      leave();
      for (const animation of kept) animation.cancel();
    };
  }

  /** Each thing that a step moves, once: those that are there, and what a later frame draws anew. They are met before anything of
      them is painted; what travels is measured a picture later, when the page has been laid out anyway. */
  #follow(steps: Step[], meet: (met: Met[]) => void, measure?: (met: Met[]) => void): () => void {
    const known = new Map(steps.map((step) => [step, new Set<Element>()]));
    const fresh = (all: Met[]) => all.filter(([thing, step]) => !known.get(step)!.has(thing) && known.get(step)!.add(thing));
    const going = () => steps.filter((step) => step.how === "go" && !known.get(step)!.size); // of what goes one is enough
    const travelling: Met[] = [];
    let cancel: (() => void) | null = null;
    const look = () => {
      const met = fresh(steps.flatMap((step) => (step.how === "go" ? [] : this.#at(step.what).map((thing): Met => [thing, step]))));
      if (met.length) meet(met);
      travelling.push(...met.filter(([, { how }]) => how === "come" || how === "dim"));
      if (measure && (travelling.length || going().length)) cancel ??= onceLaidOut(lies);
    };
    const lies = () => {
      cancel = null;
      const goes = going().flatMap((step): Met[] => {
        const thing = this.#first(step.what);
        return thing ? [[thing, step]] : [];
      });
      const met = [...travelling.splice(0), ...fresh(goes)];
      for (const [thing] of met) arrive(thing);
      if (met.length) measure!(met);
    };
    look();
    const watch = new MutationObserver(look);
    watch.observe(this.room, { childList: true, subtree: true });
    return () => {
      cancel?.();
      watch.disconnect();
    };
  }

  /** Measures what a step needs that leads from one place to another, and gives what begins it. */
  #travels(thing: HTMLElement, step: Step, air: HTMLElement): (() => Animation) | undefined {
    if (step.how === "dim") return this.#dimming(thing, step, air);
    const comes = step.how === "come";
    const from = this.#first(comes ? step.from : (step.from ?? step.what));
    const to = comes ? thing : this.#first(step.to);
    const like = comes ? thing : (thing.querySelector<HTMLElement>(".card, .cameo") ?? thing);
    return from && to && this.#flight(like, from, to, step, air);
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
    const drawn = around(likeness, thing, this.room);
    return () => {
      air.append(drawn);
      return likeness.animate(frames, { delay: step.at, duration: lastsOf(step), easing: step.easing ?? SETTLE });
    };
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

  #first(place: string | undefined): HTMLElement | undefined {
    return this.#at(place).find((thing) => thing.getBoundingClientRect().width > 0);
  }

  #at(place: string | undefined): HTMLElement[] {
    if (!place) return [];
    const found = [...this.room.querySelectorAll<HTMLElement>(BANDS[place] ?? `[data-place~="${CSS.escape(place)}"]`)];
    return found.length || place !== `seat-${this.you()}` ? found : this.#at("rail");
  }
}

/** What a step does to a thing where it lies. */
function still(thing: HTMLElement, step: Step): Animation[] {
  const { at, how } = step;
  const held = withheldUntil(step);
  const over = (frames: Keyframe[], easing: string, more: KeyframeAnimationOptions = {}) =>
    thing.animate(past(frames), { delay: at, duration: lastsOf(step), easing: step.easing ?? easing, fill: "backwards", ...more });
  const kept = held ? [keep(thing, held)] : [];
  switch (how) {
    case "come":
      return kept;
    case "go":
    case "dim":
      return [];
    case "show":
      return [...kept, over([{ opacity: 0, translate: "0 10px" }], EASE)];
    case "drop":
      return [...kept, over([{ opacity: 0, scale: 2.3, rotate: "14deg", easing: "cubic-bezier(.6,0,.9,.5)" }, { opacity: 1, scale: 1, offset: 0.55 }, { scale: "1.1 .9", offset: 0.68 }], "ease-out")];
    case "until":
      return [thing.animate(past([{ opacity: 1, visibility: "visible" }]), { duration: at, easing: "step-end" })];
    case "turn":
      return [over([{ scale: "1 1" }, { scale: ".02 1.04", offset: 0.5 }, { scale: "1 1" }], "ease-in-out")];
    case "pulse":
      return [over([{ scale: 1 }, { scale: 1.14, offset: 0.4 }, { scale: 1 }], EASE, { fill: "none" })];
    default:
      return [over(how, EASE)];
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

/** What comes by a beat is where it will lie: it does not come by its style as well. */
function arrive(thing: HTMLElement): void {
  for (const animation of thing.getAnimations({ subtree: true })) if (animation instanceof CSSTransition) animation.finish();
}

function liken(thing: HTMLElement): HTMLElement {
  const likeness = thing.cloneNode(true) as HTMLElement;
  for (const name of NAMES) for (const part of [likeness, ...likeness.querySelectorAll(`[${name}]`)]) part.removeAttribute(name);
  const drawn = getComputedStyle(thing);
  for (const name of INHERITED) likeness.style.setProperty(name, drawn.getPropertyValue(name));
  likeness.classList.add("likeness");
  return likeness;
}

/** The rules that draw a thing name what it lies in, and how large its band is: its likeness lies in shells of all that. */
function around(likeness: HTMLElement, thing: HTMLElement, room: HTMLElement): HTMLElement {
  let drawn = likeness;
  for (let at = thing.parentElement; at && at !== room && at.parentElement !== room; at = at.parentElement) {
    const shell = document.createElement(at.localName);
    shell.className = at.className;
    shell.style.cssText = at.style.cssText;
    const isBand = at.parentElement?.parentElement === room;
    shell.classList.add(isBand ? "band" : "shell");
    if (isBand) Object.assign(shell.style, { width: `${at.clientWidth}px`, height: `${at.clientHeight}px`, padding: getComputedStyle(at).padding });
    shell.append(drawn);
    drawn = shell;
  }
  return drawn;
}

/** To lie exactly over this, inside that. */
function lie(thing: HTMLElement, { x, y, width, height }: DOMRect, inside: DOMRect): void {
  Object.assign(thing.style, { left: `${x - inside.x}px`, top: `${y - inside.y}px`, width: `${width}px`, height: `${height}px` });
}
