import { PRICE_SLIDER_MAX } from '@kiln/contracts/catalog-api';
import { useId, useState, type KeyboardEvent } from 'react';
import { CONTROL_CLASSES } from '../../components/ui/control-classes';
import { useDebouncedCallback } from '../../hooks/use-debounced-callback';
import { typedPrice, withMax, withMin, type PriceRange } from './price-range';

interface PriceFilterProps {
  value: PriceRange;
  onChange: (range: PriceRange) => void;
}

/** Price range (S 2, S 5): two number fields and a slider from 0 to 1000, where 1000 means no upper bound. */
export function PriceFilter({ value, onChange }: PriceFilterProps) {
  const [range, setRange] = useState(value);
  const [known, setKnown] = useState(value);
  if (value.min !== known.min || value.max !== known.max) {
    setKnown(value);
    setRange(value);
  }
  const commit = useDebouncedCallback(onChange, 250);
  const slide = (next: PriceRange) => {
    setRange(next);
    commit.later(next);
  };
  const type = (next: PriceRange) => {
    setRange(next);
    commit.now(next);
  };
  const share = (price: number) => `${(price / PRICE_SLIDER_MAX) * 100}%`;

  return (
    <div>
      <div className="grid grid-cols-2 gap-3">
        <PriceField label="Min" value={range.min} onCommit={(min) => type(withMin(range, min))} />
        <PriceField label="Max" value={range.max} onCommit={(max) => type(withMax(range, max))} />
      </div>
      <div className="relative mt-5 h-6">
        <div className="absolute inset-x-0 top-1/2 h-px bg-control" />
        <div
          className="absolute top-1/2 h-0.5 -translate-y-1/2 bg-action"
          style={{ left: share(range.min), right: `calc(100% - ${share(range.max)})` }}
        />
        <Thumb label="Minimum price" value={range.min} onSlide={(min) => slide(withMin(range, min))} />
        <Thumb label="Maximum price" value={range.max} onSlide={(max) => slide(withMax(range, max))} />
      </div>
      <p className="figures mt-2 flex justify-between label-type">
        <span>$0</span>
        <span>$1,000 and up</span>
      </p>
    </div>
  );
}

interface PriceFieldProps {
  label: string;
  value: number;
  onCommit: (price: number) => void;
}

/** Takes the typed number when the field is left or Enter is pressed, so that '50' is not cut short at '5'. */
function PriceField({ label, value, onCommit }: PriceFieldProps) {
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const commit = () => {
    if (draft === null) return;
    setDraft(null);
    onCommit(typedPrice(draft));
  };
  return (
    <div>
      <label htmlFor={id} className="label-type">
        {label}, $
      </label>
      <input
        id={id}
        type="number"
        inputMode="decimal"
        min={0}
        max={PRICE_SLIDER_MAX}
        value={draft ?? value}
        onChange={({ target }) => setDraft(target.value)}
        onBlur={commit}
        onKeyDown={({ key }: KeyboardEvent) => key === 'Enter' && commit()}
        className={`${CONTROL_CLASSES} figures mt-1`}
      />
    </div>
  );
}

function Thumb({ label, value, onSlide }: { label: string; value: number; onSlide: (price: number) => void }) {
  return (
    <input
      type="range"
      aria-label={label}
      aria-valuetext={value === PRICE_SLIDER_MAX ? '$1,000 and up' : `$${value}`}
      min={0}
      max={PRICE_SLIDER_MAX}
      step={1}
      value={value}
      onChange={({ target }) => onSlide(Number(target.value))}
      className="range-thumb"
    />
  );
}
