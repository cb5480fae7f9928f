// The built dashboard against a server that implements SPEC §3 and §7 and nothing else.
import { isCustomer, isStaff, type Role, roleNames, roles } from '@boostdesk/auth';
import { test as base, expect, type Page } from '@playwright/test';
import { toast } from '../support/pages.ts';
import { ME, type SpecOnlyServer, startSpecOnlyServer } from '../support/spec-only-server.ts';

const test = base.extend<{ readonly role: Role; readonly server: SpecOnlyServer }>({
  role: [3, { option: true }],
  server: async ({ role }, use) => {
    const server = await startSpecOnlyServer(role);
    await use(server);
    await server.close();
  },
});

const toasts = (page: Page) => page.getByRole('alertdialog');
const unsupported = (page: Page) => page.getByRole('main').getByText('Not available on this server').first();
const menu = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name });

for (const role of roles) {
  test.describe(roleNames[role], () => {
    test.use({ role, reducedMotion: 'reduce' });

    test(`the dashboard works for the role ${roleNames[role]} on a server that knows only the specification`, async ({
      page,
      server,
    }) => {
      const left: string[] = [];
      page.on('framenavigated', (frame) => {
        if (frame === page.mainFrame() && frame.url().startsWith(`${server.url}/site`)) left.push(frame.url());
      });
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      await page.goto(`${server.url}/loggedIn/${server.token}?redirect=/orders`);

      // Lists are our own calls: their screens say so in their place.
      await expect(page).toHaveURL(`${server.url}/orders`);
      await expect(unsupported(page)).toBeVisible();
      const links = page.getByRole('navigation').first();
      for (const name of ['Home', 'Orders', 'Profile']) {
        await expect(links.getByRole('link', { name, exact: true })).toBeVisible();
      }
      await expect(links.getByRole('link', { name: 'Rules', exact: true })).toHaveCount(isCustomer({ role }) ? 0 : 1);
      await expect(menu(page, 'Admin')).toHaveCount(isStaff({ role }) ? 1 : 0);

      await page.goto(`${server.url}/order/9`);
      await expect(unsupported(page)).toBeVisible();
      const joined = server.rooms.length;
      await page.goto(`${server.url}/`);
      await expect(menu(page, 'Messages, 1 unread')).toBeVisible();
      await expect(menu(page, 'Notifications, 1 new')).toBeVisible();
      await expect(unsupported(page)).toBeVisible();
      await expect.poll(() => server.rooms.slice(joined).join()).toContain(`user${ME}`);
      await expect(toasts(page)).toHaveCount(0);

      server.send('newMessage', { eventId: 'e', seq: 1, to: ME, id: 9, seqInOrder: 1 });
      await expect(toast(page, 'New message')).toContainText('New message received on order 9');
      await expect(toasts(page)).toHaveCount(1);
      await toast(page, 'New message').getByRole('button', { name: 'Close' }).click();

      await menu(page, 'Messages, 1 unread').click();
      await expect(page.getByRole('dialog', { name: 'Messages' })).toContainText('We found it');
      await page.keyboard.press('Escape');
      await menu(page, 'Notifications, 1 new').click();
      await expect(page.getByRole('dialog', { name: 'Notifications' })).toContainText('Payout sent');
      await page.keyboard.press('Escape');
      expect(left).toEqual([]);

      await page.getByRole('button', { name: 'Logout' }).click();
      await expect(page).toHaveURL(new RegExp(`^${server.url}/site/logout`));
      expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
      expect(errors).toEqual([]);
    });
  });
}
