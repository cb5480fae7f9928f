import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeMalformedPath } from './malformed-path.ts';

test.each([
  ['/order/10001', '/order/10001'],
  ['/a%20b?text=%', '/a%20b?text=%'],
  ['/%', '/%25'],
  ['/%E0%A4%A?next=%2F', '/%25E0%25A4%25A?next=%2F'],
  ['/%2e%2e/%', '/%252e%252e/%25'],
  ['/%#%', '/%25#%'],
])('escapeMalformedPath turns %s into %s', (url, read) => {
  expect(escapeMalformedPath(url)).toBe(read);
});

test('escapeMalformedPath returns the path or an encoding that decodes to it', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('%', '/', '2', 'e', 'E0', '.', 'a')), (parts) => {
      const path = `/${parts.join('')}`;
      const read = escapeMalformedPath(path);
      expect(read === path || decodeURIComponent(read) === path).toBe(true);
      expect(() => decodeURIComponent(read)).not.toThrow();
    }),
  );
});
