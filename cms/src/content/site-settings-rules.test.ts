import { expect, it } from 'vitest';
import { siteSettingsFaults } from './site-settings-rules';

const FINE = {
  timeZone: 'Europe/London',
  address: ['Kiln Studio'],
  heroWords: ['Create'],
  emails: [{ value: 'studio@kiln.example' }],
  phones: [{ value: '+44 (117) 496-0142' }],
  social: [{ href: 'https://www.instagram.com/kiln' }],
  hours: [
    { firstDay: 'Mon', lastDay: 'Fri', opens: '09:00:00.000', closes: '18:00:00.000' },
    { firstDay: 'Sun', lastDay: 'Sun', opens: null, closes: null },
  ],
};

it('takes settings that every page can show, and a change of some', () => {
  expect(siteSettingsFaults(FINE)).toEqual([]);
  expect(siteSettingsFaults({ timeZone: 'Asia/Kolkata' })).toEqual([]);
  expect(siteSettingsFaults({})).toEqual([]);
});

it.each([
  [{ timeZone: 'Europe/Lundon' }, 'timeZone', /no time zone 'Europe\/Lundon'.*Europe\/London/],
  [{ address: [] }, 'address', /Write the address/],
  [{ heroWords: null }, 'heroWords', /at least one word/],
  [{ heroWords: ['Create', 'Incomprehensibilities'] }, 'heroWords', /'Incomprehensibilities' is too long/],
  [{ emails: [...FINE.emails, { value: 'studio at kiln' }] }, 'emails.1.value', /as in studio@kiln\.example/],
  [{ phones: [{ value: 'call us' }] }, 'phones.0.value', /in digits/],
  [{ social: [{ href: 'https://instagram' }] }, 'social.0.href', /whole address/],
  [{ social: [{ href: 'javascript:alert(1)' }] }, 'social.0.href', /whole address/],
  [{ hours: [{ opens: '18:00', closes: '09:00' }] }, 'hours.0.closes', /Closing comes after opening/],
  [{ hours: [{ opens: null, closes: '18:00' }] }, 'hours.0.opens', /when you open/],
  [{ hours: [{ opens: '09:00', closes: null }] }, 'hours.0.closes', /when you close/],
])('says what to do about %j', (change, field, words) => {
  const faults = siteSettingsFaults({ ...FINE, ...change });
  expect(faults.map(({ path }) => path.join('.'))).toEqual([field]);
  expect(faults[0]?.message).toMatch(words);
});
