import { FakeApiError, FakeNetworkError } from '@boostdesk/api-client/testing';
import { ROLE } from '@boostdesk/auth';
import { sessionFromToken } from '@boostdesk/auth/session';
import { act } from 'react';
import { useLocation } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { keys } from '../data/query-client.ts';
import { themeAtom } from '../session/settings.ts';
import { type InAppOptions, renderInApp } from '../testing/in-app.tsx';
import { orderRow } from '../testing/order-row.ts';
import { clearStorage, signInWithList } from '../testing/persisted-lists.ts';
import { stubLayout } from '../testing/stub-layout.ts';
import { tokenFor } from '../testing/token.ts';
import { translatePage } from '../testing/translate-page.ts';
import { typeInto } from '../testing/type-into.ts';
import { Search } from './search.tsx';

afterEach(clearStorage);

const Address = () => <output>{useLocation().pathname}</output>;

/** Renders the search of a page with these answers. */
async function drawSearch(answers: InAppOptions['answers'], sid = 's', onError?: InAppOptions['onError']) {
  stubLayout();
  HTMLElement.prototype.scrollIntoView = () => undefined;
  const read = sessionFromToken(tokenFor({ role: ROLE.customer }), { now: Date.now() });
  if (!read.ok) throw new Error('The token of the test cannot be read.');
  const logout = vi.fn(async () => undefined);
  const { page, queries, settle, store } = await renderInApp({
    node: (
      <>
        <Search />
        <Address />
      </>
    ),
    answers,
    claims: { ...read.session, sid },
    services: { logout },
    ...(onError && { onError }),
  });
  const box = () => {
    const found = page.querySelector<HTMLInputElement>('[role=combobox]');
    if (found === null) throw new Error('There is no search.');
    return found;
  };
  const search = async (text: string) => {
    await act(async () => box().focus());
    await act(async () => typeInto(box(), text));
    // Typing delay and answer.
    await settle();
    await settle();
    return [...document.querySelectorAll('[role=option]')].map(({ textContent }) => textContent);
  };
  const press = async (key: string) => {
    for (const type of ['keydown', 'keyup'])
      await act(async () => box().dispatchEvent(new KeyboardEvent(type, { key, bubbles: true })));
    await settle();
  };
  const pressEnter = () => press('Enter');
  const leave = async () => {
    await act(async () => box().blur());
    await settle();
  };
  /** Names of the entries by group. */
  const groups = () =>
    Object.fromEntries(
      [...document.querySelectorAll('[role=group]')].map((group) => [
        document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent,
        [...group.querySelectorAll('[role=option]')].map(({ textContent }) => textContent),
      ]),
    );
  const address = () => page.querySelector('output')?.textContent;
  return { queries, search, groups, press, pressEnter, leave, address, store, logout };
}

/** Renders a search whose request fails this way, with order 4712 in the cached lists. */
async function withoutAnswer(failure: Error, sid = 's', onError?: InAppOptions['onError']) {
  await signInWithList([orderRow(4712)]);
  const dashboardSearch = () => {
    throw failure;
  };
  const answers = {
    search: { dashboardSearch },
    auth: { canViewOrder: dashboardSearch },
    order: { get: dashboardSearch },
  };
  return drawSearch(answers, sid, onError);
}

const NOT_NOW = 'Order search isn’t available right now. You can still find pages.';

test('an offline search finds an order of the cached lists by its number, and no other', async () => {
  const { search } = await withoutAnswer(new FakeNetworkError());
  expect(await search('#4712')).toEqual(['#4712 LoL boosting, Gold IV to Platinum IIOpens once the server responds']);
  expect(await search('471')).toEqual([NOT_NOW]);
});

test('an offline search for the same number again shows no error', async () => {
  const failures: string[] = [];
  const { search } = await withoutAnswer(new FakeNetworkError(), 's', ({ call }) => failures.push(call));
  for (const text of ['4712', '471', '4712', '#4712']) await search(text);
  expect(failures).toEqual([]);
});

