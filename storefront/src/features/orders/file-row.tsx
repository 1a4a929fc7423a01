import type { OrderFile } from '@kiln/contracts/orders-api';
import { useState } from 'react';
import { Button } from '../../components/ui/button';
import { CopyText } from '../../components/ui/copy-text';
import { createFileLink } from './api/create-file-link';
import { fileSize } from './order-words';

type Download = { kind: 'idle' } | { kind: 'preparing' } | { kind: 'started' } | { kind: 'failed'; message: string };

/** One file: name, size, checksum, and the button that fetches a short-lived link and follows it. */
export function FileRow({ token, file, onRefused }: { token: string; file: OrderFile; onRefused: () => void }) {
  const [download, setDownload] = useState<Download>({ kind: 'idle' });

  const start = async () => {
    setDownload({ kind: 'preparing' });
    try {
      const { url } = await createFileLink(token, file.id);
      setDownload({ kind: 'started' });
      // The answer is an attachment: the browser saves it and stays on this page.
      window.location.assign(url);
    } catch (error) {
      setDownload({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
      onRefused();
    }
  };

  return (
    <li className="grid gap-x-6 gap-y-3 border-t border-hairline py-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="min-w-0">
        <p className="font-medium break-words">{file.fileName}</p>
        <p className="figures label-type">
          {fileSize(file.size)} · Version {file.version}
        </p>
        {file.note !== null && (
          <p className="mt-1 max-w-prose text-caption break-words whitespace-pre-line">
            <span className="font-medium">What is new:</span> {file.note}
          </p>
        )}
        <CopyText label="SHA-256" text={file.sha256} />
      </div>
      <Button
        icon="download"
        busy={download.kind === 'preparing'}
        onClick={() => void start()}
        aria-label={`Download ${file.fileName}`}
        className="print:hidden"
      >
        Download
      </Button>
      <p role="status" className="text-caption empty:hidden sm:col-span-2">
        {download.kind === 'started' && 'The download has started. Your browser shows how far it is.'}
        {download.kind === 'failed' && <span className="text-danger">{download.message}</span>}
      </p>
    </li>
  );
}
