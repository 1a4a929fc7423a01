import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { Link } from 'react-router-dom';
import { FailureNotice } from '../desk/failure-notice';
import { moment } from '../desk/moment';
import { useAction } from '../desk/use-action';

interface MailFailureLineProps<Left> {
  title: string;
  to: string | null;
  /** The mail server's words. */
  reason: string;
  at: string;
  /** The page of the panel of what it is about. */
  page: { path: string; name: string } | null;
  /** Null: it is sent anew from that page. */
  retryPath: string | null;
  onRetried: (left: Left) => void;
}

export function MailFailureLine<Left>(props: MailFailureLineProps<Left>) {
  const { title, to, reason, at, page, retryPath, onRetried } = props;
  const { run, failure, isRunning } = useAction<Left>();
  const retry = async (path: string) => {
    const left = await run(path);
    if (left) onRetried(left);
  };
  return (
    <li>
      <Flex gap={3} justifyContent="space-between" alignItems="flex-start" paddingBottom={3}>
        <Box minWidth={0}>
          <Typography tag="p" fontWeight="semiBold" textColor="danger700">
            {title}
          </Typography>
          <Typography tag="p" variant="pi" textColor="neutral600" style={{ overflowWrap: 'anywhere' }}>
            {to && `To ${to}. `}
            {reason} ({moment(at)})
          </Typography>
          {page && (
            <Typography tag={Link} to={page.path} variant="pi" textColor="primary600">
              {page.name}
            </Typography>
          )}
        </Box>
        {retryPath !== null && (
          <Button
            variant="tertiary"
            loading={isRunning}
            onClick={() => void retry(retryPath)}
            style={{ flexShrink: 0, whiteSpace: 'nowrap' }}
          >
            Try again
          </Button>
        )}
      </Flex>
      <FailureNotice failure={failure} />
    </li>
  );
}
