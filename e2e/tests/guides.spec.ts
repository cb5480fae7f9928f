// The guide of an order: written by its booster, read by the customer once it is delivered.
import { order } from '@boostdesk/api-client/contract';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { call, placeOrder } from '../support/calls.ts';
import { test } from '../support/fixtures.ts';
import { toast } from '../support/pages.ts';
import { greyPicture } from '../support/png.ts';

const guideChoice = { serviceId: 14, serverId: 2, currency: 'USD' } as const;
const guide = (page: Page) => page.getByRole('region', { name: 'Guide', exact: true });

// @spec 6.0-14
test('a booster writes and delivers a guide, and the customer reads only what is delivered', {
  tag: '@postgres',
}, async ({ people }) => {
  const customer = await people.customer();
  const nova = await people.demo('Nova');
  const { id } = await placeOrder(customer.token, guideChoice);
  await call(order.lockIn, { id }, nova.token);
  await customer.enterLive(`/order/${id}`);
  await nova.enterLive(`/order/${id}`);

  await guide(nova.page).getByRole('button', { name: 'Write guide' }).click();
  await guide(nova.page).getByRole('textbox', { name: 'Markdown' }).fill('## Lanes\n\nWard the **river**.');
  await expectAccessible(nova.page, 'the editor of a guide');
  await guide(nova.page).getByRole('button', { name: 'Save draft' }).click();
  await expect(guide(nova.page).getByRole('heading', { name: 'Lanes' })).toBeVisible();
  await expect(guide(customer.page)).toContainText('No guide yet');

  await guide(nova.page).getByRole('button', { name: 'Deliver to customer' }).click();
  await expect(toast(nova.page, 'Success').filter({ hasText: 'Guide delivered.' })).toBeVisible();
  await expect(guide(customer.page).getByRole('heading', { name: 'Lanes' })).toBeVisible();
  await expect(guide(customer.page)).toContainText('Version 1, delivered on');
  await expect(customer.page.getByRole('region', { name: 'Timeline' })).toContainText(
    `${nova.name} delivered the guide`,
  );
  await expectAccessible(customer.page, 'a delivered guide');

  await guide(nova.page).getByRole('button', { name: 'Edit' }).click();
  const chooser = nova.page.waitForEvent('filechooser');
  await guide(nova.page).getByRole('button', { name: 'Add pictures' }).click();
  await (await chooser).setFiles([greyPicture('lanes.png', { width: 640, height: 360, grey: 90 })]);
  await guide(nova.page).getByRole('textbox', { name: 'Description of picture 1' }).fill('The river');
  await guide(nova.page).getByRole('button', { name: 'Insert picture' }).click();
  await guide(nova.page).getByRole('button', { name: 'Save draft' }).click();
  const shown = (page: Page) => guide(page).getByRole('img', { name: 'The river' });
  await expect(shown(nova.page)).toBeVisible();
  await expect(shown(customer.page)).toHaveCount(0);
  await guide(nova.page).getByRole('button', { name: 'Deliver to customer' }).click();
  await expect.poll(() => shown(customer.page).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640);
});
