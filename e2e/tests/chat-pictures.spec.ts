// Pictures in a chat, on a connection that breaks during the upload.
import { order, picture } from '@boostdesk/api-client/contract';
import { expect, type Page } from '@playwright/test';
import { call, placeOrder } from '../support/calls.ts';
import { proxiedTest as test } from '../support/fixtures.ts';
import { chatLog, dismissToasts, sendMessage } from '../support/pages.ts';
import { greyPicture } from '../support/png.ts';

const files = [
  greyPicture('score.png', { width: 640, height: 360, grey: 90 }),
  greyPicture('rank.png', { width: 320, height: 480, grey: 180 }),
];
const descriptions = ['The final score', 'The new rank'] as const;

async function choosePictures(page: Page): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add pictures' }).click();
  await (await chooser).setFiles(files);
  for (const [place, text] of descriptions.entries())
    await page.getByRole('textbox', { name: `Description of picture ${place + 1}` }).fill(text);
}

const messages = (page: Page) => chatLog(page).getByRole('listitem');
const withPictures = (page: Page) =>
  messages(page).filter({ has: page.getByRole('button', { name: descriptions[0] }) });

test('pictures are sent once and in order although the connection breaks, and open in a viewer', {
  tag: '@postgres',
}, async ({ behind, people, server }) => {
  const [customer, booster] = [await behind.customer(), await people.demo('Nova')];
  behind.errors.expectOffline();
  const { id } = await placeOrder(customer.token);
  await call(order.saveCredentials, { id, login: 'climber-77', password: 'of-the-game' }, customer.token);
  await call(order.lockIn, { id }, booster.token);
  for (const { enterLive, page } of [customer, booster]) {
    await enterLive(`/order/${id}`);
    await dismissToasts(page);
  }

  await choosePictures(customer.page);
  // Enter in a description does not send.
  await customer.page.getByRole('textbox', { name: 'Description of picture 2' }).press('Enter');
  await expect(customer.page.getByRole('textbox', { name: 'Description of picture 1' })).toHaveValue(descriptions[0]);
  const behave = server.addFault(picture.upload.path, { kind: 'drop' });
  await sendMessage(customer.page, 'We won!');
  await expect(customer.page.getByRole('textbox', { name: 'Description of picture 1' })).toBeHidden();
  await sendMessage(customer.page, 'Did you see it?');
  await expect.poll(() => server.count(picture.upload.path)).toBeGreaterThan(1);
  await expect(messages(booster.page).filter({ hasText: /We won!|Did you see it\?/ })).toHaveCount(0);
  behave();

  for (const { page } of [customer, booster]) {
    await expect(messages(page).filter({ hasText: 'Did you see it?' })).toHaveCount(1);
    await expect(withPictures(page)).toHaveCount(1);
    await expect(withPictures(page)).toContainText('We won!');
    const texts = await messages(page)
      .filter({ hasText: /We won!|Did you see it\?/ })
      .allTextContents();
    expect(texts.map((text) => /We won!|Did you see it\?/.exec(text)?.[0])).toEqual(['We won!', 'Did you see it?']);
  }
  await expect(withPictures(customer.page)).toContainText(/Sent|Seen/);

  const { page } = booster;
  const thumbnail = withPictures(page).getByRole('button', { name: descriptions[1] });
  const small = thumbnail.getByRole('img');
  await expect.poll(() => small.evaluate((image: HTMLImageElement) => image.naturalHeight)).toBe(320);
  await thumbnail.focus();
  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog', { name: descriptions[1] });
  const large = viewer.getByRole('img', { name: descriptions[1] });
  await expect.poll(() => large.evaluate((image: HTMLImageElement) => image.naturalHeight)).toBe(480);
  const before = (await large.boundingBox())?.width ?? 0;
  await page.keyboard.press('+');
  await expect.poll(async () => (await large.boundingBox())?.width ?? 0).toBeGreaterThan(before);
  await page.keyboard.press('0');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('dialog', { name: descriptions[0] })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(withPictures(page)).toBeVisible();
});
