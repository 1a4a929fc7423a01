import { expectTypeOf, it } from 'vitest';
import type { DailySales, MailFailure, ShopHealth } from '@kiln/contracts/admin-health-schema';
import type * as contract from '@kiln/contracts/admin-schema';
import type * as dashboard from '../../../cms/src/admin/dashboard/wire';
import type * as panel from '../../../cms/src/admin/orders/wire';

type Refund = contract.AdminOrder['refunds'][number];
type Shown<Answer, Panel> = Pick<Answer, keyof Answer & keyof Panel>;

/** The CMS cannot import the contracts: the panel has types of its own for what it shows. `npm run types` compares them. */
it('the panel expects of orders what the contract says', () => {
  expectTypeOf<contract.AdminOrder>().toExtend<panel.Order>();
  expectTypeOf<contract.AdminOrderSummary>().toExtend<panel.OrderSummary>();
  expectTypeOf<panel.OrderSummary>().toExtend<Shown<contract.AdminOrderSummary, panel.OrderSummary>>();
  expectTypeOf<Refund>().toExtend<panel.Refund>();
  expectTypeOf<panel.Refund>().toExtend<Shown<Refund, panel.Refund>>();
  expectTypeOf<contract.RefundQueueEntry>().toExtend<panel.QueueEntry>();
  expectTypeOf<panel.QueueEntry>().toExtend<Shown<contract.RefundQueueEntry, panel.QueueEntry>>();
  expectTypeOf<contract.Erasure['orders']>().toExtend<panel.Erasure['orders']>();
});

it('the home page expects of sales, mails and health what the contract says', () => {
  expectTypeOf<DailySales>().toExtend<dashboard.DailySales>();
  expectTypeOf<MailFailure>().toExtend<dashboard.OrderMailFailure>();
  expectTypeOf<dashboard.OrderMailFailure>().toExtend<Shown<MailFailure, dashboard.OrderMailFailure>>();
  expectTypeOf<ShopHealth>().toExtend<dashboard.ShopHealth>();
});
