import { stat } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { extensionOf, openAll, readArchive } from '../support/archive';
import { useBrowser } from '../support/browser';
import { seededArchive, seededAssets } from '../support/seed';

const browser = useBrowser();

/** What an asset calls its formats, by the extensions that it sells them under. */
const FORMATS: Record<string, string> = { jpeg: 'jpg' };

/** '12.2 MB' as the archive's size, in decimal units with one digit from a megabyte on. */
function written(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.round(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

describe.each(await seededAssets())('the archive of $slug', (asset) => {
  it('opens, file by file, and is what the product says', async () => {
    const archive = await seededArchive(asset.slug);
    const files = await readArchive(archive);
    const { page } = await browser.visitor({ tolerated: /./ });
    const { sizes, faults } = await openAll(page, files);
    expect(faults).toEqual([]);

    const names = [...files.keys()];
    const missing = asset.filesIncluded.filter((pattern) => !names.some((name) => matches(name, pattern)));
    expect(missing).toEqual([]);
    expect(names).toContain('LICENSE.txt');
    expect(asset.fileSize).toBe(written((await stat(archive)).size));

    const extensions = new Set(names.map(extensionOf));
    const formats = asset.fileFormat.toLowerCase().split(/,\s*/);
    expect(formats.filter((format) => !extensions.has(FORMATS[format] ?? format))).toEqual([]);

    const dimensions = asset.dimensions.match(/\d+ × \d+|\bA[345]\b/g) ?? [];
    expect(dimensions.filter((size) => !sizes.has(size))).toEqual([]);
  });
});

/** A name, a folder ('svg/'), or names with a star for anything. */
function matches(name: string, pattern: string): boolean {
  const escaped = pattern.replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('*', '.*');
  return new RegExp(`^${escaped}${pattern.endsWith('/') ? '' : '$'}`).test(name);
}
