import { classNames } from '../../../../components/ui/class-names';
import { Icon } from '../../../../components/ui/icon';

export type DepositStage = 'waiting' | 'seen' | 'confirmed' | 'paid';

const STAGES: readonly { id: DepositStage; label: string }[] = [
  { id: 'waiting', label: 'Waiting for your payment' },
  { id: 'seen', label: 'Seen on the network' },
  { id: 'confirmed', label: 'Confirmed' },
  { id: 'paid', label: 'Paid' },
];

/** How far the coins have come; the step they are at is marked for everybody. */
export function DepositStages({ stage }: { stage: DepositStage }) {
  const reached = STAGES.findIndex(({ id }) => id === stage);
  return (
    <ol aria-label="How far your payment is" className="grid gap-x-px sm:grid-cols-4">
      {STAGES.map(({ id, label }, place) => (
        <li
          key={id}
          aria-current={place === reached ? 'step' : undefined}
          className={classNames(
            'flex items-center gap-2 py-2 text-small max-sm:border-l-2 max-sm:pl-3 sm:border-t-2 sm:pr-3',
            place <= reached ? 'border-text' : 'border-hairline text-muted',
            place === reached && 'font-semibold',
          )}
        >
          {place < reached && <Icon name="check" size={16} />}
          {label}
          {place < reached && <span className="sr-only">, done</span>}
        </li>
      ))}
    </ol>
  );
}
