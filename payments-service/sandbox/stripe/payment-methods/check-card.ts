import { passesLuhn, schemeOf } from '../../card-number';
import type { CardInput } from '../objects/payment-method';
import { StripeError } from '../stripe-error';

/** Throws 402 `card_error` for a number, date or security code that no card can have. */
export function checkCard(card: CardInput, cvc: string | undefined, now: Date): void {
  if (!/^\d{12,19}$/.test(card.number) || !passesLuhn(card.number)) {
    throw cardError('incorrect_number', 'Your card number is incorrect.', 'number');
  }
  if (card.expMonth < 1 || card.expMonth > 12) {
    throw cardError('invalid_expiry_month', "Your card's expiration month is invalid.", 'exp_month');
  }
  const thisYear = now.getFullYear();
  const isPast = card.expYear < thisYear || (card.expYear === thisYear && card.expMonth < now.getMonth() + 1);
  if (isPast || card.expYear > thisYear + 50) {
    throw cardError('invalid_expiry_year', "Your card's expiration year is invalid.", 'exp_year');
  }
  if (cvc !== undefined && cvc.length !== schemeOf(card.number).cvcLength) {
    throw cardError('invalid_cvc', "Your card's security code is invalid.", 'cvc');
  }
}

function cardError(code: string, message: string, param: string): StripeError {
  return new StripeError(402, { type: 'card_error', code, message, param });
}
