import { Box, Table, Tbody, Td, Th, Thead, Tr, Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';

interface ListTableProps {
  columns: readonly string[];
  /** A row each. */
  children: readonly ReactNode[];
}

/** A list with the names of its columns. */
export function ListTable({ columns, children }: ListTableProps) {
  return (
    <Table colCount={columns.length} rowCount={children.length + 1}>
      <Thead>
        <Tr>
          {columns.map((name) => (
            <Th key={name}>
              <Typography variant="sigma" textColor="neutral600">
                {name}
              </Typography>
            </Th>
          ))}
        </Tr>
      </Thead>
      <Tbody>{children}</Tbody>
    </Table>
  );
}

interface LeadingRowProps {
  to: string;
  name: ReactNode;
  /** Below the name. */
  note?: string;
  /** The other cells. */
  children: ReactNode;
}

/** A row that leads to a page wherever it is pressed; its first cell is the link. */
export function LeadingRow({ to, name, note, children }: LeadingRowProps) {
  const navigate = useNavigate();
  return (
    <Tr onClick={() => navigate(to)} style={{ cursor: 'pointer' }}>
      <Td>
        <Typography
          tag={Link}
          to={to}
          fontWeight="bold"
          textColor="primary600"
          // The row leads there too: twice would leave a second step on the way back.
          onClick={(event) => event.stopPropagation()}
        >
          {name}
        </Typography>
        {note !== undefined && (
          <Typography tag="p" variant="pi" textColor="neutral600">
            {note}
          </Typography>
        )}
      </Td>
      {children}
    </Tr>
  );
}

/** One line of text, cut off where it is longer than the column is wide, and a smaller one below. */
export function TextCell({ text, note, width }: { text: string; note?: string; width: string }) {
  return (
    <Td>
      <Box maxWidth={width}>
        <Typography tag="p" ellipsis textColor="neutral800">
          {text}
        </Typography>
        {note !== undefined && (
          <Typography tag="p" ellipsis variant="pi" textColor="neutral600">
            {note}
          </Typography>
        )}
      </Box>
    </Td>
  );
}
