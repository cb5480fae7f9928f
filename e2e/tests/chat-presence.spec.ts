// Who has seen a message, who views an order, and messages that are sent later.
import { order, scheduledMessage } from '@boostdesk/api-client/contract';
import { expect } from '@playwright/test';
import { call, placeOrder } from '../support/calls.ts';
import { test } from '../support/fixtures.ts';
import { chatLog, dismissToasts, sendMessage } from '../support/pages.ts';
import type { People } from '../support/people.ts';

async function openOrder(people: People) {
  const [customer, booster] = [await people.customer(), await people.demo('Nova')];
  const { id } = await placeOrder(customer.token);
  await call(order.saveCredentials, { id, login: 'climber-77', password: 'of-the-game' }, customer.token);
  await call(order.lockIn, { id }, booster.token);
  return { id, customer, booster };
}

test('a customer sees who has received and seen a message', async ({ people }) => {
  const { id, customer, booster } = await openOrder(people);
  await booster.enterLive('/orders');
  await customer.enterLive(`/order/${id}`);
  await dismissToasts(customer.page);
  await sendMessage(customer.page, 'Are you there?');
  const own = chatLog(customer.page).getByRole('listitem').filter({ hasText: 'Are you there?' });
  await expect(own).toContainText('Delivered');
  await booster.enterLive(`/order/${id}`);
  await expect(own).toContainText('Seen');
  await own.getByRole('button', { name: 'Seen' }).click();
  const details = customer.page.getByRole('dialog', { name: 'Delivery of this message' });
  await expect(details).toContainText(/Nova · Booster\s*Seen /);
  await customer.page.keyboard.press('Escape');
  await expect(details).toBeHidden();
});

test('staff see which other staff view an order; customer and booster do not', async ({ people }) => {
  const { id, customer, booster } = await openOrder(people);
  const [sara, nils] = [await people.demo('Sara'), await people.demo('Nils')];
  for (const { enterLive } of [customer, booster, sara, nils]) await enterLive(`/order/${id}`);
  await expect(sara.page.getByText(/^Nils.* is also viewing this order$/)).toBeVisible();
  await expect(nils.page.getByText(/^Sara.* is also viewing this order$/)).toBeVisible();
  for (const { page } of [customer, booster]) {
    await expect(chatLog(page)).toBeVisible();
    await expect(page.getByText(/viewing this order/)).toHaveCount(0);
  }
  await nils.page.goto('about:blank');
  await expect(sara.page.getByText(/viewing this order/)).toHaveCount(0);
});

test('a customer schedules a message, changes it, and the booster gets it at its time', async ({ people }) => {
  const { id, customer, booster } = await openOrder(people);
  for (const { enterLive, page } of [customer, booster]) {
    await enterLive(`/order/${id}`);
    await dismissToasts(page);
  }
  const { page } = customer;
  const field = page.getByRole('textbox', { name: /^Message/ });
  await field.fill('Good morning');
  await page.getByRole('button', { name: 'Schedule message' }).click();
  await page.getByRole('menuitem', { name: 'In 1 hour' }).click();
  await expect(field).toHaveValue('');
  await page.getByRole('button', { name: '1 message waiting' }).click();
  const waiting = page.getByRole('list', { name: 'Waiting messages' });
  await expect(waiting).toContainText('Good morning');
  await waiting.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change scheduled message' });
  await dialog.getByRole('textbox', { name: 'Message' }).fill('Good evening');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(waiting).toContainText('Good evening');
  await expect(chatLog(booster.page).getByText('Good evening')).toHaveCount(0);

  // Another device moves it to the next seconds.
  const { messages } = await call(scheduledMessage.getWaiting, { order: id }, customer.token);
  const sendAt = new Date(Date.now() + 1500).toISOString();
  await call(scheduledMessage.change, { id: messages[0]?.id ?? 0, text: 'Good evening', sendAt }, customer.token);
  await expect(chatLog(booster.page).getByText('Good evening')).toHaveCount(1, { timeout: 15_000 });
  await expect(chatLog(page).getByText('Good evening')).toHaveCount(1);
  await expect(page.getByRole('button', { name: /waiting/ })).toHaveCount(0);
});
