// What pages load on a first visit, counted in the browser (docs/performance.md).
import { order } from '@boostdesk/api-client/contract';
import { ORDER_STATUS } from '@boostdesk/catalogs';
import { expect } from '@playwright/test';
import { dashboardUrl, siteUrl } from '../support/addresses.ts';
import { call } from '../support/calls.ts';
import { test } from '../support/fixtures.ts';
import { measurePage } from '../support/measure-page.ts';
import { type BudgetedPage, REQUESTS_AIM, requestBudgets, SHIFT_MAX } from '../support/page-budgets.data.ts';
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
  test(`${name}: requests and layout shift keep to the budget, and no call is sent twice`, async ({ people }) => {
    const [page, address] = await openings[name](people);
    await page.setViewportSize(WINDOW);
    const cost = await measurePage(page, address);
    const { bytes, scripts, requests } = cost;
    // Bytes until useful depend on the speed of the machine; those of each screen are in bench/src/page-weight.test.ts.
    const figures = JSON.stringify({ bytes, scripts, requests });
    process.stdout.write(`${name}: ${figures}, aim ${REQUESTS_AIM} requests\n`);
    expect.soft(requests, 'requests until quiet').toBeLessThanOrEqual(requestBudgets[name]);
    expect.soft(cost.repeated).toEqual([]);
    expect.soft(cost.shift).toBeLessThanOrEqual(SHIFT_MAX);
  });
}
