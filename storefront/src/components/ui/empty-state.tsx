import type { ReactNode } from 'react';

/** A screen or list with nothing in it: what is so, why, and the way on. */
export function EmptyState({
  title,
  children,
  level = 'h2',
}: {
  title: string;
  children?: ReactNode;
  level?: 'h1' | 'h2';
}) {
  const Heading = level;
  return (
    <div className="flex flex-col items-start gap-6 border-t border-hairline py-16 md:py-24">
      <Heading className="display-type max-w-[14ch] text-headline">{title}</Heading>
      {children}
    </div>
  );
}
