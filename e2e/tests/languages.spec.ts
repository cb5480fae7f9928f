// The dashboard, the public site and the server in other languages: no text of the product stays in English.
import { account, order, settings } from '@boostdesk/api-client/contract';
import { expect, type Locator, type Page } from '@playwright/test';
import { dashboardUrl, siteUrl } from '../support/addresses.ts';
import { call, placeOrder } from '../support/calls.ts';
import { catalogueOf, createEnglishDetector } from '../support/catalogues.ts';
import { test } from '../support/fixtures.ts';
import { settle, signIn } from '../support/pages.ts';
import { createPeople, type People, type Person } from '../support/people.ts';
import { textsOf } from '../support/texts.ts';

type Language = 'de' | 'ar';

const expectLanguage = async (page: Page, language: string, direction: string): Promise<void> => {
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.locator('html')).toHaveAttribute('dir', direction);
};

async function expectNoEnglish(page: Page, language: Language, name: string, least = 20): Promise<void> {
  await settle(page);
  const isEnglish = createEnglishDetector(language);
  const texts = await textsOf(page);
  expect(texts.length, name).toBeGreaterThan(least);
  expect.soft(texts.filter(isEnglish), name).toEqual([]);
}

/** A customer with an order that has all cards, who chose the language on another device. */
async function reader(people: People, language: Language): Promise<{ person: Person; id: number }> {
  const person = await people.customer();
  const { id } = await placeOrder(person.token);
  await call(order.saveCredentials, { id, login: 'robin', password: 'of-the-game' }, person.token);
  await call(settings.saveLanguage, { language }, person.token);
  return { person, id };
}

for (const [language, direction] of [
  ['de', 'ltr'],
  ['ar', 'rtl'],
] as const) {
  test(`${language}: no text of the product and no refusal is in English`, {
    tag: language === 'ar' ? [] : '@nightly',
  }, async ({ people }) => {
    const { person, id } = await reader(people, language);
    const { page } = person;
    await person.enter('/');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('html')).toHaveAttribute('dir', direction);
    for (const path of ['/', '/orders', `/order/${id}`, `/order/${id}?tab=timeline`, '/profile']) {
      await page.goto(path);
      await expectNoEnglish(page, language, path);
    }

    const words = new Map(catalogueOf(language));
    const said = (english: string): string => words.get(english) ?? english;
    const card = page.getByRole('region', { name: said('Password'), exact: true });
    people.errors.expectRefusal({
      status: 422,
      path: account.changePassword.path,
      reason: 'the password is wrong on purpose',
    });
    await card.getByRole('textbox', { name: said('Current password'), exact: true }).fill('not my password');
    await card.getByRole('textbox', { name: said('New password'), exact: true }).fill('another horse battery');
    await card.getByRole('button', { name: said('Change password') }).click();
    await expect(card.getByText(said('Incorrect password.'))).toBeVisible();
  });
}

test('in Arabic arrows point left, and an English reason stays left to right', { tag: '@nightly' }, async ({
  people,
}) => {
  const { person, id } = await reader(people, 'ar');
  const kaito = await people.demo('Kaito');
  await call(order.lockIn, { id }, kaito.token);
  await call(order.pause, { id, reason: 'My line is down (again).' }, kaito.token);
  const { page } = person;
  await person.enter(`/order/${id}`);
  await expect(page.getByText(/Gold IV\P{L}* ← \P{L}*Platinum IV/u).first()).toBeVisible();
  await expect(page.getByText('→')).toHaveCount(0);
  const reason = page.getByText('My line is down (again).').first();
  await expect(reason).toBeVisible();
  expect(await reason.evaluate((element) => getComputedStyle(element).direction)).toBe('ltr');
});

test('the first visit is in the browser’s language when none was chosen', { tag: '@ci' }, async ({ browser }) => {
  const people = createPeople(browser, { locale: 'de-AT' });
  const person = await people.customer();
  await person.enter('/orders');
  await expect(person.page.locator('html')).toHaveAttribute('lang', 'de');
  await expectNoEnglish(person.page, 'de', '/orders');
  people.errors.assert();
  await people.close();
});

