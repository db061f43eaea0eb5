/** An order of the five topics: which of them lies on 1, which on 2 … The wire says it the other way round, as the
 *  number that lies on each topic. */

import { CONSTANTS } from "../../wire";

export type Order = readonly number[];

/** From the best liked to the least; and as they are turned. */
export const { numbers: NUMBERS, turned: TURNED } = CONSTANTS["player-of-honour"];

/** The topics as they were laid out. */
export const AS_LAID: Order = [...NUMBERS.keys()];

export function orderOf(ranks: readonly number[]): Order {
  return NUMBERS.map((number) => ranks.indexOf(number));
}

export function ranksOf(order: Order): number[] {
  return order.map((_, topic) => NUMBERS[order.indexOf(topic)]!);
}

/** The topic at one place goes to another; those between make room. */
export function moved(order: Order, from: number, to: number): Order {
  const rest = order.filter((_, place) => place !== from);
  return [...rest.slice(0, to), order[from]!, ...rest.slice(to)];
}

export function swapped(order: Order, one: number, other: number): Order {
  return order.map((topic) => (topic === one ? other : topic === other ? one : topic));
}
