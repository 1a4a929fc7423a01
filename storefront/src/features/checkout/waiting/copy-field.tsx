import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../components/ui/button';

/** How long 'Copied' stays, milliseconds. */
const SHOWN_FOR = 3_000;

/** A value to carry into another app, and the button that copies it. Says aloud that it did, or how else to do it. */
export function CopyField({ label, text, unit }: { label: string; text: string; unit?: string }) {
  const id = useId();
  const value = useRef<HTMLElement>(null);
  const [said, setSaid] = useState<string>();
  useEffect(() => {
    if (!said) return undefined;
    const timer = setTimeout(() => setSaid(undefined), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [said]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(`${label} copied`);
    } catch {
      // Without a clipboard (plain HTTP, or forbidden) the text is selected for the buyer's own copying.
      if (value.current) getSelection()?.selectAllChildren(value.current);
      setSaid('Selected: copy it with your keyboard or menu');
    }
  };

  return (
    <div className="border-t border-hairline py-4">
      <p id={id} className="label-type">
        {label}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <p className="figures min-w-0 text-lead font-medium break-all">
          <span ref={value}>{text}</span>
          {unit && ` ${unit}`}
        </p>
        <Button variant="quiet" icon="copy" aria-label={`Copy ${label}`} onClick={() => void copy()}>
          Copy
        </Button>
      </div>
      <p role="status" className="text-caption text-success empty:hidden">
        {said}
      </p>
    </div>
  );
}
