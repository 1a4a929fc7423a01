import { Box, Button, Field, Flex, Typography } from '@strapi/design-system';
import { BackButton, Layouts, Page } from '@strapi/strapi/admin';
import { useState } from 'react';
import { ActionDialog } from '../../desk/action-dialog';
import { FailureNotice } from '../../desk/failure-notice';
import { Panel } from '../../desk/panel';
import { useAction } from '../../desk/use-action';
import type { Erasure } from '../wire';
import { ErasureList } from './erasure-list';

type Step = { name: 'ask' } | { name: 'found' | 'done'; email: string; all: Erasure };

/** Erases a person's data from orders, inquiries and bookings, on request: first what it would do, then a confirm step, then what was done. */
export function ErasePage() {
  const [email, setEmail] = useState('');
  const [step, setStep] = useState<Step>({ name: 'ask' });
  const [isConfirming, setConfirming] = useState(false);
  const preview = useAction<Erasure>();
  const erase = useAction<Erasure>();
  const typed = email.trim();

  const look = async () => {
    const found = await preview.run('/order-desk/erasures/preview', { email: typed });
    if (found) setStep({ name: 'found', email: typed, all: found });
  };
  const confirm = async () => {
    if (step.name !== 'found') return;
    const erased = await erase.run('/order-desk/erasures', { email: step.email });
    if (!erased) return;
    setConfirming(false);
    setStep({ name: 'done', email: step.email, all: erased });
    setEmail('');
  };
  const isBlocked =
    step.name === 'found' && [...step.all.orders, ...step.all.bookings].some(({ blockedBy }) => blockedBy !== null);

  return (
    <Page.Main>
      <Page.Title>Erase personal data</Page.Title>
      <Layouts.Header
        title="Erase personal data"
        subtitle="When somebody asks to be forgotten"
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
                      <Field.Label>E-mail address of the person</Field.Label>
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
                    {preview.failure ? 'Try again' : 'Show what there is'}
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
              <ErasureList title={`What there is of ${step.email}`} all={step.all}>
                {sizeOf(step.all) > 0 && (
                  <Button variant="danger" disabled={isBlocked} onClick={() => setConfirming(true)}>
                    {`Erase ${countOf(step.all)}`}
                  </Button>
                )}
              </ErasureList>
            )}
            {step.name === 'done' && (
              <ErasureList title={`Erased ${countOf(step.all)}`} all={step.all} isDone>
                <Typography>Done. The timeline of each order says who erased, and when.</Typography>
              </ErasureList>
            )}
          </div>
        </Flex>
      </Layouts.Content>
      {isConfirming && step.name === 'found' && (
        <ActionDialog
          title={`Erase the data of ${step.email}?`}
          confirm={`Erase ${countOf(step.all)}`}
          isDangerous
          isRunning={erase.isRunning}
          failure={erase.failure}
          onConfirm={() => void confirm()}
          onClose={() => setConfirming(false)}
        >
          <Typography tag="p">
            It cannot be undone. Inquiries with their replies and notes, and bookings, are gone. The links to the files
            of the orders stop working at once, and nobody can be mailed about them any more.
          </Typography>
        </ActionDialog>
      )}
    </Page.Main>
  );
}

function sizeOf({ orders, inquiries, bookings }: Erasure): number {
  return orders.length + inquiries.length + bookings.length;
}

/** 'from 1 order, with 2 inquiries' */
function countOf({ orders, inquiries, bookings }: Erasure): string {
  const sent = [
    ...(inquiries.length > 0 ? [counted(inquiries.length, 'inquiry', 'inquiries')] : []),
    ...(bookings.length > 0 ? [counted(bookings.length, 'booking', 'bookings')] : []),
  ].join(' and ');
  if (orders.length === 0) return sent === '' ? 'nothing' : sent;
  return `from ${counted(orders.length, 'order', 'orders')}${sent === '' ? '' : `, with ${sent}`}`;
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
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
          <strong>Deleted:</strong> inquiries with replies and internal notes, bookings, and mails of them that still
          wait.
        </Typography>
        <Typography tag="p">
          <strong>Kept by law:</strong> issued invoices as they are, with the buyer’s name and contact, as long as
          bookkeeping law wants, mostly six to ten years. Amounts, items and dates of the orders stay, without a name.
        </Typography>
        <Typography tag="p">
          <strong>Not reached from here:</strong> mails in the studio’s mailbox; what the payment provider keeps; notes
          that support typed at orders.
        </Typography>
      </Flex>
    </Panel>
  );
}
