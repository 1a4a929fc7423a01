import { createHmac } from 'node:crypto';
import { equalInConstantTime } from '../lib/constant-time';

/**
 * Signs the links of orders and files. Nothing of a link is stored: it follows from the order, the version of its
 * link and LINK_SECRET, so that a mail can always be written again.
 */
export interface LinkSigner {
  /** Token of the order page: order, link version, 256-bit signature. */
  orderToken(order: { id: string; linkVersion: number }): string;
  /** Null: not made by us. An authentic token may still be an old version. */
  readOrderToken(token: string): { orderId: string; linkVersion: number } | null;
  /** Token of a file link that ends at an instant. */
  fileToken(downloadId: string, expiresAt: Date): string;
  readFileToken(token: string): { downloadId: string; expiresAt: Date } | null;
}

export function createLinkSigner(secret: string): LinkSigner {
  // The purpose is signed too: a file's signature is none for an order.
  const sign = (purpose: string, text: string) =>
    createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url');

  const pack = (purpose: string, subject: string, count: number) => {
    const text = `${subject}.${count.toString(36)}`;
    return `${text}.${sign(purpose, text)}`;
  };
  const unpack = (purpose: string, prefix: string, token: string) => {
    const match = /^([0-9a-f]{24})\.([0-9a-z]{1,11})\.([\w-]{43})$/.exec(token);
    const [, subject, count, signature] = match ?? [];
    if (subject === undefined || count === undefined || signature === undefined) return null;
    if (!equalInConstantTime(signature, sign(purpose, `${subject}.${count}`))) return null;
    return { id: `${prefix}_${subject}`, count: Number.parseInt(count, 36) };
  };

  return {
    orderToken: ({ id, linkVersion }) => pack('order-page', id.replace(/^ord_/, ''), linkVersion),
    readOrderToken(token) {
      const read = unpack('order-page', 'ord', token);
      return read && { orderId: read.id, linkVersion: read.count };
    },
    fileToken: (downloadId, expiresAt) => pack('file', downloadId.replace(/^dl_/, ''), expiresAt.getTime()),
    readFileToken(token) {
      const read = unpack('file', 'dl', token);
      return read && { downloadId: read.id, expiresAt: new Date(read.count) };
    },
  };
}
