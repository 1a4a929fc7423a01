import { Box, Button, Flex } from '@strapi/design-system';
import { Download } from '@strapi/icons';
import { Layouts, Page } from '@strapi/strapi/admin';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { FailureNotice } from '../../desk/failure-notice';
import { PageTurner } from '../../desk/page-turner';
import { useDesk } from '../../desk/use-desk';
import { useLoaded } from '../../desk/use-loaded';
import type { InquiryList } from '../wire';
import { InboxFilters } from './inbox-filters';
import { readSearch, toAddress, toQuery, type InboxSearch } from './inbox-search';
import { InquiryTable } from './inquiry-table';
import { useExport } from './use-export';

/** What people sent us, and who still waits for an answer. */
export function InboxPage() {
  const { send } = useDesk();
  const navigate = useNavigate();
  const { search: inQuery, hash } = useLocation();
  const search = readSearch({ search: inQuery, hash });
  const load = useCallback(
    (signal: AbortSignal) =>
      send<InquiryList>('/inbox-desk/inquiries/search', toQuery(readSearch({ search: inQuery, hash })), signal),
    [send, inQuery, hash],
  );
  const { data, failure, isLoading, reload } = useLoaded(load);
  const { exportCsv, isRunning } = useExport();

  const searchFor = (wanted: InboxSearch) => {
    const next = toAddress(wanted);
    if (next.search === inQuery && next.hash === hash) reload();
    else navigate(next, { replace: true });
  };

  return (
    <Page.Main>
      <Page.Title>Inbox</Page.Title>
      <Layouts.Header
        title="Inbox"
        subtitle={isLoading ? 'Reading…' : !failure && data && countsOf(data)}
        primaryAction={
          <Button
            variant="tertiary"
            startIcon={<Download />}
            loading={isRunning}
            disabled={!data || data.total === 0}
            onClick={() => void exportCsv(toQuery(search))}
          >
            Export as CSV
          </Button>
        }
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={4}>
          <InboxFilters
            key={`${inQuery}\n${hash}`}
            search={search}
            colleagues={data?.colleagues ?? []}
            onSearch={searchFor}
          />
          <FailureNotice failure={failure} onRetry={reload} />
          {data && !failure && (
            <Box>
              <InquiryTable inquiries={data.inquiries} nothing={nothingIn(search)} />
              <PageTurner page={data} onTurn={(page) => searchFor({ ...search, page })} />
            </Box>
          )}
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}

/** '7 unanswered, 2 overdue · 3 found' */
function countsOf({ unanswered, overdue, undelivered, total }: InquiryList): string {
  const waiting = [
    `${unanswered} unanswered`,
    ...(overdue > 0 ? [`${overdue} overdue`] : []),
    ...(undelivered > 0 ? [`${undelivered} with a refused reply`] : []),
  ];
  return `${waiting.join(', ')} · ${total} in this list`;
}

function nothingIn({ q, kind, owner, show }: InboxSearch): string {
  if (q !== '' || kind !== '' || owner !== '') return 'No inquiry fits. Try fewer words, or show all.';
  return { open: 'Nobody waits for an answer.', overdue: 'Nothing is overdue.' }[show] ?? 'Nothing here.';
}
