import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from './class-names';
import { CONTROL_CLASSES } from './control-classes';

export interface FieldShell {
  label: string;
  /** Shown below, tied to the field, marks it invalid. */
  error?: string | undefined;
  hint?: ReactNode;
  /** The label is for assistive technology only. */
  hideLabel?: boolean;
}

export type TextFieldProps = FieldShell & ComponentProps<'input'>;

/** A labelled input; spreads what react-hook-form's `register` gives. */
export function TextField({ label, error, hint, hideLabel, className, ...input }: TextFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} {...{ label, error, hint }} hideLabel={hideLabel ?? false} className={className}>
      <input {...input} {...describedBy(id, error, hint)} className={CONTROL_CLASSES} />
    </FieldFrame>
  );
}

export type TextAreaProps = FieldShell & ComponentProps<'textarea'>;

export function TextArea({ label, error, hint, hideLabel, className, ...area }: TextAreaProps) {
  const id = useId();
  return (
    <FieldFrame id={id} {...{ label, error, hint }} hideLabel={hideLabel ?? false} className={className}>
      <textarea rows={5} {...area} {...describedBy(id, error, hint)} className={CONTROL_CLASSES} />
    </FieldFrame>
  );
}

export type SelectFieldProps = FieldShell & ComponentProps<'select'> & { options: { value: string; label: string }[] };

export function SelectField({ label, error, hint, hideLabel, className, options, ...select }: SelectFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} {...{ label, error, hint }} hideLabel={hideLabel ?? false} className={className}>
      <select {...select} {...describedBy(id, error, hint)} className={CONTROL_CLASSES}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

interface FrameProps extends FieldShell {
  id: string;
  className: string | undefined;
  children: ReactNode;
}

function FieldFrame({ id, label, error, hint, hideLabel, className, children }: FrameProps) {
  return (
    <div className={classNames('flex flex-col gap-2', className)}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'text-caption font-medium'}>
        {label}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="label-type">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="text-caption text-danger">
          {error}
        </p>
      )}
    </div>
  );
}

function describedBy(id: string, error: string | undefined, hint: ReactNode) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': ids || undefined };
}
