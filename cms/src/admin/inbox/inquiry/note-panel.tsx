import { Panel } from '../../desk/panel';
import { TextForm } from '../../desk/text-form';
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
      <TextForm
        name="note"
        label="Your note"
        hint="For colleagues. It is never sent."
        rows={3}
        maxLength={5000}
        text={text}
        onWrite={write}
        failure={failure}
        isRunning={isRunning}
        submit={{ label: 'Keep note', variant: 'secondary' }}
        onSubmit={() => void add()}
      />
    </Panel>
  );
}
