import type { PaymentsConfig } from '@kiln/contracts/payments-api';
import type { AdministratorCheck } from '../access/administrators';
import type { MailEventDeps } from '../delivery/receive-mail-event';
import type { SoldFiles } from '../delivery/sold-files';
import type { BrowserCookie } from '../middleware/browser-cookie';
import type { OrderDeps } from '../orders/deps';

/** What the routes work with. */
export interface RouteDeps extends OrderDeps, MailEventDeps {
  browser: BrowserCookie;
  administrators: AdministratorCheck;
  paymentsConfig: PaymentsConfig;
  soldFiles: SoldFiles;
  serviceSecret: string;
}
