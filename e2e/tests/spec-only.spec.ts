// The built dashboard against a server that implements SPEC §3 and §7 and nothing else.
import { isCustomer, isStaff, ROLE, type Role, roleNames, roles } from '@boostdesk/auth';
import { test as base, expect, type Page } from '@playwright/test';
import { trackRequests, waitUntilIdle } from '../support/navigation.ts';
import { toast } from '../support/pages.ts';
import { ME, type SpecOnlyServer, startSpecOnlyServer } from '../support/spec-only-server.ts';

interface Given {
  readonly role: Role;
  /** How the server answers calls that it does not have. */
  readonly lacking: true | 'emptyObject';
}

const test = base.extend<Given & { readonly server: SpecOnlyServer; readonly errors: string[] }>({
  role: [3, { option: true }],
  lacking: [true, { option: true }],
  server: async ({ role, lacking }, use) => {
    const server = await startSpecOnlyServer(role, lacking);
    await use(server);
    await server.close();
  },
  errors: [
    async ({ page }, use) => {
      trackRequests(page);
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      await use(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

const toasts = (page: Page) => page.getByRole('alertdialog');
const unsupported = (page: Page) => page.getByRole('main').getByText('Not available on this server').first();
const menu = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name, exact: true });
const enter = (page: Page, { url, token }: SpecOnlyServer, path: string) =>
  page.goto(`${url}/loggedIn/${token}?redirect=${path}`);
/** Reloads the page after all of its calls have been answered. */
const load = async (page: Page, address: string) => {
  await waitUntilIdle(page);
  await page.goto(address);
};

/** No call that the server lacks arrived twice, side by side or in another load of the page. */
function expectAskedOnce(server: SpecOnlyServer): void {
  const missing = server.missing();
  expect(missing).not.toEqual([]);
  expect(missing).toEqual([...new Set(missing)]);
}

/** In every run the role with the fewest screens; the dashboard's unit tests open the shell for each role. */
const tagOf = ({ role, lacking }: Given): string[] => {
  if (lacking === true && role === ROLE.customer) return [];
  return lacking === true && role === ROLE.admin ? ['@ci'] : ['@nightly'];
};

for (const [lacking, answers] of [
  [true, 'answers 404 to all else'],
  ['emptyObject', 'answers an empty object to all else'],
] as const) {
  for (const role of roles) {
    test.describe(`${roleNames[role]}, ${answers}`, () => {
      test.use({ role, lacking, reducedMotion: 'reduce' });

      const tag = tagOf({ role, lacking });
      const title = `the dashboard works for the role ${roleNames[role]} on a server that knows only the specification and ${answers}`;

      test(title, { tag }, async ({ page, server }) => {
        const left: string[] = [];
        page.on('framenavigated', (frame) => {
          if (frame === page.mainFrame() && frame.url().startsWith(`${server.url}/site`)) left.push(frame.url());
        });
        await enter(page, server, '/orders');

        await test.step('lists are our own calls: their screens say so in their place', async () => {
          await expect(page).toHaveURL(`${server.url}/orders`);
          await expect(unsupported(page)).toBeVisible();
          const links = page.getByRole('navigation').first();
          for (const name of ['Home', 'Orders', 'Profile'])
            await expect(links.getByRole('link', { name, exact: true })).toBeVisible();
          await expect(links.getByRole('link', { name: 'Rules', exact: true })).toHaveCount(
            isCustomer({ role }) ? 0 : 1,
          );
          await expect(menu(page, 'Admin')).toHaveCount(isStaff({ role }) ? 1 : 0);
          await load(page, `${server.url}/order/9`);
          await expect(unsupported(page)).toBeVisible();
        });

        await test.step('events of the socket arrive', async () => {
          const joined = server.rooms.length;
          await load(page, `${server.url}/`);
          await expect(menu(page, 'Messages, 1 unread')).toBeVisible();
          await expect(menu(page, 'Notifications, 1 new')).toBeVisible();
          await expect(unsupported(page)).toBeVisible();
          await expect.poll(() => server.rooms.slice(joined).join()).toContain(`user${ME}`);
          await expect(toasts(page)).toHaveCount(0);
          server.send('newMessage', { eventId: 'e', seq: 1, to: ME, id: 9, seqInOrder: 1 });
          await expect(toast(page, 'New message')).toContainText('New message received on order 9');
          await expect(toasts(page)).toHaveCount(1);
          await toast(page, 'New message').getByRole('button', { name: 'Close' }).click();
        });

        await test.step('after a lost connection events arrive again', async () => {
          const joined = server.rooms.length;
          server.dropSockets();
          await expect.poll(() => server.rooms.slice(joined).join()).toContain(`user${ME}`);
          server.send('newMessage', { eventId: 'f', seq: 2, to: ME, id: 8, seqInOrder: 1 });
          await expect(toast(page, 'New message')).toContainText('New message received on order 8');
          await toast(page, 'New message').getByRole('button', { name: 'Close' }).click();
          await expect(toasts(page)).toHaveCount(0);
        });

        await test.step('the search finds pages and orders', async () => {
          const box = page.getByRole('combobox', { name: 'Search orders and pages' });
          await box.fill('#10001');
          const found = page.getByRole('listbox', { name: 'Results' }).getByRole('option', { name: /10001/ });
          await expect(found.first()).toBeVisible();
          await found.first().click();
          await expect(page).toHaveURL(`${server.url}/order/10001`);
          await expect(unsupported(page)).toBeVisible();
          await load(page, `${server.url}/`);
        });

        await test.step('messages are marked as read and unread, cleared, and come back', async () => {
          await menu(page, 'Messages, 1 unread').click();
          const list = page.getByRole('dialog', { name: 'Messages' });
          await expect(list).toContainText('We found it');
          await list.getByRole('button', { name: 'Mark as read' }).click();
          await list.getByRole('button', { name: 'Mark as unread' }).click();
          await expect(list.getByRole('button', { name: 'Mark as read' })).toBeVisible();
          await list.getByRole('button', { name: 'Clear', exact: true }).click();
          await expect(toast(page, 'Success')).toContainText('Messages successfully cleared.');
          await expect(menu(page, 'Messages')).toBeVisible();
          await toast(page, 'Success').getByRole('button', { name: 'Undo' }).click();
          await expect(menu(page, 'Messages, 1 unread')).toBeVisible();
        });

        await test.step('notifications are cleared', async () => {
          await menu(page, 'Notifications, 1 new').click();
          const list = page.getByRole('dialog', { name: 'Notifications' });
          await expect(list).toContainText('Payout sent');
          await expect(list.getByRole('status')).toHaveText('Marking as seen: Not available on this server');
          await list.getByRole('button', { name: 'Clear', exact: true }).click();
          await expect(toast(page, 'Success')).toContainText('Notifications successfully cleared.');
          await toast(page, 'Success').getByRole('button', { name: 'Close' }).click();
          await expect(menu(page, 'Notifications')).toBeVisible();
        });

        await test.step('settings stay on this device', async () => {
          await load(page, `${server.url}/profile`);
          const note = page.getByText('Not available on this server. Your choice is kept on this device.');
          await page.getByRole('radiogroup', { name: 'Theme' }).getByText('Light', { exact: true }).click();
          await expect(note).toHaveCount(1);
          await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
          await page.getByText('Send me the newsletter').click();
          await expect(page.getByRole('switch', { name: 'Send me the newsletter' })).not.toBeChecked();
          await waitUntilIdle(page);
          await page.reload();
          await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
          await expect(page.getByRole('radiogroup', { name: 'Theme' })).toBeVisible();
          await expect(toasts(page)).toHaveCount(0);
        });

        expect(left).toEqual([]);
        expectAskedOnce(server);
        await page.getByRole('button', { name: 'Logout' }).click();
        await expect(page).toHaveURL(new RegExp(`^${server.url}/site/logout`));
        expect(
          await page.evaluate(() => [localStorage.getItem('token'), sessionStorage.getItem('boostdesk.missingCalls')]),
        ).toEqual([null, null]);
      });
    });
  }
}

for (const role of roles) {
  const tag = role === ROLE.customer ? [] : '@nightly';
  test.describe(`${roleNames[role]}, refused`, () => {
    test.use({ role });

    // @spec 8.0-2
    test(`a refused first check leads the role ${roleNames[role]} to the logout page, which knows the way back`, {
      tag,
    }, async ({ page, server }) => {
      await enter(page, server, '/orders');
      await expect(unsupported(page)).toBeVisible();
      await waitUntilIdle(page);
      server.refuse();
      await load(page, `${server.url}/orders?page=2#end`);
      await expect(page.getByRole('heading', { name: 'Public site' })).toBeVisible();
      const { pathname, searchParams } = new URL(page.url());
      expect([pathname, searchParams.get('redirect')]).toEqual(['/site/logout', '/orders?page=2#end']);
      expect(
        await page.evaluate(() => [localStorage.getItem('token'), sessionStorage.getItem('boostdesk.missingCalls')]),
      ).toEqual([null, null]);
      expectAskedOnce(server);
    });
  });
}
