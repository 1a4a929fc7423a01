import http from 'node:http';
import https from 'node:https';
import tls from 'node:tls';

const PATIENCE_MS = 10_000;
const YEAR_S = 31_536_000;
const WEEKS_3_MS = 21 * 86_400_000;
/** The services' own doors, which nobody outside may find. */
const INSIDE = ['/api/internal/price-list', '/api/payments/admin/orders', '/api/payments/metrics', '/metrics'];

/**
 * Asks a running site for its headers and TLS settings.
 * @param origin the public address
 * @param ca certificate to trust besides the known authorities', PEM
 * @returns {Promise<{name: string, fault: string}[]>} an empty fault: as it should be
 */
export async function checkSite(origin, ca) {
  const ask = (path, options) => request(new URL(path, origin), ca, options);
  const page = await ask('/');
  const cart = await ask('/cart');
  const panel = await ask('/admin/', { accept: 'text/html', cookie: 'jwtToken=x' });
  const api = await ask('/api/payments/healthz');
  const isTls = origin.protocol === 'https:';
  return [
    check('the page answers', page.status === 200 ? '' : `answers ${page.status}`),
    ...headersOf('page', page.headers, isTls),
    ...policyOf('page', page.headers, ['default-src', 'script-src', 'object-src', 'base-uri', 'frame-ancestors']),
    ...policyOf('panel', panel.headers, ['default-src', 'script-src', 'object-src']),
    check(
      'a visitor’s own page is kept nowhere',
      kept(cart.headers) ? `cache-control: ${cart.headers['cache-control']}` : '',
    ),
    check(
      'calls of payments are kept nowhere',
      kept(api.headers) ? `cache-control: ${api.headers['cache-control']}` : '',
    ),
    ...(await Promise.all(INSIDE.map(async (path) => closed(path, await ask(path))))),
    ...(isTls ? await tlsChecks(origin, ca) : []),
  ];
}

function headersOf(what, headers, isTls) {
  const has = (name, shape) =>
    check(
      `${what}: ${name}`,
      shape.test(headers[name] ?? '') ? '' : headers[name] ? `is '${headers[name]}'` : 'is missing',
    );
  return [
    has('x-content-type-options', /^nosniff$/),
    has('referrer-policy', /^(strict-origin-when-cross-origin|no-referrer|same-origin|strict-origin)$/),
    has('x-frame-options', /^(DENY|SAMEORIGIN)$/),
    has('x-request-id', /./),
    check(
      `${what}: tells no version`,
      /\d/.test(headers.server ?? '') || headers['x-powered-by'] ? `server: ${headers.server}` : '',
    ),
    ...(isTls
      ? [
          check(
            `${what}: strict-transport-security`,
            maxAge(headers) >= YEAR_S ? '' : `is '${headers['strict-transport-security']}'`,
          ),
        ]
      : []),
  ];
}

/** No script from anywhere, none in the page's own text. */
function policyOf(what, headers, directives) {
  const policy = headers['content-security-policy'] ?? '';
  const missing = directives.filter((name) => !new RegExp(`(^|;)\\s*${name}\\s`).test(policy));
  const scripts = /(?:^|;)\s*script-src ([^;]*)/.exec(policy)?.[1] ?? '';
  const loose = scripts
    .split(' ')
    .filter((source) => /^('unsafe-inline'|'unsafe-eval'|\*|https?:|data:)$/.test(source));
  return [
    check(`${what}: content-security-policy`, missing.length > 0 ? `has no ${missing.join(', ')}` : ''),
    check(`${what}: scripts from known places only`, loose.length > 0 ? `script-src allows ${loose.join(' ')}` : ''),
  ];
}

function closed(path, { status }) {
  return check(`${path} is closed`, [401, 403, 404].includes(status) ? '' : `answers ${status}`);
}

async function tlsChecks(origin, ca) {
  const [modern, old, plain] = await Promise.all([
    handshake(origin, ca, {}),
    handshake(origin, ca, { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT:@SECLEVEL=0' }),
    request(new URL(`http://${origin.hostname}:${plainPort(origin)}/shop`), undefined).catch((error) => error),
  ]);
  const ends = modern.validTo ? Date.parse(modern.validTo) : 0;
  return [
    check('TLS 1.2 or 1.3', /^TLSv1\.[23]$/.test(modern.protocol ?? '') ? '' : (modern.error ?? modern.protocol)),
    check('TLS 1.0 and 1.1 are refused', old.protocol ? `${old.protocol} is taken` : ''),
    check('the certificate is trusted', modern.authorized ? '' : String(modern.error)),
    check('the certificate lasts three weeks at least', ends - Date.now() > WEEKS_3_MS ? '' : `ends ${modern.validTo}`),
    check('plain HTTP leads to HTTPS', isUpgrade(plain) ? '' : (plain.message ?? `answers ${plain.status}`)),
  ];
}

function isUpgrade({ status, headers }) {
  return [301, 308].includes(status) && (headers.location ?? '').startsWith('https://');
}

/** Beside 443 stands 80; elsewhere HTTP_PORT says where plain HTTP listens. */
function plainPort({ port }) {
  return port === '' ? 80 : (process.env.HTTP_PORT ?? 80);
}

/** What is agreed with the server; an untrusted certificate is noted, not refused. */
function handshake(origin, ca, options) {
  return new Promise((resolve) => {
    const port = Number(origin.port || 443);
    const name = /^[\d.:]+$/.test(origin.hostname) ? {} : { servername: origin.hostname };
    const socket = tls.connect(
      { host: origin.hostname, port, ca, rejectUnauthorized: false, ...name, ...options },
      () => {
        const validTo = socket.getPeerCertificate().valid_to;
        const { authorized, authorizationError } = socket;
        resolve({
          protocol: socket.getProtocol(),
          authorized,
          error: authorizationError?.message ?? authorizationError,
          validTo,
        });
        socket.destroy();
      },
    );
    socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error('no answer')));
    socket.on('error', (error) => resolve({ error: error.message }));
  });
}

/** @returns status and headers, whether or not the certificate is trusted: that is a check of its own */
export function request(url, ca, headers = {}) {
  const { get } = url.protocol === 'https:' ? https : http;
  const options = { headers, ca, rejectUnauthorized: false, timeout: PATIENCE_MS };
  return new Promise((resolve, reject) => {
    const call = get(url, options, (response) => {
      response.resume();
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers }));
    });
    call.on('timeout', () => call.destroy(new Error(`${url} does not answer`)));
    call.on('error', reject);
  });
}

function maxAge(headers) {
  return Number(/max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1] ?? 0);
}

function kept(headers) {
  return !/no-store/.test(headers['cache-control'] ?? '');
}

function check(name, fault) {
  return { name, fault: fault ?? '' };
}
