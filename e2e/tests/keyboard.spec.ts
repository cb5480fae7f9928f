// Keyboard operation: customer and booster handle an order by keys alone.
import { order } from '@boostdesk/api-client/contract';
import { expect, type Locator, type Page } from '@playwright/test';
import { siteUrl } from '../support/addresses.ts';
import { call, placeOrder } from '../support/calls.ts';
import { test } from '../support/fixtures.ts';
import { chatLog, status, toast } from '../support/pages.ts';

/** Ten Valorant unrated matches. */
const matches = { serviceId: 28, serverId: 25, platform: 'PC', currency: 'USD', count: 10 } as const;

/** More tab stops than any page has. */
const MOST = 120;

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MOST; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target, `${MOST} stops do not lead there`).toBeFocused();
}

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

test('a customer opens an order, writes, clears notifications, changes the theme and logs out by keyboard alone', async ({
  people,
}) => {
  const { page, token, enter } = await people.customer();
  const { id } = await placeOrder(token);
  await call(order.saveCredentials, { id, login: 'robin-plays', password: 'correct horse 9' }, token);
  await enter('/orders');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: new RegExp(`#${id}`) }).first()).toBeVisible();

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(main).toBeFocused();
  await press(page, main.getByRole('link', { name: new RegExp(`#${id}`) }).first());
  await expect(page).toHaveURL(new RegExp(`/order/${id}`));

  await tabTo(page, page.getByRole('textbox', { name: /^Message/ }));
  await page.keyboard.type('Only in the evening, please.');
  await press(page, page.getByRole('button', { name: 'Send' }));
  await expect(chatLog(page)).toContainText('Only in the evening, please.');

  const bell = page.getByRole('button', { name: /^Notifications/ });
  await tabTo(page, bell, 'Shift+Tab');
  await page.keyboard.press('Enter');
  const notices = page.getByRole('dialog', { name: 'Notifications' });
  await press(page, notices.getByRole('button', { name: 'Clear' }));
  await expect(toast(page, 'Success')).toContainText('Notifications successfully cleared.');
  await page.keyboard.press('Escape');

  await page.keyboard.press('Control+k');
  await page.keyboard.type('profile');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/profile');
  const theme = main.getByRole('radiogroup', { name: 'Theme' });
  await tabTo(page, theme.getByRole('radio', { checked: true }));
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('html')).toHaveAttribute('data-theme', /light|dark/);

  people.errors.expectEnd();
  await tabTo(page, page.getByRole('button', { name: 'Logout' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${siteUrl}/logout`);
});

test('a booster locks an order in, logs progress and undoes it, pauses and unpauses by keyboard alone', async ({
  people,
}) => {
  const customer = await people.customer();
  const { page, enter } = await people.demo('Kaito');
  const { id } = await placeOrder(customer.token);
  await call(order.saveCredentials, { id, login: 'robin-plays', password: 'correct horse 9' }, customer.token);
  await enter(`/order/${id}`);
  await expect(status(page, 'Awaiting for booster')).toBeVisible();
  const main = page.getByRole('main');
  // The notification list is between it and the page in tab order.
  await press(page, page.getByRole('link', { name: 'Skip to content' }));
  await press(page, main.getByRole('button', { name: 'Lock in', exact: true }).first());
  await expect(status(page, 'Processing')).toBeVisible();
  // The button is gone.
  await expect(main).toBeFocused();
  const timeline = main.getByRole('region', { name: 'Timeline' });
  await press(page, main.getByRole('button', { name: 'Win', exact: true }), 'Space');
  await expect(timeline).toContainText('Match won');
  await press(page, toast(page, 'Success').getByRole('button', { name: 'Undo' }));
  await expect(timeline).toContainText('undid the latest progress entry');
  await press(page, main.getByRole('button', { name: 'Pause', exact: true }).first());
  const dialog = page.getByRole('dialog');
  await tabTo(page, dialog.getByLabel('Reason'));
  await page.keyboard.type('Dinner');
  await press(page, dialog.getByRole('button', { name: 'Pause', exact: true }));
  await expect(status(page, 'Paused')).toBeVisible();
  await expect(main).toBeFocused();
  await press(page, main.getByRole('button', { name: 'Unpause' }).first());
  await expect(status(page, 'Processing')).toBeVisible();
});

/** Opens the menu of further actions, and chooses one. */
async function chooseMore(page: Page, action: string): Promise<void> {
  await press(page, page.getByRole('main').getByRole('button', { name: 'More' }).first());
  const item = page.getByRole('menuitem', { name: action });
  await expect(item).toBeVisible();
  // The menu has few entries.
  for (let entry = 0; entry < 9; entry += 1) {
    if (await item.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('ArrowDown');
  }
  await expect(item).toBeFocused();
  await page.keyboard.press('Enter');
}

test('a booster imports matches, and the customer shares the progress and reports a problem, by keyboard alone', {
  tag: '@nightly',
}, async ({ people }) => {
  const customer = await people.customer();
  const nova = await people.demo('Nova');
  const { id } = await placeOrder(customer.token, matches);
  await call(order.lockIn, { id }, nova.token);

  await nova.enter(`/order/${id}`);
  await press(nova.page, nova.page.getByRole('link', { name: 'Skip to content' }));
  await press(nova.page, nova.page.getByRole('main').getByRole('button', { name: 'Log progress' }).first());
  await press(nova.page, nova.page.getByRole('dialog').getByRole('button', { name: 'Import several entries' }));
  const importing = nova.page.getByRole('dialog', { name: 'Import progress' });
  await tabTo(nova.page, importing.getByRole('textbox', { name: 'Lines' }));
  await nova.page.keyboard.type('Win;;Close\nLoss;;');
  await press(nova.page, importing.getByRole('button', { name: 'Log 2 entries' }));
  await expect(importing).toHaveCount(0);
  await expect(nova.page.getByRole('region', { name: 'Timeline' })).toContainText('Close');

  const { page } = customer;
  await customer.enter(`/order/${id}`);
  await press(page, page.getByRole('link', { name: 'Skip to content' }));
  await chooseMore(page, 'Share progress');
  const sharing = page.getByRole('dialog', { name: 'Share progress' });
  await press(page, sharing.getByRole('button', { name: 'Create link' }));
  await expect(sharing.getByRole('textbox', { name: 'Tracking link' })).toHaveValue(/^http/);
  await page.keyboard.press('Escape');
  await expect(sharing).toHaveCount(0);
  await chooseMore(page, 'Report a problem');
  const report = page.getByRole('dialog', { name: `Report a problem with order #${id}` });
  await press(page, report.getByRole('radio').first(), 'Space');
  await page.keyboard.press('ArrowDown');
  await tabTo(page, report.getByRole('textbox', { name: 'Describe the problem' }));
  await page.keyboard.type('Two of the matches are missing.');
  await press(page, report.getByRole('button', { name: 'Report problem' }));
  await expect(
    page
      .getByRole('main')
      .getByText(/^In dispute: /)
      .first(),
  ).toBeVisible();
});
