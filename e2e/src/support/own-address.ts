import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/**
 * A proxy that asks from an address of its own (127.0.0.0/8). The service counts declined cards by address, and without
 * it all visitors of all tests would share one.
 * @returns its URL
 */
export async function ownAddress(): Promise<string> {
  const part = () => 1 + Math.floor(Math.random() * 253);
  const localAddress = `127.${part()}.${part()}.${part()}`;
  const server = http.createServer((request, response) => {
    const { method, headers, url = '' } = request;
    const onward = http.request(url, { method, headers, localAddress }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    response.on('close', () => onward.destroy());
    request.pipe(onward);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
