/** Who this person is, as they were last called here; or, the first time, a name and a picture to begin with. */

import { animalOf } from "./net/portraits";
import { AVATARS, type Avatar } from "./wire";
import { say } from "./say/say.svelte";
import { store, stored } from "./stored";

export interface Me {
  name: string;
  avatar: Avatar;
}

export function myself(): Me {
  return stored<Me>("me") ?? { name: suggestedName(), avatar: any(AVATARS) };
}

export function remember(me: Me): void {
  store("me", me);
}

/** The same, with an animal that nobody at the table has, as long as there is one. */
export function toldFrom(me: Me, others: readonly { avatar: string }[]): Me {
  const free = AVATARS.filter((avatar) => others.every((other) => animalOf(other.avatar) !== avatar));
  return free.includes(me.avatar) || !free.length ? me : { ...me, avatar: any(free) };
}

export function suggestedName(): string {
  return any(say("suggested-names").split(",").map((name) => name.trim()));
}

function any<T>(things: readonly T[]): T {
  return things[Math.floor(Math.random() * things.length)]!;
}
