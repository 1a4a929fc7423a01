import type { FileLink } from '@kiln/contracts/orders-api';
import { AppError } from '../lib/app-error';
import { newId } from '../lib/ids';
import type { DeliverableVersion } from '../orders/ports';
import { isPaid } from '../orders/transitions';
import type { DeliveryDeps } from './deps';
import { findLinkedOrder } from './find-order';

const LINK_LIFETIME_MS = 10 * 60_000;
export const FILES_PATH = '/api/payments/files';

/**
 * A link to one file that works for 10 minutes. @param fileId the deliverable's id, as the order page lists it
 * @throws AppError order_not_found, link_expired, access_pending, access_revoked, file_not_found
 */
export async function createFileLink(deps: DeliveryDeps, token: string, fileId: string): Promise<FileLink> {
  const { order, expired } = await findLinkedOrder(deps, token);
  if (expired) throw linkExpired();
  if (!isPaid(order.state)) throw new AppError('access_pending', 'The files come once the payment has arrived.');
  await checkAccess(deps, order.id, fileId);
  const [version] = await deps.database.deliverables.newestOf([fileId]);
  if (!version) throw fileNotFound();

  const now = deps.now();
  const expiresAt = new Date(now.getTime() + LINK_LIFETIME_MS);
  const id = newId('dl');
  await deps.database.downloads.issue({
    id,
    orderId: order.id,
    deliverableId: fileId,
    versionId: version.versionId,
    issuedAt: now.toISOString(),
  });
  return { url: `${FILES_PATH}/${deps.links.fileToken(id, expiresAt)}`, expiresAt: expiresAt.toISOString() };
}

export interface OpenedFile {
  downloadId: string;
  version: DeliverableVersion;
}

/**
 * The file of a link, if its buyer still has access. Nothing is consumed.
 * @throws AppError file_not_found, link_expired, access_revoked
 */
export async function openFileLink(deps: DeliveryDeps, fileToken: string): Promise<OpenedFile> {
  const read = deps.links.readFileToken(fileToken);
  if (!read) throw fileNotFound();
  if (read.expiresAt <= deps.now()) throw linkExpired();
  const download = await deps.database.downloads.find(read.downloadId);
  const version = download && (await deps.database.deliverables.findVersion(download.versionId));
  if (!version) throw fileNotFound();
  await checkAccess(deps, download.orderId, download.deliverableId);
  return { downloadId: download.id, version };
}

async function checkAccess(deps: DeliveryDeps, orderId: string, deliverableId: string): Promise<void> {
  const entitlements = await deps.database.entitlements.listByOrder(orderId);
  const naming = entitlements.filter((entitlement) => entitlement.deliverableIds.includes(deliverableId));
  if (naming.length === 0) throw fileNotFound();
  if (naming.every((entitlement) => entitlement.revokedAt !== null)) {
    throw new AppError('access_revoked', 'This item was refunded; its files are no longer available.');
  }
}

function fileNotFound(): AppError {
  return new AppError('file_not_found', 'There is no such file. Please open your order page again.');
}

function linkExpired(): AppError {
  return new AppError('link_expired', 'This link has expired. Ask for a new one on your order page.');
}
