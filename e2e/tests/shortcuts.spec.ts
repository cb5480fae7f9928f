// Keys without a modifier: told by `?`, and switched off by whoever wants none of them.
import { settings } from '@boostdesk/api-client/contract';
import { expect } from '@playwright/test';
import { dismissToasts } from '../support/pages.ts';
import { test } from '../support/story.ts';

test('? tells the keys; switched off, they do nothing on any device until they are switched on again', async ({
  people,
}) => {
  const { page, enterLive } = await people.customer();
  const heard = (path: string) => page.waitForResponse((response) => response.url().endsWith(path));
  const keys = page.getByRole('dialog', { name: 'Keys' });
  const box = page.getByRole('combobox', { name: 'Search orders and pages' });
  await enterLive('/orders');
  await dismissToasts(page);
  await expect(box).toBeVisible();
  // Keys come a little after the page: pressed again until they are there.
  await expect(async () => {
    await page.keyboard.press('?');
    await expect(keys).toContainText('Close what is open', { timeout: 1_000 });
  }).toPass();
  const saved = heard(settings.saveShortcuts.path);
  await keys.getByText('The keys / and ? work').click();
  await saved;
  await page.keyboard.press('Escape');
  await expect(keys).toHaveCount(0);

  // As on another device: only the server knows.
  await page.evaluate(() => localStorage.removeItem('boostdesk.shortcuts'));
  const read = heard(settings.getShortcuts.path);
  await page.reload();
  await read;
  await expect(box).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(box).toBeFocused();
    await box.fill('keyboard');
    await box.press('Enter');
    await expect(keys).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(keys).toHaveCount(0);
  await page.locator('main').click({ position: { x: 5, y: 5 } });
  await page.keyboard.press('?');
  await page.keyboard.press('/');
  await expect(box).not.toBeFocused();
  await expect(keys).toHaveCount(0);
  await page.goto('/profile');
  const again = heard(settings.saveShortcuts.path);
  await page.getByRole('main').getByText('The keys / and ? work').click();
  await again;
  await expect(async () => {
    // As an Arabic keyboard writes it.
    await page.evaluate(() => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '؟', bubbles: true })));
    await expect(keys).toBeVisible({ timeout: 1_000 });
  }).toPass();
});
