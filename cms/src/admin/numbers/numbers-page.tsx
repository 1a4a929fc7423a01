import { Box, Field, Flex, SingleSelect, SingleSelectOption, Typography } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { useCallback, useState } from 'react';
import { FailureNotice } from '../desk/failure-notice';
import { useDesk } from '../desk/use-desk';
import { useLoaded } from '../desk/use-loaded';
import { NumbersTable } from './numbers-table';
import { READ_NUMBERS } from './permissions';
import { SalesUnknown } from './sales-unknown';
import type { AllFigures, Period } from './wire';

const PERIODS: Record<Period, string> = { last30Days: 'Last 30 days', inAll: 'In all' };

export function NumbersPage() {
  return (
    <Page.Protect permissions={READ_NUMBERS}>
      <Numbers />
    </Page.Protect>
  );
}

/** Every product: how often it was looked at, wanted and bought. */
function Numbers() {
  const { read } = useDesk();
  const load = useCallback((signal: AbortSignal) => read<AllFigures>('/product-figures', signal), [read]);
  const { data, failure, isLoading, reload } = useLoaded(load);
  const [period, setPeriod] = useState<Period>('last30Days');
  return (
    <Page.Main>
      <Page.Title>Numbers</Page.Title>
      <Layouts.Header
        title="Numbers"
        subtitle={isLoading && !data ? 'Reading…' : 'How often each product was looked at, wanted and bought'}
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={4}>
          <Box width="22rem">
            <Field.Root name="period">
              <Field.Label>Period</Field.Label>
              <SingleSelect value={period} onChange={(key) => setPeriod(key === 'inAll' ? 'inAll' : 'last30Days')}>
                {Object.entries(PERIODS).map(([key, label]) => (
                  <SingleSelectOption key={key} value={key}>
                    {label}
                  </SingleSelectOption>
                ))}
              </SingleSelect>
            </Field.Root>
          </Box>
          <FailureNotice failure={failure} onRetry={reload} />
          {data && !data.areSalesKnown && <SalesUnknown onRetry={reload} />}
          {data && <NumbersTable lines={data.products} period={period} />}
          <Explanation />
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}

function Explanation() {
  return (
    <Typography tag="p" variant="pi" textColor="neutral600">
      A view, a cart add and a wishlist add count once a day for each browser. Visitors who ask not to be tracked are
      not counted. Purchases are paid orders, without those whose money for the product has gone back. Revenue is what
      buyers paid for the product with tax, less refunds and lost disputes. Conversion is purchases per view. Days are
      those of UTC.
    </Typography>
  );
}
