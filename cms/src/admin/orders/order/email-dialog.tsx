import { Field, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { ActionDialog } from '../../desk/action-dialog';
import { useAction } from '../../desk/use-action';
import type { Order } from '../wire';
import type { OrderDialogProps } from './dialog-props';

export function EmailDialog({ order, onDone, onClose }: OrderDialogProps) {
  const [email, setEmail] = useState(order.email);
  const { run, failure, isRunning } = useAction<Order>();
  const typed = email.trim();
  const correct = async () => {
    const changed = await run(`/order-desk/orders/${order.id}/email`, { email: typed });
    if (!changed) return;
    const sent = order.paidAt === null ? '' : ' The receipt is on its way there.';
    onDone(changed, `The address is ${changed.email} now.${sent}`);
  };
  return (
    <ActionDialog
      title="Correct the address"
      confirm={order.paidAt === null ? 'Correct address' : 'Correct address and send receipt'}
      isRunning={isRunning}
      isDisabled={typed === '' || typed === order.email}
      failure={failure}
      onConfirm={() => void correct()}
      onClose={onClose}
    >
      <Field.Root name="email" required error={failure?.fields.email ?? false}>
        <Field.Label>E-mail address</Field.Label>
        <Field.Input
          type="email"
          autoComplete="off"
          maxLength={254}
          value={email}
          disabled={isRunning}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Field.Error />
      </Field.Root>
      <Typography tag="p" textColor="neutral600">
        Links that went to the old address stop working. The receipt, with a new link, goes to the new one.
      </Typography>
    </ActionDialog>
  );
}
