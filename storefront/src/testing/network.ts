import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { DEFAULT_SITE } from '../config/site';
import { SITE_KEY } from '../lib/site';

/**
 * The network's far end. Tests name what it answers with `network.use(…)`; an unexpected request fails the test. Every
 * page asks for the studio's settings, so these are there from the start.
 */
export const network = setupServer(http.get(`*${SITE_KEY}`, () => HttpResponse.json({ data: DEFAULT_SITE, meta: {} })));
