import { createHash } from 'node:crypto';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { PriceBounds, PriceListEntry, ProductList } from '../src/catalogue/wire';
import { call } from './support/http';
import type { Plan, TeamMember } from '../src/content/wire';
import type { Content } from './support/content';
import type { Success } from './support/products';
import { ADMIN, createWorkspace, SERVICE_SECRET, startCms, type Cms, type Workspace } from './support/run-cms';
import { PIXEL, writeSeedFolder, writeSiteFolder } from './support/seed-folder';

let workspace: Workspace;
let missingArchive: string;
let missingPicture: string;
let cms: Cms;

/** Runs the CMS on the same data, with or without seeding, for the length of one visit. */
async function visit(seed: boolean, look: () => Promise<void>): Promise<void> {
  cms = await startCms({ ...workspace, env: { ...workspace.env, SEED: String(seed) } });
  try {
    await look();
  } finally {
    await cms.stop();
  }
}

const list = async () => (await call<Success<ProductList>>(`${cms.url}/api/products?facets=true&sort=name`)).body.data;
const slugs = async () => (await list()).products.map(({ slug }) => slug);

const plans = async () => (await call<Content<Plan[]>>(`${cms.url}/api/plans`)).body.data.map(({ id }) => id);
const team = async () => (await call<Content<TeamMember[]>>(`${cms.url}/api/team-members`)).body.data;

beforeAll(async () => {
  workspace = await createWorkspace();
  const seedDir = join(workspace.dataDir, 'seed');
  workspace.env.SEED_DIR = seedDir;
  ({ missingArchive } = await writeSeedFolder(seedDir));
});

afterAll(async () => workspace.remove());

describe('an installation over its starts', () => {
  it('is empty at first, has the price range of the specification and the first administrator', async () => {
    await visit(false, async () => {
      const range = await call<Success<PriceBounds>>(`${cms.url}/api/products/price-range`);
      expect(range.body).toEqual({ success: true, data: { min: 0, max: 100 } });
      expect(await list()).toMatchObject({ products: [], published: 0, facets: { categories: [], tags: [] } });
      expect((await call(`${cms.url}/admin/login`, { method: 'POST', json: ADMIN })).status).toBe(200);
      expect((await call(`${cms.url}/api/plans?preview=token-of-a-link`)).status).toBe(410);
      await vi.waitFor(() => expect(cms.output()).toContain('GET /api/plans ('));
      expect(cms.output()).not.toContain('token-of-a-link');
    });
  }, 120_000);

  it('is filled when empty; what could not be done is done at the next start, and nothing twice', async () => {
    await visit(true, async () => {
      expect(await slugs()).toEqual(['first-asset']);
      expect(await plans()).toEqual([]);
      expect(cms.output()).toMatch(/Left out second-asset: asset\.zip not found/);
    });

    await writeFile(missingArchive, 'second archive');
    // As in an installation whose catalogue was there before the content beside it.
    ({ missingPicture } = await writeSiteFolder(String(workspace.env.SEED_DIR)));
    await visit(true, async () => {
      const { products, facets } = await list();
      expect(products.map(({ id, slug }) => [id, slug])).toEqual([
        [1, 'first-asset'],
        [2, 'second-asset'],
      ]);
      expect(products[0]).toMatchObject({
        price: 12,
        originalPrice: 18,
        featured: true,
        category: { slug: 'icons', name: 'Icons' },
        subCategory: { slug: 'line-icons', name: 'Line icons' },
        tags: [{ slug: 'svg', name: 'SVG' }],
        images: [{ alternativeText: 'A cover' }, { alternativeText: 'A cover' }],
      });
      expect(facets?.categories).toEqual([{ slug: 'icons', name: 'Icons', count: 2 }]);

      const path = `${cms.url}/api/internal/price-list?ids=2`;
      const priced = await call<Success<{ products: PriceListEntry[] }>>(path, { token: SERVICE_SECRET });
      const sha256 = createHash('sha256').update('second archive').digest('hex');
      expect(priced.body.data.products[0]?.files).toMatchObject([{ fileName: 'second-asset-1.0.zip', sha256 }]);
      expect(await readdir(cms.privateDir)).toHaveLength(2);

      expect(await plans()).toEqual(['small', 'large']);
      expect(await team()).toMatchObject([{ name: 'lathe', image: { alternativeText: 'lathe at work' } }]);
      expect(cms.output()).toMatch(/Left out wheel: wheel\.png not found/);

      await removeFirst();
    });
  }, 120_000);

  it('does not bring back what an editor removed', async () => {
    await writeFile(missingPicture, PIXEL);
    await visit(true, async () => {
      expect(await slugs()).toEqual(['second-asset']);
      expect(await plans()).toEqual(['large']);
      expect((await team()).map(({ name }) => name)).toEqual(['lathe', 'wheel']);
    });
  }, 120_000);

  it('does not start without its secrets, and names them', async () => {
    const env = { ...workspace.env, SERVICE_SECRET: '', JWT_SECRET: 'x' };
    await expect(startCms({ ...workspace, env })).rejects.toThrow(/set SERVICE_SECRET/);
  }, 120_000);
});

/** The first product and the first plan. */
async function removeFirst(): Promise<void> {
  const login = await call<{ data: { token: string } }>(`${cms.url}/admin/login`, { method: 'POST', json: ADMIN });
  const { token } = login.body.data;
  expect((await call(`${cms.url}/api/products/1`, { method: 'DELETE', token })).status).toBe(200);

  const list = `${cms.url}/content-manager/collection-types/api::plan.plan`;
  const { body } = await call<{ results: { documentId: string }[] }>(`${list}?filters[slug][$eq]=small`, { token });
  expect((await call(`${list}/${body.results[0]?.documentId}`, { method: 'DELETE', token })).status).toBe(200);
}
