import { Box, Button, Checkbox, Field, Flex, ProgressBar, Typography } from '@strapi/design-system';
import { Download } from '@strapi/icons';
import { getFetchClient, Layouts, Page } from '@strapi/strapi/admin';
import { useState } from 'react';
import { FailureNotice } from '../desk/failure-notice';
import { Panel } from '../desk/panel';
import { FileInput } from './file-input';
import { LinesTable } from './lines-table';
import { IMPORT_PRODUCTS } from './register';
import { isWork, useImport } from './use-import';
import type { LineReport } from './wire';

/** Below /admin/product-imports. */
export function ProtectedImportPage() {
  return (
    <Page.Protect permissions={IMPORT_PRODUCTS}>
      <ImportPage />
    </Page.Protect>
  );
}

/** Products from a CSV and a folder of files: first a dry run, then the import. And all products as a CSV. */
function ImportPage() {
  const { step, progress, failure, check, run, startOver } = useImport();
  const [csv, setCsv] = useState<File | null>(null);
  const [folder, setFolder] = useState<File[]>([]);
  const [isStrict, setStrict] = useState(false);
  const lines = step.name === 'choose' ? [] : step.lines;
  const work = lines.filter(({ action }) => isWork(action)).length;
  const bad = lines.filter(({ action }) => action === 'bad').length;

  return (
    <Page.Main>
      <Page.Title>Import products</Page.Title>
      <Layouts.Header
        title="Import products"
        subtitle="Many products from a table, with their pictures and files"
        primaryAction={
          <Button variant="secondary" startIcon={<Download />} onClick={() => void saveExport()}>
            Export all products
          </Button>
        }
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={6}>
          <Panel title="1. Choose the table and the files">
            <Flex direction="column" alignItems="stretch" gap={4}>
              <Typography tag="p" textColor="neutral600">
                A CSV, saved as UTF-8, with a row of column names first; the export shows them all. The slug tells which
                product a line is about. A column that is not there leaves its field as it is; an empty cell empties it.
                New products are drafts unless their status says published.
              </Typography>
              <Field.Root name="csv" required>
                <Field.Label>Table (CSV)</Field.Label>
                <FileInput
                  accept=".csv,text/csv"
                  aria-label="Table (CSV)"
                  onChange={({ target }) => {
                    setCsv(target.files?.[0] ?? null);
                    startOver();
                  }}
                />
              </Field.Root>
              <Field.Root
                name="folder"
                hint="Only needed where the table names files that the products do not have yet."
              >
                <Field.Label>Folder of pictures and files</Field.Label>
                <FileInput
                  multiple
                  aria-label="Folder of pictures and files"
                  {...{ webkitdirectory: '' }}
                  onChange={({ target }) => {
                    setFolder([...(target.files ?? [])]);
                    startOver();
                  }}
                />
                <Field.Hint />
              </Field.Root>
              <FailureNotice failure={failure} />
              <Flex>
                <Button disabled={csv === null || progress !== null} onClick={() => csv && void check(csv, folder)}>
                  Check without importing
                </Button>
              </Flex>
            </Flex>
          </Panel>
          {progress && (
            <Box role="status" background="neutral0" hasRadius padding={6}>
              <Typography tag="p">
                {progress.text}: {progress.done} of {progress.of}. Keep this page open.
              </Typography>
              <ProgressBar
                value={Math.round((100 * progress.done) / Math.max(progress.of, 1))}
                aria-label={progress.text}
              />
            </Box>
          )}
          {step.name !== 'choose' && (
            <Panel title={step.name === 'checked' ? '2. What would happen' : '3. What was done'}>
              <Flex direction="column" alignItems="stretch" gap={4}>
                <Typography role="status">{summaryOf(lines)}</Typography>
                {step.name === 'checked' && (
                  <Flex gap={6} wrap="wrap">
                    <Checkbox checked={isStrict} onCheckedChange={(checked) => setStrict(checked === true)}>
                      Import nothing if a line is not possible
                    </Checkbox>
                    <Button
                      disabled={progress !== null || work === 0 || (isStrict && bad > 0)}
                      onClick={() => void run()}
                    >
                      {`Import ${work === 1 ? '1 product' : `${work} products`}`}
                    </Button>
                  </Flex>
                )}
                {step.name === 'imported' && (
                  <Typography tag="p">
                    Done. To be sure, check the same table again: it should find everything unchanged.
                  </Typography>
                )}
                <LinesTable lines={lines.filter(({ action }) => action !== 'unchanged')} />
              </Flex>
            </Panel>
          )}
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}

function summaryOf(lines: readonly LineReport[]): string {
  const countOf = (action: LineReport['action']) => lines.filter((line) => line.action === action).length;
  return `${countOf('create')} new, ${countOf('change')} changed, ${countOf('unchanged')} unchanged, ${countOf('bad')} not possible.`;
}

async function saveExport(): Promise<void> {
  const { data } = await getFetchClient().get<Blob>('/admin/product-imports/export', { responseType: 'blob' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(data);
  link.download = 'products.csv';
  link.click();
  URL.revokeObjectURL(link.href);
}
