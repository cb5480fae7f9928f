// Journey f: whoever opens what is not theirs ends where SPEC §2 says, and the server refuses the call itself.
import { auth, type CallShape, calls, notification, order } from '@boostdesk/api-client/contract';
import { pages, permissions, type Role } from '@boostdesk/auth';
import { expect } from '@playwright/test';
import { call, placeOrder, send } from '../support/calls.ts';
import { dismissToasts, toast } from '../support/pages.ts';
import { test } from '../support/story.ts';

const roles = { customer: 3, booster: 2 } as const satisfies Record<string, Role>;
const adminPaths = pages.filter(({ group }) => group === 'admin').map(({ path }) => path);

/** Calls whose row in the table of rights names neither customers nor boosters. */
const isForStaff = ({ right }: CallShape): boolean =>
  !permissions[right].roles.some((role) => role === roles.customer || role === roles.booster);

test('a customer who opens somebody else’s order ends at their own', async ({ people }) => {
  const owner = await people.customer();
  const other = await people.customer();
  const { id } = await placeOrder(owner.token);
  people.quiet.expectRefusal({ status: 404, path: order.get.path, because: 'the order is somebody else’s' });

  await other.enter(`/order/${id}`);
  await expect(other.page).toHaveURL('/orders');
  await expect(other.page.getByText('No orders yet')).toBeVisible();
  await expect(toast(other.page, `There is no order #${id} for you`)).toBeVisible();
  // One that never was looks the same.
  await other.page.goto('/order/2147483000');
  await expect(other.page).toHaveURL('/orders');
  await expect(toast(other.page, 'There is no order #2147483000 for you')).toBeVisible();

  expect((await send(order.get, { id }, other.token)).status).toBe(404);
  expect((await send(order.pause, { id }, other.token)).status).toBe(404);
  expect((await send(order.revealCredentials, { id }, other.token)).status).toBe(404);
  expect(await call(auth.canViewOrder, { id }, other.token)).toEqual({ allowed: false });
  expect(await call(auth.canViewOrder, { id }, owner.token)).toEqual({ allowed: true });
});

test('a call that is refused shows its status and what the server says', async ({ people }) => {
  const { page, token, enter } = await people.customer();
  await placeOrder(token);
  await enter('/profile');
  await dismissToasts(page);
  const { path } = notification.clearNotifications;
  people.quiet.expectRefusal({ status: 409, path, because: 'the test refuses it' });
  await page.route(`**${path}`, (route) =>
    route.fulfill({ status: 409, contentType: 'text/plain', body: 'Not while they are read.' }),
  );
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page.getByRole('dialog', { name: 'Notifications' }).getByRole('button', { name: 'Clear' }).click();
  await expect(toast(page, 'Error Code: 409')).toContainText('Message: Not while they are read.');
});

for (const who of ['customer', 'booster'] as const) {
  test(`a ${who} who opens an admin path ends at the orders, and the calls behind it are refused`, async ({
    people,
  }) => {
    const person = who === 'customer' ? await people.customer() : await people.demo('Kaito');
    await person.enter('/');
    await expect(person.page.getByRole('navigation').getByRole('link', { name: 'Home' })).toBeVisible();
    people.quiet.expectRefusal({ status: 404, path: '/admin/unheard-of', because: 'it is the address of no page' });
    for (const path of [...adminPaths, '/admin/unheard-of']) {
      await person.page.goto(path);
      await expect(person.page, path).toHaveURL('/orders');
      await expect(person.page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible();
    }
    const staffCalls = calls.filter(isForStaff);
    expect(staffCalls.length).toBeGreaterThan(5);
    for (const shape of staffCalls) {
      const answer = await send(shape, {}, person.token);
      expect({ call: shape.name, status: answer.status, body: await answer.text() }).toEqual({
        call: shape.name,
        status: 403,
        body: 'Forbidden',
      });
    }
  });
}
