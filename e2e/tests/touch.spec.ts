// Touch input, which has no hover.
import { expect } from '@playwright/test';
import { placeOrder } from '../support/calls.ts';
import { phoneTest as test } from '../support/fixtures.ts';
import { dismissToasts } from '../support/pages.ts';

test('a tap outside the open messages closes them and presses nothing under it', { tag: '@nightly' }, async ({
  people,
}) => {
  const { page, token, enterLive } = await people.customer();
  const { id } = await placeOrder(token);
  // The newest messages are first, under the panel.
  for (const _ of Array.from({ length: 3 })) await placeOrder(token);
  await enterLive('/orders');
  const row = page
    .getByRole('main')
    .getByRole('link', { name: `#${id}` })
    .first();
  await expect(row).toBeVisible();
  await dismissToasts(page);
  const messages = page.getByRole('button', { name: /^Messages/ });
  const panel = page.getByRole('dialog', { name: 'Messages' });
  await messages.tap();
  await expect(panel).toBeVisible();
  const box = await row.boundingBox();
  const over = await panel.boundingBox();
  if (box === null || over === null) throw new Error('Neither has a place.');
  const below = over.y + over.height;
  expect(box.y, 'the row is seen below the panel').toBeGreaterThan(below);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await expect(panel).toHaveCount(0);
  await expect(page).toHaveURL('/orders');
  await row.tap();
  await expect(page).toHaveURL(`/order/${id}`);
});
