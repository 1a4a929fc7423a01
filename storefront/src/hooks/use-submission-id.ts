import { useRef } from 'react';
import { uuid } from '../lib/uuid';

/** The id of one filling-in of a form: the same through retries, another after `renew`. */
export function useSubmissionId() {
  const id = useRef<string>(undefined);
  return {
    current: () => (id.current ??= uuid()),
    renew: () => {
      id.current = undefined;
    },
  };
}
