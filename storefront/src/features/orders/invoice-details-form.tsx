import type { OrderInvoice } from '@kiln/contracts/orders-api';
import { useState, type FormEvent } from 'react';
import { Button } from '../../components/ui/button';
import { Notice } from '../../components/ui/notice';
import { TextField } from '../../components/ui/text-field';
import { RefusedError } from '../../lib/request';
import { correctInvoice } from './api/correct-invoice';

export interface InvoiceDetailsFormProps {
  token: string;
  invoice: OrderInvoice;
  /** The last day, in words. */
  until: string;
  onSaved: (invoice: OrderInvoice) => void;
  onCancel: () => void;
}

type Saving = { kind: 'idle' | 'saving' } | { kind: 'failed'; message: string; fields: Record<string, string> };

/** Company and tax id of an issued invoice. What was typed stays when it cannot be saved. */
export function InvoiceDetailsForm({ token, invoice, until, onSaved, onCancel }: InvoiceDetailsFormProps) {
  const [company, setCompany] = useState(invoice.company ?? '');
  const [taxId, setTaxId] = useState(invoice.taxId ?? '');
  const [saving, setSaving] = useState<Saving>({ kind: 'idle' });
  const fields = saving.kind === 'failed' ? saving.fields : {};

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSaving({ kind: 'saving' });
    try {
      onSaved(await correctInvoice(token, { company: company.trim(), tax_id: taxId.trim() }));
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      setSaving({ kind: 'failed', message, fields: (error instanceof RefusedError && error.fields) || {} });
    }
  };

  return (
    <form onSubmit={(event) => void submit(event)} className="mt-4 flex flex-col gap-5">
      <p className="text-small text-muted">
        You can do this until {until}. The invoice keeps its number and its amounts; the new PDF says what was
        corrected.
      </p>
      <TextField
        label="Company name"
        autoComplete="organization"
        maxLength={200}
        value={company}
        error={fields.company}
        onChange={(event) => setCompany(event.target.value)}
      />
      <TextField
        label="Tax ID"
        autoComplete="off"
        maxLength={50}
        value={taxId}
        error={fields.tax_id}
        onChange={(event) => setTaxId(event.target.value)}
      />
      {saving.kind === 'failed' && <Notice kind="error">{saving.message}</Notice>}
      <div className="flex flex-wrap items-center gap-6">
        <Button type="submit" busy={saving.kind === 'saving'}>
          Correct the invoice
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
