import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Payment, PaymentInput } from '../../orders/order';
import type { PaymentStore } from '../../orders/ports';
import { OPEN_STATES, PAID_STATES, paymentStatesBefore } from '../../orders/transitions';
import type { PaymentsTable, Schema } from '../schema';
import { emailKey } from './order-rows';

export function createPaymentRepository(db: Kysely<Schema>): PaymentStore {
  const payments = () => db.selectFrom('payments').selectAll();
  const one = async (query: ReturnType<typeof payments>) => {
    const row = await query.executeTakeFirst();
    return row && toPayment(row);
  };

  return {
    find: (id) => one(payments().where('id', '=', id)),
    findByProviderId: (provider, providerPaymentId) =>
      one(payments().where('provider', '=', provider).where('provider_payment_id', '=', providerPaymentId)),
    async listByOrder(orderId) {
      return (await payments().where('order_id', '=', orderId).orderBy('attempt').execute()).map(toPayment);
    },
    latestOf: (orderId) => one(payments().where('order_id', '=', orderId).orderBy('attempt', 'desc').limit(1)),

    async insert(payment) {
      await db.insertInto('payments').values(fromPayment(payment)).execute();
    },

    async attachProvider(id, providerPaymentId, expiresAt) {
      const updated = await db
        .updateTable('payments')
        .set({ provider_payment_id: providerPaymentId, ...(expiresAt && { expires_at: expiresAt }) })
        .where('id', '=', id)
        .where((where) =>
          where.or([
            where('provider_payment_id', '=', providerPaymentId),
            where.and([where('provider_payment_id', 'is', null), where('state', 'in', OPEN_STATES)]),
          ]),
        )
        .executeTakeFirst();
      return updated.numUpdatedRows > 0n;
    },

    async transition(id, to, failure, unless) {
      const updated = await db
        .updateTable('payments')
        .set({ state: to, failure_code: failure?.code ?? null, failure_message: failure?.message ?? null })
        .where('id', '=', id)
        .where(
          'state',
          'in',
          paymentStatesBefore(to).filter((state) => state !== unless),
        )
        .executeTakeFirst();
      return updated.numUpdatedRows > 0n;
    },

    async close(id, to) {
      const updated = await db
        .updateTable('payments')
        .set({ state: to })
        .where('id', '=', id)
        .where('state', 'in', ['created', 'requires_action', 'failed'])
        .executeTakeFirst();
      return updated.numUpdatedRows > 0n;
    },

    async beginCapture(id) {
      const updated = await db
        .updateTable('payments')
        .set({ state: 'processing' })
        .where('id', '=', id)
        .where('state', 'in', ['created', 'requires_action', 'processing'])
        .executeTakeFirst();
      return updated.numUpdatedRows > 0n;
    },

    async recordInput(id, input) {
      const payment = await one(payments().where('id', '=', id));
      if (!payment) return;
      const merged = JSON.stringify({ ...payment.input, ...input });
      await db.updateTable('payments').set({ input: merged }).where('id', '=', id).execute();
    },

    async reverse(id, to) {
      const updated = await db
        .updateTable('payments')
        .set({ state: to })
        .where('id', '=', id)
        .where('state', '!=', to)
        .where('state', 'in', PAID_STATES)
        .executeTakeFirst();
      return updated.numUpdatedRows > 0n;
    },

    async recordFailure(id, failure) {
      await db
        .updateTable('payments')
        .set({ failure_code: failure.code, failure_message: failure.message })
        .where('id', '=', id)
        .execute();
    },

    async listDue(now, limit) {
      const query = payments()
        .where('state', 'in', OPEN_STATES)
        .where('next_check_at', '<=', now)
        .orderBy('next_check_at')
        .limit(limit);
      return (await query.execute()).map(toPayment);
    },

    async scheduleCheck(id, at) {
      await db.updateTable('payments').set({ next_check_at: at }).where('id', '=', id).execute();
    },

    history({ customer, limit, offset }) {
      const ofCustomer = db
        .selectFrom('orders')
        .select('id')
        .where((where) =>
          where.or([where('email_key', '=', emailKey(customer ?? '')), where('id', '=', customer ?? '')]),
        );
      // The page first: orders are read for its payments only, not for those before it.
      const page = db
        .selectFrom('payments')
        // Named as they are answered: to copy fifty rows took half as long as to read them.
        .select([
          'id as paymentId',
          'order_id as orderId',
          'method as paymentMethod',
          'amount',
          'state as status',
          'created_at as createdAt',
        ])
        .$if(customer !== undefined, (query) => query.where('order_id', 'in', ofCustomer))
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .offset(offset);
      return db
        .selectFrom(page.as('page'))
        .innerJoin('orders', 'orders.id', 'page.orderId')
        .selectAll('page')
        .select('orders.number as orderNumber')
        .orderBy('page.createdAt', 'desc')
        .orderBy('page.paymentId', 'desc')
        .execute();
    },
  };
}

export function toPayment(row: Selectable<PaymentsTable>): Payment {
  const { local_currency: currency, local_amount: amount, local_rate: rate } = row;
  return {
    id: row.id,
    orderId: row.order_id,
    attempt: row.attempt,
    provider: row.provider,
    providerPaymentId: row.provider_payment_id,
    method: row.method,
    amount: row.amount,
    local: currency !== null && amount !== null && rate !== null ? { currency, amount, rate } : null,
    state: row.state,
    idempotencyKey: row.idempotency_key,
    input: row.input === null ? {} : (JSON.parse(row.input) as PaymentInput),
    contentsKey: row.contents_key,
    clientKey: row.client_key,
    failure: row.failure_code === null ? null : { code: row.failure_code, message: row.failure_message ?? '' },
    expiresAt: row.expires_at,
    createdAt: row.created_at,
  };
}

function fromPayment(payment: Payment): Insertable<PaymentsTable> {
  return {
    id: payment.id,
    order_id: payment.orderId,
    attempt: payment.attempt,
    provider: payment.provider,
    provider_payment_id: payment.providerPaymentId,
    method: payment.method,
    amount: payment.amount,
    currency: 'usd',
    local_currency: payment.local?.currency ?? null,
    local_amount: payment.local?.amount ?? null,
    local_rate: payment.local?.rate ?? null,
    state: payment.state,
    idempotency_key: payment.idempotencyKey,
    failure_code: payment.failure?.code ?? null,
    failure_message: payment.failure?.message ?? null,
    created_at: payment.createdAt,
    next_check_at: payment.createdAt,
    input: JSON.stringify(payment.input),
    contents_key: payment.contentsKey,
    expires_at: payment.expiresAt,
    client_key: payment.clientKey,
  };
}
