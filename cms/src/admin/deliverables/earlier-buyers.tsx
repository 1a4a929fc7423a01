import { Button, Flex, Typography } from '@strapi/design-system';
import { useNotification } from '@strapi/strapi/admin';
import { useCallback, useState } from 'react';
import { ActionDialog } from '../desk/action-dialog';
import { useAction } from '../desk/use-action';
import { useDesk } from '../desk/use-desk';
import { useLoaded } from '../desk/use-loaded';
import { countOf, toldOf, type Announcement } from './announcement';

interface EarlierBuyersProps {
  deliverableId: string;
  version: number;
  fileName: string;
  note: string | null;
}

/** Who of the earlier buyers was told of the newest version, and the button that tells the others. */
export function EarlierBuyers({ deliverableId, version, fileName, note }: EarlierBuyersProps) {
  const path = `/deliverables/${deliverableId}/versions/${version}/announcement`;
  const { read } = useDesk();
  const { toggleNotification } = useNotification();
  const load = useCallback(async (signal: AbortSignal) => read<Announcement>(path, signal), [read, path]);
  const { data, failure, isLoading, reload, replace } = useLoaded(load);
  const action = useAction<Announcement>();
  const [isAsking, setAsking] = useState(false);

  const ask = () => {
    action.forget();
    setAsking(true);
    reload();
  };
  const tell = async () => {
    const answer = await action.run(path);
    if (!answer) return;
    replace(answer);
    setAsking(false);
    toggleNotification({ type: 'success', message: 'The mails are on their way.' });
  };
  const recipients = data?.recipients ?? 0;

  return (
    <Flex gap={3} paddingTop={3} justifyContent="space-between" wrap="wrap">
      <Typography variant="pi" textColor={failure ? 'danger600' : 'neutral600'} role="status">
        {failure ? `Who was told is not known now: ${failure.message}` : data ? toldOf(data) : 'Asking who was told…'}
      </Typography>
      <Flex gap={2}>
        {data && data.waiting > 0 && (
          <Button variant="ghost" size="S" onClick={reload} loading={isLoading}>
            Look again
          </Button>
        )}
        <Button variant="tertiary" size="S" onClick={ask} disabled={data !== null && !failure && recipients === 0}>
          Tell earlier buyers
        </Button>
      </Flex>
      {isAsking && (
        <ActionDialog
          title={`Tell earlier buyers of version ${version}`}
          confirm={recipients > 0 ? `Mail ${countOf(recipients)}` : 'Mail nobody'}
          isRunning={action.isRunning}
          isDisabled={isLoading || recipients === 0}
          failure={action.failure ?? failure}
          onConfirm={() => void tell()}
          onClose={() => setAsking(false)}
        >
          <Typography tag="p">
            {isLoading
              ? 'Counting the buyers…'
              : `${countOf(recipients)} will be mailed: those who bought ${fileName} before this version and still have access to it. Each is mailed once, whatever is pressed again.`}
          </Typography>
          <Typography tag="p" textColor="neutral600" style={{ whiteSpace: 'pre-line' }}>
            {note === null
              ? 'This version has no note, so the mail does not say what is new.'
              : `The mail says what is new: “${note}”`}
          </Typography>
        </ActionDialog>
      )}
    </Flex>
  );
}
