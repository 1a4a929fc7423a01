import type { HttpBindings } from '@hono/node-server';
import type { Log } from '../lib/log';

/** What middleware leaves for routes. `Bindings` is empty under `app.request()` in tests. */
export interface AppEnv {
  Bindings: Partial<HttpBindings>;
  /** `actor` is set behind `administratorsOnly`. */
  Variables: { requestId: string; log: Log; actor: string };
}
