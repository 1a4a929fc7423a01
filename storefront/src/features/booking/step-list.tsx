import { classNames } from '../../components/ui/class-names';
import type { Step } from './use-booking';

export interface StepListProps {
  step: Step;
  /** What was chosen in the steps before, as text. */
  chosen: Partial<Record<Step, string | undefined>>;
  onGoTo: (step: Step) => void;
}

const STEPS: { step: Step; name: string }[] = [
  { step: 1, name: 'Date' },
  { step: 2, name: 'Time' },
  { step: 3, name: 'Details' },
];

/** The steps as large numerals, with what was chosen; those behind lead back. */
export function StepList({ step: current, chosen, onGoTo }: StepListProps) {
  return (
    <ol aria-label="Steps" className="flex gap-4 md:flex-col md:gap-0">
      {STEPS.map(({ step, name }) => {
        const done = step < current;
        return (
          <li
            key={step}
            aria-current={step === current ? 'step' : undefined}
            className={classNames(
              'relative flex grow basis-0 flex-col gap-x-6 border-t pt-3 md:flex-row md:items-baseline md:py-5',
              step === current ? 'border-text text-text' : 'border-hairline text-muted',
            )}
          >
            <span aria-hidden="true" className="display-type figures text-headline md:w-14">
              {step}
            </span>
            <span className="min-w-0 text-small">
              {done ? (
                <button
                  type="button"
                  onClick={() => onGoTo(step)}
                  aria-label={`Change the ${name.toLowerCase()}`}
                  className="text-link transition-colors after:absolute after:inset-0 hover:text-action"
                >
                  {name}
                </button>
              ) : (
                name
              )}
              {done && chosen[step] && <span className="block text-text">{chosen[step]}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
