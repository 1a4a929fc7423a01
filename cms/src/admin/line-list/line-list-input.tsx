import { Field, Textarea } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { FieldProps } from '../field-props';
import { sameLines, toLines } from './lines';

/** A list of short texts, written one per line. */
export function LineListInput({
  name = '',
  label = '',
  hint,
  required = false,
  disabled = false,
  labelAction,
}: FieldProps) {
  const field = useField<string[] | null>(name);
  const lines = field.value ?? [];
  const [text, setText] = useState(lines.join('\n'));
  // What is being typed (an empty last line, say) stays, until the entry itself brings another list.
  const shown = sameLines(toLines(text), lines) ? text : lines.join('\n');

  return (
    <Field.Root name={name} hint={hint} error={field.error ?? false} required={required}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <Textarea
        rows={6}
        disabled={disabled}
        value={shown}
        onChange={(event) => {
          setText(event.target.value);
          field.onChange(name, toLines(event.target.value));
        }}
      />
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
