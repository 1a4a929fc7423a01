/** `attachment` with the name in plain ASCII and, by RFC 5987, in full. */
export function attachmentHeader(fileName: string): string {
  const ascii =
    fileName
      .normalize('NFKD')
      .replaceAll(/[^\x20-\x7e]/g, '')
      .replaceAll(/["\\%/]/g, '_') || 'download';
  const encoded = encodeURIComponent(fileName.replaceAll(/\p{Cc}/gu, '')).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
