// Personal details in a chat message: asked about before the message leaves.
import { order } from '@boostdesk/api-client/contract';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { call, placeOrder } from '../support/calls.ts';
import { test } from '../support/fixtures.ts';
import { chatLog, dismissToasts, sendMessage } from '../support/pages.ts';

const guard = (page: Page) => page.getByRole('alertdialog', { name: 'Send personal details in the chat?' });
async function press(page: Page, name: string): Promise<void> {
  await guard(page).getByRole('button', { name, exact: true }).click();
  await expect(guard(page)).toBeHidden();
}
const composer = (page: Page) => page.getByRole('textbox', { name: /^Message/ });

test('a message with personal details is edited, moved to the account details or sent anyway', {
  tag: '@postgres',
}, async ({ people }) => {
  const [customer, nova] = [await people.customer(), await people.demo('Nova')];
  const { id } = await placeOrder(customer.token);
  await call(order.lockIn, { id }, nova.token);
  for (const { enterLive, page } of [customer, nova]) {
    await enterLive(`/order/${id}`);
    await dismissToasts(page);
  }
  const { page } = customer;

  await sendMessage(page, 'login: robin.lol password: of-the-game');
  await expectAccessible(page, 'the question before a message with personal details');
  await press(page, 'Move to account details');
  const account = page.getByRole('region', { name: 'Account details' });
  await expect(account.locator('input[name=login]')).toHaveValue('robin.lol');
  await expect(account.locator('input[name=password]')).toHaveValue('of-the-game');
  await expect(composer(page)).toHaveValue('');
  await account.getByRole('button', { name: 'Save account details' }).click();
  await expect(account).toContainText('Encrypted');

  // The server alone knows that this is the password.
  await sendMessage(page, 'It is of-the-game');
  await press(page, 'Edit');
  await expect(composer(page)).toHaveValue('It is of-the-game');
  await sendMessage(page, 'The details are in the account details');
  await expect(chatLog(nova.page)).toContainText('The details are in the account details');
  await expect(chatLog(nova.page)).not.toContainText('of-the-game');

  await sendMessage(nova.page, 'Call me at +49 151 12345678');
  await expect(guard(nova.page).getByRole('button')).toHaveText(['Edit', 'Send anyway']);
  await press(nova.page, 'Send anyway');
  await expect(chatLog(page)).toContainText('Call me at +49 151 12345678');

  const warned = 'sent a message with personal details';
  await expect(page.getByRole('region', { name: 'Timeline' })).not.toContainText(warned);
  const moderator = await people.demo('Sara');
  await moderator.enterLive(`/order/${id}`);
  const timeline = moderator.page.getByRole('region', { name: 'Timeline' });
  await expect(timeline).toContainText(`${nova.name} ${warned}`);
  await expect(timeline).toContainText('Phone number');
});
