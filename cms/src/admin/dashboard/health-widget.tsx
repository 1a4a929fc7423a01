import { Box, Flex, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { StateLabel } from '../desk/state-label';
import { moment } from '../desk/moment';
import { providerLabel, providerNotes, sweepNote } from './health-words';
import { useWidgetData, WidgetBody } from './widget';
import type { ShopHealth } from './wire';

/** Providers, their webhooks, and the sweep that finds what no webhook told. */
export function HealthWidget() {
  const [now] = useState(() => Date.now());
  const loaded = useWidgetData<ShopHealth>('/dashboard/health');
  return (
    <WidgetBody loaded={loaded}>
      {({ providers, workers }) => (
        <Flex direction="column" alignItems="stretch" gap={4}>
          {providers.map((provider) => (
            <Box key={provider.id}>
              <Flex gap={3} justifyContent="space-between" alignItems="center">
                <Typography fontWeight="semiBold">{PROVIDERS[provider.id] ?? provider.id}</Typography>
                <StateLabel label={providerLabel(provider, now)} />
              </Flex>
              {providerNotes(provider, moment).map((note) => (
                <Typography key={note} tag="p" variant="pi" textColor="neutral600" style={{ overflowWrap: 'anywhere' }}>
                  {note}
                </Typography>
              ))}
            </Box>
          ))}
          <Flex gap={3} justifyContent="space-between" alignItems="center">
            <Typography fontWeight="semiBold">Payment sweep</Typography>
            <StateLabel label={sweepNote(workers, now)} />
          </Flex>
        </Flex>
      )}
    </WidgetBody>
  );
}

const PROVIDERS: Record<string, string> = { stripe: 'Stripe', paypal: 'PayPal', nowpayments: 'NOWPayments' };
