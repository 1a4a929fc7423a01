import { Field, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { ActionDialog } from '../../desk/action-dialog';
import { useAction } from '../../desk/use-action';
import type { Inquiry } from '../wire';

interface MergeDialogProps {
  inquiry: Inquiry;
  onDone: (inquiry: Inquiry, message: string) => void;
  onClose: () => void;
}

/** Makes this inquiry a duplicate of another one. */
export function MergeDialog({ inquiry, onDone, onClose }: MergeDialogProps) {
  const [into, setInto] = useState(inquiry.others[0]?.reference ?? '');
  const { run, failure, isRunning } = useAction<Inquiry>();
  const typed = into.trim();

  const merge = async () => {
    const body = { into: typed, revision: inquiry.revision };
    const merged = await run(`/inbox-desk/inquiries/${inquiry.id}/merge`, body);
    if (merged) onDone(merged, `It is part of ${merged.mergedInto?.reference ?? typed} now.`);
  };

  return (
    <ActionDialog
      title={`Merge ${inquiry.reference} into another`}
      confirm="Merge"
      isRunning={isRunning}
      isDisabled={typed === ''}
      failure={failure}
      onConfirm={() => void merge()}
      onClose={onClose}
    >
      <Typography tag="p">
        {inquiry.reference} leaves the list. The other inquiry shows its message, notes and replies, and waits as long
        as it did. You can part them again.
      </Typography>
      <Field.Root name="into" required error={failure?.fields.into ?? false}>
        <Field.Label>Reference of the inquiry that stays</Field.Label>
        <Field.Input
          autoComplete="off"
          maxLength={40}
          placeholder="KQ-4F7M2"
          value={into}
          disabled={isRunning}
          onChange={(event) => setInto(event.target.value)}
        />
        <Field.Error />
      </Field.Root>
    </ActionDialog>
  );
}
