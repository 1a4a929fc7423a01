import { setupServer } from 'msw/node';

/** The network's far end. Tests name what it answers with `network.use(…)`; an unexpected request fails the test. */
export const network = setupServer();
