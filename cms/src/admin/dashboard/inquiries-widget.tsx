import { Flex, Typography } from '@strapi/design-system';
import { StateLabel } from '../desk/state-label';
import { moment } from '../desk/moment';
import { useWidgetData, WidgetBody } from './widget';
import type { Unanswered } from './wire';

export function InquiriesWidget() {
  const loaded = useWidgetData<Unanswered>('/dashboard/inquiries');
  return (
    <WidgetBody loaded={loaded}>
      {({ count, overdue, oldestAt }) => (
        <Flex direction="column" alignItems="flex-start" gap={3}>
          <Typography tag="p" variant="alpha">
            {count}
          </Typography>
          {overdue > 0 ? (
            <StateLabel label={{ text: `${overdue} over 24 hours`, tone: 'danger' }} />
          ) : (
            <StateLabel label={{ text: 'None over 24 hours', tone: 'success' }} />
          )}
          <Typography tag="p" variant="pi" textColor="neutral600">
            {oldestAt === null ? 'Nobody waits for an answer.' : `The first has waited since ${moment(oldestAt)}.`}
          </Typography>
        </Flex>
      )}
    </WidgetBody>
  );
}
