// The poke: a customer asks a booster who is silent for a sign of life.
import { order, play } from '@boostdesk/api-client/contract';
import { ORDER_STATUS } from '@boostdesk/catalogs';
import { expect } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { call } from '../support/calls.ts';
import { test } from '../support/fixtures.ts';
import { dismissToasts, sendMessage, toast } from '../support/pages.ts';

const { paused, processing } = ORDER_STATUS;

/** An order of the demo marketplace whose booster has been inactive for 12 hours. Paused ones have no poke until they go on. */
async function findQuietOrder(staff: string) {
  const listed = { scope: 'all', limit: 100, sort: 'oldest' } as const;
  for (const status of [processing, paused]) {
    const { items } = await call(order.getList, { ...listed, status: [status] }, staff);
    for (const { id, customer, booster } of items) {
      if (customer === null || booster === null) continue;
      if (status === paused) await call(order.unpause, { id }, staff);
      const { poke } = await call(play.get, { order: id }, staff);
      if (poke !== null && Date.parse(poke.allowedAt) < Date.now()) return { id, customer, booster };
    }
  }
  throw new Error('Every booster of the demo marketplace has been active.');
}

test('a customer asks a silent booster for a sign of life, once in 12 hours', { tag: '@postgres' }, async ({
  people,
}) => {
  const sara = await people.demo('Sara');
  const { id, ...parties } = await findQuietOrder(sara.token);
  const customer = await people.seeded(parties.customer.id);
  const booster = await people.seeded(parties.booster.id);
  await booster.enterLive('/orders');
  await dismissToasts(booster.page);
  // Right after a sign-in, a missing account detail of another order would open that one.
  await customer.enter('/');
  await customer.page.goto(`/order/${id}`);

  const { page } = customer;
  const poke = page.getByRole('button', { name: 'Ask for a sign of life' });
  await expect(poke).toBeEnabled();
  await expect(poke).toHaveAccessibleDescription('The booster hasn’t been active on this order for 12 hours.');
  await expectAccessible(page, 'an order whose booster is silent');
  await poke.press('Enter');
  await expect(page.getByText(`${booster.name} was asked for a sign of life.`)).toBeVisible();
  await expect(poke).toBeDisabled();
  await expect(poke).toHaveAccessibleDescription(/^Last asked on .+\. Available again on .+\.$/);

  const alert = toast(booster.page, 'Sign of life');
  await expect(alert).toContainText(`${customer.name} asks for a sign of life on order`);
  await alert.getByRole('button', { name: `Open order #${id}` }).click();
  await expect(booster.page).toHaveURL(`/order/${id}`);
  const timeline = booster.page.getByRole('region', { name: 'Timeline', exact: true });
  await expect(timeline).toContainText(`${customer.name} asked for a sign of life`);
  await sendMessage(booster.page, 'Back tonight');
  await expect(page.getByRole('log', { name: 'Messages' })).toContainText('Back tonight');

  await page.reload();
  await expect(poke).toBeDisabled();
  await expect(poke).toHaveAccessibleDescription(/^Last asked on/);
});
