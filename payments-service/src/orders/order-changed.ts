/** Somebody changed what the order sells between our look at it and our write. Nothing was written. */
export class OrderChangedError extends Error {
  constructor(orderId: string) {
    super(`Order ${orderId} was changed meanwhile`);
    this.name = 'OrderChangedError';
  }
}

const MOST_TRIES = 5;

/** Runs a transaction anew, on what the order is then, while others change it. */
export async function onUnchangedOrder<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof OrderChangedError) || attempt === MOST_TRIES) throw error;
    }
  }
}
