import { Td, Tr, Typography } from '@strapi/design-system';
import { ListTable } from '../desk/list-table';
import type { LineReport } from './wire';

const ACTIONS: Record<LineReport['action'], string> = {
  create: 'New',
  change: 'Change',
  unchanged: 'Unchanged',
  bad: 'Not possible',
};

const COLUMNS = ['Line', 'Product', 'What', 'Details'];

/** Each line with what becomes of it; the bad ones say what to do. */
export function LinesTable({ lines }: { lines: readonly LineReport[] }) {
  return (
    <ListTable columns={COLUMNS}>
      {lines.map(({ line, slug, action, changes, problems }) => (
        <Tr key={line}>
          <Td>
            <Typography>{line}</Typography>
          </Td>
          <Td>
            <Typography>{slug}</Typography>
          </Td>
          <Td>
            <Typography textColor={action === 'bad' ? 'danger600' : 'neutral800'}>{ACTIONS[action]}</Typography>
          </Td>
          <Td style={{ whiteSpace: 'normal' }}>
            {problems.map(({ field, message }) => (
              <Typography key={field + message} tag="p" textColor="danger600">
                {field === '' ? message : `${field}: ${message}`}
              </Typography>
            ))}
            {action === 'change' && <Typography>{changes.join(', ')}</Typography>}
          </Td>
        </Tr>
      ))}
    </ListTable>
  );
}
