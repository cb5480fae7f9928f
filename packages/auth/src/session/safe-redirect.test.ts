import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pageByPath } from '../pages.ts';
import { toDashboardPath, toSameOriginPath } from './safe-redirect.ts';

test.each(['/', '/orders', '/order/10482?tab=chat', '/admin/sitelogs?order=10482#top', '/loggedInAs', '/?to=//a'])(
  'toDashboardPath returns the path %s unchanged',
  (path) => {
    expect([toDashboardPath(path), toSameOriginPath(path)]).toEqual([path, path]);
  },
);

const foreign = [
  null,
  '',
  'orders',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n//evil.example',
  ' //evil.example',
  'https://evil.example',
  'HTTPS://evil.example',
  'https:evil.example',
  'http://localhost:3000@evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'blob:https://evil.example/x',
  'file:///etc/passwd',
  '/\u0000/evil.example',
  '/%2f\\evil.example',
  '@evil.example',
  '.evil.example',
  '/x/..//evil.example',
  '/.//evil.example',
  '/%2e%2E//evil.example',
];

describe('redirect paths', () => {
  // @spec 2.1-1, 2.1-12
  test.each([
    ...foreign,
    '/loggedIn/another-token',
    '/LoggedIn/another-token',
    '/x/../loggedin',
    '/loggedin?a',
    '/%6coggedIn/abc',
    '/logged%49n',
  ])('toDashboardPath returns / for %j', (path) => {
    expect(toDashboardPath(path)).toBe('/');
  });

  test.each(foreign)('ownPath returns null for %j', (path) => {
    expect(toSameOriginPath(path)).toBeNull();
  });

  test('ownPath returns a path of its own origin for any text, and is idempotent', () => {
    const part = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2e',
      '%2f',
      'loggedin',
      'a',
      '?',
      '#',
      ':',
      '@',
      '\t',
      'https:',
      ' ',
    );
    const escaped = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`;
    const written = [(letter: string) => letter, (letter: string) => letter.toUpperCase(), escaped];
    /** `/loggedIn` in any spelling. */
    const handOver = fc
      .array(fc.constantFrom(...written), { minLength: 8, maxLength: 8 })
      .map((ways) => ways.map((write, place) => write('loggedin'.charAt(place))).join(''));
    const start = fc.constantFrom('', '/', '/./', '/x/../');
    fc.assert(
      fc.property(start, fc.oneof(part, handOver), fc.array(part, { maxLength: 12 }), (lead, first, rest) => {
        const path = toDashboardPath(`${lead}${first}${rest.join('')}`);
        const { origin, pathname } = new URL(path, 'https://desk.example/orders');
        expect(origin).toBe('https://desk.example');
        expect(decodeURIComponent(pathname.split('/')[1] ?? '').toLowerCase()).not.toBe('loggedin');
        expect(pageByPath(path)?.id).not.toBe('loggedIn');
        expect(toDashboardPath(path)).toBe(path);
      }),
    );
  });
});
