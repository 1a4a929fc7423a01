import { createHash, randomBytes } from 'node:crypto';
import http from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';

const CHUNK = 1024 ** 2;
/** 400 Mbit/s at most: slower than the disk, so that what is read ahead shows. */
const SLICE = 5 * 1024 ** 2;
const SLICE_MS = 100;

/** Calls with JSON, or `body` as it is. @throws Error with the answer when it is no success */
export async function call(url, { token, json, body, cookie } = {}) {
  const response = await fetch(url, {
    method: json || body ? 'POST' : 'GET',
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(cookie && { cookie }),
      ...(json && { 'content-type': 'application/json' }),
    },
    body: json ? JSON.stringify(json) : body,
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url}: ${response.status} ${text}`);
  return JSON.parse(text);
}

/**
 * Uploads a file for sale of `size` bytes as the panel does. @returns its id, what the CMS stored, and the hash of what
 * was sent. @param endAfter bytes after which the sender hangs up
 */
export async function upload(url, token, fileName, size, { endAfter = Infinity } = {}) {
  const hash = createHash('sha256');
  const block = randomBytes(CHUNK);
  const abort = new AbortController();
  async function* content() {
    for (let sent = 0; sent < size; sent += CHUNK) {
      if (sent >= endAfter) return abort.abort();
      // No two blocks are alike.
      block.writeUInt32BE(sent / CHUNK);
      hash.update(block);
      yield Buffer.from(block);
    }
  }
  const request = http.request(`${url}/admin/deliverables`, {
    method: 'POST',
    signal: abort.signal,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/octet-stream',
      'content-length': size,
      'x-file-name': fileName,
    },
  });
  const answered = new Promise((resolve, reject) => request.once('response', resolve).once('error', reject));
  const sending = pipeline(Readable.from(content()), request);
  const [answer] = await Promise.all([answered, sending]).catch((error) => {
    throw abort.signal.aborted ? new Error('called off') : error;
  });
  const chunks = await answer.toArray();
  if (answer.statusCode !== 201) throw new Error(`${fileName}: ${answer.statusCode} ${Buffer.concat(chunks)}`);
  const { data } = JSON.parse(Buffer.concat(chunks).toString());
  return { id: data.id, stored: data.versions[0], sent: hash.digest('hex') };
}

/** Downloads at a moderate pace, and keeps nothing. @param range e.g. '0-99' */
export async function download(url, link, range) {
  const response = await fetch(new URL(link, url), { headers: range ? { range: `bytes=${range}` } : {} });
  const hash = createHash('sha256');
  let size = 0;
  let counted = 0;
  for await (const chunk of response.body) {
    hash.update(chunk);
    size += chunk.length;
    if (size - counted < SLICE) continue;
    counted = size;
    await wait(SLICE_MS);
  }
  return { status: response.status, size, sha256: hash.digest('hex') };
}
