import { Field, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { ActionDialog } from '../../desk/action-dialog';
import { useAction } from '../../desk/use-action';
import type { QueueEntry } from '../wire';
import { money } from '../words';

export type QueueVerb = 'refund' | 'paid-back' | 'dismiss';

interface QueueDialogProps {
  verb: QueueVerb;
  entry: QueueEntry;
  onDone: (message: string) => void;
  onClose: () => void;
}

/** The confirm step of what support does about an entry of the queue. */
export function QueueDialog({ verb, entry, onDone, onClose }: QueueDialogProps) {
  const [text, setText] = useState('');
  const { run, failure, isRunning } = useAction<{ entry: QueueEntry }>();
  const sum = money(entry.amount);
  const words = WORDS[verb];
  const typed = text.trim();

  const act = async () => {
    const body = { refund: {}, 'paid-back': { transaction_hash: typed }, dismiss: { note: typed } }[verb];
    const answer = await run(`/order-desk/refund-queue/${entry.id}/${verb}`, body);
    if (!answer) return;
    const isUnderWay = verb === 'refund' && answer.entry.state === 'open';
    onDone(isUnderWay ? `${sum} is noted. The provider answers later; it is repeated by itself.` : words.done(sum));
  };

  return (
    <ActionDialog
      title={words.title(sum)}
      confirm={words.confirm}
      isDangerous={verb !== 'dismiss'}
      isRunning={isRunning}
      isDisabled={words.field !== null && typed === ''}
      failure={failure}
      onConfirm={() => void act()}
      onClose={onClose}
    >
      <Typography tag="p">{words.text(entry.orderNumber)}</Typography>
      {words.field !== null && (
        <Field.Root name="text" required>
          <Field.Label>{words.field}</Field.Label>
          <Field.Input
            autoComplete="off"
            maxLength={words.most}
            value={text}
            disabled={isRunning}
            onChange={(event) => setText(event.target.value)}
          />
        </Field.Root>
      )}
    </ActionDialog>
  );
}

interface Words {
  title: (sum: string) => string;
  text: (orderNumber: number) => string;
  confirm: string;
  field: string | null;
  /** Characters that the field takes. */
  most: number;
  done: (sum: string) => string;
}

const WORDS: Record<QueueVerb, Words> = {
  refund: {
    title: (sum) => `Send ${sum} back?`,
    text: (number) =>
      `All of this money of order ${number} goes back through the payment provider. It cannot be called back.`,
    confirm: 'Send back',
    field: null,
    most: 0,
    done: (sum) => `${sum} went back.`,
  },
  'paid-back': {
    title: (sum) => `${sum} paid back by hand?`,
    text: (number) => `Confirm only what you have sent for order ${number} yourself. Nothing is sent by this.`,
    confirm: 'Mark as paid back',
    field: 'Hash of the transaction, or the bank’s reference',
    most: 200,
    done: (sum) => `${sum} is marked as paid back.`,
  },
  dismiss: {
    title: (sum) => `Keep ${sum}?`,
    text: (number) => `Nothing is sent back for this entry of order ${number}. The note says why.`,
    confirm: 'Dismiss',
    field: 'Why',
    most: 500,
    done: (sum) => `The entry of ${sum} is dismissed.`,
  },
};
