import { isRecord } from '../../lib/stored-product';
import { browserStorage, parseJson, readText } from '../../lib/json-storage';
import { restoreItems } from '../../lib/stored-items';
import { restoreCartItem, type CartItem } from './cart-item';

const KEY = 'kiln:set-aside';
/** More payments than anybody has under way at once. */
const MOST = 10;

interface SetAside {
  paymentId: string;
  items: CartItem[];
}

/** Keeps what left the cart for a payment, e.g. a bank debit that is decided in days: should it fail, nothing is lost. */
export function setAside(paymentId: string, items: CartItem[]): void {
  if (items.length > 0) write([...others(paymentId), { paymentId, items }].slice(-MOST));
}

/** What was set aside for a payment; it is forgotten here. Empty where nothing was. */
export function takeBack(paymentId: string): CartItem[] {
  const items = read().find((each) => each.paymentId === paymentId)?.items ?? [];
  if (items.length > 0) write(others(paymentId));
  return items;
}

const others = (paymentId: string) => read().filter((each) => each.paymentId !== paymentId);

function write(all: SetAside[]): void {
  void browserStorage.setItem(KEY, JSON.stringify(all));
}

function read(): SetAside[] {
  const stored = parseJson(readText(KEY));
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((value: unknown) =>
    isRecord(value) && typeof value.paymentId === 'string'
      ? [{ paymentId: value.paymentId, items: restoreItems(value.items, restoreCartItem) }]
      : [],
  );
}
