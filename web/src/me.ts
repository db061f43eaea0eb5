/** Who this person is, as they were last called here; or, the first time, a name and a picture to begin with. */

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

export function suggestedName(): string {
  return any(say("suggested-names").split(",").map((name) => name.trim()));
}

function any<T>(things: readonly T[]): T {
  return things[Math.floor(Math.random() * things.length)]!;
}
