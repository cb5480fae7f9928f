import { ROLE } from '@boostdesk/auth';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tokenFor } from '../../testing/token.ts';
import { readStoredAuth } from './page-auth.ts';
import { prefetchBootData } from './prefetch.ts';

const API = 'https://desk.example/api';
const LIST = '/order/getList';
const sent = vi.fn<typeof fetch>();
const paths = () => sent.mock.calls.map(([input]) => `${input}`.replace(API, ''));

const signIn = (role: number = ROLE.customer) => localStorage.setItem('token', tokenFor({ role }));
function open(path: string, api = API): void {
  history.replaceState(null, '', path);
  document.head.innerHTML = api === '' ? '' : `<meta name="api" content="${api}">`;
}
const ask = () => prefetchBootData(readStoredAuth());

beforeEach(() => {
  sent.mockImplementation(async (input) =>
    Object.defineProperty(Response.json({ items: [], next: null }), 'url', { value: `${input}` }),
  );
  vi.stubGlobal('fetch', sent);
  open('/orders');
});
afterEach(() => {
  globalThis.prefetchCache = undefined;
  localStorage.clear();
  sessionStorage.clear();
  document.head.innerHTML = '';
  vi.unstubAllGlobals();
  sent.mockReset();
});

test('prefetchBootData sends the calls of every page when a token is stored, and those of the orders list on /orders', () => {
  signIn();
  ask();
  expect(paths()).toEqual(['/config.json', '/auth/isAuthenticated', '/user/getUserInfo', LIST, '/order/getCounts']);
  sent.mockClear();
  open('/profile');
  ask();
  expect(paths()).toEqual(['/config.json', '/auth/isAuthenticated', '/user/getUserInfo']);
});

interface Opened {
  readonly token: string;
  readonly api?: string;
  readonly path?: string;
  readonly exchange?: string;
}

test.each<[string, Opened]>([
  ['no token is stored', { token: '' }],
  ['the page names no API', { token: tokenFor({}), api: '' }],
  ['a link signs in', { token: tokenFor({}), path: '/loggedIn/abc' }],
  ['a link is being exchanged', { token: tokenFor({}), exchange: 'x' }],
  ['the token is malformed', { token: 'a b' }],
])(
  'prefetchBootData requests only the configuration when %s',
  (_, { token, api = API, path = '/orders', exchange = '' }) => {
    localStorage.setItem('token', token);
    sessionStorage.setItem('boostdesk.exchange', exchange);
    open(path, api);
    ask();
    expect(paths()).toEqual(['/config.json']);
  },
);

test('prefetchBootData requests no orders list for staff', () => {
  signIn(ROLE.admin);
  ask();
  expect(paths()).not.toContain(LIST);
});
