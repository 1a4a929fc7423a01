import type { PriceList } from '../catalog/price-list';
import type { Log } from '../lib/log';
import type { Database } from '../orders/deps';
import type { LinkSigner } from './links';

/** What the verbs of delivery work with. */
export interface DeliveryDeps {
  database: Database;
  priceList: PriceList;
  links: LinkSigner;
  log: Log;
  now: () => Date;
  wakeOutbox: () => void;
}
