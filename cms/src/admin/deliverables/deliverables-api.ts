import { attemptTokenRefresh, getFetchClient } from '@strapi/strapi/admin';

export interface DeliverableVersion {
  version: number;
  fileName: string;
  /** Bytes. */
  size: number;
  /** Hex. */
  sha256: string;
  note: string | null;
  createdAt: string;
}

/** A file for sale; versions newest first. */
export interface Deliverable {
  id: string;
  name: string;
  versions: DeliverableVersion[];
}

export interface UploadRequest {
  file: File;
  /** Adds a version to this deliverable instead of making a new one. */
  deliverableId?: string;
  note?: string;
  /** From 0 to 1. */
  onProgress: (share: number) => void;
  /** Calls the upload off. */
  signal: AbortSignal;
}

/** Bytes that one more file for sale may have. */
export async function readRoom(signal: AbortSignal): Promise<number> {
  const answer = await getFetchClient().get<{ data: { bytes: number } }>('/admin/deliverables/room', { signal });
  return answer.data.data.bytes;
}

/**
 * Streams a file to the private store. By XMLHttpRequest, because fetch tells no upload progress; with a fresh token,
 * because a long edit may have outlived the last one.
 */
export async function uploadDeliverable({
  file,
  deliverableId,
  note,
  onProgress,
  signal,
}: UploadRequest): Promise<Deliverable> {
  const token = await attemptTokenRefresh();
  const path = deliverableId === undefined ? '' : `/${encodeURIComponent(deliverableId)}/versions`;

  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/admin/deliverables${path}`);
    request.responseType = 'json';
    request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.setRequestHeader('Content-Type', 'application/octet-stream');
    request.setRequestHeader('X-File-Name', encodeURIComponent(file.name));
    if (note) request.setRequestHeader('X-Version-Note', encodeURIComponent(note));
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      if (request.status === 201) resolve(request.response.data);
      else reject(new Error(request.response?.error?.message ?? `The upload was refused (${request.status}).`));
    };
    request.onerror = () => reject(new Error('The connection broke during the upload. Nothing was saved; try again.'));
    request.onabort = () => reject(new DOMException('Cancelled', 'AbortError'));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}
