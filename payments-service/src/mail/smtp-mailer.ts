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
  return {
    async send(mail) {
      const info = await transport.sendMail({ from, ...mail });
      return info.response;
    },
    close: () => transport.close(),
  };
}
