/** Why a call of a desk did not end well. */
export interface DeskFailure {
  message: string;
  /** Of payments-service, e.g. 'refund_by_hand'. */
  code: string | null;
  /** A message per rejected field. */
  fields: Record<string, string>;
  /** Nobody knows whether it was done: the same press may be sent again, and is done once. */
  isUncertain: boolean;
}

const UNREACHABLE = 'The panel cannot reach its server. Try again: nothing is done twice.';

/** Reads what the panel's fetch client threw. */
export function toFailure(error: unknown): DeskFailure {
  const status = numberIn(error, 'status');
  const told = fieldOf(fieldOf(fieldOf(error, 'response'), 'data'), 'error');
  const message = fieldOf(told, 'message');
  const code = fieldOf(told, 'code');
  return {
    message: typeof message === 'string' && message !== '' ? message : UNREACHABLE,
    code: typeof code === 'string' ? code : null,
    fields: textsOf(fieldOf(told, 'fields')),
    isUncertain: status === null || status >= 500,
  };
}

function fieldOf(value: unknown, field: string): unknown {
  return typeof value === 'object' && value !== null && field in value ? Reflect.get(value, field) : undefined;
}

function numberIn(value: unknown, field: string): number | null {
  const found = fieldOf(value, field);
  return typeof found === 'number' ? found : null;
}

function textsOf(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(Object.entries(value).map(([name, text]) => [name, String(text)]));
}
