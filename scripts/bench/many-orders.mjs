import { openPayments } from './paid-orders.mjs';

const BATCH = 50_000;

/** How a copy's column differs from the order's that is copied; the rest is the same. `n` counts the copies. */
const OWN = "? || '-' || n";
const CHANGES = {
  orders: {
    id: OWN,
    checkout_id: OWN,
    number: '? + 10000000 + n',
    email: 'n % 200000 || ?',
    email_key: 'n % 200000 || ?',
    browser_key: OWN,
  },
  order_items: { id: OWN, order_id: OWN },
  payments: { id: OWN, order_id: OWN, provider_payment_id: OWN, idempotency_key: OWN },
  entitlements: { id: OWN, order_id: OWN, order_item_id: OWN },
  order_events: { id: OWN, order_id: OWN },
  webhook_inbox: { id: OWN, event_id: OWN, provider_payment_id: OWN, payment_id: OWN },
  outbox: { id: OWN, order_id: OWN, dedupe_key: OWN },
};

/** Copies the newest paid order whose mail is out so often, with all that belongs to it, as if as many buyers had bought. */
export function multiplyOrders(folder, count) {
  const database = openPayments(folder);
  database.pragma('synchronous = OFF');
  const finished = `paid_at is not null and not exists (select 1 from outbox where order_id = orders.id and state <> 'done')`;
  const { id } = database.prepare(`select id from orders where ${finished} order by number desc limit 1`).get();
  const payment = database.prepare('select id from payments where order_id = ?').get(id).id;
  for (const [table, changes] of Object.entries(CHANGES)) {
    const [column, value] = { orders: ['id', id], webhook_inbox: ['payment_id', payment] }[table] ?? ['order_id', id];
    for (const row of database.prepare(`select * from ${table} where ${column} = ?`).all(value)) {
      const columns = Object.keys(row);
      const values = columns.map((name) => (row[name] === null ? '?' : (changes[name] ?? '?')));
      const copies = database.prepare(
        `
        insert into ${table} (${columns.join(', ')})
        with recursive copies (n) as (select @from union all select n + 1 from copies where n < @to)
        select ${values.join(', ')} from copies`.replaceAll(/@from|@to/g, '?'),
      );
      for (let from = 1; from <= count; from += BATCH) {
        copies.run(from, Math.min(from + BATCH - 1, count), ...Object.values(row));
      }
    }
  }
  database.close();
}
