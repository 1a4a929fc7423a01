import { Button, Field, Flex, Typography } from '@strapi/design-system';
import { Duplicate } from '@strapi/icons';
import { useClipboard } from '@strapi/strapi/admin';
import { useState } from 'react';
import { ActionDialog } from '../../desk/action-dialog';
import { useAction } from '../../desk/use-action';
import type { OrderDialogProps } from './dialog-props';

/** The order's link, to hand to the buyer. */
export function LinkDialog({ order, onClose }: Omit<OrderDialogProps, 'onDone'>) {
  const { run, failure, isRunning } = useAction<{ path: string }>();
  const { copy } = useClipboard();
  const [link, setLink] = useState<string | null>(null);
  const [told, setTold] = useState('');

  const take = async () => {
    if (link !== null) return onClose();
    const taken = await run(`/order-desk/orders/${order.id}/link`);
    if (taken) setLink(new URL(taken.path, window.location.origin).href);
  };
  const copyLink = async () => {
    const copied = link !== null && (await copy(link));
    setTold(copied ? 'Copied.' : 'The browser did not copy. Mark the link and copy it.');
  };

  return (
    <ActionDialog
      title="Order link"
      confirm={link === null ? 'Show link' : 'Done'}
      isRunning={isRunning}
      failure={failure}
      onConfirm={() => void take()}
      onClose={onClose}
      {...(link !== null && { back: null })}
    >
      <Typography tag="p">
        The link opens the files without a sign-in. Give it to the buyer alone, and do not open it yourself: the order
        would count as opened. The timeline notes that you took it.
      </Typography>
      {link !== null && (
        <Field.Root name="link">
          <Field.Label>Link to order {order.number}</Field.Label>
          <Flex gap={2}>
            <Flex grow={1} direction="column" alignItems="stretch">
              <Field.Input readOnly value={link} onFocus={(event) => event.target.select()} />
            </Flex>
            <Button
              type="button"
              variant="secondary"
              size="L"
              startIcon={<Duplicate />}
              onClick={() => void copyLink()}
            >
              Copy
            </Button>
          </Flex>
        </Field.Root>
      )}
      <Typography tag="p" role="status" textColor="neutral600">
        {told}
      </Typography>
    </ActionDialog>
  );
}
