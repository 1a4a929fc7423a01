import { Box, Flex, Typography } from '@strapi/design-system';
import { Clock, Download, Mail } from '@strapi/icons';
import { Panel } from '../../desk/panel';
import { timelineEntries, type TimelineEntry } from '../timeline-entries';
import type { Order } from '../wire';
import { moment } from '../../desk/moment';

const ICONS = { event: Clock, mail: Mail, download: Download };
const COLOURS = { plain: 'neutral500', good: 'success600', bad: 'danger600' } as const;

/** Payment events, mails, downloads and what support did, newest first. */
export function TimelinePanel({ order }: { order: Order }) {
  return (
    <Panel title="Timeline">
      <ol>
        {timelineEntries(order).map((entry) => (
          <li key={entry.id}>
            <Line entry={entry} />
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function Line({ entry: { at, kind, text, actor, tone } }: { entry: TimelineEntry }) {
  const Icon = ICONS[kind];
  return (
    <Flex gap={3} alignItems="flex-start" paddingBottom={4}>
      <Box paddingTop={1}>
        <Icon aria-hidden width="1.6rem" height="1.6rem" fill={COLOURS[tone]} />
      </Box>
      <Box grow={1}>
        <Typography
          tag="p"
          textColor={tone === 'bad' ? 'danger700' : 'neutral800'}
          style={{ overflowWrap: 'anywhere' }}
        >
          {text}
        </Typography>
        <Typography tag="p" variant="pi" textColor="neutral600">
          {actor !== null && `${actor}, `}
          <time dateTime={at}>{moment(at)}</time>
        </Typography>
      </Box>
    </Flex>
  );
}
