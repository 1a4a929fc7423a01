import { expect, test } from 'vitest';
import { attachmentHeader } from './content-disposition';

test.each([
  ['icons.zip', `attachment; filename="icons.zip"; filename*=UTF-8''icons.zip`],
  ['Töpfe – 1.zip', `attachment; filename="Topfe  1.zip"; filename*=UTF-8''T%C3%B6pfe%20%E2%80%93%201.zip`],
  ['a"b\\c.zip', `attachment; filename="a_b_c.zip"; filename*=UTF-8''a%22b%5Cc.zip`],
  ['窯.zip', `attachment; filename=".zip"; filename*=UTF-8''%E7%AA%AF.zip`],
  ["it's (1).zip", `attachment; filename="it's (1).zip"; filename*=UTF-8''it%27s%20%281%29.zip`],
])('%s', (fileName, header) => {
  expect(attachmentHeader(fileName)).toBe(header);
});

test('a name cannot add a header', () => {
  expect(attachmentHeader('a\r\nset-cookie: x=1')).not.toMatch(/[\r\n]/);
});
