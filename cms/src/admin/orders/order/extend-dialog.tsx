import { Field, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { ActionDialog } from '../../desk/action-dialog';
import { useAction } from '../../desk/use-action';
import type { Order } from '../wire';
import { day, moment } from '../../desk/moment';
import type { OrderDialogProps } from './dialog-props';

const DAY_MS = 86_400_000;
const MOST_DAYS = 365;

export function ExtendDialog({ order, onDone, onClose }: OrderDialogProps) {
  const [typed, setTyped] = useState('30');
  const { run, failure, isRunning } = useAction<Order>();
  const days = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : 0;
  const isGood = days >= 1 && days <= MOST_DAYS;
  const extend = async () => {
    const changed = await run(`/order-desk/orders/${order.id}/extend`, { days });
    if (changed?.accessExpiresAt) onDone(changed, `Links and files work until ${moment(changed.accessExpiresAt)}.`);
  };
  return (
    <ActionDialog
      title="Extend access"
      confirm={isGood ? `Extend by ${days} ${days === 1 ? 'day' : 'days'}` : 'Extend'}
      isRunning={isRunning}
      isDisabled={!isGood}
      failure={failure}
      onConfirm={() => void extend()}
      onClose={onClose}
    >
      <Field.Root name="days" required error={isGood ? false : `A whole number of days, 1 to ${MOST_DAYS}.`}>
        <Field.Label>Days to add</Field.Label>
        <Field.Input
          inputMode="numeric"
          value={typed}
          disabled={isRunning}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Field.Error />
      </Field.Root>
      {isGood && (
        <Typography tag="p" textColor="neutral600">
          Links and files then work until {day(newEnd(order, days))}. No mail goes out: resend the receipt if the buyer
          should know.
        </Typography>
      )}
    </ActionDialog>
  );
}

/** Days count from now where the access has ended. */
function newEnd({ accessExpiresAt }: Order, days: number): string {
  const from = Math.max(Date.now(), Date.parse(accessExpiresAt ?? '') || 0);
  return new Date(from + days * DAY_MS).toISOString();
}
