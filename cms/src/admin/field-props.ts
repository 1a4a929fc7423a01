import type { ReactNode } from 'react';

/** What the content manager hands to the input of a custom field, as far as ours use it. */
export interface FieldProps {
  name?: string;
  label?: string;
  hint?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  labelAction?: ReactNode;
}