test('the browser reads the manifest in the language of the page, and again when another is chosen', {
  tag: '@nightly',
}, async ({ browser }) => {
  const people = createPeople(browser, { locale: 'ar' });
  const { page, context, enterLive } = await people.customer();
  // Fetched as the browser does, under the page's policy.
  const session = await context.newCDPSession(page);
  const readManifest = async () => {
    const { url, errors, data } = await session.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const { id, lang, dir, shortcuts } = JSON.parse(data ?? '{}');
    return { path: new URL(url).pathname, id, lang, dir, shortcuts };
  };
  const orders = (name: string) => [{ name, url: '/orders' }];
  await enterLive('/profile');
  expect(await readManifest()).toEqual({
    path: '/manifest.ar.webmanifest',
    id: '/',
    lang: 'ar',
    dir: 'rtl',
    shortcuts: orders('الطلبات'),
  });
  await page.getByRole('button', { name: new RegExp(new Map(catalogueOf('ar')).get('Language') ?? '') }).click();
  await page.getByRole('option', { name: 'Deutsch' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  expect(await readManifest()).toEqual({
    path: '/manifest.de.webmanifest',
    id: '/',
    lang: 'de',
    dir: 'ltr',
    shortcuts: orders('Aufträge'),
  });
  people.errors.assert();
  await people.close();
});

/** Returns entries and labels that overflow the menu. */
const overflowingEntries = (menu: Locator): Promise<string[]> =>
  menu.evaluate((nav) => {
    const box = nav.getBoundingClientRect();
    const entries = [...nav.querySelectorAll('a, button')].filter((entry) =>
      [entry, ...entry.children].some((part) => {
        const { left, right, width } = part.getBoundingClientRect();
        // Elements of one pixel are for screen readers.
        return width > 1 && (part.scrollWidth > part.clientWidth + 1 || left < box.left || right > box.right);
      }),
    );
    return entries.map((entry) => entry.textContent ?? '');
  });

for (const [language, office] of [
  ['de', 'Admin'],
  ['ar', 'الإدارة'],
] as const) {
  test(`${language}: no entry of the admin menu is truncated, and the current one is in view`, {
    tag: '@nightly',
  }, async ({ browser }) => {
    const people = createPeople(browser, { locale: language });
    const { page, enter } = await people.demo('Sara');
    await enter('/orders');
    await page.goto('/admin/feedbacks');
    const words = new Map(catalogueOf(language));
    const menu = page.getByRole('navigation', { name: office, exact: true });
    await expect(menu.locator('[aria-current="page"]')).toBeInViewport({ ratio: 1 });
    expect(await overflowingEntries(menu)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: words.get('Open menu') ?? '', exact: true }).click();
    await expect(page.getByRole('dialog').locator('[aria-current="page"]')).toBeInViewport({ ratio: 1 });
    for (const one of await page.getByRole('dialog').getByRole('navigation').all())
      expect(await overflowingEntries(one)).toEqual([]);
    people.errors.assert();
    await people.close();
  });
}

for (const language of ['en', 'de', 'ar']) {
  test(`${language}: search, filters and tools of payouts and orders are on one line at 1440 px`, {
    tag: '@nightly',
  }, async ({ browser }) => {
    const people = createPeople(browser, { locale: language, viewport: { width: 1440, height: 900 } });
    const { page, enter } = await people.demo('Sara');
    const parts = page.locator('.bd-filter-bar').locator('xpath=./* | preceding-sibling::* | following-sibling::*/*');
    for (const path of ['/admin/payouts', '/orders']) {
      await enter(path);
      await settle(page);
      const middles = await parts.evaluateAll((all) =>
        all.map((part) => part.getBoundingClientRect()).map(({ top, bottom }) => Math.round((top + bottom) / 2)),
      );
      expect(middles.length).toBeGreaterThan(7);
      expect(Math.max(...middles) - Math.min(...middles), path).toBeLessThanOrEqual(1);
    }
    people.errors.assert();
    await people.close();
  });
}

for (const language of ['en', 'de', 'ar']) {
  test(`${language}: the chosen filters of the board are not truncated on a phone, and a long title breaks only between words`, {
    tag: '@nightly',
  }, async ({ browser }) => {
    const people = createPeople(browser, { locale: language, viewport: { width: 390, height: 844 } });
    const kaito = await people.demo('Kaito');
    await kaito.enter('/orders?view=board');
    await settle(kaito.page);
    const values = kaito.page.locator('.bd-select-value');
    await expect(values).toHaveCount(2);
    const cut = await values.evaluateAll((all) =>
      all.filter((value) => value.scrollWidth > value.clientWidth).map((value) => value.textContent),
    );
    expect(cut).toEqual([]);

    const sara = await people.demo('Sara');
    await sara.enter('/admin/progresspays');
    await settle(sara.page);
    // Browsers without a dictionary truncate the title instead of hyphenating it.
    const title = sara.page.getByRole('heading', { level: 1 });
    await expect(title).toHaveCSS('hyphens', 'auto');
    await expect(title).toHaveCSS('overflow-wrap', 'normal');
    people.errors.assert();
    await people.close();
  });
}

test('the public site uses the browser’s language and formats prices in it when none was chosen', {
  tag: '@nightly',
}, async ({ browser }) => {
  const people = createPeople(browser, { locale: 'de-DE' });
  const { page } = await people.visitor('a German reader');
  await page.goto(siteUrl);
  await expectLanguage(page, 'de', 'ltr');
  await expect(page.getByText(/\d,\d{2}\s*\$/).first()).toBeVisible();
  await expect(page.getByText(/\$\d+\.\d{2}/)).toHaveCount(0);
  people.errors.assert();
  await people.close();
});

test('German chosen on the public site is used by the dashboard for a user who never chose a language', {
  tag: '@ci',
}, async ({ people }) => {
  const { email, password } = await people.customer();
  const { page } = await people.visitor('a guest who reads German');
  await page.goto(`${siteUrl}/signin`);
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
  await expectLanguage(page, 'de', 'ltr');
  await expectNoEnglish(page, 'de', '/signin');
  await page.getByLabel('E‑Mail-Adresse').fill(email);
  await page.getByRole('button', { name: 'Sprache: Deutsch' }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await page
    .getByRole('alertdialog', { name: 'Zu English wechseln?' })
    .getByRole('button', { name: 'Abbrechen' })
    .click();
  await expect(page.getByLabel('E‑Mail-Adresse')).toHaveValue(email);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(page).toHaveURL(`${dashboardUrl}/`);
  await expect(page.getByText('Willkommen').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('Willkommen').first()).toBeVisible();
  await expectLanguage(page, 'de', 'ltr');
});

test('Arabic chosen in the dashboard is kept after a sign-in on the English site, and is used by the site after the sign-out', {
  tag: '@ci',
}, async ({ people }) => {
  const reading = await people.customer();
  await call(settings.saveLanguage, { language: 'ar' }, reading.token);
  const { page } = await people.visitor('an Arabic reader at an English site');
  await page.goto(`${siteUrl}/signin`);
  await signIn(page, reading);
  await expect(page).toHaveURL(`${dashboardUrl}/`);
  await expectLanguage(page, 'ar', 'rtl');
  people.errors.expectEnd();
  await page.getByRole('button', { name: new Map(catalogueOf('ar')).get('Logout') ?? '' }).click();
  await expect(page).toHaveURL(`${siteUrl}/logout`);
  await expectLanguage(page, 'ar', 'rtl');
  for (const path of ['/logout', '/', '/boosters', '/loyalty', '/contact', '/become-a-booster', '/new-password']) {
    await page.goto(`${siteUrl}${path}`);
    await expectNoEnglish(page, 'ar', path, 10);
  }
});

test('the Arabic font is loaded when the list of languages opens, and not before', { tag: '@nightly' }, async ({
  people,
}) => {
  const { page, enter } = await people.customer();
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fetched.push(request.url());
  });
  await enter('/profile');
  const choice = page.getByRole('button', { name: /Language/ });
  await expect(choice).toBeVisible();
  await settle(page);
  const arabic = () => fetched.filter((address) => address.includes('arabic'));
  expect(arabic()).toEqual([]);
  await choice.click();
  await expect(page.getByRole('option', { name: 'العربية' })).toBeVisible();
  await expect.poll(arabic).toHaveLength(1);
});
