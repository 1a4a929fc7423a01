import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../../components/ui/button';

export interface StepPanelProps {
  title: string;
  /** Whether the heading takes the focus: not on the page's first view. */
  takesFocus: boolean;
  onBack?: () => void;
  children: ReactNode;
}

/** One step: its heading, its content, the way back. */
export function StepPanel({ title, takesFocus, onBack, children }: StepPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="scroll-mt-28 text-headline outline-none">
        {title}
      </h2>
      <div className="mt-8">{children}</div>
      {onBack && (
        <Button variant="quiet" icon="arrow-left" onClick={onBack} className="mt-8">
          Back
        </Button>
      )}
    </>
  );
}
