import { PassThrough } from 'node:stream';
import { createTransport } from 'nodemailer';
import type { Mailer } from '../delivery/ports';

/** Mail by SMTP over a few kept connections. */
export function createSmtpMailer({ smtpUrl, from }: { smtpUrl: string; from: string }): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 4,
    // A repeat after a lost connection is the outbox's decision, not the pool's.
    maxRequeues: 0,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  const watchers = new Map<string, () => void>();
  transport.use('stream', (mail, done) => {
    const watcher = watchers.get(mail.data.messageId ?? '');
    if (watcher) mail.message.transform(() => passThrough(watcher));
    done();
  });
  return {
    async send(mail, onHandover) {
      watchers.set(mail.messageId, onHandover);
      try {
        const info = await transport.sendMail({ from, ...mail });
        return info.response;
      } finally {
        watchers.delete(mail.messageId);
      }
    },
    close: () => transport.close(),
  };
}

/**
 * Lets the mail through and tells when its last byte has been handed to the system. 'end' comes when SMTP has taken it all,
 * not when it was written into our buffer, which for a short mail is before the first word to the server; the turn of
 * the loop after it has the bytes in the socket. Told too early, a crash would lose the mail; told too late, it repeats it.
 */
function passThrough(onEnd: () => void): PassThrough {
  return new PassThrough().once('end', () => setImmediate(onEnd));
}
