/** The columns a person has made, kept on this device for as long as the tab is open. */

import { store, stored } from "../../stored";
import { arranged, moved, type Columns, type Place } from "./columns";

export class Grouping {
  #name = `columns.${location.pathname.slice(1)}`;
  #kept = $state.raw<Columns>(stored<Columns>(this.#name, "tab") ?? [[], []]);

  of(hand: readonly string[]): Columns {
    return arranged(this.#kept, hand);
  }

  /** What has come and gone has its place from now on: else the next card would shift the others. */
  settle(hand: readonly string[]): void {
    this.#keep(this.of(hand));
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
