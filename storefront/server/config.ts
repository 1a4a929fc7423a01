export interface Config {
  /** Origin that visitors see, without a slash at the end. */
  publicUrl: string;
  /** Loopback unless LISTEN_HOST says otherwise, as a container does. */
  host: string;
  port: number;
  /** Where Prometheus asks; null: nowhere. */
  metricsPort: number | null;
  cmsUrl: string;
  paymentsUrl: string;
  /** Only in demo mode: in live mode `/sandbox` answers 404. */
  sandboxUrl: string | null;
  providerMode: 'sandbox' | 'live';
  production: boolean;
  /** Google Analytics 4 and Meta's pixel; null: nothing is counted and nobody is asked. */
  analyticsId: string | null;
  pixelId: string | null;
}

type Environment = Record<string, string | undefined>;

/** Reads the environment once. @throws Error naming everything that is wrong with it */
export function readConfig(env: Environment): Config {
  const problems: string[] = [];
  const url = (name: string, fallback: string) => {
    const value = env[name] || fallback;
    if (URL.canParse(value) && /^https?:/.test(value)) return value.replace(/\/+$/, '');
    problems.push(`${name} must be an http(s) URL, not '${value}'`);
    return fallback;
  };
  const portOf = (name: string, value: string | number) => {
    const port = Number(value);
    if (!Number.isInteger(port) || port < 0 || port > 65_535) problems.push(`${name} must be a port number`);
    return port;
  };
  const mode = env.PROVIDER_MODE || 'sandbox';
  if (mode !== 'sandbox' && mode !== 'live') problems.push("PROVIDER_MODE must be 'sandbox' or 'live'");
  const id = (name: string, shape: RegExp, example: string) => {
    const value = env[name] || null;
    if (value && !shape.test(value)) problems.push(`${name} must look like ${example}, not '${value}'`);
    return value;
  };
  const config: Config = {
    publicUrl: url('PUBLIC_URL', 'http://localhost:3000'),
    host: env.LISTEN_HOST || '127.0.0.1',
    port: portOf('STOREFRONT_PORT', env.STOREFRONT_PORT || 3000),
    metricsPort: env.METRICS_PORT ? portOf('METRICS_PORT', env.METRICS_PORT) : null,
    cmsUrl: url('CMS_URL', 'http://127.0.0.1:1337'),
    paymentsUrl: url('PAYMENTS_URL', 'http://127.0.0.1:4001'),
    sandboxUrl: mode === 'sandbox' ? url('SANDBOX_URL', 'http://127.0.0.1:4002') : null,
    providerMode: mode === 'live' ? 'live' : 'sandbox',
    production: env.NODE_ENV === 'production',
    analyticsId: id('ANALYTICS_ID', /^G-[A-Z0-9]{4,20}$/, 'G-ABC1234567'),
    pixelId: id('PIXEL_ID', /^\d{8,20}$/, '1234567890123456'),
  };
  if (problems.length > 0) throw new Error(`The storefront cannot start:\n- ${problems.join('\n- ')}`);
  return config;
}
