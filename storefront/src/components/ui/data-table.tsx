import type { ReactNode } from 'react';

/** Names and values between hairlines, like the caption beside a museum piece. */
export function DataTable({ rows }: { rows: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="border-t border-hairline text-small">
      {rows.map(([name, value]) => (
        <div key={name} className="grid grid-cols-[minmax(8rem,2fr)_3fr] gap-4 border-b border-hairline py-2.5">
          <dt className="text-muted">{name}</dt>
          <dd className="figures min-w-0 break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
