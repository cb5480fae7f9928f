// Page errors: shown with a reference, reported without personal data, and found by staff.
import { expect } from '@playwright/test';
import { placeOrder } from '../support/calls.ts';
import { test } from '../support/fixtures.ts';
import { dismissToasts } from '../support/pages.ts';

test('a screen that fails shows a reference that an admin finds, keeps the header, and can be tried again', async ({
  people,
}) => {
  const { page, enter } = await people.customer();
  people.errors.expectError('The ladder fell over');
  await enter('/orders');
  await expect(page.getByRole('combobox')).toBeVisible();
  await dismissToasts(page);
  await page.route(/profile-screen.*\.js/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'throw new Error("The ladder fell over 10001 for robin@customers.example");',
    }),
  );
  await page.getByRole('link', { name: 'Profile', exact: true }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'This page couldn’t load' });
  await expect(alert).toContainText(/Reference \d+/);
  // The error belongs to this screen, not to the one before.
  await expect(page).toHaveTitle(/^(\(\d+\) )?Error · Boostdesk$/);
  const [, reference] = /Reference (\d+)/.exec((await alert.textContent()) ?? '') ?? [];
  await expect(page.getByRole('combobox')).toBeVisible();
  await page.unroute(/profile-screen.*\.js/);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible();

  const admin = await people.demo('Sara');
  await admin.enter('/admin/sitelogs');
  await dismissToasts(admin.page);
  await admin.page.getByRole('link', { name: 'Page errors by reference' }).click();
  await admin.page.getByRole('textbox', { name: 'Search Page errors' }).fill(reference ?? 'none');
  await expect(admin.page.getByText('The ladder fell over # for <address>').first()).toBeVisible();
  await expect(admin.page.getByText('/profile').first()).toBeVisible();
});

test('a section of a screen that fails shows a reference, leaves the rest, and is back when the page is reloaded', {
  tag: '@nightly',
}, async ({ people }) => {
  const { page, enter, token } = await people.customer();
  const { id } = await placeOrder(token);
  people.errors.expectError('The chart fell over');
  await page.route(/\/history-card-[^/]*\.js/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("The chart fell over");' }),
  );
  await enter(`/order/${id}`);
  const alert = page.getByRole('alert').filter({ hasText: 'This section stopped working' });
  await expect(alert).toContainText(/Reference \d+/);
  await expect(page.getByRole('complementary', { name: 'Order chat' })).toBeVisible();
  await page.unroute(/\/history-card-[^/]*\.js/);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(alert).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
