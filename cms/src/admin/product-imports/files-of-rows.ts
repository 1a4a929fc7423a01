import type { Row } from './wire';

const FILE_FIELDS = ['cover', 'gallery', 'previewMedia', 'deliverables'];

/** The files of a chosen folder that the rows name, by the path that they use: below the folder, or the name alone. */
export function filesOfRows(rows: readonly Row[], files: readonly File[]): { path: string; file: File }[] {
  const byPath = new Map(files.map((file) => [pathBelow(file), file]));
  const named = new Set(rows.flatMap(({ cells }) => FILE_FIELDS.flatMap((field) => namesIn(cells[field] ?? ''))));
  return [...named].flatMap((path) => {
    const file = byPath.get(path.normalize('NFC').replaceAll('\\', '/'));
    return file ? [{ path, file }] : [];
  });
}

/** As the server splits a list. */
function namesIn(cell: string): string[] {
  return cell
    .split(cell.includes('\n') ? '\n' : '|')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

/** 'my files/vase/cover.webp' of the folder 'my files' is 'vase/cover.webp'. */
function pathBelow({ webkitRelativePath, name }: File): string {
  const [, ...rest] = webkitRelativePath.split('/');
  return (rest.length > 0 ? rest.join('/') : name).normalize('NFC');
}
