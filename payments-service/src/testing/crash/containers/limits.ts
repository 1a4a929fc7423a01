import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { eventually } from '../../eventually';
import { readMailbox } from './mailbox';

/** Of one sender within ten minutes. */
const MESSAGES = 5;

/** What one sender may do, whichever copy of a service answers. */
const LIMITS = [
  { name: 'lookups of orders', path: '/api/payments/orders/lookup', limit: 20, taken: 202, body: lookup },
  { name: 'contact messages', path: '/api/inquiries/contact', limit: MESSAGES, taken: 200, body: contact },
  { name: 'sign-ins to the panel', path: '/admin/login', limit: 5, taken: 400, body: signIn },
] as const;

const MORE = 10;
/** Two turns of the worker that sends the site's mails. */
const ANOTHER_MAIL_MS = 5_000;

/** Asks ten times more than a limit allows. @returns what was not as it should be: limits, or mails that came twice */
export async function limitsHold(url: string, settings: Record<string, string>): Promise<string[]> {
  const email = `${randomUUID()}@sender.example`;
  const address = `198.51.${randomInt(256)}.${randomInt(256)}`;
  const faults: string[] = [];
  for (const { name, path, limit, taken, body } of LIMITS) {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
    const statuses: number[] = [];
    for (let call = 0; call < limit + MORE; call += 1) {
      const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body(email)) });
      await answer.arrayBuffer();
      statuses.push(answer.status);
    }
    const expected = statuses.map((_, index) => (index < limit ? taken : 429));
    if (statuses.join() !== expected.join())
      faults.push(`${name}: ${limit} are allowed, and ${statuses.join(' ')} came`);
  }
  const acknowledged = async () => (await readMailbox(settings)).filter(({ to }) => to === email);
  await eventually('the site acknowledges its messages', async () => (await acknowledged()).length >= MESSAGES);
  await pause(ANOTHER_MAIL_MS);
  const mails = (await acknowledged()).length;
  if (mails !== MESSAGES) faults.push(`${MESSAGES} messages were acknowledged by ${mails} mails`);
  return faults;
}

function lookup(email: string) {
  return { email };
}

function contact(email: string) {
  return {
    id: randomUUID(),
    submissionId: randomUUID(),
    name: 'Ada Byron',
    email,
    message: 'How long does a booking take?',
  };
}

function signIn(email: string) {
  return { email, password: 'not the password' };
}
