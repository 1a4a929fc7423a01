import type { BillingField } from '../messages';

type FieldOption = 'always' | 'auto' | 'if_required' | 'never';
type AddressOption = FieldOption | Partial<Record<'city' | 'country' | 'line1' | 'postalCode' | 'state', FieldOption>>;
type BillingOption =
  FieldOption | { name?: FieldOption; email?: FieldOption; phone?: FieldOption; address?: AddressOption };

export interface PaymentElementOptions {
  defaultValues?: { billingDetails?: object };
  fields?: { billingDetails?: BillingOption };
  paymentMethodOrder?: string[];
  readOnly?: boolean;
  [option: string]: unknown;
}

const NEEDED: Record<string, readonly BillingField[]> = {
  klarna: ['email', 'address.country'],
  afterpay_clearpay: [
    'name',
    'email',
    'address.line1',
    'address.city',
    'address.state',
    'address.postal_code',
    'address.country',
  ],
  affirm: [],
};

/** What a lender needs to know, without what the shop asks for itself (`fields: {billingDetails: {name: 'never'}}`). */
export function billingFieldsOf(type: string, fields: PaymentElementOptions['fields']): BillingField[] {
  return (NEEDED[type] ?? []).filter((field) => optionOf(field, fields?.billingDetails) !== 'never');
}

function optionOf(field: BillingField, option: BillingOption | undefined): FieldOption | undefined {
  if (typeof option !== 'object') return option;
  if (field === 'name' || field === 'email') return option[field];
  const { address } = option;
  if (typeof address !== 'object') return address;
  const part = field.replace('address.', '');
  return address[part === 'postal_code' ? 'postalCode' : (part as 'city' | 'country' | 'line1' | 'state')];
}
