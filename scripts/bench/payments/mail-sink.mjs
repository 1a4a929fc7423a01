import { createRequire } from 'node:module';
import path from 'node:path';
import { ROOT } from '../../lib/environment.mjs';

const { SMTPServer } = createRequire(path.join(ROOT, 'payments-service/package.json'))('smtp-server');

/** A mail server that takes every mail and keeps none. */
export function startMailSink() {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onData: (stream, _, done) => stream.on('end', done).resume(),
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () =>
      resolve({
        url: `smtp://127.0.0.1:${server.server.address().port}`,
        close: () => server.close(),
      }),
    );
  });
}
