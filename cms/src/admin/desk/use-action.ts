import { useRef, useState } from 'react';
import { toFailure, type DeskFailure } from './desk-failure';
import { newPressKey } from './press-key';
import { useDesk } from './use-desk';

/**
 * One action of support. While nobody knows whether a press was done, sending the same again carries the same key, so
 * that it is done once; after a refusal, or with other values, it is a press of its own.
 */
export function useAction<Data>() {
  const { send } = useDesk();
  const [failure, setFailure] = useState<DeskFailure | null>(null);
  const [isRunning, setRunning] = useState(false);
  const press = useRef({ what: '', key: '' });

  /**
   * What the service answered; null: it did not work, and `failure` says why. A body that has a `key` keeps it: that of a
   * text which outlives the page.
   */
  const run = async (path: string, body: object = {}): Promise<Data | null> => {
    const what = JSON.stringify([path, body]);
    if (press.current.what !== what) press.current = { what, key: newPressKey() };
    setRunning(true);
    setFailure(null);
    try {
      const data = await send<Data>(path, { key: press.current.key, ...body });
      press.current = { what: '', key: '' };
      return data;
    } catch (error) {
      const failed = toFailure(error);
      if (!failed.isUncertain) press.current = { what: '', key: '' };
      setFailure(failed);
      return null;
    } finally {
      setRunning(false);
    }
  };
  const forget = () => setFailure(null);
  return { run, failure, isRunning, forget };
}
