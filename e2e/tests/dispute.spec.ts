// A dispute from the customer's report to the refund; each test continues the one before.
import { order, payout } from '@boostdesk/api-client/contract';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { call, placeOrder, siegeChoice } from '../support/calls.ts';
import { choose } from '../support/pages.ts';
import { createPeople, type People, type Person } from '../support/people.ts';
import { serverTest as test } from '../support/worker-server.ts';

test.describe.configure({ mode: 'serial' });

const problem = 'The account is two divisions below what I ordered.';
const reason = 'The screenshots show two divisions less';

let people: People;
let customer: Person;
let booster: Person;
let senior: Person;
let admin: Person;
/** The order in dispute. */
let id: number;

/** Plays an order to its end, without the browser. */
async function completeOrder(): Promise<number> {
  const placed = await placeOrder(customer.token, siegeChoice);
  const login = { login: 'robin-plays', password: 'correct horse 9' };
  await call(order.saveCredentials, { id: placed.id, ...login }, customer.token);
  await call(order.lockIn, { id: placed.id }, booster.token);
  await call(order.logProgress, { id: placed.id, done: siegeChoice.count, won: true }, booster.token);
  await call(order.complete, { id: placed.id, proof: { note: 'Both divisions won' } }, booster.token);
  return placed.id;
}

/** The timeline repeats some texts of the banner. */
const banner = (page: Page, text: RegExp | string) => page.getByRole('main').getByText(text).first();

test.beforeAll(async ({ browser }) => {
  people = createPeople(browser);
  customer = await people.customer();
  booster = await people.demo('Brakka');
  senior = await people.demo('Ida');
  admin = await people.demo('Sara');
  id = await completeOrder();
});
// biome-ignore lint/correctness/noEmptyPattern: no fixture is needed, and what is told of the test comes second
test.afterEach(async ({}, info) => {
  if (info.status !== info.expectedStatus) await people.printPageLog(info.title);
  people.errors.assert();
});
test.afterAll(() => people.close());

test('a customer reports a problem, which the booster and staff see', { tag: '@postgres' }, async () => {
  await customer.enterLive(`/order/${id}`);
  await customer.page.getByRole('button', { name: 'More' }).click();
  await customer.page.getByRole('menuitem', { name: 'Report a problem' }).click();
  const dialog = customer.page.getByRole('dialog', { name: `Report a problem with order #${id}` });
  await choose(dialog, 'Problem', 'The result isn’t what I ordered');
  await dialog.getByRole('textbox', { name: 'Describe the problem' }).fill(problem);
  await expectAccessible(customer.page, 'the dialog to report a problem');
  await dialog.getByRole('button', { name: 'Report problem' }).click();
  await expect(banner(customer.page, 'In dispute: The result isn’t what I ordered')).toBeVisible();
  await customer.page.getByRole('button', { name: 'More' }).click();
  await expect(customer.page.getByRole('menuitem', { name: 'Share progress' })).toBeVisible();
  await expect(customer.page.getByRole('menuitem', { name: 'Report a problem' })).toHaveCount(0);
  await customer.page.keyboard.press('Escape');

  await booster.enterLive(`/order/${id}`);
  await expect(banner(booster.page, problem)).toBeVisible();
  await expect(
    banner(booster.page, 'Your unpaid earnings from this order are frozen until our team has decided.'),
  ).toBeVisible();
  await expect(banner(booster.page, 'Frozen until the dispute is resolved')).toBeVisible();
});

test('no payout contains the order while it is in dispute', { tag: '@postgres' }, async () => {
  const other = await completeOrder();
  const played = await call(order.get, { id }, admin.token);
  const proposal = await call(payout.propose, { booster: played.order.booster?.id ?? 0, currency: 'USD' }, admin.token);
  const orders = proposal.earnings.map((line) => line.order);
  expect(orders).toContain(other);
  expect(orders).not.toContain(id);
  await call(payout.withdraw, { id: proposal.payout.id }, admin.token);
});

test('a senior moderator refunds a part, and customer and booster see it', { tag: '@postgres' }, async () => {
  await senior.enter(`/order/${id}`);
  const download = senior.page.waitForEvent('download');
  await senior.page.getByRole('button', { name: 'Download evidence' }).click();
  expect((await download).suggestedFilename()).toBe(`order-${id}-evidence.zip`);
  await senior.page.getByRole('button', { name: 'Resolve dispute' }).click();
  const dialog = senior.page.getByRole('dialog', { name: `Resolve the dispute about order #${id}` });
  await choose(dialog, 'Decision', 'Refund a part to the customer');
  await dialog.getByRole('textbox', { name: 'Refund (%)' }).fill('40');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill(reason);
  await expect(dialog.getByText('Refund to the customer')).toBeVisible();
  await expectAccessible(senior.page, 'the dialog to resolve a dispute');
  await dialog.getByRole('button', { name: 'Resolve dispute' }).click();
  for (const { page } of [senior, customer, booster]) {
    await expect(banner(page, /^Dispute resolved: \$[\d.]+ refunded$/)).toBeVisible();
    await expect(banner(page, reason)).toBeVisible();
  }
  await expectAccessible(customer.page, 'an order with a resolved dispute');
  await expect(banner(booster.page, 'Not yet proposed')).toBeVisible();
});
