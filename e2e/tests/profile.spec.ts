// The user's own account: sessions, password, and settings that apply on all devices.
import { account, auth, boostcoins, order, profile, settings } from '@boostdesk/api-client/contract';
import { expect, type Page } from '@playwright/test';
import { siteUrl } from '../support/addresses.ts';
import { call, placeOrder, send } from '../support/calls.ts';
import { test } from '../support/fixtures.ts';
import { toast } from '../support/pages.ts';
import { handOverAddress, type People, type Person } from '../support/people.ts';
import { soundsOf } from '../support/sounds.ts';

const NEW_PASSWORD = 'another horse battery';
const card = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name });
const expectSignedOut = (page: Page) => expect(page).toHaveURL(new RegExp(`^${siteUrl}/(relogin|logout)`));

/** Another browser of the same user, signed in separately. */
async function secondDevice(people: People, { email, password }: Person): Promise<Page> {
  const { token } = await call(auth.login, { email, password });
  const { page } = await people.visitor('second device');
  await page.goto(await handOverAddress(token, '/profile'));
  await expect(card(page, 'Password')).toBeVisible();
  return page;
}

async function fillPasswords(page: Page, password: string, newPassword: string): Promise<void> {
  await card(page, 'Password').getByLabel('Current password').fill(password);
  await card(page, 'Password').getByLabel('New password').fill(newPassword);
  await card(page, 'Password').getByRole('button', { name: 'Change password' }).click();
}

test('a device is signed out from another device, and all of them at once', async ({ people }) => {
  const person = await people.customer();
  const { page } = person;
  const second = await secondDevice(people, person);
  await person.enter('/profile');
  const devices = card(page, 'Where you’re signed in').getByRole('listitem');
  await expect(devices).toHaveCount(2);
  await expect(devices.first()).toContainText('Chrome on Linux');
  await expect(devices.first()).toContainText('This device');
  people.errors.expectEnd();
  await devices.getByRole('button', { name: 'Sign out' }).click();
  await expect(devices).toHaveCount(1);
  await expectSignedOut(second);

  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await expectSignedOut(page);
  expect((await send(auth.isAuthenticated, {}, person.token)).status).toBe(401);
});

test('a new password signs out every other device, and no tab of this one', { tag: '@postgres' }, async ({
  people,
}) => {
  const person = await people.customer();
  const { page, context } = person;
  await person.enterLive('/profile');
  const tab = await context.newPage();
  await tab.goto('/profile');
  await expect(card(tab, 'Password')).toBeVisible();
  const second = await secondDevice(people, person);

  // The response is delayed until every tab's socket was told that the old session has ended.
  people.errors.expectEnd();
  await page.route(`**${account.changePassword.path}`, async (route) => {
    const refusals = [page, tab].map((one) =>
      one.waitForResponse(async (response) => {
        if (!response.url().includes('/socket.io/')) return false;
        return (await response.text().catch(() => '')).includes('session_ended');
      }),
    );
    const response = await route.fetch();
    await Promise.all(refusals);
    await route.fulfill({ response });
  });
  await fillPasswords(page, person.password, NEW_PASSWORD);
  await expect(toast(page, 'Success')).toContainText('Password changed.');
  // A field that the form cleared itself is not invalid.
  await expect(card(page, 'Password').getByLabel('New password')).toHaveValue('');
  await expect(card(page, 'Password').getByText('Use at least 10 characters', { exact: true })).toHaveCount(0);
  await expectSignedOut(second);
  for (const one of [page, tab]) {
    await one.reload();
    await expect(card(one, 'Where you’re signed in').getByRole('listitem')).toHaveCount(1);
  }
  expect((await send(auth.login, { email: person.email, password: person.password })).status).toBe(422);
  expect((await send(auth.login, { email: person.email, password: NEW_PASSWORD })).status).toBe(200);
});

/** A photo of a camera: not square, and larger than the stored picture. */
async function drawPicture(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 640;
    canvas.height = 400;
    const paint = canvas.getContext('2d');
    paint?.fillRect(0, 0, 640, 400);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  return Buffer.from(base64, 'base64');
}

test('a new name is shown in the header and on another device, and a name of staff is refused at its field', {
  tag: '@nightly',
}, async ({ people }) => {
  const person = await people.customer();
  const { page } = person;
  const second = await secondDevice(people, person);
  await person.enterLive('/profile');
  const form = card(page, 'Account');
  const name = `Mina ${person.name.slice(-4)}`;
  await form.getByLabel('Name', { exact: true }).fill(name);
  await form.getByRole('button', { name: 'Save name' }).click();
  await expect(toast(page, 'Success')).toContainText('Name updated.');
  await expect(page.getByRole('link', { name: `${name}’s profile` })).toBeVisible();
  await second.reload();
  await expect(card(second, 'Account').getByLabel('Name', { exact: true })).toHaveValue(name);

  people.errors.expectRefusal({ status: 422, path: profile.changeName.path, reason: 'the name is that of the house' });
  await form.getByLabel('Name', { exact: true }).fill('B0ostdesk Support');
  await form.getByRole('button', { name: 'Save name' }).click();
  await expect(form.getByText('This name suggests that you work here. Choose another.')).toBeVisible();

  await form.getByText('Send me the newsletter').click();
  await expect(form.getByRole('switch')).toBeEnabled();
  await page.reload();
  await expect(card(page, 'Account').getByRole('switch', { name: 'Send me the newsletter' })).toBeChecked();
});

