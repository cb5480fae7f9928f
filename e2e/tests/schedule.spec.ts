// When the booster of an order plays: sessions, availability, 'playing now' and the poke.
import { availability, order } from '@boostdesk/api-client/contract';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { call, leagueChoice, placeOrder } from '../support/calls.ts';
import { test } from '../support/fixtures.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);
const sessions = (page: Page) => page.getByRole('region', { name: 'Play sessions', exact: true });
const eventsIn = (text: string) => text.match(/^BEGIN:VEVENT\r?$/gm) ?? [];

test('customer and booster arrange a session, and the customer sees when the booster plays', {
  tag: '@postgres',
}, async ({ people }) => {
  const customer = await people.customer();
  const nova = await people.demo('Nova');
  const { id } = await placeOrder(customer.token, leagueChoice);
  await call(order.lockIn, { id }, nova.token);
  await customer.enterLive(`/order/${id}`);
  await nova.enterLive(`/order/${id}`);

  await sessions(customer.page).getByRole('button', { name: 'Propose session' }).click();
  const dialog = customer.page.getByRole('dialog', { name: 'Propose session' });
  await dialog.getByLabel('Date').fill(dayOf(Date.now() + 2 * DAY_MS));
  await expectAccessible(customer.page, 'the dialog of a session');
  await dialog.getByRole('button', { name: 'Propose session' }).click();
  await expect(sessions(customer.page)).toContainText('Proposed by you');
  await expect(sessions(nova.page)).toContainText(`Proposed by ${customer.name}`);

  await sessions(nova.page).getByRole('button', { name: 'Accept' }).click();
  await expect(sessions(customer.page)).toContainText('Accepted');
  const download = customer.page.waitForEvent('download');
  await sessions(customer.page).getByRole('button', { name: 'Download calendar file' }).click();
  const file = await (await download).createReadStream();
  const text = (await file.toArray()).join('');
  expect(eventsIn(text)).toHaveLength(1);

  await customer.page.getByRole('link', { name: 'Profile' }).first().click();
  const calendar = customer.page.getByRole('region', { name: 'Calendar of play sessions' });
  await calendar.getByRole('button', { name: 'Create address' }).click();
  const address = calendar.getByRole('textbox', { name: 'Calendar address' });
  const first = await address.inputValue();
  expect(eventsIn(await (await fetch(first)).text())).toHaveLength(1);
  await calendar.getByRole('button', { name: 'Renew address' }).click();
  await customer.page.getByRole('alertdialog').getByRole('button', { name: 'Renew address' }).click();
  await expect(address).not.toHaveValue(first);
  expect((await fetch(first)).status).toBe(404);
  expect((await fetch(await address.inputValue())).status).toBe(200);

  await customer.page.goBack();
  await expect(customer.page.getByRole('button', { name: 'Ask for a sign of life' })).toBeDisabled();
  await expect(customer.page.getByText('if there’s no activity until then')).toBeVisible();
  await nova.page.getByRole('button', { name: 'Start playing' }).click();
  const warning = customer.page.getByText('is playing now. Don’t sign in to the game account.');
  await expect(warning).toBeVisible();
  await expectAccessible(customer.page, 'an order that is being played');
  await nova.page.getByRole('button', { name: 'Stop playing' }).click();
  await expect(warning).toBeHidden();
});

test('a booster sets a vacation, which hides the board until it ends', async ({ people }) => {
  const brakka = await people.demo('Brakka');
  await brakka.enter('/profile');
  const card = brakka.page.getByRole('region', { name: 'Availability', exact: true });
  await card.getByLabel('Start date').fill(dayOf(Date.now() - DAY_MS));
  await card.getByLabel('End date').fill(dayOf(Date.now() + 5 * DAY_MS));
  await card.getByRole('button', { name: 'Save vacation' }).click();
  await expect(card.getByRole('button', { name: 'End vacation' })).toBeVisible();
  await expectAccessible(brakka.page, 'the profile of a booster on vacation');

  await brakka.page.goto('/orders?view=board');
  await expect(brakka.page.getByRole('heading', { name: 'You’re on vacation' })).toBeVisible();
  await brakka.page.getByRole('button', { name: 'End vacation' }).click();
  await expect(brakka.page.getByRole('heading', { name: 'You’re on vacation' })).toBeHidden();
  expect((await call(availability.get, {}, brakka.token)).availability?.vacation).toBeNull();
});
