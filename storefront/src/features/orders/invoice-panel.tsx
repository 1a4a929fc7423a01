import type { OrderInvoice } from '@kiln/contracts/orders-api';
import { useRef, useState } from 'react';
import { buttonClasses } from '../../components/ui/button';
import { DataTable } from '../../components/ui/data-table';
import { Icon } from '../../components/ui/icon';
import { InvoiceDetailsForm } from './invoice-details-form';
import { longDate } from './order-words';

export interface InvoicePanelProps {
  token: string;
  invoice: OrderInvoice;
  onCorrected: (invoice: OrderInvoice) => void;
}

/** The invoice's number and PDF, and whom it names: the buyer may add or correct company and tax id for 30 days. */
export function InvoicePanel({ token, invoice, onCorrected }: InvoicePanelProps) {
  const [editing, setEditing] = useState(false);
  const [corrected, setCorrected] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const { number, issuedAt, company, taxId, correctableUntil, originalPath } = invoice;

  const close = () => {
    setEditing(false);
    toggle.current?.focus();
  };
  const rows: [string, string][] = [
    ['Number', number],
    ['Issued', longDate(issuedAt)],
    ...(company ? [['Company', company] as [string, string]] : []),
    ...(taxId ? [['Tax ID', taxId] as [string, string]] : []),
  ];

  return (
    <section aria-labelledby="invoice" className="mt-10 print:hidden">
      <h2 id="invoice" className="display-title mb-4 text-title">
        Invoice
      </h2>
      <DataTable rows={rows} />
      <a href={invoice.path} download className={buttonClasses({ variant: 'outline', wide: true }, 'mt-6')}>
        <Icon name="download" />
        Download invoice (PDF)
      </a>
      {originalPath && (
        <a href={originalPath} download className="text-link mt-4 inline-block text-small">
          Download it as first issued
        </a>
      )}
      {correctableUntil && (
        <div className="mt-6">
          <button
            ref={toggle}
            type="button"
            aria-expanded={editing}
            onClick={() => {
              setCorrected(false);
              setEditing(!editing);
            }}
            className={buttonClasses({ variant: 'quiet' })}
          >
            {company || taxId ? 'Correct company or tax ID' : 'Add company and tax ID'}
          </button>
          {editing && (
            <InvoiceDetailsForm
              token={token}
              invoice={invoice}
              until={longDate(correctableUntil)}
              onSaved={(saved) => {
                onCorrected(saved);
                setCorrected(true);
                close();
              }}
              onCancel={close}
            />
          )}
        </div>
      )}
      <p role="status" className="mt-2 text-small empty:hidden">
        {corrected && 'The invoice is corrected. Download it again.'}
      </p>
    </section>
  );
}
