import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const text = readFileSync(path.join(root, 'docs/reliability.md'), 'utf8');
const traps = text
  .split(/^### /m)
  .slice(1)
  .map((section) => ({ title: section.split('\n', 1)[0], section }));

/** Below payments-service/src, unless the list names the workspace. */
const fileOf = (named) =>
  ['', 'payments-service/src'].map((base) => path.join(root, base, named)).find((file) => existsSync(file));

/** "`file.test.ts`: 'a name', 'another'" @returns the file and its tests, as the list names them */
function namedTests(section) {
  return [...section.matchAll(/`([^`]+\.test\.\w+)`:((?:,?\s+'[^']+')+)/g)].map(([, file, names]) => ({
    file,
    names: [...names.matchAll(/'([^']+)'/g)].map(([, name]) => name.replace(/\s+/g, ' ')),
  }));
}

describe('the list of traps', () => {
  it('has a section per trap', () => expect(traps.length).toBeGreaterThanOrEqual(11));

  it.each(traps)('$title: every guard has a test, and a try without it', ({ section }) => {
    const guards = section.match(/^- \*\*/gm) ?? [];
    expect(guards.length).toBeGreaterThan(0);
    expect(section.match(/^ {2}- Test: `/gm)).toHaveLength(guards.length);
    expect(section.match(/^ {2}- Taken out: /gm)).toHaveLength(guards.length);
  });

  it.each(traps)('$title: files and tests are there under these names', ({ section }) => {
    const files = [...section.matchAll(/`([^`\s]+\.[cm]?tsx?)`/g)].map(([, file]) => file);
    expect(files.filter((file) => fileOf(file) === undefined)).toEqual([]);
    const named = namedTests(section);
    expect(named.map(({ file }) => file).toSorted()).toEqual(
      files.filter((file) => file.includes('.test.')).toSorted(),
    );
    const missing = named.flatMap(({ file, names }) => {
      const source = readFileSync(fileOf(file) ?? '', 'utf8');
      return names.filter((name) => !source.includes(`'${name}'`));
    });
    expect(missing).toEqual([]);
  });
});
