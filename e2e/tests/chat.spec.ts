// A chat of two people who write at the same moment.
import { order } from '@boostdesk/api-client/contract';
import { aMessage } from '@boostdesk/api-client/testing';
import { expect, type Page } from '@playwright/test';
import { call, placeOrder } from '../support/calls.ts';
import { test } from '../support/fixtures.ts';
import { chatLog, dismissToasts, toast } from '../support/pages.ts';

/** Pastes a picture of 600 × 400 pixels into the composer. */
async function pastePicture(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: /^Message/ }).evaluate(async (field) => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 600, height: 400 });
    canvas.getContext('2d')?.fillRect(0, 0, 300, 400);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([blob ?? ''], 'score.png', { type: 'image/png' }));
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
}

test('two people who write at the same moment each see that their message was read', { tag: '@main' }, async ({
  people,
}) => {
  const [customer, booster] = [await people.customer(), await people.demo('Nova')];
  const { id } = await placeOrder(customer.token);
  await call(order.saveCredentials, { id, login: 'climber-77', password: 'of-the-game' }, customer.token);
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

test('a customer pastes a picture, and the booster sees it and opens the viewer', async ({ people }) => {
  const [customer, booster] = [await people.customer(), await people.demo('Nova')];
  const { id } = await placeOrder(customer.token);
  await call(order.saveCredentials, { id, login: 'climber-77', password: 'of-the-game' }, customer.token);
  await call(order.lockIn, { id }, booster.token);
  for (const { enterLive, page } of [customer, booster]) {
    await enterLive(`/order/${id}`);
    await dismissToasts(page);
  }
  await pastePicture(customer.page);
  await customer.page.getByRole('textbox', { name: 'Description of picture 1' }).fill('The final score');
  await customer.page.getByRole('button', { name: 'Send' }).click();
  const own = chatLog(customer.page)
    .getByRole('listitem')
    .filter({ has: customer.page.getByRole('img') });
  await expect(own).toContainText(/Sent|Delivered|Seen/);

  const thumbnail = chatLog(booster.page).getByRole('button', { name: 'The final score' });
  await expect(thumbnail).toBeVisible();
  await thumbnail.click();
  const viewer = booster.page.getByRole('dialog', { name: 'The final score' });
  const large = viewer.getByRole('img', { name: 'The final score' });
  await expect.poll(() => large.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(600);
  await booster.page.keyboard.press('+');
  await booster.page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(thumbnail).toBeFocused();
});

test('a chat of 120 messages is printed whole, and nothing else of it', { tag: '@ci' }, async ({ people }) => {
  const customer = await people.customer();
  const { id } = await placeOrder(customer.token);
  const { page } = customer;
  await page.addInitScript(() => {
    globalThis.print = () => undefined;
  });
  const all = Array.from({ length: 120 }, (_, place) =>
    aMessage({ id: 1000 + place, order: id, seq: place + 1, body: `Line ${place + 1}.` }),
  );
  await page.route('**/chat_message/getHistory', async (route) => {
    const { before = 121, limit = 50 } = route.request().postDataJSON() as { before?: number; limit?: number };
    const older = all.filter(({ seq }) => seq < before);
    await route.fulfill({
      json: { messages: older.slice(-limit), more: older.length > limit, firstUnread: null, unread: 0, receipts: [] },
    });
  });
  await customer.enter(`/order/${id}?tab=chat`);
  await expect(chatLog(page)).toContainText('Line 120.');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Messages printed: 50 of 120.')).toBeVisible();
  await page.emulateMedia({ media: null });
  // It lies above the button.
  await expect(toast(page, 'Account details issue')).toBeVisible();
  await dismissToasts(page);
  await page.getByRole('button', { name: 'Print chat' }).click();
  await expect(page.getByText('Line 1.', { exact: true })).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  const printed = page.getByText(/^Line \d+\.$/).filter({ visible: true });
  await expect(printed).toHaveCount(120);
  await expect(printed.first()).toHaveText('Line 1.');
  await expect(page.getByRole('textbox', { name: /^Message/ })).toBeHidden();
  await expect(page.getByRole('navigation').first()).toBeHidden();
});
