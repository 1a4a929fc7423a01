import {
  Box,
  Button,
  EmptyStateLayout,
  Flex,
  Table,
  Tbody,
  Td,
  Th,
  Thead,
  Tr,
  Typography,
} from '@strapi/design-system';
import { CaretDown, CaretUp } from '@strapi/icons';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { sortLines, type Sorting } from './sort-lines';
import { COLUMNS, figureText } from './words';
import type { Period, ProductLine } from './wire';

interface NumbersTableProps {
  lines: ProductLine[];
  period: Period;
}

const FIRST = 50;
const PRODUCT = '/content-manager/collection-types/api::product.product';

export function NumbersTable({ lines, period }: NumbersTableProps) {
  const [sorting, setSorting] = useState<Sorting>({ by: 'views', isDescending: true });
  const [showsAll, setShowsAll] = useState(false);
  if (lines.length === 0) return <EmptyStateLayout content="There are no products yet." hasRadius />;

  const columns = COLUMNS.filter(({ key }) => lines.some((line) => line[period][key] !== undefined));
  const sorted = sortLines(lines, sorting, period);
  const shown = showsAll ? sorted : sorted.slice(0, FIRST);
  const sortBy = (by: Sorting['by']) =>
    setSorting((before) => ({ by, isDescending: before.by === by ? !before.isDescending : by !== 'title' }));
  return (
    <Box>
      <Table colCount={columns.length + 1} rowCount={shown.length + 1}>
        <Thead>
          <Tr>
            <SortHead label="Product" by="title" sorting={sorting} onSort={sortBy} />
            {columns.map(({ key, label }) => (
              <SortHead key={key} label={label} by={key} sorting={sorting} onSort={sortBy} />
            ))}
          </Tr>
        </Thead>
        <Tbody>
          {shown.map((line) => (
            <Tr key={line.number}>
              <Td>
                <Box maxWidth="36rem">
                  <Typography
                    tag={Link}
                    to={`${PRODUCT}/${line.documentId}`}
                    fontWeight="bold"
                    textColor="primary600"
                    ellipsis
                  >
                    {line.title}
                  </Typography>
                  {line.status === 'draft' && (
                    <Typography variant="pi" textColor="neutral600">
                      {' '}
                      Draft
                    </Typography>
                  )}
                </Box>
              </Td>
              {columns.map(({ key }) => (
                <Td key={key}>
                  <Typography textColor="neutral800" style={{ fontVariantNumeric: 'tabular-nums' }}>
                    {figureText(key, line[period][key])}
                  </Typography>
                </Td>
              ))}
            </Tr>
          ))}
        </Tbody>
      </Table>
      {shown.length < sorted.length && (
        <Flex justifyContent="center" paddingTop={4}>
          <Button variant="tertiary" onClick={() => setShowsAll(true)}>
            Show all {sorted.length} products
          </Button>
        </Flex>
      )}
    </Box>
  );
}

interface SortHeadProps {
  label: string;
  by: Sorting['by'];
  sorting: Sorting;
  onSort: (by: Sorting['by']) => void;
}

function SortHead({ label, by, sorting, onSort }: SortHeadProps) {
  const isSorted = sorting.by === by;
  const Caret = sorting.isDescending ? CaretDown : CaretUp;
  const order = sorting.isDescending ? 'descending' : 'ascending';
  return (
    <Th aria-sort={isSorted ? order : 'none'}>
      <button type="button" onClick={() => onSort(by)} style={{ cursor: 'pointer' }}>
        <Flex gap={1} alignItems="center">
          <Typography variant="sigma" textColor={isSorted ? 'neutral800' : 'neutral600'}>
            {label}
          </Typography>
          {isSorted && <Caret aria-hidden width="1rem" height="1rem" />}
        </Flex>
      </button>
    </Th>
  );
}
