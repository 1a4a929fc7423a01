import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail extends Email {
  /** Addresses of the envelope. */
  receivers: string[];
  raw: string;
}

export interface MailServer {
  url: string;
  mails: ReceivedMail[];
  /** Mails to it, in order. */
  mailsTo: (address: string) => ReceivedMail[];
  /** The next mails to the address get these SMTP codes for an answer; after them, it is taken. */
  refuse: (address: string, codes: number[]) => void;
  close: () => Promise<void>;
}

/**
 * A mail server that keeps what it takes.
 * @param answerAfterMs how long it ponders over each mail
 */
export async function startMailServer({ port = 0, answerAfterMs = 0 } = {}): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  const refusals = new Map<string, number[]>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onRcptTo({ address }, _session, done) {
      const responseCode = refusals.get(address)?.shift();
      done(responseCode === undefined ? null : Object.assign(new Error('Not now'), { responseCode }));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString('utf8');
        const receivers = session.envelope.rcptTo.map(({ address }) => address);
        void PostalMime.parse(raw).then((mail) => {
          mails.push({ ...mail, receivers, raw });
          setTimeout(done, answerAfterMs);
        }, done);
      });
    },
  });
  // A sender that is stopped in the middle of a mail.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    mailsTo: (receiver) => mails.filter(({ receivers }) => receivers.includes(receiver)),
    refuse: (receiver, codes) => void refusals.set(receiver, codes),
    close: async () => new Promise((resolve) => server.close(() => resolve())),
  };
}
