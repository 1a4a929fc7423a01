import { attemptTokenRefresh, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';

/** Downloads what a search shows as CSV. By POST, with a fresh token: no address of a person stands in a URL. */
export function useExport() {
  const { toggleNotification } = useNotification();
  const [isRunning, setRunning] = useState(false);

  const exportCsv = async (query: object) => {
    setRunning(true);
    try {
      save(await fetchCsv(query), `inquiries-${new Date().toISOString().slice(0, 10)}.csv`);
    } catch {
      toggleNotification({ type: 'danger', message: 'The file could not be made. Try again.' });
    } finally {
      setRunning(false);
    }
  };
  return { exportCsv, isRunning };
}

async function fetchCsv(query: object): Promise<Blob> {
  const response = await fetch('/admin/inbox-desk/inquiries/export', {
    method: 'POST',
    headers: { Authorization: `Bearer ${await attemptTokenRefresh()}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(query),
  });
  if (!response.ok) throw new Error(`The export was refused (${response.status}).`);
  return response.blob();
}

function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
