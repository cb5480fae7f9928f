// Touch input, which has no hover.
import { order } from '@boostdesk/api-client/contract';
import { expect, type Locator } from '@playwright/test';
import { expectNoViolation } from '../support/axe.ts';
import { call, placeOrder } from '../support/calls.ts';
import { catalogueOf } from '../support/catalogues.ts';
import { phone, phoneTest as test } from '../support/fixtures.ts';
import { dismissToasts } from '../support/pages.ts';
import { createPeople } from '../support/people.ts';
import { greyPicture } from '../support/png.ts';

test('a tap outside the open messages closes them and presses nothing under it', { tag: '@nightly' }, async ({
  people,
}) => {
  const { page, token, enterLive } = await people.customer();
  const { id } = await placeOrder(token);
  // The newest messages are first, under the panel.
  for (const _ of Array.from({ length: 3 })) await placeOrder(token);
  await enterLive('/orders');
  const row = page
    .getByRole('main')
    .getByRole('link', { name: `#${id}` })
    .first();
  await expect(row).toBeVisible();
  await dismissToasts(page);
  const messages = page.getByRole('button', { name: /^Messages/ });
  const panel = page.getByRole('dialog', { name: 'Messages' });
  await messages.tap();
  await expect(panel).toBeVisible();
  const box = await row.boundingBox();
  const over = await panel.boundingBox();
  if (box === null || over === null) throw new Error('Neither has a place.');
  const below = over.y + over.height;
  expect(box.y, 'the row is seen below the panel').toBeGreaterThan(below);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await expect(panel).toHaveCount(0);
  await expect(page).toHaveURL('/orders');
  await row.tap();
  await expect(page).toHaveURL(`/order/${id}`);
});

/** Ten Valorant unrated matches. */
const matches = { serviceId: 28, serverId: 25, platform: 'PC', currency: 'USD', count: 10 } as const;

/** Translates a text of the dashboard. */
function translator(language: 'de' | 'ar') {
  const words = new Map(catalogueOf(language));
  return (english: string): string => {
    const found = words.get(english);
    if (found === undefined) throw new Error(`No translation of “${english}”.`);
    return found;
  };
}

/** By how many pixels the content of an element is wider than the element. */
const overflowOf = (place: Locator): Promise<number> =>
  place.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);

test('a booster imports matches in German and proves the completion with a picture in Arabic, by touch', {
  tag: '@ci',
}, async ({ people, browser }) => {
  const customer = await people.customer();
  const { id } = await placeOrder(customer.token, matches);

  await test.step('import, in German', async () => {
    const german = createPeople(browser, { ...phone, locale: 'de-DE' });
    const { page, token, enterLive } = await german.demo('Nova');
    const t = translator('de');
    await call(order.lockIn, { id }, token);
    await enterLive(`/order/${id}`);
    await page.getByRole('button', { name: t('Log progress'), exact: true }).tap();
    await page.getByRole('button', { name: t('Import several entries') }).tap();
    const dialog = page.getByRole('dialog', { name: t('Import progress') });
    await dialog.getByRole('textbox', { name: t('Lines') }).fill('Gewonnen;;Knapp\nVerloren;;\nGewonnen;9;');
    await expect(dialog.getByRole('region', { name: t('Preview') })).toContainText('Knapp');
    expect(await overflowOf(dialog)).toBe(0);
    await dialog.getByRole('button', { name: '3 Einträge eintragen' }).tap();
    await expect(page.getByRole('region', { name: t('Progress'), exact: true })).toContainText('9 / 10 Partien');
    german.errors.assert();
    await german.close();
  });

  await test.step('completion, in Arabic', async () => {
    const arabic = createPeople(browser, { ...phone, locale: 'ar' });
    const { page, token, enterLive } = await arabic.demo('Nova');
    const t = translator('ar');
    await call(order.stepProgress, { id, step: 'win' }, token);
    await enterLive(`/order/${id}`);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    // “Complete” is also a status, with another word.
    const complete = { name: 'إكمال', exact: true };
    await page.getByRole('button', complete).tap();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: t('Proof') }).fill('عشر مباريات، النتيجة في الصورة.');
    const chooser = page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: t('Add pictures') }).tap();
    await (await chooser).setFiles([greyPicture('score.png', { width: 640, height: 360, grey: 90 })]);
    expect(await overflowOf(dialog)).toBe(0);
    await dialog.getByRole('button', complete).tap();
    await expect(dialog).toHaveCount(0);
    const picture = page.getByRole('region', { name: t('Outcome') }).getByRole('img');
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(320);
    await expectNoViolation(page, 'the outcome on a phone', 'dark');
    arabic.errors.assert();
    await arabic.close();
  });
});
