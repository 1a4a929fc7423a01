import { describe, expect, it } from 'vitest';
import { cleanFileName, mimeOf } from './file-name';

describe('cleanFileName', () => {
  it.each([
    ['kit-1.0.zip', 'kit-1.0.zip'],
    ['/etc/passwd', 'passwd'],
    [String.raw`C:\Users\a\kit.zip`, 'kit.zip'],
    ['a\r\nSet-Cookie: b.zip', 'aSet-Cookie b.zip'],
    ['Gr\u006F\u0308\u00DFe.zip', 'Größe.zip'],
    ['\u202Egpj.exe', 'gpj.exe'],
    ['  spaced.zip ', 'spaced.zip'],
  ])('turns %j into %j', (raw, clean) => {
    expect(cleanFileName(raw)).toBe(clean);
  });

  it.each(['', '.', '..', '../', '\u0000'])('refuses %j', (raw) => {
    expect(cleanFileName(raw)).toBeNull();
  });

  it('shortens an endless name and keeps its extension', () => {
    const clean = cleanFileName(`${'x'.repeat(500)}.zip`);
    expect(clean).toHaveLength(150);
    expect(clean).toMatch(/x\.zip$/);
  });
});

describe('mimeOf', () => {
  it.each([
    ['a.ZIP', 'application/zip'],
    ['a.glb', 'model/gltf-binary'],
    ['a.html', 'application/octet-stream'],
    ['noextension', 'application/octet-stream'],
  ])('says of %s: %s', (name, mime) => {
    expect(mimeOf(name)).toBe(mime);
  });
});
