import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../../lib/environment.mjs';
import { freePorts } from '../../lib/ports.mjs';
import { whenAnswering } from '../when-answering.mjs';

/** What its container sets, without limits for one visitor: all requests come from one address. */
const ENVIRONMENT = {
  GATEWAY_RESOLVER: '127.0.0.1',
  GATEWAY_TRUSTED_PROXY: '127.0.0.1',
  GATEWAY_TLS: 'off',
  GATEWAY_REQUESTS_PER_SECOND: '1000000',
  GATEWAY_WRITES_PER_SECOND: '1000000',
  PROVIDER_MODE: 'sandbox',
};

/** Its own files are in a folder of whoever runs this. */
const AS_OWNER = process.getuid?.() === 0 ? 'user root;' : '';

/**
 * The gateway's own configuration before a running system, and beside it nginx with one static file. Undefined where
 * nginx is not installed.
 */
export async function startGateway(settings, staticFile) {
  const nginx = program();
  if (!nginx) return undefined;
  const folder = mkdtempSync(path.join(tmpdir(), 'kiln-gateway-'));
  const [port, staticPort] = await freePorts(2);
  for (const name of ['kiln', 'servers', 'conf.d', 'cache', 'static']) mkdirSync(path.join(folder, name));
  writeFileSync(path.join(folder, 'static/page'), staticFile);
  const here = localized(folder, settings, port);
  for (const name of ['kiln', 'servers']) {
    const from = path.join(ROOT, 'gateway', name);
    for (const file of readdirSync(from)) {
      writeFileSync(path.join(folder, name, file), here(readFileSync(path.join(from, file), 'utf8')));
    }
  }
  const template = readFileSync(path.join(ROOT, 'gateway/templates/default.conf.template'), 'utf8');
  const filled = template.replace(/\$\{(\w+)\}/g, (_, name) => ENVIRONMENT[name] ?? '');
  writeFileSync(path.join(folder, 'conf.d/default.conf'), here(filled));
  writeFileSync(path.join(folder, 'conf.d/static.conf'), staticServer(folder, staticPort));
  cpSync(path.join(ROOT, 'gateway/nginx.conf'), path.join(folder, 'nginx.conf'));
  const main = here(readFileSync(path.join(folder, 'nginx.conf'), 'utf8')).replace(/^user .*$/m, AS_OWNER);
  writeFileSync(path.join(folder, 'nginx.conf'), `daemon off;\n${main}`);
  const child = spawn(nginx, ['-c', path.join(folder, 'nginx.conf'), '-p', folder], { stdio: 'inherit' });
  const stop = async () => {
    const closed = new Promise((resolve) => child.on('close', resolve));
    child.kill('SIGTERM');
    await closed;
    rmSync(folder, { recursive: true, force: true });
  };
  const urls = { url: `http://127.0.0.1:${port}`, staticUrl: `http://127.0.0.1:${staticPort}/page` };
  await whenAnswering(urls.staticUrl);
  return { ...urls, stop };
}

function program() {
  try {
    return execFileSync('which', ['nginx'], { stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  } catch {
    return undefined;
  }
}

/** The container's places and names, as they are on this machine. */
function localized(folder, settings, port) {
  const upstreams = {
    'payments-service:4001': settings.PAYMENTS_PORT,
    'cms:1337': settings.CMS_PORT,
    'storefront:3000': settings.STOREFRONT_PORT,
    'sandbox:4002': settings.SANDBOX_PORT,
  };
  return (text) => {
    let here = text
      .replaceAll('/etc/nginx/mime.types', '\0')
      .replaceAll(/\/etc\/nginx\//g, `${folder}/`)
      .replaceAll('\0', '/etc/nginx/mime.types')
      .replaceAll(/\/var\/(log\/nginx|cache\/nginx)/g, `${folder}/cache`)
      .replaceAll('/run/nginx.pid', `${folder}/pid`)
      .replaceAll(/listen (80|127\.0\.0\.1:8081)( default_server)?;/g, (_, place) =>
        place === '80' ? `listen 127.0.0.1:${port} default_server;` : `listen unix:${folder}/health.sock;`,
      );
    for (const [name, to] of Object.entries(upstreams)) here = here.replaceAll(name, `127.0.0.1:${to}`);
    return here;
  };
}

const staticServer = (folder, port) => `server {
  listen 127.0.0.1:${port};
  location = /page {
    root ${folder}/static;
    default_type text/html;
    add_header Content-Encoding br;
    gzip off;
  }
}
`;
