// Pages and calls that the user has no right to: the dashboard redirects as SPEC §2 says, and the server refuses the call.
import { auth, order, users } from '@boostdesk/api-client/contract';
import { expect } from '@playwright/test';
import { call, placeOrder, send } from '../support/calls.ts';
import { test } from '../support/fixtures.ts';
import { toast } from '../support/pages.ts';

// @spec 6.0-13, 8.0-10
test('a customer who opens another customer’s order is redirected to their own, and its calls are refused', async ({
  people,
}) => {
  const owner = await people.customer();
  const other = await people.customer();
  const { id } = await placeOrder(owner.token);
  people.errors.expectRefusal({ status: 404, path: order.get.path, reason: 'the order is somebody else’s' });

  await other.enter(`/order/${id}`);
  await expect(toast(other.page, `Order #${id} not found`)).toBeVisible();
  await expect(other.page).toHaveURL('/orders');
  await expect(other.page.getByText('No orders yet')).toBeVisible();
  // An unknown order looks the same.
  await other.page.goto('/order/2147483000');
  await expect(toast(other.page, 'Order #2147483000 not found')).toBeVisible();
  await expect(other.page).toHaveURL('/orders');

  expect((await send(order.get, { id }, other.token)).status).toBe(404);
  expect((await send(order.pause, { id }, other.token)).status).toBe(404);
  expect((await send(order.revealCredentials, { id }, other.token)).status).toBe(404);
  expect(await call(auth.canViewOrder, { id }, other.token)).toEqual({ allowed: false });
  expect(await call(auth.canViewOrder, { id }, owner.token)).toEqual({ allowed: true });
});

for (const who of ['customer', 'booster'] as const) {
  // @spec 2.1-5, 2.1-8, 2.2-4
  test(`a ${who} who opens an admin page is redirected to the orders, and its calls are refused`, async ({
    people,
  }) => {
    const person = who === 'customer' ? await people.customer() : await people.demo('Kaito');
    await person.enter('/');
    await expect(person.page.getByRole('navigation').getByRole('link', { name: 'Home' })).toBeVisible();
    people.errors.expectRefusal({ status: 404, path: '/admin/unheard-of', reason: 'it is the address of no page' });
    // pages.test and rights.test cover every path and call.
    for (const path of ['/admin', '/admin/sitelogs', '/admin/unheard-of']) {
      await person.page.goto(path);
      await expect(person.page, path).toHaveURL('/orders');
      await expect(person.page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible();
    }
    const answer = await send(users.calls.getPage, {}, person.token);
    expect([answer.status, await answer.text()]).toEqual([403, 'Forbidden']);
  });
}
