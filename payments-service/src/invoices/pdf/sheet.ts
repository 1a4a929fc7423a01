import PDFDocument from 'pdfkit';
import { fontBytes, REPLACEMENT, runsOf, type Run, type Weight } from './fonts';

/** Points (1/72 inch) on A4. */
export const PAGE = { width: 595.28, height: 841.89, left: 48, right: 547.28, top: 56, bottom: 770 } as const;

/** The 'paper' set of the studio's colours, on white for print. */
export const INK = '#0F0F0D';
export const QUIET = '#5E5B53';
export const HAIRLINE = '#D9D3C4';

export interface TextStyle {
  size: number;
  weight?: Weight;
  colour?: string;
}

export interface Placement {
  x: number;
  /** Of the baseline. */
  y: number;
  /** `x` is the left or the right end of the text. */
  align?: 'left' | 'right';
}

type Features = PDFKit.Mixins.OpenTypeFeatures[];

const FEATURES: Record<'left' | 'right', Features> = {
  left: ['kern'],
  /** Figures of one width, so that amounts stand under each other. */
  right: ['kern', 'tnum'],
};

/** A tagged A4 document (PDF 1.7) and the few things that an invoice draws on it. */
export class Sheet {
  readonly doc: PDFKit.PDFDocument;
  /** Something set so far has characters that no font has. */
  incomplete = false;
  private readonly registered = new Set<string>();
  private readonly root: PDFKit.PDFStructureElement;

  constructor(info: { title: string; author: string; subject: string; createdAt: Date }) {
    const { title, author, subject, createdAt } = info;
    this.doc = new PDFDocument({
      size: 'A4',
      margin: 0,
      pdfVersion: '1.7',
      tagged: true,
      lang: 'en-US',
      displayTitle: true,
      bufferPages: true,
      // The document's id follows from these: the same invoice has the same bytes.
      info: { Title: title, Author: author, Subject: subject, CreationDate: createdAt, ModDate: createdAt },
    });
    this.root = this.doc.struct('Document');
    this.doc.addStructure(this.root);
  }

  /** Draws what belongs to one element of the document's structure, as screen readers and text search see it. */
  element(tag: string, draw: () => void, parent: PDFKit.PDFStructureElement = this.root): void {
    const content = this.doc.markStructureContent(tag);
    draw();
    this.doc.endMarkedContent();
    parent.add(this.doc.struct(tag, {}, [content]));
  }

  /** An element that has others: close it with `end`. */
  group(tag: string, parent: PDFKit.PDFStructureElement = this.root): PDFKit.PDFStructureElement {
    const group = this.doc.struct(tag);
    parent.add(group);
    return group;
  }

  /** Draws what is not part of the text: rules, repeated heads, page numbers. */
  artifact(draw: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' });
    draw();
    this.doc.endMarkedContent();
  }

  /** Sets one line. */
  text(text: string, { x, y, align = 'left' }: Placement, style: TextStyle): void {
    const runs = runsOf(text, style.weight ?? 'regular');
    this.incomplete ||= runs.some((run) => run.text.includes(REPLACEMENT));
    const features = FEATURES[align];
    let at = align === 'right' ? x - this.runsWidth(runs, style.size, features) : x;
    this.doc.fillColor(style.colour ?? INK);
    for (const run of runs) {
      this.use(run, style.size);
      this.doc.text(run.text, at, y, { lineBreak: false, baseline: 'alphabetic', features });
      at += this.doc.widthOfString(run.text, { features });
    }
  }

  width(text: string, style: TextStyle): number {
    return this.runsWidth(runsOf(text, style.weight ?? 'regular'), style.size, FEATURES.left);
  }

  /** Breaks a text into lines, between words, and inside a word that is wider than the column. */
  wrap(text: string, width: number, style: TextStyle): string[] {
    const lines: string[] = [];
    let line = '';
    for (const word of text.split(/\s+/).filter(Boolean)) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (this.width(longer, style) <= width) {
        line = longer;
        continue;
      }
      if (line !== '') lines.push(line);
      const pieces = this.breakWord(word, width, style);
      lines.push(...pieces.slice(0, -1));
      line = pieces.at(-1) ?? '';
    }
    return [...lines, line];
  }

  rule(y: number, { colour = HAIRLINE, weight = 0.5, left = PAGE.left as number } = {}): void {
    this.artifact(() => {
      this.doc.moveTo(left, y).lineTo(PAGE.right, y).lineWidth(weight).strokeColor(colour).stroke();
    });
  }

  async finish(): Promise<Buffer> {
    this.root.end();
    const chunks: Buffer[] = [];
    this.doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    const ended = new Promise<void>((resolve, reject) => this.doc.once('end', resolve).once('error', reject));
    this.doc.end();
    await ended;
    return Buffer.concat(chunks);
  }

  private breakWord(word: string, width: number, style: TextStyle): string[] {
    const pieces: string[] = [];
    let piece = '';
    for (const character of word) {
      if (piece !== '' && this.width(piece + character, style) > width) {
        pieces.push(piece);
        piece = '';
      }
      piece += character;
    }
    return [...pieces, piece];
  }

  private runsWidth(runs: readonly Run[], size: number, features: Features): number {
    return runs.reduce((sum, run) => {
      this.use(run, size);
      return sum + this.doc.widthOfString(run.text, { features });
    }, 0);
  }

  private use({ font }: Run, size: number): void {
    if (!this.registered.has(font)) {
      this.doc.registerFont(font, fontBytes(font));
      this.registered.add(font);
    }
    this.doc.font(font).fontSize(size);
  }
}
