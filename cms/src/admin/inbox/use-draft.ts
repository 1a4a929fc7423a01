import { useCallback, useState } from 'react';
import { newPressKey } from '../desk/press-key';

/** What is being written, with the key of the press that will send it. */
interface Draft {
  text: string;
  key: string;
}

/**
 * A text that survives a failure and a reload, in this tab. The same words keep their key, so that they are sent once
 * even if the answer was lost and the page read again; other words are a press of their own.
 * @param name of the place, unique in the panel
 */
export function useDraft(name: string) {
  const place = `kiln:draft:${name}`;
  const [draft, setDraft] = useState<Draft>(() => readDraft(place));

  const write = useCallback(
    (text: string) => {
      const next = { text, key: newPressKey() };
      setDraft(next);
      keepDraft(place, next);
    },
    [place],
  );
  return { ...draft, write, clear: useCallback(() => write(''), [write]) };
}

function readDraft(place: string): Draft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(place) ?? 'null');
    if (typeof kept === 'object' && kept !== null && 'text' in kept && 'key' in kept) {
      return { text: String(kept.text), key: String(kept.key) };
    }
  } catch {
    // A browser that keeps nothing: the text lives as long as the page.
  }
  return { text: '', key: newPressKey() };
}

function keepDraft(place: string, draft: Draft): void {
  try {
    if (draft.text === '') sessionStorage.removeItem(place);
    else sessionStorage.setItem(place, JSON.stringify(draft));
  } catch {
    // As above.
  }
}
