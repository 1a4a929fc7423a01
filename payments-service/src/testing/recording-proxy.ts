import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { TLSSocket } from 'node:tls';
import { promisify } from 'node:util';

export interface RecordedRequest {
  /** What the client asked the proxy to connect to, e.g. 'api.stripe.com:443'. */
  target: string;
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface RecordingProxy {
  url: string;
  /** The certificate to trust: it passes for `host`. */
  caFile: string;
  requests: RecordedRequest[];
  close(): Promise<void>;
}

/** An HTTPS proxy that ends TLS itself as `host`, notes what it is asked, and answers each request with `answer`. */
export async function startRecordingProxy(folder: string, host: string, answer: object): Promise<RecordingProxy> {
  const [keyFile, caFile] = [path.join(folder, 'proxy.key'), path.join(folder, 'proxy.pem')];
  await promisify(execFile)('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-keyout', keyFile, '-out', caFile],
    ...['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`],
  ]);
  const [key, cert] = await Promise.all([readFile(keyFile), readFile(caFile)]);
  const requests: RecordedRequest[] = [];
  const targets = new WeakMap<object, string>();

  const inner = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const body = Buffer.concat(chunks).toString();
      requests.push({ target: targets.get(request.socket) ?? '', method, path: url, headers, body });
      response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
    });
  });
  const proxy = createServer((_, response) => response.writeHead(405).end());
  const sockets = new Set<{ destroy(): void }>();
  proxy.on('connect', (request, socket) => {
    socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
    const secure = new TLSSocket(socket, { isServer: true, key, cert });
    sockets.add(secure);
    targets.set(secure, request.url ?? '');
    inner.emit('connection', secure);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', () => resolve()));
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    caFile,
    requests,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}
