import { createTransport } from 'nodemailer';
import type MimeNode from 'nodemailer/lib/mime-node';
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
    if (watcher) tellWhenOut(mail.message, watcher);
    done();
  });
  return {
    async send(mail, onHandover) {
      // Not after the answer: the mark would stay.
      watchers.set(mail.messageId, () => watchers.has(mail.messageId) && onHandover());
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
 * Tells when a mail's last byte has been handed to the system: the stream that SMTP reads ends, and the turn of the loop
 * after it has the bytes in the socket. A stream in between would tell it too early, because it holds a whole short mail
 * before the first word to the server; a crash would then lose the mail. Told too late, the mail would come twice.
 */
function tellWhenOut(message: MimeNode, onOut: () => void): void {
  const createReadStream = message.createReadStream.bind(message);
  message.createReadStream = (options) => createReadStream(options).once('end', () => setImmediate(onOut));
}
