import type { MinorUnits } from '@kiln/contracts/money';
import type { OfferedMethod } from '@kiln/contracts/payments-api';
import useSWR from 'swr';
import { requestPayments } from '../../../lib/payments/request';

/** GET /api/payments/methods: what the service offers for an amount in cents and the visitor's region. */
export function getMethods(amount: MinorUnits, region: string | undefined): Promise<OfferedMethod[]> {
  const query = new URLSearchParams({ amount: String(amount), ...(region && { region }) });
  return requestPayments(`/methods?${query}`, { fallback: 'The payment methods could not be loaded.' });
}

/** The offered methods by priority (S 9). */
export function useMethods(amount: MinorUnits) {
  const { data, error, mutate } = useSWR(
    ['payment-methods', amount],
    async () => (await getMethods(amount, visitorRegion())).toSorted((a, b) => a.priority - b.priority),
    { keepPreviousData: true, revalidateOnFocus: false },
  );
  return { methods: data, failed: error !== undefined && data === undefined, retry: () => void mutate() };
}

function visitorRegion(): string | undefined {
  return new Intl.Locale(navigator.language).region;
}
