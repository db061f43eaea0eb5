/** Everybody's number cards have the colour of their cameo. */

import { animalOf } from "../../net/portraits";

const COLOURS: Record<string, string> = {
  fox: "#7E3A1C",
  owl: "#2C4A6B",
  cat: "#6B2740",
  bear: "#2F5B46",
  hare: "#7A4E00",
  frog: "#274E58",
  hedgehog: "#4F2E5A",
  robin: "#35506B",
};

export function colourOf(person: { avatar: string } | undefined): string | undefined {
  return person && COLOURS[animalOf(person.avatar)];
}
