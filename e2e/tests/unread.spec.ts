// The number of unread messages is the same wherever it is shown (SPEC §2: header; tab title).
import { order } from '@boostdesk/api-client/contract';
import { expect, type Page } from '@playwright/test';
import { call, placeOrder } from '../support/calls.ts';
import { test } from '../support/fixtures.ts';
import { dismissToasts, sendMessage } from '../support/pages.ts';

const messages = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Messages/ });

async function expectUnread(page: Page, unread: number): Promise<void> {
  await expect(messages(page)).toHaveAccessibleName(unread === 0 ? 'Messages' : `Messages, ${unread} unread`);
  await expect(page).toHaveTitle(unread === 0 ? /^[^(]/ : new RegExp(`^\\(${unread}\\) `));
}

test('the number of unread messages is the same in two tabs and on another device, whoever reads them', {
  tag: '@postgres',
}, async ({ people }) => {
  const here = await people.customer();
  const there = await people.onAnotherDevice(here);
  const { id } = await placeOrder(here.token);
  await call(order.saveCredentials, { id, login: 'robin-plays', password: 'correct horse 9' }, here.token);
  await here.enterLive('/profile');
  const tab = await here.context.newPage();
  await tab.goto('/rules');
  await there.enterLive('/faq');
  const places = [here.page, tab, there.page];
  for (const page of places) {
    await dismissToasts(page);
    await expectUnread(page, 0);
  }

  const staff = await people.demo('Sara');
  await staff.enter(`/order/${id}?tab=chat`);
  await sendMessage(staff.page, 'We have found it.');
  await sendMessage(staff.page, 'It is mended.');
  for (const page of places) await expectUnread(page, 2);

  // One message is marked as read in the list of a tab, the other by opening the chat on the other device.
  await messages(tab).click();
  const list = tab.getByRole('dialog', { name: 'Messages' });
  await list.getByRole('button', { name: 'Mark as read' }).first().click();
  for (const page of places) await expectUnread(page, 1);
  await there.page.goto(`/order/${id}?tab=chat`);
  for (const page of places) await expectUnread(page, 0);
});
