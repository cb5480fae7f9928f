// Messages are found in the chat and over all chats, and lead to their place.
import { order } from '@boostdesk/api-client/contract';
import { expect } from '@playwright/test';
import { call, placeOrder } from '../support/calls.ts';
import { test } from '../support/fixtures.ts';
import { chatLog, dismissToasts, sendMessage } from '../support/pages.ts';

test('a message of another order is found from anywhere, and a day leads to the first message of it', {
  tag: '@postgres',
}, async ({ people }) => {
  const customer = await people.customer();
  const { id } = await placeOrder(customer.token);
  await call(order.saveCredentials, { id, login: 'climber-77', password: 'of-the-game' }, customer.token);
  const { page } = customer;
  await customer.enterLive(`/order/${id}?tab=chat`);
  await dismissToasts(page);
  await sendMessage(page, 'Schöne Grüße vom Dschungel');
  for (const round of [1, 2, 3]) await sendMessage(page, `Another one ${round}`);
  const target = chatLog(page).getByRole('listitem').filter({ hasText: 'Dschungel' });

  // From the message list, over all chats.
  await page.goto('/profile');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Messages/ })
    .click();
  await page.getByRole('dialog', { name: 'Messages' }).getByRole('link', { name: 'Search messages' }).click();
  await page.getByRole('textbox', { name: 'Search messages' }).fill('grusse dschung');
  const result = page.getByRole('link', { name: /Dschungel/ });
  await expect(page.getByRole('status').filter({ hasText: '1 result' })).toBeVisible();
  await expect(result.locator('mark')).toHaveText(['Grüße', 'Dschungel']);
  await page.keyboard.press('ArrowDown');
  await expect(result).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/order/${id}\\?tab=chat$`));
  await expect(target).toBeFocused();

  // In the chat, with the keyboard alone.
  await page.getByRole('button', { name: 'Find in this chat' }).click();
  const panel = page.getByRole('search', { name: 'Find in this chat' });
  await panel.getByRole('textbox').fill('another');
  await expect(panel.getByRole('status')).toHaveText('3 results');
  await panel.getByRole('textbox').press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(chatLog(page).getByRole('listitem').filter({ hasText: 'Another one 2' })).toBeFocused();

  // A stranger finds neither.
  const stranger = await people.customer();
  await stranger.enter('/messages?find=Dschungel');
  await expect(stranger.page.getByText('No messages found')).toBeVisible();

  // The day of the first message.
  await panel.getByRole('button', { name: 'Go to a day' }).click();
  await page
    .getByRole('dialog', { name: 'Go to a day' })
    .getByRole('button', { name: /^Today/ })
    .click();
  await expect(chatLog(page).getByRole('listitem').and(page.locator(':focus'))).toBeVisible();
});
