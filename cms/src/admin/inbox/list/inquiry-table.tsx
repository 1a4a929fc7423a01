import { Box, EmptyStateLayout, Flex, Table, Tbody, Td, Th, Thead, Tr, Typography } from '@strapi/design-system';
import { Link, useNavigate } from 'react-router-dom';
import { moment } from '../../desk/moment';
import { StateLabel } from '../../desk/state-label';
import { ClockLabel } from '../clock-label';
import type { InquirySummary } from '../wire';
import { KINDS, STATES, UNDELIVERED } from '../words';

interface InquiryTableProps {
  inquiries: InquirySummary[];
  /** What an empty list says. */
  nothing: string;
}

const COLUMNS = ['Inquiry', 'From', 'Message', 'State', 'Owner', 'Received'];

export function InquiryTable({ inquiries, nothing }: InquiryTableProps) {
  if (inquiries.length === 0) return <EmptyStateLayout content={nothing} hasRadius />;
  return (
    <Table colCount={COLUMNS.length} rowCount={inquiries.length + 1}>
      <Thead>
        <Tr>
          {COLUMNS.map((name) => (
            <Th key={name}>
              <Typography variant="sigma" textColor="neutral600">
                {name}
              </Typography>
            </Th>
          ))}
        </Tr>
      </Thead>
      <Tbody>
        {inquiries.map((inquiry) => (
          <InquiryRow key={inquiry.id} inquiry={inquiry} />
        ))}
      </Tbody>
    </Table>
  );
}

function InquiryRow({ inquiry }: { inquiry: InquirySummary }) {
  const navigate = useNavigate();
  return (
    <Tr onClick={() => navigate(inquiry.id)} style={{ cursor: 'pointer' }}>
      <Td>
        <Typography
          tag={Link}
          to={inquiry.id}
          fontWeight="bold"
          textColor="primary600"
          // The row leads there too: twice would leave a second step on the way back.
          onClick={(event) => event.stopPropagation()}
        >
          {inquiry.reference}
        </Typography>
        <Typography tag="p" variant="pi" textColor="neutral600">
          {KINDS[inquiry.kind]}
        </Typography>
      </Td>
      <Td>
        <Box maxWidth="22rem">
          <Typography tag="p" ellipsis textColor="neutral800">
            {inquiry.name}
          </Typography>
          <Typography tag="p" ellipsis variant="pi" textColor="neutral600">
            {inquiry.email}
          </Typography>
        </Box>
      </Td>
      <Td>
        <Box maxWidth="28rem">
          <Typography tag="p" ellipsis textColor="neutral800">
            {inquiry.excerpt}
          </Typography>
        </Box>
      </Td>
      <Td>
        <Flex direction="column" alignItems="flex-start" gap={1} paddingTop={2} paddingBottom={2}>
          <Flex gap={1}>
            <StateLabel label={STATES[inquiry.state]} />
            {inquiry.isUndelivered && <StateLabel label={UNDELIVERED} />}
          </Flex>
          <ClockLabel waitingSince={inquiry.waitingSince} />
        </Flex>
      </Td>
      <Td>
        <Typography textColor="neutral800">{inquiry.owner?.name ?? ''}</Typography>
      </Td>
      <Td>
        <Typography textColor="neutral800">{moment(inquiry.receivedAt)}</Typography>
      </Td>
    </Tr>
  );
}
