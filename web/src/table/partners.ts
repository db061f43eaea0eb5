/** Who plays with whom, where there are teams: the seats decide it, and the host who sits where. */

import type { Table } from "../net/table.svelte";
import type { Lobby, SeatShown } from "../wire";

export function partnerOf({ seats }: Pick<Lobby, "seats">, { seat, team }: Pick<SeatShown, "seat" | "team">): SeatShown | undefined {
  return team === null ? undefined : seats.find((other) => other.team === team && other.seat !== seat);
}

/** Whoever sits in this seat plays with that one: they change places with the partner there is now. */
export async function pair(table: Table, lobby: Lobby, seat: SeatShown, wanted: number): Promise<void> {
  const partner = partnerOf(lobby, seat);
  if (partner && partner.seat !== wanted) await table.swap(partner.seat, wanted);
}
