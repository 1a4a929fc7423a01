import { get } from 'node:http';

/** An answer's body as it goes over the wire in brotli, unpacked by nobody. */
export function bytesOf(url) {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => resolve(Buffer.concat(chunks)));
    }).on('error', reject);
  });
}

/** Bytes of the scripts among the addresses that a page asked for, those of the origin alone. */
export async function scriptBytes(origin, urls) {
  const own = [...new Set(urls)].filter((url) => url.startsWith(origin) && new URL(url).pathname.endsWith('.js'));
  const bodies = await Promise.all(own.map(bytesOf));
  return bodies.reduce((sum, { length }) => sum + length, 0);
}
