import { DIGITAL_CONTENT_CONSENT } from '@kiln/contracts/consent';
import { useId, useRef, useState, type RefObject } from 'react';

/** The buyer's consent to delivery at once: never ticked for them. */
export function useConsent() {
  const [given, setGiven] = useState(false);
  const [missed, setMissed] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  return {
    field: { given, missed: missed && !given, box, onChange: setGiven },
    /** True if given; else says so at the box and puts the focus there. */
    ensure: () => {
      setMissed(!given);
      if (!given) box.current?.focus();
      return given;
    },
  };
}

export interface ConsentFieldProps {
  given: boolean;
  missed: boolean;
  box: RefObject<HTMLInputElement | null>;
  onChange: (given: boolean) => void;
  disabled: boolean;
}

export function ConsentField({ given, missed, box, onChange, disabled }: ConsentFieldProps) {
  const id = useId();
  return (
    <div className="flex flex-col gap-2">
      <label className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-3 text-small">
        <input
          ref={box}
          type="checkbox"
          required
          checked={given}
          disabled={disabled}
          onChange={(event) => onChange(event.target.checked)}
          aria-invalid={missed || undefined}
          aria-describedby={missed ? id : undefined}
          className="size-4.5 translate-y-0.5 accent-action"
        />
        {DIGITAL_CONTENT_CONSENT.text}
      </label>
      {missed && (
        <p id={id} className="pl-7.5 text-caption text-danger">
          Tick this box to pay: the files are delivered at once.
        </p>
      )}
    </div>
  );
}
