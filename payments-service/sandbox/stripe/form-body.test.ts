import { expect, test } from 'vitest';
import { parseForm } from './form-body';

test.each([
  ['a=1&b=', { a: '1', b: '' }],
  ['card[number]=42&card[exp]=1', { card: { number: '42', exp: '1' } }],
  ['expand[]=a&expand[]=b', { expand: ['a', 'b'] }],
  ['expand[0]=a&expand[1]=b', { expand: ['a', 'b'] }],
  ['a[b][c]=x%20y', { a: { b: { c: 'x y' } } }],
  ['metadata[order]=ord_1', { metadata: { order: 'ord_1' } }],
  ['a=1&a[b]=2', { a: { b: '2' } }],
])('%s', (form, expected) => expect(parseForm(form)).toEqual(expected));

test('a hostile name reaches no prototype', () => {
  parseForm('__proto__[polluted]=yes&constructor[prototype][polluted]=yes');
  expect({}).not.toHaveProperty('polluted');
});
