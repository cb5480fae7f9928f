// The shell against a server that implements SPEC §3 and §7 and nothing else. Only server and socket are fakes.
import { calls } from '@boostdesk/api-client/contract';
import { guardPage, isCustomer, isStaff, pages, type Role, roleNames, roles } from '@boostdesk/auth';
import { expect, test, vi } from 'vitest';
import { toasts } from '../core/toasts.ts';
import { userInfoAtom } from '../session/session-atoms.ts';
import { live, ME, openApp } from '../testing/open-app.tsx';

vi.hoisted(() => {
  // Read by the app's modules.
  document.documentElement.lang = 'en';
});

const repeated = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) < index);

/** Calls that are not in SPEC. */
const ownCalls: ReadonlySet<string> = new Set(
  calls.filter(({ tolerantResponse }) => tolerantResponse === undefined).map(({ name }) => name),
);

const buttonNamed = (name: RegExp) =>
  [...document.querySelectorAll('button')].find((button) => name.test(button.getAttribute('aria-label') ?? ''));

const lacking = [true, 'emptyObject'] as const;
const cases = roles.flatMap((role) => lacking.map((specOnly) => [roleNames[role], specOnly, role] as const));

test.each(cases)('the shell works for %s (%s)', async (_, specOnly, role) => {
  const { asked, box, router, services, waitFor } = await openApp(role, { specOnly });
  await waitFor(() =>
    expect(services.store.get(userInfoAtom)).toEqual({
      name: 'Ada',
      balance: 7,
      premium: false,
      loyaltyRank: 'Novice',
    }),
  );
  await waitFor(() => expect(buttonNamed(/^Messages, 1 unread/)).toBeDefined());
  await waitFor(() => expect(buttonNamed(/^Notifications, 1 new/)).toBeDefined());
  const links = [...box.querySelectorAll('nav a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(expect.arrayContaining(['/', '/orders', '/profile']));
  expect(links.includes('/rules')).toBe(!isCustomer({ role }));
  expect(services.session.get().status).toBe('authenticated');

  // Events of SPEC alert.
  await waitFor(() => expect(live.socket).toBeDefined());
  live.socket?.up();
  live.socket?.send('newMessage', { eventId: 'e', seq: 1, to: ME, id: 9 });
  live.socket?.send('orderNotification', { eventId: 'f', seq: 2, type: 'Pause', id: 8 });
  await waitFor(() =>
    expect(toasts.getSnapshot().visible.map(({ title, message }) => [title, message])).toEqual([
      ['New message', 'New message received on order 9'],
      ['Pause', 'Order 8 has been paused'],
    ]),
  );

  // No error pops up, and what the server lacks is asked for once.
  await router.navigate('/orders');
  await waitFor(() => expect(box.textContent).toContain('Not available on this server'));
  await router.navigate(isStaff({ role }) ? '/admin' : '/');
  await router.navigate('/orders');
  await waitFor(() => expect(box.textContent).toContain('Not available on this server'));
  expect(toasts.getSnapshot().visible).toHaveLength(2);
  const own = asked().filter((name) => ownCalls.has(name));
  expect(own).not.toEqual([]);
  expect(repeated(own)).toEqual([]);
});

/** Addresses of the pages that a role may open. */
const addressesOf = (role: Role): readonly string[] =>
  pages
    .filter(({ group, path }) => group !== 'none' && group !== 'frontEnd' && guardPage(path, { id: ME, role }).allow)
    .map(({ path }) => path.replace(':id', '9'));
/** These ask the server nothing before the user searches, or show only what this browser has. */
const askNothing: readonly string[] = ['/messages', '/unsent'];
const titleOfPage = (): string => document.title.replace(/^\(\d+\) /, '');

// The journeys of the end-to-end tests open fewer pages, with 404.
test.each(roles.map((role) => [roleNames[role], role] as const))(
  'every page of %s says in its place what a server lacks that answers an empty object, and asks once',
  async (_, role) => {
    const { asked, box, router, services, waitFor } = await openApp(role, { specOnly: 'emptyObject' });
    for (const address of addressesOf(role)) {
      const before = titleOfPage();
      await router.navigate(address);
      expect(router.state.location.pathname).toBe(address);
      await waitFor(() => expect(titleOfPage()).not.toBe(before));
      await waitFor(() => expect(services.queries.isFetching()).toBe(0));
      if (!askNothing.includes(address))
        await waitFor(() => expect(box.querySelector('main')?.textContent).toContain('Not available on this server'));
    }
    expect(toasts.getSnapshot().visible).toEqual([]);
    expect(repeated(asked().filter((name) => ownCalls.has(name)))).toEqual([]);
  },
);
