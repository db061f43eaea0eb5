/** Small sounds of wood, paper and glass, made on the spot; each with its vibration. Off where the person wants none. */

import { settings } from "../settings.svelte";

type Strike = { after: number; pitch: number; lasts: number; loud: number; kind: "wood" | "paper" | "glass" | "thud" };

const SOUNDS = {
  turn: [knock(0), knock(0.16)],
  knock: [knock(0)],
  laid: [paper(0, 0.12)],
  deal: [0, 0.05, 0.1, 0.15, 0.2].map((after) => paper(after, 0.06)),
  die: [knock(0, 320, 0.2), knock(0.12, 280, 0.16), knock(0.22, 240, 0.12)],
  seal: [{ after: 0, pitch: 90, lasts: 0.2, loud: 0.6, kind: "thud" }],
  accused: [glass(0, 1320), glass(0.02, 1980)],
  reveal: [paper(0, 0.25)],
  win: [glass(0, 1567), glass(0.14, 2093)],
  refused: [{ after: 0, pitch: 150, lasts: 0.1, loud: 0.25, kind: "thud" }],
} as const satisfies Record<string, readonly Strike[]>;

const SHAKES: Partial<Record<Sound, number[]>> = {
  turn: [30, 60, 30],
  laid: [10],
  die: [20],
  seal: [25],
  accused: [40],
  win: [30, 40, 30, 40, 60],
};

export type Sound = keyof typeof SOUNDS;

function knock(after: number, pitch = 420, loud = 0.35): Strike {
  return { after, pitch, lasts: 0.09, loud, kind: "wood" };
}
function paper(after: number, lasts: number): Strike {
  return { after, pitch: 3200, lasts, loud: 0.12, kind: "paper" };
}
function glass(after: number, pitch: number): Strike {
  return { after, pitch, lasts: 0.38, loud: 0.12, kind: "glass" };
}

let context: AudioContext | undefined;
/** Strikes that have not ended. */
let sounding = 0;
/** What paper sounds of, made once: it is ten thousand numbers. */
let noise: AudioBuffer | undefined;
let led = false;

/** Whether a screen for the room is here: it leads the sound, and what is held beside it only shakes. */
export function ledByAScreen(is: boolean): void {
  led = is;
}

export function sound(name: Sound): void {
  if (!settings.sound) return;
  // A browser lets no page make a sound, or shake, before the person has touched it.
  if (!navigator.userActivation?.hasBeenActive) return;
  navigator.vibrate?.(SHAKES[name] ?? 0);
  if (led) return;
  context ??= new AudioContext();
  void context.resume();
  for (const strike of SOUNDS[name]) play(context, strike);
}

function play(to: AudioContext, { after, pitch, lasts, loud, kind }: Strike): void {
  const at = to.currentTime + after;
  const volume = to.createGain();
  volume.gain.setValueAtTime(loud, at);
  volume.gain.exponentialRampToValueAtTime(0.001, at + lasts);
  volume.connect(to.destination);
  const source = kind === "paper" ? rustle(to, pitch, volume) : tone(to, pitch, kind, volume);
  source.start(at);
  source.stop(at + lasts);
  sounding += 1;
  // As long as it runs it keeps the device at work, also where nothing is heard.
  source.onended = () => {
    sounding -= 1;
    if (!sounding) void to.suspend();
  };
}

function tone(to: AudioContext, pitch: number, kind: Strike["kind"], out: AudioNode): AudioScheduledSourceNode {
  const source = to.createOscillator();
  source.type = kind === "wood" ? "triangle" : "sine";
  source.frequency.value = pitch;
  if (kind !== "glass") source.frequency.exponentialRampToValueAtTime(pitch / 2, to.currentTime + 0.2);
  source.connect(out);
  return source;
}

function rustle(to: AudioContext, pitch: number, out: AudioNode): AudioScheduledSourceNode {
  const source = to.createBufferSource();
  source.buffer = noise ??= white(to);
  const filter = to.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  source.connect(filter).connect(out);
  return source;
}

function white(to: AudioContext): AudioBuffer {
  const buffer = to.createBuffer(1, to.sampleRate * 0.3, to.sampleRate);
  buffer.getChannelData(0).forEach((_, place, samples) => (samples[place] = Math.random() * 2 - 1));
  return buffer;
}
