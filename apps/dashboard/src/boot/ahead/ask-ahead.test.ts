import { ROLE } from '@boostdesk/auth';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tokenFor } from '../../testing/token.ts';
import { callerOfPage } from './ask.ts';
import { askAhead } from './ask-ahead.ts';

const API = 'https://desk.example/api';
const LIST = '/order/getList';
const sent = vi.fn<typeof fetch>();
const paths = () => sent.mock.calls.map(([input]) => `${input}`.replace(API, ''));

const signIn = (role: number = ROLE.customer) => localStorage.setItem('token', tokenFor({ role }));
function open(path: string, api = API): void {
  history.replaceState(null, '', path);
  document.head.innerHTML = api === '' ? '' : `<meta name="api" content="${api}">`;
}
const ask = () => askAhead(callerOfPage());

beforeEach(() => {
  sent.mockImplementation(async (input) =>
    Object.defineProperty(Response.json({ items: [], next: null }), 'url', { value: `${input}` }),
  );
  vi.stubGlobal('fetch', sent);
  open('/orders');
});
afterEach(() => {
  globalThis.askedAhead = undefined;
  localStorage.clear();
  sessionStorage.clear();
  document.head.innerHTML = '';
  vi.unstubAllGlobals();
  sent.mockReset();
});

test('whoever is signed in asks what every page asks, and the list of orders as well where it is opened', () => {
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
  ['nobody is signed in', { token: '' }],
  ['no server has named its API', { token: tokenFor({}), api: '' }],
  ['a link signs somebody in', { token: tokenFor({}), path: '/loggedIn/abc' }],
  ['a link is being exchanged', { token: tokenFor({}), exchange: 'x' }],
  ['the token is none', { token: 'a b' }],
])(
  'where %s the configuration is all that is asked for',
  (_, { token, api = API, path = '/orders', exchange = '' }) => {
    localStorage.setItem('token', token);
    sessionStorage.setItem('boostdesk.exchange', exchange);
    open(path, api);
    ask();
    expect(paths()).toEqual(['/config.json']);
  },
);

test('staff have a desk: no list is asked for', () => {
  signIn(ROLE.admin);
  ask();
  expect(paths()).not.toContain(LIST);
});
