/** Something asked of the server by a button: one thing at a time, and a sentence if it cannot be. */

import { Declined } from "../net/api";
import { whyNot } from "../parts/why";

export class Doing {
  busy = $state(false);
  problem = $state("");

  async try(work: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = "";
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Declined)) throw error;
      this.problem = whyNot(error);
    } finally {
      this.busy = false;
    }
  }
}
