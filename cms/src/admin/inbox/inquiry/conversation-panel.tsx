import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { Clock } from '@strapi/icons';
import type { ReactNode } from 'react';
import { moment } from '../../desk/moment';
import { Panel } from '../../desk/panel';
import type { Entry, Inquiry, MailState, Sent } from '../wire';
import { KINDS, mailWords } from '../words';
import { conversationOf, type Line } from './conversation';

interface ConversationPanelProps {
  inquiry: Inquiry;
  isSending: boolean;
  onSendAgain: (replyId: string) => void;
}

/** What was written and done, oldest first, so that the newest stands above the reply. */
export function ConversationPanel({ inquiry, isSending, onSendAgain }: ConversationPanelProps) {
  return (
    <Panel title="Conversation">
      <ol>
        {conversationOf(inquiry).map((line) => (
          <li key={line.id}>
            <LineOf line={line} inquiry={inquiry} isSending={isSending} onSendAgain={onSendAgain} />
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function LineOf({ line, inquiry, ...again }: ConversationPanelProps & { line: Line }) {
  switch (line.type) {
    case 'message':
      return <Message sent={line.sent} isOwn={line.sent.id === inquiry.id} />;
    case 'note':
      return (
        <Words title={`Note by ${line.entry.actor}, not sent`} at={line.at} tint="warning100">
          {line.entry.text}
        </Words>
      );
    case 'reply':
      return (
        <Words
          title={`Reply by ${line.entry.actor}`}
          at={line.at}
          tint="primary100"
          footer={<ReplyMail entry={line.entry} sendsMail={inquiry.sendsMail} {...again} />}
        >
          {line.entry.text}
        </Words>
      );
    case 'event':
      return (
        <Flex gap={3} alignItems="center" paddingBottom={4} paddingLeft={4}>
          <Clock aria-hidden width="1.4rem" height="1.4rem" fill="neutral500" />
          <Typography variant="pi" textColor="neutral600">
            {line.text}. {line.actor}, <time dateTime={line.at}>{moment(line.at)}</time>
          </Typography>
        </Flex>
      );
  }
}

function Message({ sent, isOwn }: { sent: Sent; isOwn: boolean }) {
  const kind = KINDS[sent.kind].toLowerCase();
  const title = isOwn ? `${sent.name} wrote` : `${sent.name} wrote, ${kind} ${sent.reference}`;
  return (
    <Words title={title} at={sent.receivedAt} tint="neutral100">
      {sent.message ?? 'No message came with it.'}
    </Words>
  );
}

interface WordsProps {
  title: string;
  at: string;
  tint: 'neutral100' | 'primary100' | 'warning100';
  footer?: ReactNode;
  children: ReactNode;
}

function Words({ title, at, tint, footer, children }: WordsProps) {
  return (
    <Box tag="article" background={tint} hasRadius padding={4} marginBottom={4}>
      <Flex justifyContent="space-between" gap={3} paddingBottom={2} wrap="wrap">
        <Typography tag="h3" variant="pi" fontWeight="bold" textColor="neutral800">
          {title}
        </Typography>
        <Typography tag="time" dateTime={at} variant="pi" textColor="neutral600">
          {moment(at)}
        </Typography>
      </Flex>
      <Typography tag="p" textColor="neutral800" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
      {footer}
    </Box>
  );
}

interface ReplyMailProps {
  entry: Entry;
  sendsMail: boolean;
  isSending: boolean;
  onSendAgain: (replyId: string) => void;
}

/** How the mail of a reply stands, and what can be done where it does not go. */
function ReplyMail({ entry: { id, mail }, sendsMail, isSending, onSendAgain }: ReplyMailProps) {
  if (!mail) return null;
  const { text, tone } = standing(mail, sendsMail);
  const isStuck = mail.state === 'refused' || (mail.state === 'pending' && mail.answer !== null);
  return (
    <Flex gap={3} paddingTop={3} alignItems="center" wrap="wrap">
      <Typography variant="pi" textColor={tone === 'bad' ? 'danger700' : 'neutral600'}>
        {text}
      </Typography>
      {isStuck && (
        <Button size="S" variant="secondary" loading={isSending} onClick={() => onSendAgain(id)}>
          Try again
        </Button>
      )}
    </Flex>
  );
}

function standing(mail: MailState, sendsMail: boolean): ReturnType<typeof mailWords> {
  if (mail.state !== 'pending' || sendsMail) return mailWords(mail);
  return { text: 'Waits: no mail server is set up (SMTP_URL).', tone: 'bad' };
}
