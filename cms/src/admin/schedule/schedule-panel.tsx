import { Flex, Typography } from '@strapi/design-system';
import { useForm } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import type { EditView } from '../side-panels';
import { timeIn } from './time-in';

interface Times {
  publishAt?: string | null;
  takeDownAt?: string | null;
  scheduleNote?: string | null;
}

const SCHEDULED = [
  'api::product.product',
  'api::portfolio-item.portfolio-item',
  'api::plan.plan',
  'api::text-page.text-page',
];

/** A side panel of the edit view: what happens by itself, at the studio's clock, and what could not be done. */
export function SchedulePanel({ model }: EditView) {
  if (!SCHEDULED.includes(model)) return null;
  return { title: 'Schedule', content: <Schedule /> };
}

function Schedule() {
  const { publishAt, takeDownAt, scheduleNote } = useForm('Schedule', ({ values }): Times => values ?? {});
  const timeZone = useStudioTimeZone();
  const at = (time: string) => `${timeIn(timeZone, time)} (${timeZone})`;
  return (
    <Flex direction="column" alignItems="flex-start" gap={2} width="100%">
      {scheduleNote && (
        <Typography role="status" fontWeight="bold" textColor="danger600">
          {scheduleNote}
        </Typography>
      )}
      {publishAt && <Typography>Goes public on {at(publishAt)}, as it is saved then.</Typography>}
      {takeDownAt && <Typography>Is taken down on {at(takeDownAt)}.</Typography>}
      {!publishAt && !takeDownAt && (
        <Typography variant="pi" textColor="neutral600">
          Nothing happens by itself. Choose ‘Publish at’ or ‘Take down at’ at the end of the form, and save.
        </Typography>
      )}
    </Flex>
  );
}

/** The studio's zone as the site's settings have it; until they are here, the zone of this computer. */
function useStudioTimeZone(): string {
  const [timeZone, setTimeZone] = useState(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
  useEffect(() => {
    const abort = new AbortController();
    fetch('/api/site-settings', { signal: abort.signal })
      .then(async (response) => response.json())
      .then(({ data }) => data?.timeZone && setTimeZone(String(data.timeZone)))
      .catch(() => undefined);
    return () => abort.abort();
  }, []);
  return timeZone;
}
