import { Box, Button, Flex, Td, Tr, Typography } from '@strapi/design-system';
import { Link } from 'react-router-dom';
import { ListTable } from '../../desk/list-table';
import { StateLabel } from '../../desk/state-label';
import type { QueueEntry } from '../wire';
import { moment } from '../../desk/moment';
import { actorName, methodTitle, money, QUEUE_REASONS, QUEUE_STATES } from '../words';
import type { QueueVerb } from './queue-dialog';

interface QueueTableProps {
  entries: QueueEntry[];
  onAct: (verb: QueueVerb, entry: QueueEntry) => void;
}

const COLUMNS = ['Order', 'Amount', 'Why', 'Since', 'State', 'What to do'];

export function QueueTable({ entries, onAct }: QueueTableProps) {
  return (
    <ListTable columns={COLUMNS}>
      {entries.map((entry) => (
        <Tr key={entry.id}>
          <Td>
            <Typography tag={Link} to={`/orders/${entry.orderId}`} fontWeight="bold" textColor="primary600">
              {entry.orderNumber}
            </Typography>
          </Td>
          <Td>
            <Typography style={{ fontVariantNumeric: 'tabular-nums' }}>{money(entry.amount)}</Typography>
          </Td>
          <Td>
            <Box maxWidth="32rem" paddingTop={2} paddingBottom={2}>
              <Typography tag="p" style={{ whiteSpace: 'normal' }}>
                {QUEUE_REASONS[entry.reason]}
              </Typography>
              <Typography tag="p" variant="pi" textColor="neutral600" style={{ overflowWrap: 'anywhere' }}>
                {methodTitle(entry.method)}
                {entry.walletAddress !== null && `, send to ${entry.walletAddress}`}
                {entry.note !== null && `. ${entry.note}`}
              </Typography>
            </Box>
          </Td>
          <Td>
            <Typography>{moment(entry.createdAt)}</Typography>
          </Td>
          <Td>
            <StateLabel label={QUEUE_STATES[entry.state]} />
            {entry.resolvedBy !== null && (
              <Typography tag="p" variant="pi" textColor="neutral600">
                {actorName(entry.resolvedBy)}
              </Typography>
            )}
          </Td>
          <Td>
            {entry.state === 'open' && (
              <Flex gap={2}>
                {entry.refundable && (
                  <Button size="S" variant="secondary" onClick={() => onAct('refund', entry)}>
                    Send back
                  </Button>
                )}
                <Button size="S" variant="tertiary" onClick={() => onAct('paid-back', entry)}>
                  Mark as paid back
                </Button>
                <Button size="S" variant="tertiary" onClick={() => onAct('dismiss', entry)}>
                  Dismiss
                </Button>
              </Flex>
            )}
          </Td>
        </Tr>
      ))}
    </ListTable>
  );
}
