import { attemptTokenRefresh, getFetchClient } from '@strapi/strapi/admin';
import { useRef, useState } from 'react';
import { newPressKey } from '../desk/press-key';
import { useDesk } from '../desk/use-desk';
import { toFailure, type DeskFailure } from '../desk/desk-failure';
import { filesOfRows } from './files-of-rows';
import type { LineReport, Row, Sheet } from './wire';

const AT_ONCE = 25;

export interface Progress {
  text: string;
  done: number;
  of: number;
}

type Step =
  | { name: 'choose' }
  | { name: 'checked'; rows: Row[]; lines: LineReport[] }
  | { name: 'imported'; lines: LineReport[] };

/** Drives an import from here, part by part: the browser has the file, and each line is finished by itself. */
export function useImport() {
  const { send } = useDesk();
  const [step, setStep] = useState<Step>({ name: 'choose' });
  const [progress, setProgress] = useState<Progress | null>(null);
  const [failure, setFailure] = useState<DeskFailure | null>(null);
  const id = useRef(newPressKey());

  const guarded = async (work: () => Promise<void>) => {
    setFailure(null);
    try {
      await work();
    } catch (error) {
      setFailure(error instanceof UploadError ? { ...NOTHING_ELSE, message: error.message } : toFailure(error));
    } finally {
      setProgress(null);
    }
  };
  const inParts = async (verb: 'check' | 'run', text: string, rows: Row[]) => {
    const lines: LineReport[] = [];
    for (let start = 0; start < rows.length; start += AT_ONCE) {
      setProgress({ text, done: start, of: rows.length });
      const part = { rows: rows.slice(start, start + AT_ONCE) };
      lines.push(...(await send<{ lines: LineReport[] }>(`/product-imports/${id.current}/${verb}`, part)).lines);
    }
    return lines;
  };

  /** What this import sent goes, and the next one never meets it. Left over, it goes a day later at a start of the CMS. */
  const dropFiles = async () => {
    const url = `/admin/product-imports/${id.current}/files`;
    id.current = newPressKey();
    await getFetchClient()
      .del(url)
      .catch(() => undefined);
  };

  /** The dry run: nothing is written but the files that the lines name, aside. */
  const check = async (csv: File, folder: readonly File[]) =>
    guarded(async () => {
      setStep({ name: 'choose' });
      setProgress({ text: 'Reading the file', done: 0, of: 1 });
      await dropFiles();
      const { rows, doubles } = await sendFile<Sheet>('/admin/product-imports/read', csv);
      const files = filesOfRows(rows, folder);
      for (const [index, { path, file }] of files.entries()) {
        setProgress({ text: `Sending ${path}`, done: index, of: files.length });
        await sendFile(`/admin/product-imports/${id.current}/files`, file, path);
      }
      const lines = [...doubles, ...(await inParts('check', 'Looking at the lines', rows))];
      setStep({ name: 'checked', rows, lines: lines.toSorted((left, right) => left.line - right.line) });
    });

  const run = async () =>
    guarded(async () => {
      if (step.name !== 'checked') return;
      const good = new Set(step.lines.filter(({ action }) => isWork(action)).map(({ line }) => line));
      const lines = await inParts(
        'run',
        'Importing',
        step.rows.filter(({ line }) => good.has(line)),
      );
      await dropFiles();
      setStep({ name: 'imported', lines });
    });
  const startOver = () => setStep({ name: 'choose' });
  return { step, progress, failure, check, run, startOver };
}

export function isWork(action: LineReport['action']): boolean {
  return action === 'create' || action === 'change';
}

const NOTHING_ELSE = { code: null, fields: {}, isUncertain: false };

class UploadError extends Error {}

/** The body is the file itself, which the browser streams. */
async function sendFile<Data>(url: string, file: File, path = ''): Promise<Data> {
  const token = await attemptTokenRefresh();
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/octet-stream',
      'X-File-Path': encodeURIComponent(path),
    },
    body: file,
  }).catch(() => undefined);
  if (!response) throw new UploadError('The connection broke. Nothing was imported; try again.');
  const answer = await response.json().catch(() => undefined);
  if (response.ok) return answer.data;
  throw new UploadError(answer?.error?.message ?? `${file.name} was refused (${response.status}).`);
}
