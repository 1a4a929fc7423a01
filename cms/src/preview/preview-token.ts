import { createHmac, timingSafeEqual } from 'node:crypto';

/** The entry whose draft a link shows, and until when: milliseconds since 1970. */
export interface Preview {
  uid: string;
  documentId: string;
  expires: number;
}

/** A text that names a draft and cannot be made or changed without the secret. */
export function signPreview(secret: string, { uid, documentId, expires }: Preview): string {
  const claim = Buffer.from(JSON.stringify([uid, documentId, expires])).toString('base64url');
  return `${claim}.${macOf(secret, claim).toString('base64url')}`;
}

/** What a token names; null when it is not ours or its time is over. */
export function readPreview(secret: string, token: string, now: number): Preview | null {
  const [claim = '', mac = ''] = token.split('.');
  const given = Buffer.from(mac, 'base64url');
  const own = macOf(secret, claim);
  if (secret === '' || given.length !== own.length || !timingSafeEqual(given, own)) return null;

  const [uid, documentId, expires] = JSON.parse(Buffer.from(claim, 'base64url').toString());
  return now < expires ? { uid, documentId, expires } : null;
}

/** The secret serves other ends too: what is signed says that it is a preview. */
function macOf(secret: string, claim: string): Buffer {
  return createHmac('sha256', secret).update(`preview ${claim}`).digest();
}
