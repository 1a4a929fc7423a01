import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { json } from 'node:stream/consumers';

export const CLIENTS = 10;
const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });

/** So many checkouts by ten clients, each starting its next one when it has its answer and has done with it. */
export async function createMany(url, count, then = () => undefined) {
  const calls = [];
  let left = count;
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      while (left > 0) {
        left -= 1;
        const started = performance.now();
        const { success, data, error } = await post(url, checkout());
        if (!success) throw new Error(`The create call was refused: ${JSON.stringify(error)}`);
        calls.push({ orderId: data.orderId, ms: performance.now() - started });
        await then(data);
      }
    }),
  );
  return calls;
}

/** Half the CPU time of `fetch`: the client shares the cores with what it measures. */
function post(url, body) {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json' };
    request(url, { method: 'POST', agent, headers }, (response) => json(response).then(resolve, reject))
      .on('error', reject)
      .end(JSON.stringify(body));
  });
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
