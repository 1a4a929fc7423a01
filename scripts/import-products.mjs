import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ensureEnvFile, readSettings } from './lib/environment.mjs';

// npm run import-products -- products.csv [--dry-run] [--all-or-nothing]      npm run import-products -- --export products.csv
// Speaks to the running CMS; the files that the CSV names lie below IMPORT_DIR.
const AT_ONCE = 25;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { export: { type: 'string' }, 'dry-run': { type: 'boolean' }, 'all-or-nothing': { type: 'boolean' } },
});
ensureEnvFile();
const { CMS_URL, SERVICE_SECRET } = readSettings();
const id = randomBytes(16).toString('hex');

try {
  if (values.export) {
    writeFileSync(values.export, await (await call('/export')).text());
    console.log(`Wrote ${values.export}.`);
  } else {
    process.exitCode = await importFile(positionals[0]);
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

/** @returns the exit code: 1 when a line is bad */
async function importFile(file) {
  if (!file) throw new Error('Name the CSV: npm run import-products -- products.csv [--dry-run] [--all-or-nothing]');
  const { rows, doubles } = await json('/read', readFileSync(file), 'application/octet-stream');
  const checked = [...doubles, ...(await inParts('check', rows))];
  const bad = checked.filter(({ action }) => action === 'bad');
  report('Dry run', checked);
  if (values['dry-run']) return bad.length > 0 ? 1 : 0;
  if (values['all-or-nothing'] && bad.length > 0) {
    console.log('Nothing was imported, because of the lines above.');
    return 1;
  }
  const good = new Set(
    checked.filter(({ action }) => action === 'create' || action === 'change').map(({ line }) => line),
  );
  const done = await inParts(
    'run',
    rows.filter(({ line }) => good.has(line)),
  );
  report('Imported', done);
  return bad.length > 0 || done.some(({ action }) => action === 'bad') ? 1 : 0;
}

async function inParts(verb, rows) {
  const lines = [];
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    const part = JSON.stringify({ rows: rows.slice(start, start + AT_ONCE) });
    lines.push(...(await json(`/${id}/${verb}`, part, 'application/json')).lines);
    process.stderr.write(`\r${verb}: ${Math.min(start + AT_ONCE, rows.length)} of ${rows.length} `);
  }
  if (rows.length > 0) process.stderr.write('\n');
  return lines;
}

function report(title, lines) {
  for (const { line, slug, problems } of lines) {
    for (const { field, message } of problems) console.log(`line ${line} (${slug}) ${field}: ${message}`);
  }
  const counts = ['create', 'change', 'unchanged', 'bad'].map(
    (action) => `${lines.filter((line) => line.action === action).length} ${action}`,
  );
  console.log(`${title}: ${counts.join(', ')}`);
}

async function json(path, body, type) {
  return (await (await call(path, body, type)).json()).data;
}

async function call(path, body, type) {
  const response = await fetch(`${CMS_URL}/api/internal/product-imports${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${SERVICE_SECRET}`, ...(type && { 'content-type': type }) },
    body,
  });
  if (response.ok) return response;
  const answer = await response.json().catch(() => undefined);
  throw new Error(answer?.error?.message ?? `The CMS answered ${response.status}.`);
}
