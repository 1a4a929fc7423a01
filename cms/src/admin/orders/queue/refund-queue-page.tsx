import { Box, EmptyStateLayout, Flex } from '@strapi/design-system';
import { BackButton, Layouts, Page, useNotification } from '@strapi/strapi/admin';
import { useCallback, useState } from 'react';
import { Choice } from '../../desk/choice';
import { FailureNotice } from '../../desk/failure-notice';
import { PageTurner } from '../../desk/page-turner';
import { useDesk } from '../../desk/use-desk';
import { useLoaded } from '../../desk/use-loaded';
import type { QueueEntry, QueueList } from '../wire';
import { QUEUE_STATES } from '../words';
import { QueueDialog, type QueueVerb } from './queue-dialog';
import { QueueTable } from './queue-table';

const SHOWN = {
  ...Object.fromEntries(Object.entries(QUEUE_STATES).map(([state, { text }]) => [state, text])),
  all: 'All',
};

/** Money that pays no order and has to go back: double, late, of another amount. */
export function RefundQueuePage() {
  const { send } = useDesk();
  const [state, setState] = useState('open');
  const [page, setPage] = useState(1);
  const load = useCallback(
    (signal: AbortSignal) =>
      send<QueueList>('/order-desk/refund-queue/search', { page, ...(state !== 'all' && { state }) }, signal),
    [send, state, page],
  );
  const { data, failure, reload } = useLoaded(load);
  const { toggleNotification } = useNotification();
  const [opened, setOpened] = useState<{ verb: QueueVerb; entry: QueueEntry } | null>(null);

  return (
    <Page.Main>
      <Page.Title>Refund queue</Page.Title>
      <Layouts.Header
        title="Refund queue"
        subtitle="Money that pays no order: paid twice, late, or of another amount"
        navigationAction={<BackButton fallback="/orders" />}
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={4}>
          <Flex>
            <Choice
              label="Show"
              value={state}
              options={SHOWN}
              onChoose={(next) => {
                setState(next);
                setPage(1);
              }}
            />
          </Flex>
          <FailureNotice failure={failure} onRetry={reload} />
          {data && (
            <Box>
              {data.entries.length === 0 ? (
                <EmptyStateLayout
                  hasRadius
                  content={state === 'open' ? 'No money waits to be sent back.' : 'Nothing here.'}
                />
              ) : (
                <QueueTable entries={data.entries} onAct={(verb, entry) => setOpened({ verb, entry })} />
              )}
              <PageTurner page={data} onTurn={setPage} />
            </Box>
          )}
        </Flex>
      </Layouts.Content>
      {opened && (
        <QueueDialog
          {...opened}
          onClose={() => setOpened(null)}
          onDone={(message) => {
            setOpened(null);
            toggleNotification({ type: 'success', message });
            reload();
          }}
        />
      )}
    </Page.Main>
  );
}
