// What pages load on a first visit until they are quiet, counted in the browser (docs/performance.md). What they load until they are
// useful depends on the speed of the machine; bench/src/page-weight.test.ts counts it in the build.
import { order } from '@boostdesk/api-client/contract';
import { ORDER_STATUS } from '@boostdesk/catalogs';
import { expect } from '@playwright/test';
import { dashboardUrl, siteUrl } from '../support/addresses.ts';
import { call } from '../support/calls.ts';
import { test } from '../support/fixtures.ts';
import { measurePage } from '../support/measure-page.ts';
import { type BudgetedPage, pageBudgets, REQUESTS_MAX, SHIFT_MAX } from '../support/page-budgets.data.ts';
import { settle } from '../support/pages.ts';
import { type DemoName, handOverAddress, type People, type Person } from '../support/people.ts';

const WINDOW = { width: 1440, height: 900 };

/** A browser that has a session and has loaded nothing yet. */
async function signedIn(people: People, name: DemoName): Promise<Person> {
  const person = await people.demo(name);
  await person.context.addInitScript((token) => localStorage.setItem('token', token), person.token);
  return person;
}

/** A running order of the customer, whose messages are read. */
async function readOrder(people: People): Promise<string> {
  const { page, token, enter } = await people.demo('Mina');
  const { items } = await call(order.getList, { scope: 'mine', status: [ORDER_STATUS.processing] }, token);
  const path = `/order/${items[0]?.id}`;
  await enter(path);
  await settle(page);
  await page.close();
  return path;
}

const openings: Readonly<Record<BudgetedPage, (people: People) => Promise<readonly [Person['page'], string]>>> = {
  'home of a customer': async (people) => [(await signedIn(people, 'Mina')).page, `${dashboardUrl}/`],
  'home of a booster': async (people) => [(await signedIn(people, 'Kaito')).page, `${dashboardUrl}/`],
  'orders of a customer': async (people) => [(await signedIn(people, 'Mina')).page, `${dashboardUrl}/orders`],
  'order of a customer': async (people) => {
    const path = await readOrder(people);
    return [(await signedIn(people, 'Mina')).page, `${dashboardUrl}${path}`];
  },
  'orders of staff': async (people) => [(await signedIn(people, 'Nils')).page, `${dashboardUrl}/orders`],
  '/admin': async (people) => [(await signedIn(people, 'Sara')).page, `${dashboardUrl}/admin`],
  'order form': async (people) => [(await people.visitor('visitor')).page, siteUrl],
  'sign-in hand-over': async (people) => {
    const { page, token } = await people.demo('Mina');
    return [page, await handOverAddress(token, '/')];
  },
};

const names = Object.keys(openings) as BudgetedPage[];
for (const name of names) {
  test(`${name}: scripts, requests and layout shift keep to the budget, and no call is sent twice`, async ({
    people,
  }) => {
    const [page, address] = await openings[name](people);
    await page.setViewportSize(WINDOW);
    const { bytes, scripts, requests, repeated, shift } = await measurePage(page, address);
    const budget = pageBudgets[name];
    process.stdout.write(`${name}: ${JSON.stringify({ bytes, scripts, requests })}\n`);
    expect.soft(bytes, 'bytes of script').toBeLessThanOrEqual(budget.bytes);
    expect.soft(scripts, 'files of script').toBeLessThanOrEqual(budget.scripts);
    expect.soft(requests, 'requests').toBeLessThanOrEqual(Math.min(budget.requests, REQUESTS_MAX));
    expect.soft(repeated).toEqual([]);
    expect.soft(shift).toBeLessThanOrEqual(SHIFT_MAX);
  });
}

test('an order is fetched while the pointer rests on its link, and nothing is fetched twice within 30 s', async ({
  people,
}) => {
  const path = await readOrder(people);
  const { page, enterLive } = await people.demo('Mina');
  await enterLive('/orders');
  await settle(page);
  // No time passes for what has been fetched.
  await page.clock.setFixedTime(Date.now());
  const sent: string[] = [];
  page.on('request', (request) => sent.push(new URL(request.url()).pathname));
  const countOf = (call: string) => sent.filter((address) => address.endsWith(call)).length;
  const link = page.locator(`main a[href="${path}"]`).first();
  const fetched = page.waitForResponse((response) => response.url().endsWith(order.get.path));
  await link.hover();
  await fetched;
  const { length } = sent.filter((address) => address.endsWith('.js'));
  expect(length, 'scripts of the order page').toBeGreaterThan(0);

  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(path.replace('/order/', ''));
  await settle(page);
  await page.goBack();
  await expect(link).toBeVisible();
  await settle(page);
  expect(countOf(order.get.path)).toBe(1);
  expect(countOf(order.getList.path)).toBe(0);
});
