import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import type { AppEnv } from './app-env';

export interface RequestMeter {
  observeRequest(request: { method: string; route: string; status: number }, seconds: number): void;
}

/** Measures each request under its route's pattern: addresses are secrets, and there are too many of them. */
export function measureRequests(meter: RequestMeter) {
  return createMiddleware<AppEnv>(async (context, next) => {
    const started = performance.now();
    await next();
    const { method } = context.req;
    const seconds = (performance.now() - started) / 1000;
    meter.observeRequest({ method, route: routePath(context, -1), status: context.res.status }, seconds);
  });
}
