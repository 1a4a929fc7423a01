import { Buttons, type ButtonsOptions } from './buttons';

// The part of PayPal's script that a shop's button uses.
Object.assign(globalThis, {
  paypal: {
    version: '5.0.0-sandbox',
    FUNDING: { PAYPAL: 'paypal' },
    Buttons: (options: ButtonsOptions = {}) => new Buttons(options),
  },
});
