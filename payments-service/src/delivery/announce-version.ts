import { createHash } from 'node:crypto';
import type { Announcement } from '@kiln/contracts/announcement-schema';
import { AppError } from '../lib/app-error';
import { accessEnd } from '../orders/complete-order';
import type { DeliverableVersion } from '../orders/ports';
import type { DeliveryDeps } from './deps';
import type { EarlierBuyer } from './ports';

/** Buyers in one transaction: a long list lets others write in between, and is taken up again where it broke off. */
const AT_ONCE = 100;

/**
 * How many earlier buyers of a file would be told of its newest version, and what became of the mails so far.
 * @throws AppError file_not_found, version_replaced, catalogue_unavailable
 */
export async function readAnnouncement(deps: DeliveryDeps, fileId: string, version: number): Promise<Announcement> {
  return describe(deps, await findNewest(deps, fileId, version));
}

/**
 * Mails every earlier buyer whose access is live that there is a new version, each address once per version, whatever is
 * pressed twice or breaks off. Links that are over get 30 new days.
 * @throws AppError file_not_found, version_replaced, catalogue_unavailable
 */
export async function announceVersion(
  deps: DeliveryDeps,
  fileId: string,
  version: number,
  actor: string,
): Promise<Announcement> {
  const news = await findNewest(deps, fileId, version);
  const buyers = await findUntold(deps, news);
  for (let start = 0; start < buyers.length; start += AT_ONCE) {
    await tell(deps, news, buyers.slice(start, start + AT_ONCE), actor);
  }
  deps.wakeOutbox();
  return describe(deps, news);
}

async function tell(deps: DeliveryDeps, news: DeliverableVersion, buyers: readonly EarlierBuyer[], actor: string) {
  const now = deps.now();
  const at = now.toISOString();
  const { versionId, fileName, version } = news;
  await deps.database.transaction(async (stores) => {
    for (const buyer of buyers) {
      const { orderId, linkVersion, accessExpiresAt } = buyer;
      const job = { kind: 'new_version' as const, orderId, email: null, versionId, createdAt: at };
      if (!(await stores.outbox.add({ ...job, dedupeKey: mailKey(news, buyer) }))) continue;
      await stores.orderEvents.add({ orderId, at, kind: 'version_announced', actor, detail: { fileName, version } });
      if (accessExpiresAt !== null && accessExpiresAt <= at) {
        await stores.orders.renewLink({ id: orderId, linkVersion }, accessEnd(now));
      }
    }
  });
}

/** The version, which has to be the newest: its buyers get that one. */
async function findNewest(deps: DeliveryDeps, fileId: string, version: number): Promise<DeliverableVersion> {
  const [newest] = await deps.priceList.newestFiles([fileId]);
  if (!newest) throw new AppError('file_not_found', 'There is no such file.');
  if (newest.version !== version) {
    throw new AppError('version_replaced', 'There is a newer version of this file. Reload the page.');
  }
  await deps.database.deliverables.remember([newest], deps.now().toISOString());
  return newest;
}

async function findUntold(deps: DeliveryDeps, news: DeliverableVersion): Promise<EarlierBuyer[]> {
  const before = news.releasedAt ?? deps.now().toISOString();
  const { versionNews } = deps.database;
  const [buyers, told] = await Promise.all([
    versionNews.earlierBuyers(news.deliverableId, before),
    versionNews.mailKeys(news.versionId),
  ]);
  return buyers.filter((buyer) => !told.has(mailKey(news, buyer)));
}

async function describe(deps: DeliveryDeps, news: DeliverableVersion): Promise<Announcement> {
  const untold = await findUntold(deps, news);
  return { recipients: untold.length, ...(await deps.database.versionNews.counts(news.versionId)) };
}

/** Unique in the outbox. Of the address only a hash: it outlives the order's personal data. */
function mailKey({ versionId }: DeliverableVersion, { emailKey }: EarlierBuyer): string {
  return `new-version:${versionId}:${createHash('sha256').update(emailKey).digest('hex')}`;
}
