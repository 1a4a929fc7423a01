import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { WarningCircle } from '@strapi/icons';
import type { DeskFailure } from './desk-failure';

interface FailureNoticeProps {
  failure: DeskFailure | null;
  /** Left out where the button that failed stands beside. */
  onRetry?: () => void;
}

/** What went wrong, read out at once, with the way on. What was typed stays where it is. */
export function FailureNotice({ failure, onRetry }: FailureNoticeProps) {
  if (!failure) return null;
  return (
    <Box role="alert" background="danger100" borderColor="danger200" hasRadius padding={4}>
      <Flex gap={4} justifyContent="space-between" alignItems="center">
        <Flex gap={3} alignItems="center">
          <WarningCircle fill="danger600" aria-hidden style={{ flexShrink: 0 }} />
          <Typography textColor="danger700">{failure.message}</Typography>
        </Flex>
        {onRetry && (
          <Button variant="tertiary" onClick={onRetry}>
            Try again
          </Button>
        )}
      </Flex>
    </Box>
  );
}
