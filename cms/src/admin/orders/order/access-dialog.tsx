import { Field, Textarea, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { ActionDialog } from '../../desk/action-dialog';
import { useAction } from '../../desk/use-action';
import type { Order, OrderItem } from '../wire';
import type { OrderDialogProps } from './dialog-props';

/** Takes the access to one item, or gives it back. */
export function AccessDialog({ order, item, onDone, onClose }: OrderDialogProps & { item: OrderItem }) {
  const [reason, setReason] = useState('');
  const { run, failure, isRunning } = useAction<Order>();
  const takes = item.access === 'granted';
  const decide = async () => {
    const path = `/orders/${order.id}/items/${item.id}/${takes ? 'revoke' : 'restore'}`;
    const changed = await run(path, { reason: reason.trim() });
    if (changed) onDone(changed, `${item.title}: access ${takes ? 'taken' : 'given back'}.`);
  };
  return (
    <ActionDialog
      title={takes ? `Take the access to ${item.title}` : `Give the access to ${item.title} back`}
      confirm={takes ? 'Take access' : 'Give access back'}
      isDangerous={takes}
      isRunning={isRunning}
      isDisabled={reason.trim() === ''}
      failure={failure}
      onConfirm={() => void decide()}
      onClose={onClose}
    >
      <Typography tag="p">
        {takes
          ? 'The buyer can no longer download its files. No money goes back, no mail goes out; other items keep their files.'
          : 'The buyer can download its files again, also if the item was refunded. No mail goes out.'}
      </Typography>
      <Field.Root name="reason" required>
        <Field.Label>Why</Field.Label>
        <Textarea
          value={reason}
          maxLength={500}
          disabled={isRunning}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field.Root>
    </ActionDialog>
  );
}
