import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { Clock, Link as LinkIcon, Mail, Pencil } from '@strapi/icons';
import { Fact, Facts } from '../../desk/facts';
import { Panel } from '../../desk/panel';
import { ReturnedMail } from './returned-mail';
import type { Order } from '../wire';
import { moment } from '../../desk/moment';
import { methodTitle } from '../words';
import type { DialogName } from './order-page';

interface BuyerPanelProps {
  order: Order;
  onOpen: (dialog: DialogName) => void;
}

/** Who bought, until when it can be downloaded, and what support can do about both. */
export function BuyerPanel({ order, onOpen }: BuyerPanelProps) {
  const isErased = order.erasedAt !== null;
  const isPaid = order.paidAt !== null;
  return (
    <Flex direction="column" alignItems="stretch" gap={6}>
      <Panel title="Buyer">
        {!isErased && <ReturnedMail order={order} />}
        {isErased ? (
          <Typography>The personal data was erased on {moment(order.erasedAt ?? '')}.</Typography>
        ) : (
          <>
            <Facts>
              <Fact name="Name">{order.name}</Fact>
              <Fact name="E-mail">{order.email}</Fact>
              <Fact name="Phone">{order.phone}</Fact>
              <Fact name="Paid by">{methodTitle(order.method)}</Fact>
              <Fact name="Invoice">{order.invoice?.number ?? 'None yet: it comes with the payment'}</Fact>
            </Facts>
            <Flex direction="column" alignItems="stretch" gap={2} paddingTop={5}>
              {isPaid && (
                <Button fullWidth startIcon={<Mail />} onClick={() => onOpen('resend')}>
                  Resend receipt
                </Button>
              )}
              <Button fullWidth variant="tertiary" startIcon={<Pencil />} onClick={() => onOpen('email')}>
                Correct address
              </Button>
            </Flex>
          </>
        )}
      </Panel>
      {isPaid && (
        <Panel title="Access">
          <Facts>
            <Fact name={hasEnded(order) ? 'Ended' : 'Links and files work until'}>
              {order.accessExpiresAt === null ? 'No end' : moment(order.accessExpiresAt)}
            </Fact>
            <Fact name="Order page first opened">{order.openedAt === null ? 'Never' : moment(order.openedAt)}</Fact>
            {isErased && <Fact name="Invoice">{order.invoice?.number ?? 'None'}</Fact>}
          </Facts>
          {!isErased && (
            <Flex direction="column" alignItems="stretch" gap={2} paddingTop={5}>
              <Button fullWidth variant="tertiary" startIcon={<Clock />} onClick={() => onOpen('extend')}>
                Extend access
              </Button>
              <Button fullWidth variant="tertiary" startIcon={<LinkIcon />} onClick={() => onOpen('link')}>
                Copy order link
              </Button>
            </Flex>
          )}
          <Box paddingTop={4}>
            <Typography variant="pi" textColor="neutral600">
              Order {order.id}
            </Typography>
          </Box>
        </Panel>
      )}
    </Flex>
  );
}

function hasEnded({ accessExpiresAt }: Order): boolean {
  return accessExpiresAt !== null && Date.parse(accessExpiresAt) <= Date.now();
}
