import { Box, Button, Field, Flex, Typography } from '@strapi/design-system';
import { BackButton, Layouts, Page } from '@strapi/strapi/admin';
import { useState } from 'react';
import { ActionDialog } from '../../desk/action-dialog';
import { FailureNotice } from '../../desk/failure-notice';
import { Panel } from '../../desk/panel';
import { useAction } from '../../desk/use-action';
import type { Erasure } from '../wire';
import { ErasureOrders } from './erasure-orders';

type Step = { name: 'ask' } | { name: 'found' | 'done'; email: string; orders: Erasure['orders'] };

/** Erases a person's data from orders, on request: first what it would do, then a confirm step, then what was done. */
export function ErasePage() {
  const [email, setEmail] = useState('');
  const [step, setStep] = useState<Step>({ name: 'ask' });
  const [isConfirming, setConfirming] = useState(false);
  const preview = useAction<Erasure>();
  const erase = useAction<Erasure>();
  const typed = email.trim();

  const look = async () => {
    const found = await preview.run('/order-desk/erasures/preview', { email: typed });
    if (found) setStep({ name: 'found', email: typed, orders: found.orders });
  };
  const confirm = async () => {
    if (step.name !== 'found') return;
    const erased = await erase.run('/order-desk/erasures', { email: step.email });
    if (!erased) return;
    setConfirming(false);
    setStep({ name: 'done', email: step.email, orders: erased.orders });
    setEmail('');
  };
  const isBlocked = step.name === 'found' && step.orders.some(({ blockedBy }) => blockedBy !== null);

  return (
    <Page.Main>
      <Page.Title>Erase personal data</Page.Title>
      <Layouts.Header
        title="Erase personal data"
        subtitle="When a buyer asks to be forgotten"
        navigationAction={<BackButton fallback="/orders" />}
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={6}>
          <Panel title="Whose data">
            <form
              noValidate
              onSubmit={(event) => {
                event.preventDefault();
                void look();
              }}
            >
              <Flex direction="column" alignItems="stretch" gap={4}>
                <FailureNotice failure={preview.failure} />
                <Flex gap={3} alignItems="flex-end" wrap="wrap">
                  <Box minWidth="36rem">
                    <Field.Root name="email" required error={preview.failure?.fields.email ?? false}>
                      <Field.Label>E-mail address of the orders</Field.Label>
                      <Field.Input
                        type="email"
                        autoComplete="off"
                        maxLength={254}
                        value={email}
                        onChange={(event) => {
                          setEmail(event.target.value);
                          setStep({ name: 'ask' });
                        }}
                      />
                    </Field.Root>
                  </Box>
                  <Button type="submit" size="L" loading={preview.isRunning} disabled={typed === ''}>
                    {preview.failure ? 'Try again' : 'Show the orders'}
                  </Button>
                </Flex>
                <Typography variant="pi" textColor="neutral600">
                  Make sure that the request comes from this address. Nothing is erased yet.
                </Typography>
              </Flex>
            </form>
          </Panel>
          <WhatHappens />
          <div role="status">
            {step.name === 'found' && (
              <ErasureOrders title={`Orders of ${step.email}`} orders={step.orders}>
                {step.orders.length > 0 && (
                  <Button variant="danger" disabled={isBlocked} onClick={() => setConfirming(true)}>
                    {`Erase from ${countOf(step.orders)}`}
                  </Button>
                )}
              </ErasureOrders>
            )}
            {step.name === 'done' && (
              <ErasureOrders title={`Erased from ${countOf(step.orders)}`} orders={step.orders}>
                <Typography>Done. The timeline of each order says who erased, and when.</Typography>
              </ErasureOrders>
            )}
          </div>
        </Flex>
      </Layouts.Content>
      {isConfirming && step.name === 'found' && (
        <ActionDialog
          title={`Erase the data of ${step.email}?`}
          confirm={`Erase from ${countOf(step.orders)}`}
          isDangerous
          isRunning={erase.isRunning}
          failure={erase.failure}
          onConfirm={() => void confirm()}
          onClose={() => setConfirming(false)}
        >
          <Typography tag="p">
            It cannot be undone. The links to the files stop working at once, and nobody can be mailed about these
            orders any more.
          </Typography>
        </ActionDialog>
      )}
    </Page.Main>
  );
}

function countOf(orders: readonly unknown[]): string {
  return orders.length === 1 ? '1 order' : `${orders.length} orders`;
}

function WhatHappens() {
  return (
    <Panel title="What happens">
      <Flex direction="column" alignItems="stretch" gap={3}>
        <Typography tag="p">
          <strong>Erased:</strong> e-mail, name, phone, company and tax id in the orders, payment details that were
          typed (UPI id, wallet address), marks of the browser and network, addresses in the record of mails. The links
          to the files stop working.
        </Typography>
        <Typography tag="p">
          <strong>Kept by law:</strong> issued invoices as they are, with the buyer’s name and contact, as long as
          bookkeeping law wants, mostly six to ten years. Amounts, items and dates of the orders stay, without a name.
        </Typography>
        <Typography tag="p">
          <strong>Not reached from here:</strong> inquiries and bookings of the address, which are deleted in their own
          lists; what the payment provider keeps; notes that support typed.
        </Typography>
      </Flex>
    </Panel>
  );
}
