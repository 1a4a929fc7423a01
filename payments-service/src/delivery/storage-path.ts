import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { AppError } from '../lib/app-error';

/**
 * Absolute path of a storage key below the private folder, with links followed. @throws AppError file_not_found
 * for what is not there and for what would lead out of the folder
 */
export async function resolveStorageKey(privateDir: string, storageKey: string): Promise<string> {
  if (storageKey.includes('\0')) throw fileNotInStore();
  try {
    const root = await realpath(privateDir);
    const file = await realpath(path.resolve(root, storageKey));
    if (file.startsWith(root + path.sep)) return file;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
  }
  throw fileNotInStore();
}

export function fileNotInStore(): AppError {
  return new AppError('file_not_found', 'This file is not in the store right now. Please write to us.');
}
