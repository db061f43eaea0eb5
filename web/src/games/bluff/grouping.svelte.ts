/** The columns a person has made, kept on this device for as long as the tab is open; and the card that is lifted. */

import { store, stored } from "../../stored";
import { arranged, keyed, moved, placeOf, type Columns, type Lying, type Place } from "./columns";

export class Grouping {
  #name = `columns.${location.pathname.slice(1)}`;
  #kept = $state.raw<Columns>(stored<Columns>(this.#name, "tab") ?? [[], []]);
  /** The card that is lifted, by its key. */
  lifted = $state<string | null>(null);
  /** The hand before the last change: what a Block has taken is seen to go. */
  before = $state.raw<readonly string[]>([]);

  of(hand: readonly string[]): Columns {
    return arranged(this.#kept, hand);
  }

  /** What has come and gone has its place from now on: else the next card would shift the others. */
  settle(hand: readonly string[]): void {
    const columns = this.of(hand);
    if (JSON.stringify(columns) !== JSON.stringify(this.#kept)) this.before = this.#kept.flat();
    this.#keep(columns);
  }

  /** Where the lifted card lies. */
  from(hand: readonly string[]): Place | null {
    return placeOf(this.of(hand), this.lifted);
  }

  held(hand: readonly string[]): Lying | null {
    const from = this.from(hand);
    return from && keyed(this.of(hand))[from.side][from.at]!;
  }

  /** The lifted card goes there, and stays lifted: of two equal ones its key may have changed with its place. */
  carry(hand: readonly string[], to: Place): void {
    const from = this.from(hand);
    if (!from) return;
    this.move(hand, from, to);
    const column = keyed(this.of(hand))[to.side];
    this.lifted = column[Math.min(to.at, column.length - 1)]!.key;
  }

  move(hand: readonly string[], from: Place, to: Place): void {
    this.#keep(moved(this.of(hand), from, to));
  }

  #keep(columns: Columns): void {
    if (JSON.stringify(columns) === JSON.stringify(this.#kept)) return;
    this.#kept = columns;
    store(this.#name, columns, "tab");
  }
}
