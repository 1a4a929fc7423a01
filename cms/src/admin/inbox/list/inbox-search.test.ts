import { expect, it } from 'vitest';
import { readSearch, toAddress, toQuery, type InboxSearch } from './inbox-search';

const PLAIN: InboxSearch = { q: '', kind: '', show: 'open', owner: '', sort: 'newest', page: 1 };
const FULL: InboxSearch = {
  q: 'ada+b@x.example #1',
  kind: 'plan',
  show: 'overdue',
  owner: '7',
  sort: 'waiting',
  page: 3,
};

it.each([PLAIN, FULL, { ...PLAIN, owner: 'me' }])('survives the way through the address: %j', (search) => {
  expect(readSearch(toAddress(search))).toEqual(search);
});

it('says nothing that it need not, and shows no server what was typed', () => {
  expect(toAddress(PLAIN)).toEqual({ search: '', hash: '' });
  const { search, hash } = toAddress(FULL);
  expect(search).toBe('?show=overdue&kind=plan&owner=7&sort=waiting&page=3');
  expect(hash).toContain('ada');
});

it.each([
  { search: '?show=toString&page=-1&sort=x', hash: '' },
  { search: '?page=1e99', hash: '#' },
])('takes %j for the plain list', (address) => expect(readSearch(address)).toEqual(PLAIN));

it('asks for what is shown', () => {
  expect(toQuery(FULL)).toEqual({ ...FULL, owner: 7 });
  expect(toQuery(PLAIN)).toEqual({ q: '', show: 'open', sort: 'newest', page: 1 });
});
