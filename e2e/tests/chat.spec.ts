// A chat of two people who write at the same moment.
import { order } from '@boostdesk/api-client/contract';
import { expect } from '@playwright/test';
import { call, placeOrder } from '../support/calls.ts';
import { test } from '../support/fixtures.ts';
import { chatLog, dismissToasts } from '../support/pages.ts';

test('two people who write at the same moment each see that their message was read', { tag: '@postgres' }, async ({
  people,
}) => {
  const [customer, booster] = [await people.customer(), await people.demo('Nova')];
  const { id } = await placeOrder(customer.token);
  await call(order.saveCredentials, { id, login: 'robin', password: 'of-the-game' }, customer.token);
  await call(order.lockIn, { id }, booster.token);
  const both = [customer, booster];
  for (const { enterLive, page } of both) {
    await enterLive(`/order/${id}`);
    await dismissToasts(page);
  }
  const text = (name: string, round: number) => `${name} says ${round}`;
  for (const round of [1, 2, 3, 4]) {
    for (const { page, name } of both) {
      await page.getByRole('textbox', { name: /^Message/ }).fill(text(name, round));
    }
    await Promise.all(both.map(({ page }) => page.getByRole('button', { name: 'Send' }).click()));
    for (const { page, name } of both) {
      const own = chatLog(page)
        .getByRole('listitem')
        .filter({ hasText: text(name, round) });
      await expect(own).toContainText('Seen');
    }
  }
});
