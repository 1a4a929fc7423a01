import Stripe from 'stripe';
import { closeServer, listen, WEBHOOK_SECRET } from './start-sandbox';

export interface WebhookReceiver {
  url: string;
  /** Verified events in the order in which they arrived, refused ones included. */
  received: Stripe.Event[];
  /** Status to answer with; 200 unless changed. */
  answerWith: number;
  stop(): Promise<void>;
}

/** A listener as a shop has one: it checks the signature with the SDK before it believes anything. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const received: Stripe.Event[] = [];
  const { server, port } = await listen(async (request: Request) => {
    const signature = request.headers.get('stripe-signature') ?? '';
    received.push(Stripe.webhooks.constructEvent(await request.text(), signature, WEBHOOK_SECRET));
    return new Response(null, { status: receiver.answerWith });
  });
  const receiver: WebhookReceiver = {
    url: `http://127.0.0.1:${port}/`,
    received,
    answerWith: 200,
    stop: () => closeServer(server),
  };
  return receiver;
}
