import { useEffect, useState } from 'react';

/** A long code in small print that a press copies. */
export function CopyText({ label, text }: { label: string; text: string }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), 3_000);
    return () => clearTimeout(timer);
  }, [copied]);

  // Without a clipboard (plain HTTP) the text stays there to be selected.
  const copy = () =>
    navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => undefined,
    );

  return (
    <p className="figures label-type flex flex-wrap items-baseline gap-x-3">
      <span className="min-w-0 break-all">
        {label} {text}
      </span>
      <button
        type="button"
        onClick={() => void copy()}
        className="text-link min-h-6 print:hidden"
        aria-label={`Copy ${label}`}
      >
        <span role="status">{copied ? 'Copied' : 'Copy'}</span>
      </button>
    </p>
  );
}
