import { expect, inject, it } from 'vitest';
import { call } from './support/http';
import { readContent } from './support/content';

const { url, tokens } = inject('cms');

const TEXTS = {
  name: 'Kiln',
  line: 'Things made to last the fire.',
  description: 'A studio.',
  address: ['Kiln Studio', 'Harbour Lane'],
  emails: [
    { label: 'New work', value: 'studio@kiln.example' },
    { label: 'Orders', value: 'support@kiln.example' },
  ],
  phones: [
    { label: 'Studio', value: '+44 117 496 0142' },
    { label: 'Support', value: '+44 117 496 0178' },
  ],
  timeZone: 'Europe/London',
  social: [{ name: 'Elsewhere', href: 'https://example.com/kiln' }],
  heroWords: ['Create', 'Design'],
  heroLead: 'Hero.',
  aboutLead: 'About.',
  mission: [{ title: 'Innovation', text: 'New.' }],
  contactLead: 'Contact.',
  offerLead: 'Offer.',
  plansLead: 'Plans.',
};

const save = async (fields: object) =>
  call<unknown>(`${url}/content-manager/single-types/api::site-setting.site-setting`, {
    method: 'PUT',
    token: tokens.editor,
    json: fields,
  });

it('are not found until they are saved, and then have the shape of the contract', async () => {
  expect((await call(`${url}/api/site-settings`)).status).toBe(404);

  const hours = [
    { firstDay: 'Mon', lastDay: 'Fri', opens: '09:00:00.000', closes: '18:00:00.000' },
    { firstDay: 'Sun', lastDay: 'Sun', opens: null, closes: null },
  ];
  expect(await save({ ...TEXTS, hours })).toMatchObject({ status: 200 });
  expect(await readContent('site-settings')).toEqual({
    ...TEXTS,
    hours: [
      { firstDay: 'Mon', lastDay: 'Fri', opens: '09:00', closes: '18:00' },
      { firstDay: 'Sun', lastDay: 'Sun', opens: null, closes: null },
    ],
    film: null,
    filmPoster: null,
    socialPicture: null,
  });

  const script = await save({ ...TEXTS, hours, social: [{ name: 'X', href: 'javascript:alert(1)' }] });
  expect(script.status).toBe(400);
});
