import { Typography } from '@strapi/design-system';
import { ActionDialog } from '../../desk/action-dialog';
import { useAction } from '../../desk/use-action';
import type { Order } from '../wire';
import type { OrderDialogProps } from './dialog-props';

export function ResendDialog({ order, onDone, onClose }: OrderDialogProps) {
  const { run, failure, isRunning } = useAction<Order>();
  const resend = async () => {
    const changed = await run(`/order-desk/orders/${order.id}/resend`);
    if (changed) onDone(changed, `The receipt is on its way to ${order.email}.`);
  };
  return (
    <ActionDialog
      title="Resend the receipt"
      confirm="Resend receipt"
      isRunning={isRunning}
      failure={failure}
      onConfirm={() => void resend()}
      onClose={onClose}
    >
      <Typography tag="p">
        The receipt with its link to the files goes to <strong>{order.email}</strong> again. If the link has ended, it
        gets 30 new days.
      </Typography>
    </ActionDialog>
  );
}
