// A journey over two server processes behind a balancer: each of the two people uses another process.
import { expect } from '@playwright/test';
import { dashboardUrl } from '../support/addresses.ts';
import { SERVED_BY, STICKY_COOKIE } from '../support/balancer.ts';
import { placeOrder } from '../support/calls.ts';
import { test } from '../support/fixtures.ts';
import { chatLog, sendMessage, status, toast } from '../support/pages.ts';
import type { Visitor } from '../support/people.ts';

async function pinToProcess({ context }: Visitor, place: number): Promise<void> {
  await context.addCookies([{ name: STICKY_COOKIE, value: `${place}`, url: dashboardUrl }]);
  const answer = await context.request.get(`${dashboardUrl}/health`);
  expect(answer.headers()[SERVED_BY]).toBe(`${place}`);
}

test('an order is placed, locked in and discussed across both processes', async ({ people }) => {
  const customer = await people.customer();
  const booster = await people.demo('Kaito');
  await pinToProcess(customer, 0);
  await pinToProcess(booster, 1);
  await booster.enterLive('/orders?view=board');
  await expect(booster.page.getByRole('table', { name: 'Orders' })).toBeVisible();

  const { id } = await placeOrder(customer.token);
  const alert = toast(booster.page, 'New order');
  await expect(alert).toBeVisible();
  await customer.enterLive(`/order/${id}`);
  await expect(status(customer.page, 'Awaiting for booster')).toBeVisible();

  await alert.getByRole('button', { name: 'Open order' }).click();
  await booster.page.getByRole('button', { name: 'Lock in', exact: true }).click();
  await expect(status(booster.page, 'Processing')).toBeVisible();
  await expect(status(customer.page, 'Processing')).toBeVisible();

  await sendMessage(customer.page, 'Hello from one process.');
  await expect(chatLog(booster.page).getByText('Hello from one process.')).toHaveCount(1);
  await sendMessage(booster.page, 'Hello from the other.');
  await expect(chatLog(customer.page).getByText('Hello from the other.')).toHaveCount(1);
  await expect(chatLog(booster.page).getByText('Seen').last()).toBeVisible();
});
