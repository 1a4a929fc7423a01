import { Button, Flex, Typography } from '@strapi/design-system';
import type { PageOf } from './page-of';

interface PageTurnerProps {
  page: PageOf;
  onTurn: (page: number) => void;
}

export function PageTurner({ page: { page, limit, total }, onTurn }: PageTurnerProps) {
  const last = Math.max(1, Math.ceil(total / limit));
  if (last === 1) return null;
  return (
    <Flex tag="nav" aria-label="Pages" gap={3} paddingTop={4} justifyContent="flex-end" alignItems="center">
      <Button variant="tertiary" disabled={page <= 1} onClick={() => onTurn(page - 1)}>
        Newer
      </Button>
      <Typography textColor="neutral600">
        Page {page} of {last}
      </Typography>
      <Button variant="tertiary" disabled={page >= last} onClick={() => onTurn(page + 1)}>
        Older
      </Button>
    </Flex>
  );
}
