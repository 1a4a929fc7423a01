import { Box, Button, Flex, Typography } from '@strapi/design-system';

/** The counts stand; what payments-service would tell is missing. */
export function SalesUnknown({ onRetry }: { onRetry: () => void }) {
  return (
    <Box role="status" background="warning100" borderColor="warning200" hasRadius padding={4}>
      <Flex gap={4} justifyContent="space-between" alignItems="center" wrap="wrap">
        <Typography textColor="warning700">
          The payments service does not answer: sales are not available now.
        </Typography>
        <Button variant="tertiary" onClick={onRetry}>
          Try again
        </Button>
      </Flex>
    </Box>
  );
}
