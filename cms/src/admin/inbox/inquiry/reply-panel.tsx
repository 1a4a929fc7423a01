import { Box, Flex, Typography } from '@strapi/design-system';
import { PaperPlane } from '@strapi/icons';
import { Panel } from '../../desk/panel';
import { TextForm } from '../../desk/text-form';
import { useAction } from '../../desk/use-action';
import type { Inquiry } from '../wire';
import { useDraft } from '../use-draft';

interface ReplyPanelProps {
  inquiry: Inquiry;
  /** The revision that this page has shown as news, or made itself. */
  seen: number;
  onDone: (inquiry: Inquiry, message: string) => void;
  /** Somebody else was quicker: what they did is to be read. */
  onNews: () => void;
}

/** Writes a mail to the sender. What is typed stays until it is stored. */
export function ReplyPanel({ inquiry, seen, onDone, onNews }: ReplyPanelProps) {
  const { text, key, write, clear } = useDraft(`reply:${inquiry.id}`);
  const { run, failure, isRunning } = useAction<Inquiry>();
  const hasNews = inquiry.revision !== seen;

  const send = async () => {
    const body = { text, revision: inquiry.revision, key };
    const changed = await run(`/inbox-desk/inquiries/${inquiry.id}/replies`, body);
    if (changed) {
      clear();
      onDone(changed, `The reply to ${inquiry.email} is stored and on its way.`);
    } else onNews();
  };

  return (
    <Panel title="Reply">
      <Flex direction="column" alignItems="stretch" gap={4}>
        {hasNews && <News inquiry={inquiry} />}
        <TextForm
          name="reply"
          label="Your reply"
          hint={`Goes to ${inquiry.email} as plain text, with the message quoted below.`}
          rows={9}
          maxLength={20_000}
          text={text}
          onWrite={write}
          failure={failure}
          isToldElsewhere={failure?.code === 'changed_since' && hasNews}
          isRunning={isRunning}
          submit={{ label: hasNews ? 'Send all the same' : 'Send reply', icon: <PaperPlane /> }}
          onSubmit={() => void send()}
        >
          <Box maxWidth="48rem">
            <Typography variant="pi" textColor="neutral600">
              Answers come to your mailbox, {inquiry.studioAddress}, not into this panel. What you type is kept in this
              tab until it is sent.
            </Typography>
          </Box>
        </TextForm>
      </Flex>
    </Panel>
  );
}

/** Told before anything is sent twice: a colleague has done something since. */
function News({ inquiry: { entries } }: Pick<ReplyPanelProps, 'inquiry'>) {
  const last = entries.findLast(({ kind }) => kind !== 'note');
  const what = last?.kind === 'reply' ? `${last.actor} has replied` : `${last?.actor ?? 'A colleague'} has changed it`;
  return (
    <Box role="alert" background="warning100" borderColor="warning200" hasRadius padding={4}>
      <Typography textColor="warning700">
        {what} since you began. Read it above. Your text is kept, and nothing of it was sent.
      </Typography>
    </Box>
  );
}
