import { extractText, getDocumentProxy, getMeta } from 'unpdf';

export interface ReadPdf {
  /** The text of each page, as a reader selects it. */
  pages: string[];
  info: Record<string, unknown>;
}

/** Reads a PDF with Mozilla's pdf.js. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  // pdf.js takes the bytes away from whoever hands them over.
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(document, { mergePages: false });
  const { info } = await getMeta(document);
  return { pages: text.map(tidy), info };
}

/** A mark that a font sets apart from its letter has no character of its own: pdf.js gives a control character for it. */
function tidy(page: string): string {
  return page
    .replaceAll(/\s*\p{Cc}\s*(?=\s)/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
