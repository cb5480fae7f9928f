// The alerts page, which explains for recent events why an alert was shown or not.
import { event, order } from '@boostdesk/api-client/contract';
import { expect } from '@playwright/test';
import { call, placeOrder } from '../support/calls.ts';
import { test } from '../support/fixtures.ts';
import { dismissToasts, sendMessage, toast } from '../support/pages.ts';
import { soundsOf } from '../support/sounds.ts';

test('the alerts page lists a pause with what this browser showed of it, and why it showed nothing', async ({
  people,
}) => {
  const customer = await people.customer();
  const nils = await people.demo('Nils');
  const kaito = await people.demo('Kaito');
  const { id } = await placeOrder(customer.token);
  await call(order.saveCredentials, { id, login: 'robin-plays', password: 'correct horse 9' }, customer.token);
  await call(order.lockIn, { id }, kaito.token);
  const { page } = customer;
  await customer.enterLive('/profile');
  await dismissToasts(page);
  await call(order.pause, { id, reason: '' }, nils.token);
  await expect(toast(page, 'Pause')).toBeVisible();
  await dismissToasts(page);
  await page.getByRole('link', { name: 'Why did (or didn’t) I get an alert?' }).click();
  await expect(page).toHaveURL('/alerts');
  const entries = page
    .getByRole('main')
    .locator('details')
    .filter({ hasText: new RegExp(`Order #${id} was (un)?paused`) });
  const newest = entries.first();
  await expect(newest).toContainText(`Order #${id} was paused`);
  await expect(newest).toContainText('Pop-up');
  await newest.locator('summary').press('Enter');
  await expect(newest.getByText('Someone else triggered the alert')).toBeVisible();
  await expect(newest.getByText('This alert has no sound')).toBeVisible();

  await page.goBack();
  await page.getByRole('listitem', { name: 'Order paused or unpaused' }).getByText('Pop-up').click();
  await page.goForward();
  await call(order.unpause, { id }, nils.token);
  await expect(entries).toHaveCount(2);
  await expect(newest).toContainText(`Order #${id} was unpaused`);
  await expect(newest).toContainText('No alert');
  await newest.locator('summary').press('Enter');
  const why = newest.getByRole('listitem').filter({ hasText: 'Pop-ups for paused orders were off' });
  await expect(why.getByRole('img', { name: 'Condition not met:' })).toBeVisible();
});

test('a page whose browser blocks sounds says so once, and lets the user allow them', { tag: '@nightly' }, async ({
  people,
}) => {
  const customer = await people.customer();
  const { id } = await placeOrder(customer.token);
  await call(order.saveCredentials, { id, login: 'robin-plays', password: 'correct horse 9' }, customer.token);
  const staff = await people.demo('Nils');
  const { context, page } = customer;
  await context.addInitScript(() => {
    // Blocks playback, as browsers do before the first user activation.
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      return document.documentElement.dataset.blocked === undefined
        ? Promise.reject(new DOMException('Press something', 'NotAllowedError'))
        : play.call(this);
    };
  });
  await customer.enterLive('/profile');
  await staff.enterLive(`/order/${id}?tab=chat`);
  await sendMessage(staff.page, 'Are you there?');
  const hint = toast(page, 'Sounds are blocked');
  await expect(hint).toContainText('Your browser blocks sounds until you click or press a key on this page.');
  await sendMessage(staff.page, 'Hello?');
  await expect(toast(page, 'New message')).not.toHaveCount(0);
  await expect(hint).toHaveCount(1);
  await page.evaluate(() => {
    document.documentElement.dataset.blocked = 'no';
  });
  await hint.getByRole('button', { name: 'Allow sounds' }).click();
  await expect(hint).toHaveCount(0);

  // The button that plays a test sound shows the hint in place.
  await page.evaluate(() => {
    delete document.documentElement.dataset.blocked;
  });
  await dismissToasts(page);
  const row = page.getByRole('listitem', { name: 'New message' });
  const said = row.getByText('Your browser blocks sounds on this page.');
  await row.getByRole('button', { name: 'Test: New message' }).click();
  await expect(said).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.dataset.blocked = 'no';
  });
  await row.getByRole('button', { name: 'Test: New message' }).click();
  await expect(said).toHaveCount(0);
});

test('of two tabs the one that was used plays the sound, and a toast closed there closes in both', {
  tag: '@nightly',
}, async ({ people }) => {
  const customer = await people.customer();
  const { id } = await placeOrder(customer.token);
  await call(order.saveCredentials, { id, login: 'robin-plays', password: 'correct horse 9' }, customer.token);
  const staff = await people.demo('Nils');
  await customer.context.addInitScript(() => {
    // The browser counts an evaluation by Playwright as user activation.
    let hasBeenActive = false;
    document.addEventListener('pointerdown', () => {
      hasBeenActive = true;
    });
    Object.defineProperty(Navigator.prototype, 'userActivation', { get: () => ({ hasBeenActive }) });
  });
  await customer.enterLive('/profile');
  const used = await customer.context.newPage();
  const isLive = used.waitForResponse((response) => response.url().endsWith(event.getSince.path));
  await used.goto('/profile');
  await isLive;
  await used.getByRole('heading', { level: 1 }).click();
  await staff.enterLive(`/order/${id}?tab=chat`);
  await sendMessage(staff.page, 'Are you there?');
  await expect.poll(() => soundsOf(used)).toEqual(['/sounds/newmessage.mp4']);
  await expect(toast(customer.page, 'New message')).not.toHaveCount(0);
  expect(await soundsOf(customer.page)).toEqual([]);
  await dismissToasts(used);
  await expect(toast(customer.page, 'New message')).toHaveCount(0);
});
