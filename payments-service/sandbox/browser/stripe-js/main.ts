import { Stripe } from './stripe';

/** The release that `@stripe/stripe-js` expects to find; it warns about another. */
const RELEASE = 'endive';

const create = (publishableKey: string) => new Stripe(publishableKey);

Object.assign(globalThis, { Stripe: Object.assign(create, { version: RELEASE }) });