test('a new picture is shown live in the header and in the chat of the booster, until it is removed', async ({
  people,
}) => {
  const person = await people.customer();
  const booster = await people.demo('Kaito');
  const { page } = person;
  const { id } = await placeOrder(person.token);
  await call(order.lockIn, { id }, booster.token);
  await booster.enterLive(`/order/${id}?tab=chat`);
  await person.enter('/profile');
  // The redirect to missing account details skips pages opened by a link (decision 0052).
  await expect(toast(page, 'Account details issue').getByRole('button', { name: 'Open order' })).toBeVisible();
  await expect(page).toHaveURL('/profile');
  const pictures = (place: Page) => place.locator('img[src*="/api/pictures/"]');
  await expect(pictures(booster.page)).toHaveCount(0);

  const chooser = page.waitForEvent('filechooser');
  await card(page, 'Account').getByRole('button', { name: 'Choose a picture' }).click();
  const file = { name: 'me.png', mimeType: 'image/png', buffer: await drawPicture(page) };
  await (await chooser).setFiles(file);
  await expect(toast(page, 'Success')).toContainText('Picture updated.');
  const header = page.getByRole('link', { name: /’s profile$/ }).locator('img');
  await expect(header).toHaveAttribute('src', /\/api\/pictures\//);
  await expect.poll(() => header.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(256);
  await expect(pictures(booster.page).first()).toBeVisible();

  await card(page, 'Account').getByRole('button', { name: 'Remove picture' }).click();
  await expect(header).toHaveCount(0);
  await expect(pictures(booster.page)).toHaveCount(0);

  const broken = page.waitForEvent('filechooser');
  await card(page, 'Account').getByRole('button', { name: 'Choose a picture' }).click();
  await (await broken).setFiles({ ...file, buffer: Buffer.from('no picture') });
  await expect(card(page, 'Account').getByText('This picture can’t be read.')).toBeVisible();
});

test('the settings of alerts are applied at once, saved, and shared with another device', {
  tag: '@nightly',
}, async ({ people }) => {
  const person = await people.customer();
  const { page } = person;
  const second = await secondDevice(people, person);
  await person.enterLive('/profile');
  const alerts = card(page, 'Alerts');
  await alerts.getByRole('button', { name: 'Test: New message' }).click();
  expect(await soundsOf(page)).toEqual(['/sounds/newmessage.mp4']);
  const kept = () => page.waitForResponse((response) => response.url().endsWith(settings.saveAlerts.path));
  const saved = kept();
  await alerts.getByRole('listitem', { name: 'New message' }).getByText('Sound', { exact: true }).click();
  await saved;
  const louder = kept();
  await alerts.getByRole('slider', { name: 'Sound volume' }).press('ArrowLeft');
  await louder;
  const quiet = kept();
  await alerts.getByText('Quiet hours (no sounds)').click();
  await quiet;
  const early = kept();
  await alerts.getByLabel('Start time').fill('21:30');
  await early;

  for (const one of [page, second]) {
    await one.reload();
    const there = card(one, 'Alerts');
    await expect(there.getByLabel('Start time')).toHaveValue('21:30');
    await expect(there.getByRole('slider')).toHaveValue('95');
    const message = there.getByRole('listitem', { name: 'New message' });
    await expect(message.getByRole('switch', { name: 'Sound' })).not.toBeChecked();
    await expect(message.getByRole('switch', { name: 'Pop-up' })).toBeChecked();
    expect(await one.evaluate(() => localStorage.getItem('notificationVolume'))).toBe('95');
  }
});

// @spec 3.1-2
test('the profile lists coin movements live, newest first, and what is missing to the next tier', {
  tag: '@postgres',
}, async ({ people }) => {
  const person = await people.customer();
  const { page } = person;
  const admin = await people.demo('Sara');
  await person.enterLive('/profile');
  await expect(card(page, 'BoostCoins').getByText('No coins yet')).toBeVisible();
  await expect(card(page, 'Membership').getByText('$250.00 left to reach Advanced')).toBeVisible();
  const { user: id } = JSON.parse(atob(person.token.split('.')[1] ?? '')) as { user: number };
  const give = (coins: number) =>
    call(
      boostcoins.calls.create,
      { fields: { user: id, change: 'grant', coins, reason: `Gift of ${coins}` } },
      admin.token,
    );
  for (let coins = 101; coins <= 112; coins += 1) await give(coins);
  const rows = card(page, 'BoostCoins').getByRole('listitem');
  await expect(rows.first()).toContainText('Gift of 112');
  await expect(rows.first()).toContainText('Balance after: 1,278');
  await expect(rows).toHaveCount(10);
  await card(page, 'BoostCoins').getByRole('button', { name: 'Load more' }).click();
  await expect(rows).toHaveCount(12);
  await expect(rows.last()).toContainText('+101');
});

test('theme, density and motion are applied on the user’s other device, before the code loads', {
  tag: '@nightly',
}, async ({ people }) => {
  const person = await people.customer();
  const { page } = person;
  const second = await secondDevice(people, person);
  await person.enterLive('/profile');
  const saved = () => page.waitForResponse((response) => response.url().endsWith(settings.saveAppearance.path));
  for (const choice of ['Light', 'Compact', 'Reduce motion']) {
    const kept = saved();
    await card(page, 'Appearance').getByText(choice, { exact: true }).click();
    await kept;
  }
  // A document that is just loading has no root element.
  const looks = (one: Page) => one.evaluate(() => ({ ...document.querySelector('html')?.dataset }));
  const chosen = { theme: 'light', density: 'compact', motion: 'reduced' };
  expect(await looks(page)).toMatchObject(chosen);
  await second.reload();
  await expect.poll(() => looks(second)).toMatchObject(chosen);

  // Before any code of the page has loaded.
  await page.route('**/assets/**', () => new Promise(() => undefined));
  await page.reload({ waitUntil: 'commit' });
  await expect.poll(() => looks(page)).toMatchObject(chosen);
});
