import { randomUUID } from 'node:crypto';

export const CLIENTS = 10;

/** So many checkouts by ten clients, each starting its next one when it has its answer and has done with it. */
export async function createMany(url, count, then = () => undefined) {
  const calls = [];
  let left = count;
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      while (left > 0) {
        left -= 1;
        const started = performance.now();
        const response = await fetch(url, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(checkout()),
        });
        const { success, data, error } = await response.json();
        if (!success) throw new Error(`The create call was refused: ${JSON.stringify(error)}`);
        calls.push({ orderId: data.orderId, ms: performance.now() - started });
        await then(data);
      }
    }),
  );
  return calls;
}

function checkout() {
  return {
    amount: 2640,
    currency: 'usd',
    payment_method: 'card',
    checkout_id: randomUUID(),
    items: [{ id: 1, quantity: 1 }],
    billing_details: { email: `${randomUUID()}@buyer.example`, name: 'Ada Byron', phone: '+1 555 0100' },
  };
}
