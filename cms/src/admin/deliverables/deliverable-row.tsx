import { Box, Flex, IconButton, TextInput, Typography } from '@strapi/design-system';
import { ArrowDown, ArrowUp, Trash } from '@strapi/icons';
import { useState } from 'react';
import type { Deliverable } from './deliverables-api';
import { EarlierBuyers } from './earlier-buyers';
import { FileButton } from './file-button';
import { formatBytes } from './format-bytes';

interface DeliverableRowProps {
  /** Undefined while it is being read. */
  deliverable: Deliverable | undefined;
  disabled: boolean;
  /** Undefined at the ends of the list. */
  onMoveUp: (() => void) | undefined;
  onMoveDown: (() => void) | undefined;
  /** False: it was not uploaded. */
  onNewVersion: (file: File, note: string) => Promise<boolean>;
  onRemove: () => void;
}

export function DeliverableRow(props: DeliverableRowProps) {
  const { deliverable, disabled, onMoveUp, onMoveDown, onNewVersion, onRemove } = props;
  const [note, setNote] = useState('');
  const newest = deliverable?.versions[0];
  const fileName = newest?.fileName ?? 'Reading…';
  const addVersion = async (file: File) => {
    if (await onNewVersion(file, note)) setNote('');
  };

  return (
    <Box borderColor="neutral150" hasRadius padding={3} background="neutral100">
      <Flex justifyContent="space-between" gap={3} alignItems="flex-start">
        <Box>
          <Typography fontWeight="bold">{fileName}</Typography>
          {newest && (
            <Typography variant="pi" textColor="neutral600" tag="p">
              Version {newest.version} · {formatBytes(newest.size)} ·{' '}
              <span title={newest.sha256}>SHA-256 {newest.sha256.slice(0, 12)}…</span>
              {newest.note && ` · ${newest.note}`}
            </Typography>
          )}
        </Box>
        <Flex gap={1}>
          <IconButton label={`Move ${fileName} up`} disabled={disabled || !onMoveUp} onClick={() => onMoveUp?.()}>
            <ArrowUp />
          </IconButton>
          <IconButton label={`Move ${fileName} down`} disabled={disabled || !onMoveDown} onClick={() => onMoveDown?.()}>
            <ArrowDown />
          </IconButton>
          <IconButton label={`Take ${fileName} off this product`} disabled={disabled} onClick={onRemove}>
            <Trash />
          </IconButton>
        </Flex>
      </Flex>
      {deliverable && newest && newest.version > 1 && (
        <EarlierBuyers
          deliverableId={deliverable.id}
          version={newest.version}
          fileName={newest.fileName}
          note={newest.note}
        />
      )}
      <Flex gap={2} paddingTop={3} alignItems="center">
        <Box grow={1}>
          <TextInput
            aria-label={`What is new in ${fileName}`}
            placeholder="What is new? Buyers read it. (for the next version)"
            maxLength={500}
            size="S"
            value={note}
            disabled={disabled}
            onChange={(event) => setNote(event.target.value)}
          />
        </Box>
        <FileButton
          label="Upload new version"
          disabled={disabled || !newest}
          onFile={(file) => void addVersion(file)}
        />
      </Flex>
    </Box>
  );
}
