import { useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { uploadDeliverable, type Deliverable, type UploadRequest } from './deliverables-api';

export interface RunningUpload {
  fileName: string;
  /** From 0 to 1. */
  share: number;
}

/** Uploads one file at a time and tells its progress; a failure is shown and changes nothing. */
export function useUpload() {
  const { toggleNotification } = useNotification();
  const [running, setRunning] = useState<RunningUpload | null>(null);

  const upload = async (request: Omit<UploadRequest, 'onProgress'>): Promise<Deliverable | null> => {
    const fileName = request.file.name;
    setRunning({ fileName, share: 0 });
    try {
      return await uploadDeliverable({ ...request, onProgress: (share) => setRunning({ fileName, share }) });
    } catch (error) {
      toggleNotification({ type: 'danger', message: error instanceof Error ? error.message : 'The upload failed.' });
      return null;
    } finally {
      setRunning(null);
    }
  };
  return { running, upload };
}
