import type { AddressInfo } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { expect, test } from 'vitest';
import { eventually } from '../testing/eventually';
import { createSmtpMailer } from './smtp-mailer';

test('a mail counts as under way only when its last byte is out, and before the server has answered', async () => {
  const steps: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_, __, done) {
      // Time enough for the sender to fill every buffer of its own.
      void turns(100).then(() => {
        steps.push('receiver named');
        done();
      });
    },
    onData(stream, _, done) {
      stream.resume();
      stream.once('end', () => {
        // The answer waits until the sender has told that the mail is out.
        void eventually('the mail is under way', () => steps.includes('under way')).then(() => {
          steps.push('mail taken');
          done();
        });
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  const mailer = createSmtpMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, from: 'studio@kiln.example' });
  const mail = { to: 'ada@buyer.example', subject: 'Receipt', html: '<p>Thanks</p>', text: 'Thanks' };
  await mailer.send({ ...mail, messageId: '<job@localhost>' }, () => steps.push('under way'));
  expect(steps).toEqual(['receiver named', 'under way', 'mail taken']);
  mailer.close();
  await new Promise<void>((resolve) => server.close(() => resolve()));
});

async function turns(count: number): Promise<void> {
  for (let done = 0; done < count; done += 1) await turn();
}
