// Changes of an order in progress: progress in one press by its booster, price and share by staff.
import { order, payment } from '@boostdesk/api-client/contract';
import { expect, type Locator, type Page } from '@playwright/test';
import { saveForm } from '../support/areas.ts';
import { expectAccessible } from '../support/axe.ts';
import { call, placeOrder } from '../support/calls.ts';
import { test } from '../support/fixtures.ts';
import { status, toast } from '../support/pages.ts';
import { greyPicture } from '../support/png.ts';

/** Ten Valorant unrated matches. */
const matches = { serviceId: 28, serverId: 25, platform: 'PC', currency: 'USD', count: 10 } as const;

const progress = (page: Page): Locator => page.getByRole('region', { name: 'Progress', exact: true });
const timeline = (page: Page): Locator => page.getByRole('region', { name: 'Timeline' });
const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: /of order #/ });

async function more(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

test('a booster logs matches in one press each, by pointer and keyboard, and undoes the latest', {
  tag: '@postgres',
}, async ({ people }) => {
  const customer = await people.customer();
  const nova = await people.demo('Nova');
  const { id } = await placeOrder(customer.token, matches);
  await call(order.lockIn, { id }, nova.token);
  await customer.enterLive(`/order/${id}`);
  await nova.enterLive(`/order/${id}`);
  const win = nova.page.getByRole('button', { name: 'Win', exact: true });
  const loss = nova.page.getByRole('button', { name: 'Loss', exact: true });

  await test.step('quick presses all count', async () => {
    for (let press = 0; press < 3; press += 1) await win.click();
    await loss.focus();
    await nova.page.keyboard.press('Enter');
    await expect(toast(nova.page, 'Success')).toContainText('Progress logged: 4 of 10 matches.');
  });

  await test.step('undo, while it is offered', async () => {
    await toast(nova.page, 'Success').getByRole('button', { name: 'Undo' }).click();
    await expect(progress(nova.page)).toContainText('3 of 10 matches');
    const { order: logged } = await call(order.get, { id }, nova.token);
    expect([logged.won, logged.lost]).toEqual([3, 0]);
  });

  await test.step('the customer sees both live, and cannot log', async () => {
    await expect(progress(customer.page)).toContainText('3 of 10 matches');
    await expect(timeline(customer.page)).toContainText('Match lost');
    await expect(timeline(customer.page)).toContainText(`${nova.name} undid the latest progress entry`);
    await expect(customer.page.getByRole('button', { name: 'Win', exact: true })).toHaveCount(0);
  });
});

test('a booster imports matches from pasted lines, undoes them at once, and proves one with a picture', {
  tag: '@postgres',
}, async ({ people }) => {
  const customer = await people.customer();
  const nova = await people.demo('Nova');
  const { id } = await placeOrder(customer.token, matches);
  await call(order.lockIn, { id }, nova.token);
  await customer.enterLive(`/order/${id}`);
  await nova.enterLive(`/order/${id}`);
  const { page } = nova;
  const openForm = () => page.getByRole('button', { name: 'Log progress', exact: true }).click();

  await test.step('the preview names what is wrong, and the rest is logged at once', async () => {
    await openForm();
    await page.getByRole('button', { name: 'Import several entries' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import progress' });
    const lines = dialog.getByRole('textbox', { name: 'Lines' });
    await lines.fill('win\t\tQuick\ndraw\nloss');
    await expect(dialog.getByRole('region', { name: 'Preview' })).toContainText('The result must be “Won” or “Lost”.');
    await expectAccessible(page, 'the import of progress');
    await expect(dialog.getByRole('button', { name: 'Log progress' })).toBeDisabled();
    await lines.fill('Note;Match\nQuick;win\n;loss\n;win');
    await dialog.getByRole('button', { name: 'Log 3 entries' }).click();
    await expect(progress(customer.page)).toContainText('3 of 10 matches');
    await expect(timeline(customer.page)).toContainText('“Quick”');
  });

  await test.step('one undo takes the import back', async () => {
    await toast(page, 'Success').getByRole('button', { name: 'Undo' }).click();
    await expect(progress(customer.page)).toContainText('0 of 10 matches');
    await expect(timeline(customer.page)).toContainText(`${nova.name} undid 3 progress entries`);
  });

  await test.step('a picture of an entry is in the timeline of the customer', async () => {
    await openForm();
    const dialog = page.getByRole('dialog', { name: 'Log progress' });
    await dialog.getByText('Won', { exact: true }).click();
    await dialog.getByLabel(/^Completed out of/).fill('1');
    const chooser = page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: 'Add pictures' }).click();
    await (await chooser).setFiles([greyPicture('score.png', { width: 640, height: 360, grey: 90 })]);
    await dialog.getByRole('textbox', { name: 'Description of picture 1' }).fill('The score');
    await dialog.getByRole('button', { name: 'Log progress' }).click();
    const picture = timeline(customer.page).getByRole('img', { name: 'The score' });
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(320);
  });
});

test('staff lower the price with a refund, and change the share, seeing the effect first', {
  tag: '@postgres',
}, async ({ people }) => {
  const customer = await people.customer();
  const nova = await people.demo('Nova');
  const sara = await people.demo('Sara');
  const { id, price } = await placeOrder(customer.token, matches);
  const { order: taken } = await call(order.lockIn, { id }, nova.token);
  const share = taken.share?.percent ?? 0;
  const lower = price.amount / 2;
  const money = (amount: number) => `$${(amount / 100).toFixed(2)}`;
  await customer.enterLive(`/order/${id}`);
  await nova.enterLive(`/order/${id}`);
  await sara.enterLive(`/order/${id}`);

  await test.step('the price', async () => {
    await more(sara.page, 'Change price');
    const dialog = dialogOf(sara.page);
    await dialog.getByRole('textbox', { name: 'New price' }).fill((lower / 100).toFixed(2));
    await dialog.getByLabel('Reason').fill('A slow start');
    await expect(dialog).toContainText(`Refund to the customer${money(price.amount - lower)}`);
    await expect(dialog).toContainText(`${money(price.amount)} → ${money(lower)}`);
    await dialog.getByRole('button', { name: 'Lower price', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    for (const { page } of [customer, nova]) {
      await expect(timeline(page)).toContainText(`lowered the price to ${money(lower)}`);
      await expect(timeline(page)).toContainText(`“A slow start” · ${money(price.amount - lower)} refunded`);
    }
  });

  await test.step('a note and a fine, which only staff see in the timeline', async () => {
    const staff = sara.page.getByRole('region', { name: 'Staff', exact: true });
    const form = sara.page.getByRole('dialog');
    await staff.getByRole('button', { name: 'Edit note' }).click();
    await form.getByRole('textbox', { name: 'Note' }).fill('Evenings only');
    await saveForm(sara.page, form);
    await expect(form).toHaveCount(0);
    await expect(staff.getByRole('button', { name: 'Edit note' })).toBeFocused();
    await expect(staff).toContainText('Evenings only');
    await expect(timeline(sara.page)).toContainText('You changed the staff note');
    await staff.getByRole('button', { name: 'New fine' }).click();
    await form.getByRole('textbox', { name: 'Amount' }).fill('5');
    await form.getByRole('textbox', { name: 'Reason' }).fill('A slow start');
    await saveForm(sara.page, form);
    await expect(timeline(sara.page)).toContainText(`You fined ${nova.name} $5.00`);
    for (const { page } of [customer, nova]) await expect(timeline(page)).not.toContainText('fined');
  });

  await test.step('a progress payment, which only staff see in the timeline, and an add-on for the customer', async () => {
    const staff = sara.page.getByRole('region', { name: 'Staff', exact: true });
    const form = sara.page.getByRole('dialog');
    await call(order.stepProgress, { id, step: 'win' }, nova.token);
    await staff.getByRole('button', { name: 'New progress payment' }).click();
    await form.getByRole('textbox', { name: 'Amount' }).fill('0.10');
    await saveForm(sara.page, form);
    await expect(timeline(sara.page)).toContainText(`You paid ${nova.name} $0.10 for the progress`);
    for (const { page } of [customer, nova]) await expect(timeline(page)).not.toContainText('for the progress');
    await staff.getByRole('button', { name: 'New add-on' }).click();
    await form.getByRole('textbox', { name: 'Amount' }).fill('3');
    await form.getByRole('textbox', { name: 'Description' }).fill('Two more wins on Sunday');
    await saveForm(sara.page, form);
    const open = await call(payment.getOpen, {}, customer.token);
    expect(open.map(({ text, amount }) => [text, amount])).toContainEqual(['Two more wins on Sunday', 300]);
  });

  await test.step('the share, which the customer does not see', async () => {
    await more(sara.page, 'Change share');
    const dialog = dialogOf(sara.page);
    await dialog.getByRole('textbox', { name: 'New share' }).fill('80');
    await dialog.getByLabel('Reason').fill('Short notice');
    await expect(dialog).toContainText('Platform revenue');
    await dialog.getByRole('button', { name: 'Change share', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(timeline(nova.page)).toContainText(`from ${share}% to 80%`);
    await expect(nova.page.getByText(`Your share: 80% of ${money(lower)}`)).toBeVisible();
    const { order: own } = await call(order.get, { id }, customer.token);
    expect(own.events.map(({ kind }) => kind)).not.toContain('share_changed');
  });

  await test.step('a higher price is a payment request', async () => {
    await more(sara.page, 'Change price');
    const dialog = dialogOf(sara.page);
    await dialog.getByRole('textbox', { name: 'New price' }).fill((price.amount / 100).toFixed(2));
    await dialog.getByLabel('Reason').fill('Two more wins');
    await expect(dialog).toContainText(`payment request for ${money(price.amount - lower)}`);
    await dialog.getByRole('button', { name: 'Request payment' }).click();
    await expect(dialog).toHaveCount(0);
    const { order: same } = await call(order.get, { id }, sara.token);
    expect(same.price.amount).toBe(lower);
  });
});

test('a booster who drops an order in progress leaves a note, which the next one reads before the lock-in', {
  tag: '@postgres',
}, async ({ people }) => {
  const customer = await people.customer();
  const nova = await people.demo('Nova');
  const kaito = await people.demo('Kaito');
  const { id } = await placeOrder(customer.token);
  await call(order.lockIn, { id }, nova.token);
  const { progress: before } = (await call(order.get, { id }, nova.token)).order;
  if (before.kind !== 'rank') throw new Error('The order has no ranks.');
  await call(order.logProgress, { id, rank: before.now + 1, won: true }, nova.token);
  await customer.enterLive(`/order/${id}`);
  await nova.enterLive(`/order/${id}`);
  const words = 'Plays from the left side; two agents are missing.';

  await test.step('the order is not dropped without a note', async () => {
    await more(nova.page, 'Drop order');
    const dialog = nova.page.getByRole('dialog');
    const drop = dialog.getByRole('button', { name: 'Drop order' });
    await dialog.getByLabel('Reason').fill('Ill until Monday');
    await expect(drop).toBeDisabled();
    await dialog.getByRole('textbox', { name: 'Hand-over note' }).fill(words);
    people.errors.expectRefusal({
      status: 404,
      path: '/chat_message/getHistory',
      reason: 'The chat closes for the booster while the page reads it again.',
    });
    await drop.click();
    await expect(dialog).toHaveCount(0);
    // The order is no longer theirs to read once somebody else plays it.
    await nova.enter('/orders');
  });

  await test.step('the next booster reads it before the lock-in, without a name', async () => {
    await kaito.enterLive(`/order/${id}`);
    const main = kaito.page.getByRole('main');
    const note = main.locator('.bd-banner').filter({ hasText: words });
    await expect(note).toBeVisible();
    await expect(note).not.toContainText(nova.name);
    await expectAccessible(kaito.page, 'an order with a hand-over note');
    await main.getByRole('button', { name: 'Lock in', exact: true }).first().click();
    await expect(status(kaito.page, 'Processing')).toBeVisible();
    await expect(main.getByText(words)).toBeVisible();
  });

  await test.step('the customer does not see it', async () => {
    await expect(customer.page.getByText(words)).toHaveCount(0);
    expect((await call(order.get, { id }, customer.token)).order.handOverNote).toBeUndefined();
  });
});
