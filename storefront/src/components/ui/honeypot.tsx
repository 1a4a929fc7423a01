import type { ComponentProps } from 'react';

/** The field that people do not see and machines fill in; spreads what react-hook-form's `register` gives. */
export function Honeypot(input: ComponentProps<'input'>) {
  return (
    <div aria-hidden="true" className="absolute -left-[999rem] size-px overflow-hidden">
      <label>
        Fax
        <input name="fax" type="text" tabIndex={-1} autoComplete="off" {...input} />
      </label>
    </div>
  );
}
