import { Buttons, type ButtonsOptions } from './buttons';

// The part of PayPal's script that a shop's button uses, under the name that the shop asked for.
const namespace = document.currentScript?.dataset['namespace'] ?? 'paypal';

Object.assign(globalThis, {
  [namespace]: {
    version: '5.0.0-sandbox',
    FUNDING: { PAYPAL: 'paypal' },
    getFundingSources: () => ['paypal'],
    isFundingEligible: (source: string) => source === 'paypal',
    Buttons: (options: ButtonsOptions = {}) => new Buttons(options),
  },
});
