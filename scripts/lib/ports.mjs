import net from 'node:net';

/** Whether nothing listens on a loopback port, tried by listening on it. */
export function isFree(port, host = '127.0.0.1') {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', () => resolve(false));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}

/** `count` ports that nobody uses at this moment. */
export async function freePorts(count) {
  const servers = await Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise((resolve, reject) => {
          const server = net.createServer();
          server.once('error', reject);
          server.listen(0, '127.0.0.1', () => resolve(server));
        }),
    ),
  );
  const ports = servers.map((server) => server.address().port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

/** The settings whose port is taken, as sentences. Empty when all are free. */
export async function takenPorts(settings) {
  const names = ['STOREFRONT', 'CMS', 'PAYMENTS', 'SANDBOX', 'SMTP', 'MAILBOX'].map((name) => `${name}_PORT`);
  const checks = await Promise.all(
    names.map(async (name) => ((await isFree(Number(settings[name]))) ? [] : [`${name}=${settings[name]}`])),
  );
  return checks.flat();
}
