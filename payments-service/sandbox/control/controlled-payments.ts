import type { SandboxDatabase } from '../database';
import type { ObjectStore } from '../object-store';
import type { ListedPayment, PaymentDesk } from './payment-desk';

/** All providers' payments, for whoever decides how they go on: the control API, its page and the hosted pages. */
export class ControlledPayments {
  constructor(
    private readonly database: SandboxDatabase,
    private readonly store: ObjectStore,
    private readonly desks: readonly PaymentDesk[],
    private readonly wake: () => void,
  ) {}

  /** Newest first. */
  list(limit: number): ListedPayment[] {
    const types = this.desks.map((desk) => desk.type);
    return this.store.newest(types, limit).flatMap((id) => this.find(id) ?? []);
  }

  find(id: string): ListedPayment | undefined {
    return this.desks.map((desk) => desk.find(id)).find((payment) => payment !== undefined);
  }

  /** Undefined for an unknown payment; false if the outcome is not (or no longer) one of the payment's. */
  choose(id: string, outcome: string): boolean | undefined {
    const work = this.database.transaction(() => {
      const desk = this.desks.find((each) => each.find(id) !== undefined);
      if (desk === undefined) return undefined;
      if (desk.find(id)?.outcomes.includes(outcome) !== true) return false;
      desk.choose(id, outcome);
      return true;
    });
    const chosen = work.immediate();
    this.wake();
    return chosen;
  }
}
