import { ROLE } from '@boostdesk/auth';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tokenFor } from '../../testing/token.ts';
import { callerOfPage, isStillOf } from './ask.ts';
import { askAhead, FIRST_CALLS } from './ask-ahead.ts';
import { fetchOnce } from './asked-ahead.ts';
import { askWholeScreen, type WholeScreen } from './whole-screen.ts';

const API = 'https://desk.example/api';
const LIST = '/order/getList';
const sent = vi.fn<typeof fetch>();
const paths = () => sent.mock.calls.map(([input]) => `${input}`.replace(API, ''));
const whole = { list: { items: [], next: 'more' }, counts: { all: 3, byStatus: [], archived: 0 }, drawing: null };

/** As the app asks for a list. */
async function listOfApp(): Promise<unknown> {
  const token = localStorage.getItem('token');
  const body = JSON.stringify(FIRST_CALLS.ownOrders[LIST]);
  const answer = await fetchOnce(`${API}${LIST}`, {
    method: 'POST',
    body,
    headers: { Authorization: `Bearer ${token}` },
  });
  return answer.json();
}
const signIn = (role: number = ROLE.customer) => localStorage.setItem('token', tokenFor({ role }));
function open(path: string, api = API): void {
  history.replaceState(null, '', path);
  document.head.innerHTML = api === '' ? '' : `<meta name="api" content="${api}">`;
}
const signedIn = () => {
  const caller = callerOfPage();
  if (caller === null) throw new Error('Nobody is signed in.');
  return caller;
};
const ask = (coming?: Promise<WholeScreen>) => askAhead(callerOfPage(), coming);

beforeEach(() => {
  sent.mockImplementation(async (input) =>
    Object.defineProperty(Response.json({ items: [], next: null }), 'url', { value: `${input}` }),
  );
  vi.stubGlobal('fetch', sent);
  globalThis.askedAhead = { token: null, calls: new Map() };
  open('/orders');
});
afterEach(() => {
  globalThis.askedAhead = undefined;
  localStorage.clear();
  sessionStorage.clear();
  document.head.innerHTML = '';
  delete document.documentElement.dataset.density;
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

test('an app that is there already asks by itself', () => {
  signIn();
  globalThis.askedAhead = undefined;
  ask();
  expect(sent).not.toHaveBeenCalled();
});

test('what comes with the whole screen is what the app gets for its own question', async () => {
  signIn();
  ask(Promise.resolve(whole));
  expect(paths()).not.toContain(LIST);
  expect(await listOfApp()).toEqual(whole.list);
});

test('where the screen does not come, the page asks for its list after all', async () => {
  signIn();
  ask(Promise.reject(new Error('Status 500')));
  expect(await listOfApp()).toEqual({ items: [], next: null });
  expect(paths().filter((path) => path === LIST)).toHaveLength(1);
});

test('the screen is asked for with the window and the looks of this browser', async () => {
  signIn();
  sent.mockImplementation(async () => Response.json(whole));
  document.documentElement.dataset.density = 'compact';
  localStorage.setItem('boostdesk.sidebar', '"rail"');
  const ahead = askWholeScreen(signedIn());
  expect(await ahead.isComing).toBe(true);
  expect(await ahead.whole).toEqual(whole);
  expect(paths()).toEqual(['/screen/getOrders']);
  expect(JSON.parse(`${sent.mock.calls[0]?.[1]?.body}`)).toEqual({
    width: innerWidth,
    height: innerHeight,
    density: 'compact',
    sidebar: 'rail',
  });
});

test('a refusal is no screen', async () => {
  signIn();
  sent.mockImplementation(async () => new Response('{}', { status: 500 }));
  const ahead = askWholeScreen(signedIn());
  expect(await ahead.isComing).toBe(false);
  await expect(ahead.whole).rejects.toThrow('500');
});

test('what was asked is of the session that asked, renewed or not, and of no other', () => {
  const asking = { user: 5, sid: 's-1' };
  const caller = { token: tokenFor(asking) };
  const isStill = (token: string | null) => {
    localStorage.clear();
    if (token !== null) localStorage.setItem('token', token);
    return isStillOf(caller);
  };
  expect(isStill(tokenFor({ ...asking, exp: 4_100_000_000 }))).toBe(true);
  expect(isStill(tokenFor({ ...asking, user: 6 }))).toBe(false);
  expect(isStill(tokenFor({ ...asking, sid: 's-2' }))).toBe(false);
  expect(isStill('nonsense')).toBe(false);
  expect(isStill(null)).toBe(false);
});
