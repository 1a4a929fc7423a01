import { Box } from '@strapi/design-system';
import { BackButton, Layouts, Page, useNotification } from '@strapi/strapi/admin';
import { useCallback, useState } from 'react';
import { useParams } from 'react-router-dom';
import { Columns } from '../../desk/columns';
import { FailureNotice } from '../../desk/failure-notice';
import { moment } from '../../desk/moment';
import { useAction } from '../../desk/use-action';
import { useDesk } from '../../desk/use-desk';
import { useLoaded } from '../../desk/use-loaded';
import { useLookingAgain } from '../use-looking-again';
import type { Inquiry } from '../wire';
import { KINDS, STATES } from '../words';
import { ConversationPanel } from './conversation-panel';
import { DuplicatesPanel } from './duplicates-panel';
import { HandlingPanel } from './handling-panel';
import { MergedNotice } from './merged-notice';
import { NotePanel } from './note-panel';
import { ReplyPanel } from './reply-panel';
import { SenderPanel } from './sender-panel';

/** Another inquiry is another page: nothing of the last one stays, neither its texts nor what was seen of it. */
export function InquiryPage() {
  const { inquiryId = '' } = useParams();
  return <OneInquiry key={inquiryId} inquiryId={inquiryId} />;
}

function OneInquiry({ inquiryId }: { inquiryId: string }) {
  const { read } = useDesk();
  const path = `/inbox-desk/inquiries/${encodeURIComponent(inquiryId)}`;
  const load = useCallback((signal: AbortSignal) => read<Inquiry>(path, signal), [read, path]);
  const { data: inquiry, failure, isLoading, reload, replace } = useLoaded(load);
  const { toggleNotification } = useNotification();
  const again = useAction<Inquiry>();
  const [seen, setSeen] = useState<number | null>(null);
  if (inquiry && seen === null) setSeen(inquiry.revision);
  const isSending = inquiry?.entries.some(({ mail }) => mail?.state === 'pending') ?? false;
  useLookingAgain(isSending && inquiry?.sendsMail === true, reload);

  const done = (changed: Inquiry, message: string) => {
    replace(changed);
    setSeen(changed.revision);
    toggleNotification({ type: 'success', message });
  };
  const sendAgain = async (replyId: string) => {
    const changed = await again.run(`${path}/replies/${replyId}/send-again`);
    if (changed) done(changed, 'The reply is on its way again.');
  };

  return (
    <Page.Main>
      <Page.Title>{inquiry ? inquiry.reference : 'Inquiry'}</Page.Title>
      <Layouts.Header
        title={inquiry ? `${KINDS[inquiry.kind]} of ${inquiry.name}` : 'Inquiry'}
        subtitle={inquiry ? subtitleOf(inquiry) : isLoading && 'Reading…'}
        navigationAction={<BackButton fallback="/inbox" />}
      />
      <Layouts.Content>
        <Box paddingBottom={failure ? 4 : 0}>
          <FailureNotice failure={failure} onRetry={reload} />
        </Box>
        {inquiry && (
          <>
            <MergedNotice inquiry={inquiry} onDone={done} onNews={reload} />
            <Columns
              aside={
                <>
                  {inquiry.mergedInto === null && <HandlingPanel inquiry={inquiry} onDone={done} onNews={reload} />}
                  <SenderPanel inquiry={inquiry} />
                  {inquiry.mergedInto === null && <DuplicatesPanel inquiry={inquiry} onDone={done} />}
                </>
              }
            >
              <FailureNotice failure={again.failure} />
              <ConversationPanel
                inquiry={inquiry}
                isSending={again.isRunning}
                onSendAgain={(replyId) => void sendAgain(replyId)}
              />
              {inquiry.mergedInto === null && (
                <ReplyPanel inquiry={inquiry} seen={seen ?? inquiry.revision} onDone={done} onNews={reload} />
              )}
              <NotePanel<Inquiry> path={path} onDone={done} />
            </Columns>
          </>
        )}
      </Layouts.Content>
    </Page.Main>
  );
}

function subtitleOf({ reference, state, receivedAt, owner }: Inquiry): string {
  return `${reference} · ${STATES[state].text} · ${owner?.name ?? 'nobody’s'} · received ${moment(receivedAt)}`;
}
