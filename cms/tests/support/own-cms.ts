import { afterAll, beforeAll } from 'vitest';
import { startMailServer, type MailServer } from './mail-server';
import { makeAccounts, type PanelTokens } from './panel-accounts';
import { startPaymentsListener, type PaymentsListener } from './payments-listener';
import { createWorkspace, startCms } from './run-cms';

/** A CMS that one test file has to itself, with its accounts; to be read within tests. */
export interface OwnCms {
  readonly url: string;
  readonly tokens: PanelTokens;
  /** Takes its mails, if it sends any. */
  readonly mailServer: MailServer;
  /** Stands in payments-service's place. */
  readonly payments: PaymentsListener;
  /** All it has printed so far. */
  readonly output: () => string;
}

interface OwnCmsOptions {
  sendsMail?: boolean;
  env?: NodeJS.ProcessEnv;
}

/** Starts one before the tests of a file, and ends it after them. */
export function useOwnCms({ sendsMail = false, env = {} }: OwnCmsOptions = {}): OwnCms {
  let started: (OwnCms & { end: () => Promise<void> }) | undefined;
  const own = () => {
    if (!started) throw new Error('The CMS of this file runs while its tests do.');
    return started;
  };

  beforeAll(async () => {
    const [mailServer, payments] = await Promise.all([startMailServer(), startPaymentsListener()]);
    const workspace = await createWorkspace({
      PAYMENTS_URL: payments.url,
      ...(sendsMail && { SMTP_URL: mailServer.url, MAIL_FROM: 'Kiln <studio@kiln.example>' }),
      ...env,
    });
    const { url, output, stop } = await startCms(workspace);
    const end = async () => {
      await stop();
      await Promise.all([mailServer.close(), payments.close()]);
      await workspace.remove();
    };
    started = { url, output, tokens: await makeAccounts(url), mailServer, payments, end };
  });
  afterAll(async () => started?.end());

  return {
    get url() {
      return own().url;
    },
    get tokens() {
      return own().tokens;
    },
    get mailServer() {
      return own().mailServer;
    },
    get payments() {
      return own().payments;
    },
    output: () => own().output(),
  };
}
