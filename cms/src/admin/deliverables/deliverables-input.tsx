import { Box, Field, Flex, Typography } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import type { FieldProps } from '../field-props';
import { DeliverableRow } from './deliverable-row';
import { FileButton } from './file-button';
import { useDeliverables } from './use-deliverables';
import { UploadState } from './upload-state';
import { useUpload, type WantedUpload } from './use-upload';

/** The files a buyer of the product downloads: the entry keeps their ids, in order, through draft and publish. */
export function DeliverablesInput({
  name = '',
  label = '',
  hint,
  required = false,
  disabled = false,
  labelAction,
}: FieldProps) {
  const field = useField<string[] | null>(name);
  const ids = field.value ?? [];
  const { known, failed, remember } = useDeliverables(ids);
  const { running, failed: broken, upload, cancel, dismiss } = useUpload();
  const locked = disabled || running !== null;

  const send = async (request: WantedUpload) => {
    const deliverable = await upload(request);
    if (!deliverable) return false;
    remember(deliverable);
    if (!ids.includes(deliverable.id)) field.onChange(name, [...ids, deliverable.id]);
    return true;
  };
  const move = (from: number, to: number) => {
    const next = ids.filter((_, index) => index !== from);
    next.splice(to, 0, ids[from] ?? '');
    field.onChange(name, next);
  };

  return (
    <Field.Root name={name} hint={hint} error={field.error ?? false} required={required}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <Box borderColor="neutral200" hasRadius padding={4} background="neutral0">
        <Flex direction="column" alignItems="stretch" gap={3}>
          {ids.length === 0 && <Typography textColor="neutral600">No files yet. Buyers download these.</Typography>}
          {failed && <Typography textColor="danger600">The files could not be read. Reload the page.</Typography>}
          {ids.map((id, index) => (
            <DeliverableRow
              key={id}
              deliverable={known.get(id)}
              disabled={locked}
              onMoveUp={index > 0 ? () => move(index, index - 1) : undefined}
              onMoveDown={index < ids.length - 1 ? () => move(index, index + 1) : undefined}
              onNewVersion={async (file, note) => send({ file, deliverableId: id, note })}
              onRemove={() =>
                field.onChange(
                  name,
                  ids.filter((other) => other !== id),
                )
              }
            />
          ))}
          <UploadState
            running={running}
            failed={broken}
            onCancel={cancel}
            onRetry={({ request }) => void send(request)}
            onDismiss={dismiss}
          />
          <Flex>
            <FileButton label="Add file" disabled={locked} onFile={(file) => void send({ file })} />
          </Flex>
        </Flex>
      </Box>
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
