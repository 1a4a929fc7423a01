import { serve } from '@hono/node-server';
import type { AddressInfo } from 'node:net';
import { eventually } from './eventually';
import { closeServer } from './fake-cms';

export interface Delivery {
  /** Last part of the path: the provider. */
  provider: string;
  rawBody: string;
  headers: Headers;
}

export interface WebhookReceiver {
  port: number;
  /** Waits for a delivery that names the id and satisfies the rest. */
  delivered(id: string, also?: (delivery: Delivery) => boolean): Promise<Delivery>;
  close(): Promise<void>;
}

/** Where a world's webhooks go, when it is their bytes and signatures that matter: it keeps them as they came. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const deliveries: Delivery[] = [];
  const server = serve({
    hostname: '127.0.0.1',
    port: 0,
    fetch: async (request: Request) => {
      const provider = new URL(request.url).pathname.split('/').at(-1) ?? '';
      deliveries.push({ provider, rawBody: await request.text(), headers: new Headers(request.headers) });
      return new Response(null, { status: 200 });
    },
  });
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    delivered: (id, also = () => true) =>
      eventually(`a webhook that names ${id}`, () =>
        deliveries.find((delivery) => delivery.rawBody.includes(id) && also(delivery)),
      ),
    close: () => closeServer(server),
  };
}
