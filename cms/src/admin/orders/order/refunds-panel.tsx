import { Box, Flex, Typography } from '@strapi/design-system';
import { Link } from 'react-router-dom';
import { Panel } from '../../desk/panel';
import { StateLabel } from '../../desk/state-label';
import type { Order } from '../wire';
import { moment } from '../../desk/moment';
import { actorName, money, QUEUE_REASONS, REFUND_STATES } from '../words';

/** Refunds with how they stand, and money of the order that waits in the queue. Not shown where there is neither. */
export function RefundsPanel({ order }: { order: Order }) {
  const waiting = order.refundQueue.filter(({ state }) => state === 'open');
  if (order.refunds.length === 0 && waiting.length === 0) return null;
  return (
    <Panel title="Refunds">
      <ul>
        {order.refunds.map((refund) => (
          <li key={refund.id}>
            <Flex gap={4} justifyContent="space-between" alignItems="flex-start" paddingBottom={3} wrap="wrap">
              <Box grow={1} minWidth="20rem">
                <Typography tag="p" fontWeight="semiBold">
                  {money(refund.amount)}: {refund.reason}
                </Typography>
                <Typography tag="p" variant="pi" textColor="neutral600">
                  {actorName(refund.requestedBy)}, {moment(refund.createdAt)}
                </Typography>
                {refund.state === 'failed' && (
                  <Typography tag="p" variant="pi" textColor="danger600">
                    {refund.failure ?? 'The provider gave no reason.'} The money is with us: refund again.
                  </Typography>
                )}
              </Box>
              <StateLabel label={REFUND_STATES[refund.state]} />
            </Flex>
          </li>
        ))}
        {waiting.map((entry) => (
          <li key={entry.id}>
            <Typography tag="p">
              {money(entry.amount)} waits: {QUEUE_REASONS[entry.reason].toLowerCase()}.{' '}
              <Typography tag={Link} to="/orders/refund-queue" textColor="primary600">
                Refund queue
              </Typography>
            </Typography>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
