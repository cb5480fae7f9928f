import { pageByPath, pages } from '@boostdesk/auth';
import { matchRoutes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const routes = pages
  .filter(({ group }) => group !== 'frontEnd')
  .map(({ id, path }) => ({ id, path, caseSensitive: true }));

const hex = (letter: string) => letter.charCodeAt(0).toString(16);
const writings: readonly (readonly [string, (letter: string, place: number) => string])[] = [
  ['plain', (letter) => letter],
  ['in capitals', (letter) => letter.toUpperCase()],
  ['encoded', (letter) => `%${hex(letter)}`],
  ['with one letter encoded', (letter, place) => (place === 1 ? `%${hex(letter)}` : letter)],
  ['as encoded capitals', (letter) => `%${hex(letter.toUpperCase())}`],
  ['encoded twice', (letter) => `%25${hex(letter)}`],
];
const ends = ['', '/', '//', '/x', '/%zz', '%2F', '%2Fx', '?x=1', '#y'];

// The router warns about addresses that cannot be decoded.
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

test.each(writings)('the page guards match the same page as the router for an address written %s', (_, write) => {
  for (const { path } of routes) {
    for (const end of ends) {
      const written = path.replace(/:\w+/, '10001').replace(/\w/g, write) + end;
      const { pathname } = new URL(`https://desk.example${written}`);
      expect(pageByPath(pathname)?.id, written).toBe(matchRoutes(routes, pathname)?.[0]?.route.id);
    }
  }
});
