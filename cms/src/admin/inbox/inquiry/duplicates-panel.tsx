import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { day } from '../../desk/moment';
import { Panel } from '../../desk/panel';
import type { Inquiry } from '../wire';
import { KINDS, STATES } from '../words';
import { MergeDialog } from './merge-dialog';

interface DuplicatesPanelProps {
  inquiry: Inquiry;
  onDone: (inquiry: Inquiry, message: string) => void;
}

/** Other inquiries of the address, and merging this one into another. */
export function DuplicatesPanel({ inquiry, onDone }: DuplicatesPanelProps) {
  const [isMerging, setMerging] = useState(false);
  return (
    <Panel title="Wrote twice?">
      {inquiry.others.length === 0 ? (
        <Typography textColor="neutral600">No other inquiry of this address.</Typography>
      ) : (
        <ul>
          {inquiry.others.map(({ id, reference, kind, state, receivedAt }) => (
            <li key={id}>
              <Box paddingBottom={2}>
                <Typography tag="p">
                  <Typography tag={Link} to={`/inbox/${id}`} fontWeight="bold" textColor="primary600">
                    {reference}
                  </Typography>{' '}
                  {KINDS[kind]}, {day(receivedAt)}, {STATES[state].text.toLowerCase()}
                </Typography>
              </Box>
            </li>
          ))}
        </ul>
      )}
      <Flex paddingTop={3}>
        <Button variant="tertiary" fullWidth onClick={() => setMerging(true)}>
          Merge into another
        </Button>
      </Flex>
      {isMerging && (
        <MergeDialog
          inquiry={inquiry}
          onClose={() => setMerging(false)}
          onDone={(merged, message) => {
            setMerging(false);
            onDone(merged, message);
          }}
        />
      )}
    </Panel>
  );
}
