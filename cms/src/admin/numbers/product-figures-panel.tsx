import { Flex, Typography } from '@strapi/design-system';
import { useRBAC } from '@strapi/strapi/admin';
import { useCallback } from 'react';
import { BarChart } from '../chart/bar-chart';
import { dayLabel } from '../chart/day-label';
import { Fact, Facts } from '../desk/facts';
import { FailureNotice } from '../desk/failure-notice';
import { useDesk } from '../desk/use-desk';
import { useLoaded } from '../desk/use-loaded';
import { READ_NUMBERS } from './permissions';
import { COLUMNS, figureText } from './words';
import type { ProductFigures } from './wire';

interface EditView {
  model: string;
  documentId?: string | undefined;
}

/** A side panel of a product's edit view. */
export function ProductFiguresPanel({ model, documentId }: EditView) {
  const { allowedActions } = useRBAC(READ_NUMBERS);
  if (model !== 'api::product.product' || documentId === undefined || !allowedActions.canRead) return null;
  return { title: 'Numbers of 30 days', content: <LastDays documentId={documentId} /> };
}

function LastDays({ documentId }: { documentId: string }) {
  const { read } = useDesk();
  const load = useCallback(
    (signal: AbortSignal) => read<ProductFigures>(`/product-figures/${documentId}`, signal),
    [read, documentId],
  );
  const { data, failure, reload } = useLoaded(load);
  if (failure) return <FailureNotice failure={failure} onRetry={reload} />;
  if (!data) return <Typography textColor="neutral600">Reading…</Typography>;
  const { last30Days, inAll, days } = data;
  const bars = days.map(({ day, views }) => ({ label: dayLabel(day), value: views, text: String(views) }));
  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%">
      <BarChart summary={`${last30Days.views} views in 30 days`} unit="Views" bars={bars} height={56} />
      <Facts>
        {COLUMNS.filter(({ key }) => last30Days[key] !== undefined).map(({ key, label }) => (
          <Fact key={key} name={label}>
            {figureText(key, last30Days[key])}
            <Typography variant="pi" textColor="neutral600">
              {' '}
              ({figureText(key, inAll[key])} in all)
            </Typography>
          </Fact>
        ))}
      </Facts>
      {last30Days.purchases === null && (
        <Typography variant="pi" textColor="warning700">
          The payments service does not answer: sales are not available now.
        </Typography>
      )}
    </Flex>
  );
}
