import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Heard {
  method: string | undefined;
  path: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface PaymentsListener {
  url: string;
  /** Every call, oldest first. */
  heard: Heard[];
  /** What it says from now on. */
  answerWith: (status: number, body: object) => void;
  /** Takes no calls until it is opened again. */
  close: () => Promise<void>;
  open: () => Promise<void>;
}

/** Stands where payments-service is expected: writes down what it is asked, and says what it is told to. */
export async function startPaymentsListener(): Promise<PaymentsListener> {
  const heard: Heard[] = [];
  let status = 200;
  let answer: object = { success: true, data: {} };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method, url: path, headers } = request;
      heard.push({ method, path, headers, body: Buffer.concat(chunks).toString() });
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
    });
  });
  const listen = async (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    heard,
    answerWith: (nextStatus, body) => {
      status = nextStatus;
      answer = body;
    },
    close: async () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    open: async () => listen(port),
  };
}
