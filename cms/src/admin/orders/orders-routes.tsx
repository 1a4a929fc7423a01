import { Page } from '@strapi/strapi/admin';
import { Route, Routes } from 'react-router-dom';
import { ErasePage } from './erase/erase-page';
import { OrderListPage } from './list/order-list-page';
import { OrderPage } from './order/order-page';
import { ERASE_PERSON, HANDLE_ORDERS } from './permissions';
import { RefundQueuePage } from './queue/refund-queue-page';

/** Everything below /admin/orders. */
export function OrdersRoutes() {
  return (
    <Page.Protect permissions={HANDLE_ORDERS}>
      <Routes>
        <Route index element={<OrderListPage />} />
        <Route path="refund-queue" element={<RefundQueuePage />} />
        <Route
          path="erase"
          element={
            <Page.Protect permissions={ERASE_PERSON}>
              <ErasePage />
            </Page.Protect>
          }
        />
        <Route path=":orderId" element={<OrderPage />} />
      </Routes>
    </Page.Protect>
  );
}
