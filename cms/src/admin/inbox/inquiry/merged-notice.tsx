import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { Link } from 'react-router-dom';
import { FailureNotice } from '../../desk/failure-notice';
import { useAction } from '../../desk/use-action';
import type { Inquiry } from '../wire';

interface MergedNoticeProps {
  inquiry: Inquiry;
  onDone: (inquiry: Inquiry, message: string) => void;
  onNews: () => void;
}

/** Leads from a duplicate to the inquiry it was merged into. */
export function MergedNotice({ inquiry: { id, reference, revision, mergedInto }, onDone, onNews }: MergedNoticeProps) {
  const { run, failure, isRunning } = useAction<Inquiry>();
  if (mergedInto === null) return null;

  const part = async () => {
    const parted = await run(`/inbox-desk/inquiries/${id}/unmerge`, { revision });
    if (parted) onDone(parted, `${reference} is in the list again.`);
    else onNews();
  };
  return (
    <Box background="primary100" borderColor="primary200" hasRadius padding={4} marginBottom={6}>
      <FailureNotice failure={failure} />
      <Flex gap={4} justifyContent="space-between" alignItems="center" wrap="wrap">
        <Typography textColor="neutral800">
          Merged into{' '}
          <Typography tag={Link} to={`/inbox/${mergedInto.id}`} fontWeight="bold" textColor="primary600">
            {mergedInto.reference}
          </Typography>
          , where it is answered.
        </Typography>
        <Button variant="tertiary" loading={isRunning} onClick={() => void part()}>
          Part them again
        </Button>
      </Flex>
    </Box>
  );
}
