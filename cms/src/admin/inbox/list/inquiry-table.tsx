import { EmptyStateLayout, Flex, Td, Typography } from '@strapi/design-system';
import { LeadingRow, ListTable, TextCell } from '../../desk/list-table';
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
    <ListTable columns={COLUMNS}>
      {inquiries.map((inquiry) => (
        <LeadingRow key={inquiry.id} to={inquiry.id} name={inquiry.reference} note={KINDS[inquiry.kind]}>
          <TextCell text={inquiry.name} note={inquiry.email} width="22rem" />
          <TextCell text={inquiry.excerpt} width="28rem" />
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
        </LeadingRow>
      ))}
    </ListTable>
  );
}