test('a cached order opens at once when it was opened before', async () => {
  const { queries, search } = await withoutAnswer(new FakeNetworkError());
  queries.setQueryData(keys.order(4712), {});
  expect(await search('4712')).toEqual(['#4712 LoL boosting, Gold IV to Platinum II']);
});

test.each([
  ['another session has cached it', new FakeNetworkError(), 'another'],
  ['the server refused', new FakeApiError('forbidden'), 's'],
])('a cached order is not found when %s', async (_, failure, sid) => {
  const { search } = await withoutAnswer(failure, sid);
  expect(await search('4712')).toEqual([NOT_NOW]);
});

const found = (id: number) => ({ label: `#${id} LoL boosting`, url: `/order/${id}`, status: 0 as const });

test('orders found by a list of numbers show their status, and a pasted link opens its order', async () => {
  const dashboardSearch = ({ searchFilter }: { readonly searchFilter: string }) => [found(Number(searchFilter))];
  const { search, pressEnter, address } = await drawSearch({ search: { dashboardSearch } });
  expect(await search('4712, #4711')).toEqual([
    '#4712 LoL boostingAwaiting for booster',
    '#4711 LoL boostingAwaiting for booster',
  ]);
  expect((await search(`${location.origin}/order/4711?tab=chat`))[0]).toContain('#4711');
  await pressEnter();
  expect(address()).toBe('/order/4711');
});

// @spec 1.0-6, 2.8-1, 2.8-3
test('the search finds pages and orders by number, remembers what was chosen, and offers help', async () => {
  const dashboardSearch = ({ searchFilter }: { readonly searchFilter: string }) => [found(Number(searchFilter))];
  const { search, groups, press, pressEnter, leave, address } = await drawSearch({ search: { dashboardSearch } });
  await search('ORD');
  expect(groups()).toEqual({ Pages: ['Orders'] });
  await pressEnter();
  expect(address()).toBe('/orders');

  await search('');
  expect(groups()['Recent searches']).toEqual(['Orders']);

  await search('4712');
  expect(groups()).toEqual({ Orders: [expect.stringContaining('#4712')] });
  await press('ArrowUp');
  await press('ArrowDown');
  await pressEnter();
  expect(address()).toBe('/order/4712');

  // A key opens the results again.
  await press('z');
  await search('zzzz');
  const help = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === 'Need help? Contact us');
  expect(help?.getAttribute('href')).toMatch(/^https:\/\/site\.example\/contact\?lang=/);
  await leave();
  expect(document.querySelector('[role=listbox]')).toBeNull();
});

test('Enter at “Switch theme” switches the theme and saves it for the user', async () => {
  const saveAppearance = vi.fn(() => ({ ok: true as const }));
  const { search, pressEnter, store } = await drawSearch({ settings: { saveAppearance } });
  expect(await search('switch theme')).toEqual(['Switch theme']);
  await pressEnter();
  expect(store.get(themeAtom)).toBe('dark');
  expect(saveAppearance).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ theme: 'dark' }), expect.anything());
});

test('Enter at “Sign out” ends the session', async () => {
  const { search, pressEnter, logout } = await drawSearch({});
  expect(await search('log out')).toEqual(['Sign out']);
  expect(logout).not.toHaveBeenCalled();
  await pressEnter();
  expect(logout).toHaveBeenCalledOnce();
});

test.each([
  ['pro', 'profile'],
  ['profile', 'pro'],
  ['pro', 'zzz'],
  ['zzz', 'profile'],
  ['profile', ''],
  ['', 'profile'],
  ['#47', '#4712'],
  ['#4712', 'profile'],
])('a search for %j, translated by the browser, can be changed to %j', async (before, after) => {
  const dashboardSearch = ({ searchFilter }: { readonly searchFilter: string }) => [found(Number(searchFilter))];
  const { search } = await drawSearch({ search: { dashboardSearch } });
  const expected = await search(after);
  await search(before);
  translatePage(document.body);
  expect(await search(after)).toEqual(expected);
});
