// Two people in one chat, who write at the same moment; and where the addresses lead that they write.
import { order } from '@boostdesk/api-client/contract';
import { expect } from '@playwright/test';
import { dashboardUrl } from '../support/addresses.ts';
import { call, placeOrder } from '../support/calls.ts';
import { chatLog, dismissToasts, noteDocument, write } from '../support/pages.ts';
import { test } from '../support/story.ts';

test('who writes at the same moment as the other has read what came meanwhile', async ({ people }) => {
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

test('an address of the app in a message leads there in the same page, any other into a tab of its own that hears of nothing', async ({
  people,
}) => {
  const { enterLive, page, context, token } = await people.customer();
  const [first, second] = [await placeOrder(token), await placeOrder(token)];
  const elsewhere = 'https://guides.example/climbing?from=silver';
  await context.route('https://guides.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Climbing</title>' }),
  );
  await enterLive(`/order/${first.id}`);
  await dismissToasts(page);
  await write(page, `As in ${dashboardUrl}/order/${second.id}, and as ${elsewhere} has it.`);
  const link = (name: string) => chatLog(page).getByRole('link', { name });

  const opened = context.waitForEvent('page');
  await link(elsewhere).click();
  const tab = await opened;
  await expect(tab).toHaveURL(elsewhere);
  expect(await tab.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
  await expect(page).toHaveURL(`/order/${first.id}`);

  const isSame = await noteDocument(page);
  await link(`${dashboardUrl}/order/${second.id}`).click();
  await expect(page).toHaveURL(`/order/${second.id}`);
  await expect(page.getByRole('heading', { name: `Order #${second.id}`, level: 1 })).toBeVisible();
  await isSame();
  expect(context.pages()).toHaveLength(2);
});
