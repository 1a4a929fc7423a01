import { Field, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { ActionDialog } from '../../desk/action-dialog';
import { useAction } from '../../desk/use-action';
import type { Refund, RefundAnswer } from '../wire';
import { methodName, money } from '../words';
import type { OrderDialogProps } from './dialog-props';
import { RefundFields } from './refund-fields';
import { centsOf, toRefundBody, type RefundForm } from './refund-scope';

const EMPTY: RefundForm = { kind: 'items', items: [], amount: '', reason: '' };

/** Two steps: what and why, then the sum to confirm. A provider that sends nothing back adds one: the proof by hand. */
export function RefundDialog({ order, onDone, onClose }: OrderDialogProps) {
  const [form, setForm] = useState(EMPTY);
  const [isChecked, setChecked] = useState(false);
  const [proof, setProof] = useState('');
  const [isByHand, setByHand] = useState(false);
  const { run, failure, isRunning, forget } = useAction<RefundAnswer>();
  const cents = centsOf(form, order);

  const refund = async () => {
    if (cents === null) return;
    const answer = await run(`/order-desk/orders/${order.id}/refunds`, toRefundBody(form, cents, proof.trim()));
    if (answer) onDone(answer.order, tell(answer.refund, order.name));
  };
  if (failure?.code === 'refund_by_hand' && !isByHand) setByHand(true);

  const back = () => {
    setChecked(false);
    setByHand(false);
    setProof('');
    forget();
  };

  if (!isChecked || cents === null) {
    return (
      <ActionDialog
        title="Refund"
        confirm={cents === null ? 'Continue' : `Continue with ${money(cents)}`}
        isRunning={false}
        isDisabled={cents === null || form.reason.trim() === ''}
        failure={null}
        onConfirm={() => setChecked(true)}
        onClose={onClose}
      >
        <RefundFields order={order} form={form} onChange={(changes) => setForm({ ...form, ...changes })} />
      </ActionDialog>
    );
  }

  const titles = order.items.filter(({ id }) => form.items.includes(id)).map(({ title }) => title);
  return (
    <ActionDialog
      title={`Refund ${money(cents)}?`}
      confirm={isByHand ? `I have sent ${money(cents)} back` : `Refund ${money(cents)}`}
      isDangerous
      isRunning={isRunning}
      isDisabled={isByHand && proof.trim() === ''}
      failure={failure}
      onConfirm={() => void refund()}
      onClose={onClose}
      back={{ label: 'Back', onBack: back }}
    >
      <Typography tag="p">
        {money(cents)} of order {order.number} goes back to {order.name || 'the buyer'}, by {methodName(order.method)}.
        It cannot be called back.
      </Typography>
      {form.kind === 'items' && (
        <Typography tag="p">The files of {titles.join(' and ')} stop working. The buyer is told by mail.</Typography>
      )}
      {isByHand && (
        <Field.Root name="proof" required hint="Support sends the money itself, then notes the proof here.">
          <Field.Label>Hash of the transaction, or the bank’s reference</Field.Label>
          <Field.Input
            autoComplete="off"
            maxLength={200}
            value={proof}
            disabled={isRunning}
            onChange={(event) => setProof(event.target.value)}
          />
          <Field.Hint />
        </Field.Root>
      )}
    </ActionDialog>
  );
}

function tell({ state, amount }: Refund, name: string): string {
  const who = name || 'the buyer';
  if (state === 'requested') {
    return `${money(amount)} is noted. The provider cannot be reached now: the refund is repeated by itself.`;
  }
  return state === 'pending' ? `${money(amount)} is on its way to ${who}.` : `${money(amount)} went back to ${who}.`;
}
