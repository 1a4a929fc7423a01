// @vitest-environment node
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { MODEL_VIEWER_STYLE } from './security-policy';

it("names the 3D viewer's style element by the hash that it has in the installed package", () => {
  const template = createRequire(import.meta.url).resolve('@google/model-viewer/lib/template.js');
  const [, style = ''] = /<style>(.*?)<\/style>/s.exec(readFileSync(template, 'utf8')) ?? [];
  expect(MODEL_VIEWER_STYLE).toBe(`'sha256-${createHash('sha256').update(style).digest('base64')}'`);
});
