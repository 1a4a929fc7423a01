import { describe, expect, inject, it } from 'vitest';
import { call } from './support/http';
import { createEntry, createPublished, edit, readContent } from './support/content';

const { url } = inject('cms');
const PAGE = 'api::text-page.text-page';

const page = (slug: string, words: string) => ({
  slug,
  title: 'Title',
  lead: 'Lead.',
  sections: [
    {
      title: 'Section',
      body: [
        { type: 'heading', level: 2, children: [{ type: 'text', text: words, bold: true }] },
        {
          type: 'paragraph',
          children: [
            { type: 'text', text: 'See ' },
            { type: 'link', url: '/terms', children: [{ type: 'text', text: 'the terms' }] },
            { type: 'text', text: '.' },
          ],
        },
      ],
    },
  ],
});

const statusOf = async (path: string) => (await call(`${url}/api/text-pages/${path}`)).status;

describe('a text page', () => {
  it.each(['nothing', 'help%00', '..%2Fplans'])('is not found by the name %s', async (slug) => {
    expect(await statusOf(slug)).toBe(404);
  });

  it('is not found while it is a draft, whatever status is asked for', async () => {
    await createEntry(PAGE, page('privacy', 'Draft'));
    expect(await statusOf('privacy?status=draft')).toBe(404);
  });

  it('is shown as text once published, until it is taken back', async () => {
    const documentId = await createPublished(PAGE, page('help', 'Files'));
    expect(await readContent('text-pages/help')).toEqual({
      slug: 'help',
      title: 'Title',
      lead: 'Lead.',
      sections: [
        {
          title: 'Section',
          blocks: [
            { kind: 'paragraph', spans: ['Files'] },
            { kind: 'paragraph', spans: ['See ', { text: 'the terms', href: '/terms' }, '.'] },
          ],
        },
      ],
      updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    });

    await edit(PAGE, `/${documentId}/actions/unpublish`);
    expect(await statusOf('help')).toBe(404);
  });
});
