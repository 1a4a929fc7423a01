import { useEffect, useRef, useState } from 'react';
import { formatBytes } from './format-bytes';
import { readRoom, uploadDeliverable, type Deliverable, type UploadRequest } from './deliverables-api';

export type WantedUpload = Omit<UploadRequest, 'onProgress' | 'signal'>;

export interface RunningUpload {
  fileName: string;
  /** From 0 to 1. */
  share: number;
}

export interface FailedUpload {
  request: WantedUpload;
  message: string;
}

/** Uploads one file at a time, tells its progress, and can call it off. What failed is kept, to be tried again. */
export function useUpload() {
  const [running, setRunning] = useState<RunningUpload | null>(null);
  const [failed, setFailed] = useState<FailedUpload | null>(null);
  const abort = useRef<AbortController | null>(null);

  // Nothing would name the file of a form that is left.
  useEffect(() => () => abort.current?.abort(), []);

  /** Null: it did not end well, or was called off. */
  const upload = async (request: WantedUpload): Promise<Deliverable | null> => {
    const { name: fileName, size } = request.file;
    const { signal } = (abort.current = new AbortController());
    setFailed(null);
    setRunning({ fileName, share: 0 });
    try {
      const room = await readRoom(signal);
      if (size > room) {
        throw new Error(
          `${fileName} has ${formatBytes(size)}, and the server takes at most ${formatBytes(room)} now. Nothing was saved.`,
        );
      }
      return await uploadDeliverable({ ...request, onProgress: (share) => setRunning({ fileName, share }), signal });
    } catch (error) {
      const message = error instanceof Error ? error.message : 'The upload failed.';
      if (!signal.aborted) setFailed({ request, message });
      return null;
    } finally {
      setRunning(null);
    }
  };
  const cancel = () => abort.current?.abort();
  const dismiss = () => setFailed(null);
  return { running, failed, upload, cancel, dismiss };
}
