import { createServer, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { aBooking, aContactMessage, newEmail, send, slotAt } from './support/forms';
import { startMailServer, type MailServer } from './support/mail-server';
import { createWorkspace, startCms, type Workspace } from './support/run-cms';

let workspace: Workspace;
let port: number;

beforeAll(async () => {
  port = await closedPort();
  workspace = await createWorkspace({ SMTP_URL: `smtp://127.0.0.1:${port}` });
});

afterAll(async () => workspace.remove());

const sendTo = (url: string, email = newEmail()) => send('inquiries/contact', aContactMessage({ email }), { url });

const arrived = async (server: MailServer, emails: string[]) =>
  vi.waitFor(() => expect(emails.filter((email) => server.mailsTo(email).length === 0)).toEqual([]), {
    timeout: 60_000,
    interval: 200,
  });

it('a message that came while the mail server was away is mailed after a restart', async () => {
  const email = newEmail();
  const before = await startCms(workspace);
  expect((await sendTo(before.url, email)).body.success).toBe(true);
  await vi.waitFor(() => expect(before.output()).toMatch(/\(inquiry-acknowledgement\) was not sent/), 20_000);
  await before.stop();

  const server = await startMailServer({ port });
  const after = await startCms(workspace);
  await arrived(server, [email]);
  await after.stop();
  await server.close();
}, 120_000);

it('two processes on one database share limits and slots, and send each mail once', async () => {
  // Slower than the processes look for work: each sees what the other is at.
  const server = await startMailServer({ port, answerAfterMs: 5_000 });
  const processes = [await startCms(workspace), await startCms(workspace)];
  const urls = processes.map(({ url }) => url);
  const emails = Array.from({ length: 8 }, newEmail);
  const answers = await Promise.all(emails.map((email, place) => sendTo(urls[place % 2] ?? '', email)));
  expect(answers.map(({ status }) => status)).toEqual(emails.map(() => 200));
  await arrived(server, emails);

  const email = newEmail();
  const tries = await Promise.all(Array.from({ length: 12 }, (_, place) => sendTo(urls[place % 2] ?? '', email)));
  expect(tries.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(tries.filter(({ status }) => status === 429)).toHaveLength(7);

  const startsAt = await slotAt(0, urls[0]);
  const bookings = await Promise.all(
    Array.from({ length: 20 }, (_, place) =>
      send('bookings', aBooking({ startsAt, email: `${place}@example.com` }), { url: urls[place % 2] ?? '' }),
    ),
  );
  expect(bookings.filter(({ status }) => status === 200)).toHaveLength(1);
  // The outbox is worked in order: whatever came twice has come by then.
  await arrived(server, [`${bookings.findIndex(({ status }) => status === 200)}@example.com`]);
  expect(emails.map((email) => server.mailsTo(email).length)).toEqual(emails.map(() => 1));
  expect(bookings.filter(({ body }) => body.error?.code === 'slot_taken')).toHaveLength(19);
  await Promise.all(processes.map(({ stop }) => stop()));
  await server.close();
}, 180_000);

async function closedPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port: free } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return free;
}
