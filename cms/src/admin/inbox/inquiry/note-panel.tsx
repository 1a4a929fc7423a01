import { Button, Field, Flex, Textarea } from '@strapi/design-system';
import { FailureNotice } from '../../desk/failure-notice';
import { Panel } from '../../desk/panel';
import { useAction } from '../../desk/use-action';
import { useDraft } from '../use-draft';

interface NotePanelProps<Data> {
  /** Of the inquiry or booking, below its desk: '/inbox-desk/inquiries/…'. */
  path: string;
  onDone: (data: Data, message: string) => void;
}

/** Writes a note for colleagues. */
export function NotePanel<Data>({ path, onDone }: NotePanelProps<Data>) {
  const { text, key, write, clear } = useDraft(`note:${path}`);
  const { run, failure, isRunning } = useAction<Data>();

  const add = async () => {
    const changed = await run(`${path}/notes`, { text, key });
    if (!changed) return;
    clear();
    onDone(changed, 'The note is kept.');
  };

  return (
    <Panel title="Internal note">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <Flex direction="column" alignItems="stretch" gap={4}>
          <FailureNotice failure={failure} />
          <Field.Root name="note" error={failure?.fields.text ?? false} hint="For colleagues. It is never sent.">
            <Field.Label>Your note</Field.Label>
            <Textarea
              rows={3}
              maxLength={5000}
              value={text}
              disabled={isRunning}
              onChange={(event) => write(event.target.value)}
            />
            <Field.Hint />
            <Field.Error />
          </Field.Root>
          <Flex justifyContent="flex-end">
            <Button type="submit" variant="secondary" loading={isRunning} disabled={text.trim() === '' || isRunning}>
              Keep note
            </Button>
          </Flex>
        </Flex>
      </form>
    </Panel>
  );
}
