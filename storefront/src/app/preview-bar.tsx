import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { previewToken } from '../lib/preview';

/** Says that a page shows a draft. Any other page is loaded anew: nothing of the draft stays. */
export function PreviewBar() {
  const { pathname, search } = useLocation();
  const isPreview = previewToken(search) !== null;
  useEffect(() => {
    if (!isPreview) return undefined;
    return () => {
      if (previewToken(window.location.search) === null) window.location.reload();
    };
  }, [isPreview]);
  if (!isPreview) return null;
  return (
    <aside
      aria-label="Preview"
      className="fixed inset-x-0 bottom-0 z-50 border-t border-hairline bg-action text-on-action print:hidden"
    >
      <div className="wrap flex min-h-14 flex-wrap items-center justify-between gap-x-6 py-2">
        <p className="text-small font-semibold">Preview: not published</p>
        <a href={pathname} className="inline-flex min-h-11 items-center text-small font-semibold underline">
          Leave preview
        </a>
      </div>
    </aside>
  );
}
