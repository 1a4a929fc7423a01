import { createMiddleware } from 'hono/factory';
import { AppError } from '../lib/app-error';
import { findCardData } from '../lib/card-data';
import type { AppEnv } from './app-env';

/** Card and bank numbers go from the browser to the provider only: a body that carries them is refused, not read on. */
export const refuseCardData = createMiddleware<AppEnv>(async (context, next) => {
  const found = findCardData(parseBody(await context.req.text()));
  if (found !== undefined) {
    throw new AppError(
      'card_data_refused',
      'Card and bank numbers must go to the payment provider only. This request was refused and not kept.',
      { fields: { [found]: 'Must not be sent to this server' } },
    );
  }
  await next();
});

function parseBody(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new AppError('invalid_json', 'The body is not valid JSON.');
  }
}
