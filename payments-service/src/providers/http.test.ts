import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createNowPaymentsClient } from './nowpayments/client';
import { createPayPalClient } from './paypal/client';
import { ProviderUnavailableError } from './provider-contract';

let server: Server;
let url: URL;
const sockets = new Set<Socket>();

/** Begins every answer and never ends it: a byte comes before the client has waited too long for one. */
beforeEach(async () => {
  server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('data', () => {
      socket.write('HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 100000\r\n\r\n');
      const trickle = setInterval(() => socket.write(' '), 20);
      socket.on('close', () => clearInterval(trickle));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
});

afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets.clear();
  await new Promise((resolve) => server.close(resolve));
});

test('PayPal: an answer that never ends is given up', async () => {
  const { orders } = createPayPalClient({ clientId: 'id', clientSecret: 'secret', apiUrl: url, timeoutMs: 300 });
  await expect(orders.getOrder({ id: '5O190127TN364715T' })).rejects.toThrow();
});

test('NOWPayments: an answer that never ends is given up', async () => {
  const client = createNowPaymentsClient({ apiKey: 'key', apiUrl: url, timeoutMs: 300 });
  await expect(client.getPayment('1')).rejects.toThrow(ProviderUnavailableError);
});
