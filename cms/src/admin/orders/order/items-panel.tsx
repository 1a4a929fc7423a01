import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { Panel } from '../../desk/panel';
import { StateLabel } from '../../desk/state-label';
import type { Order, OrderItem } from '../wire';
import { money } from '../words';

interface ItemsPanelProps {
  order: Order;
  onAccess: (item: OrderItem) => void;
}

const ACCESS = {
  granted: { text: 'Files open', tone: 'success' },
  pending: { text: 'Not paid yet', tone: 'neutral' },
  revoked: { text: 'Files closed', tone: 'danger' },
} as const;

const FIGURES = { fontVariantNumeric: 'tabular-nums' } as const;

export function ItemsPanel({ order, onAccess }: ItemsPanelProps) {
  const { subtotal, tax, total } = order.totals;
  const sums: [string, number][] = [
    ['Subtotal', subtotal],
    ['Tax', tax],
    ['Total', total],
    ...(order.refunded > 0 ? [['Gone back', -order.refunded] satisfies [string, number]] : []),
  ];
  return (
    <Panel title="Items">
      {order.items.length === 0 && <Typography>A payment on account: nothing to deliver.</Typography>}
      <ul>
        {order.items.map((item) => (
          <li key={item.id}>
            <Flex gap={4} justifyContent="space-between" paddingTop={3} paddingBottom={3} wrap="wrap">
              <Box grow={1} minWidth="20rem">
                <Typography tag="p" fontWeight="semiBold">
                  {item.title}
                </Typography>
                <Typography tag="p" variant="pi" textColor="neutral600">
                  {item.quantity} × {money(item.unitPrice)}, {money(item.share)} with tax
                  {leftOf(item)}
                </Typography>
              </Box>
              <StateLabel label={ACCESS[item.access]} />
              {item.access !== 'pending' && (
                <Button
                  variant="tertiary"
                  size="S"
                  aria-label={`${item.access === 'granted' ? 'Take access to' : 'Give back access to'} ${item.title}`}
                  onClick={() => onAccess(item)}
                >
                  {item.access === 'granted' ? 'Take access' : 'Give back'}
                </Button>
              )}
            </Flex>
          </li>
        ))}
      </ul>
      <Box borderColor="neutral150" borderStyle="solid" borderWidth="1px 0 0 0" paddingTop={4} marginTop={2}>
        <dl>
          {sums.map(([name, cents]) => (
            <Flex key={name} justifyContent="space-between" paddingBottom={1}>
              <Typography tag="dt" textColor="neutral600">
                {name}
              </Typography>
              <Typography tag="dd" fontWeight={name === 'Total' ? 'bold' : 'regular'} style={FIGURES}>
                {money(cents)}
              </Typography>
            </Flex>
          ))}
        </dl>
      </Box>
    </Panel>
  );
}

function leftOf({ refundable, share, access }: OrderItem): string {
  if (access === 'pending' || refundable === share) return '';
  return refundable === 0 ? ', nothing left to refund' : `, ${money(refundable)} left to refund`;
}
