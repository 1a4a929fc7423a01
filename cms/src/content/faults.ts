import { errors } from '@strapi/utils';

/** What is wrong with one field, as the panel shows it there. */
export interface Fault {
  path: string[];
  name: string;
  message: string;
}

/** @param field its name; inside a component the path to it, e.g. 'emails.0.value' */
export function fault(field: string, message: string): Fault {
  return { path: field.split('.'), name: 'ValidationError', message };
}

/** @throws ValidationError with all faults, when there are any */
export function refuseFaults(faults: Fault[]): void {
  if (faults.length > 0) refuse(faults);
}

/** @throws ValidationError with all faults */
export function refuse(faults: Fault[]): never {
  throw new errors.ValidationError(faults.map(({ message }) => message).join(' '), { errors: faults });
}
