/** Portraits by which people are told from each other. Where two must share an animal, for there are more people than
    animals, both wear their initial on the frame: such a portrait is `fox N`. */

import type { Avatar, Lobby } from "../wire";

interface Shown {
  name: string;
  avatar: string;
}

export function animalOf(portrait: string): Avatar {
  return portrait.split(" ")[0] as Avatar;
}

export function toldApart(lobby: Lobby): Lobby {
  const animals = [...lobby.seats, ...lobby.bench].map(({ avatar }) => avatar);
  const isShared = (animal: string) => animals.indexOf(animal) !== animals.lastIndexOf(animal);
  const portrayed = <T extends Shown>(one: T): T => (isShared(one.avatar) ? { ...one, avatar: `${one.avatar} ${[...one.name][0]}` } : one);
  return { ...lobby, seats: lobby.seats.map(portrayed), bench: lobby.bench.map(portrayed) };
}
