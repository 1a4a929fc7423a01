import { expect, it } from 'vitest';
import { keyOf, mergePermissions } from './merge-permissions';
import type { Permission } from './role-permissions';

const permission = (action: string, subject: string | null = null, fields?: string[]): Permission => ({
  action,
  subject,
  properties: fields ? { fields } : {},
  conditions: [],
});
const readTags = permission('read', 'tag', ['name']);
const editTags = permission('update', 'tag', ['name']);
const seeMedia = permission('media');

it('gives what is missing', () => {
  expect(mergePermissions([], [readTags, seeMedia], [])).toEqual([readTags, seeMedia]);
});

it('gives again what was taken by hand, and whole', () => {
  const narrowed: Permission = { ...editTags, properties: { fields: [] }, conditions: ['own'] };
  expect(mergePermissions([narrowed], [readTags, editTags], [keyOf(readTags), keyOf(editTags)])).toEqual([
    readTags,
    editTags,
  ]);
});

it('leaves what was added by hand, even of a type that is ours', () => {
  const added = permission('delete', 'tag');
  expect(mergePermissions([added, readTags], [readTags], [keyOf(readTags)])).toEqual([readTags, added]);
});

it('takes what was ours and is no more', () => {
  expect(mergePermissions([readTags, editTags], [readTags], [keyOf(readTags), keyOf(editTags)])).toEqual([readTags]);
});

it('follows the fields of a type', () => {
  const grown = permission('read', 'tag', ['name', 'colour']);
  expect(mergePermissions([readTags], [grown], [keyOf(readTags)])).toEqual([grown]);
});

it('tells an action without a subject from the same one with it', () => {
  expect(mergePermissions([permission('read')], [readTags], [keyOf(readTags)])).toEqual([readTags, permission('read')]);
});
