import { toDecimalString } from '@kiln/contracts/money';
import type { PaymentVerification } from '@kiln/contracts/payments-api';
import { Link } from 'react-router-dom';
import { PageHeader } from '../../components/layout/page-header';
import { ButtonLink } from '../../components/ui/button';
import { DataTable } from '../../components/ui/data-table';
import { paths } from '../../config/paths';
import { StillProcessing, WhatsNext } from './next-steps';
import { processingText } from './processing-text';
import { methodName } from '../../lib/payments/method-name';

/** The success page's receipt (S 2), and its processing twin: same facts, no claim that the money is there. */
export function PaymentReceipt({ payment }: { payment: PaymentVerification }) {
  const paid = payment.status === 'paid';
  const text = processingText(payment);
  return (
    <>
      <PageHeader title={paid ? 'Payment Successful' : 'Payment Processing'}>
        {paid ? 'Thank you. The files are yours.' : text.lead}
      </PageHeader>
      <div className="wrap columns-12 gap-y-14 pt-12 pb-24">
        <OrderSummary payment={payment} paid={paid} />
        <div className="col-span-12 flex flex-col gap-10 md:col-span-6 xl:col-span-5 xl:col-start-8">
          {paid ? (
            <WhatsNext orderPath={payment.orderPath} />
          ) : (
            <StillProcessing text={text} orderPath={payment.orderPath} />
          )}
          <div className="flex flex-wrap gap-3 max-sm:*:w-full">
            <ButtonLink to={paths.shop} variant="outline">
              Continue Shopping
            </ButtonLink>
            <ButtonLink to={paths.accountOrders} variant="outline">
              View My Orders
            </ButtonLink>
          </div>
          <p className="label-type max-w-[52ch]">
            {paid ? 'If you do not receive an e-mail within 10 minutes, check your spam folder or' : 'Questions?'}{' '}
            <Link to={paths.contact} className="text-link">
              {paid ? 'contact support' : 'Contact support'}
            </Link>
            .
          </p>
        </div>
      </div>
    </>
  );
}

function OrderSummary({ payment, paid }: { payment: PaymentVerification; paid: boolean }) {
  const today = new Date().toLocaleDateString('en-US', { year: 'numeric', month: 'long', day: 'numeric' });
  return (
    <section aria-labelledby="summary" className="paper col-span-12 p-6 sm:p-10 md:col-span-6 md:self-start">
      <h2 id="summary" className="display-title mb-6 text-title">
        Order Summary
      </h2>
      <DataTable
        rows={[
          ['Order ID', payment.orderId || 'N/A'],
          ['Payment Method', methodName(payment.paymentMethod, 'Card')],
          ['Status', paid ? 'Completed' : 'Processing'],
          ['Date', today],
        ]}
      />
      <dl className="figures mt-8 flex flex-wrap items-baseline justify-between gap-x-4">
        <dt className="display-title text-lead">{paid ? 'Amount Paid' : 'Amount'}</dt>
        <dd className="display-type text-headline">${toDecimalString(payment.amount)}</dd>
      </dl>
    </section>
  );
}
