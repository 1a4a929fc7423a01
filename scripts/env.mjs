import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { ensureEnvFile, ROOT } from './lib/environment.mjs';
import { culpritsOf, productionEnv, withSetting } from './lib/production-env.mjs';

// Writes the .env that docker compose reads, and says what is missing. It starts nothing.
const file = path.join(ROOT, '.env');
const mode = process.argv[2];
if (mode === 'demo') demo();
else if (mode === 'production') production();
else end('Say which: npm run env -- demo, or npm run env -- production');

function demo() {
  if (existsSync(file) && parseEnv(readFileSync(file, 'utf8')).PROVIDER_MODE === 'live') {
    end('.env is the one of a live system. Move it away first, and keep it safe.');
  }
  console.log(ensureEnvFile(file) ? 'Made .env for the demo.' : '.env is there; what was new has been added.');
  const { PUBLIC_URL, ADMIN_EMAIL, ADMIN_PASSWORD } = parseEnv(readFileSync(file, 'utf8'));
  console.log(`docker-compose up --build -d, then ${PUBLIC_URL}`);
  console.log(`Panel: ${PUBLIC_URL}/admin, sign in as ${ADMIN_EMAIL}  ${ADMIN_PASSWORD}`);
}

function production() {
  if (!existsSync(file)) {
    const example = readFileSync(path.join(ROOT, '.env.example'), 'utf8');
    writeFileSync(file, productionEnv(example), { mode: 0o600 });
    console.log('Made .env for production, with our own secrets. Fill in what only you know.');
  }
  const text = readFileSync(file, 'utf8');
  const settings = parseEnv(text);
  if (settings.PROVIDER_MODE === 'sandbox')
    end('.env is the one of a demo. Move it away first; this command then makes another.');
  const culprits = [...culpritsOf(settings), ...missingCertificate(settings)];
  writeFileSync(file, withSetting(text, 'KILN_MODE', culprits.length > 0 ? '' : 'production'), { mode: 0o600 });
  if (culprits.length > 0)
    end(`Not complete, so nothing can start:\n${culprits.map((culprit) => `  ${culprit}`).join('\n')}`);
  console.log('Complete. docker-compose up --build -d starts it.');
}

/** With TLS on the gateway does not start without both. */
function missingCertificate({ GATEWAY_TLS, TLS_DIR = './data/certificates' }) {
  if (GATEWAY_TLS !== 'on') return [];
  return ['fullchain.pem', 'privkey.pem']
    .filter((name) => !existsSync(path.resolve(ROOT, TLS_DIR, name)))
    .map((name) => `${path.join(TLS_DIR, name)} is missing: GATEWAY_TLS is on`);
}

function end(message) {
  console.error(message);
  process.exit(1);
}
