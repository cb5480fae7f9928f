import { AxeBuilder } from '@axe-core/playwright';
import { order, payout, payouts, sitelogs } from '@boostdesk/api-client/contract';
import { expect, type Page, test } from '@playwright/test';
import { dashboardUrl, siteUrl } from './addresses.ts';
import { type Viewer, type Width, widths } from './axe-screens.ts';
import { call, leagueChoice, placeOrder } from './calls.ts';
import { createNavigator } from './navigation.ts';
import { settle, signIn, toast, waitUntilStable } from './pages.ts';
import { handOverAddress, type People } from './people.ts';

export const themes = ['dark', 'light'] as const;
export type Theme = (typeof themes)[number];

/** Themes differ in colours only, so the other rules run once per screen. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Longest time to sign in and to check one screen, in ms. */
const START_MS = 60_000;
const SCREEN_MS = 10_000;

const hasAxe = (page: Page): Promise<boolean> => page.evaluate(() => 'axe' in window);

/** Returns violations by rule, with the first three elements. */
async function findViolations(page: Page, rules?: string[]): Promise<string[]> {
  // No screen has cross-origin frames, so axe runs in the page; a document that already has axe keeps it.
  const known = (await hasAxe(page)) && { axeSource: 'undefined' };
  const axe = new AxeBuilder({ page, ...known })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    // React Aria keeps an announcement for 7 s, also when the button that labels it is gone.
    .exclude('[data-live-announcer]');
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes
        .slice(0, 3)
        .map(({ html }) => html)
        .join('\n')}`,
  );
}

/** Expects no violation in the current state of a page. */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  await waitUntilStable(page);
  expect(await findViolations(page), name).toEqual([]);
}

/** Expects no violation in the theme, and no horizontal overflow. */
export async function expectNoViolation(page: Page, name: string, theme: Theme): Promise<void> {
  await waitUntilStable(page);
  expect.soft(await findViolations(page, theme === 'dark' ? undefined : COLOUR_RULES), name).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflow, `${name}: wider than the screen by`).toBe(0);
}

/** Must run before the first screen: a theme change animates through colours of neither theme. */
async function setAppearance(page: Page, theme: Theme, width: Width): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await page.setViewportSize(widths[width]);
}

/** Returns the id of a proposed payout, or proposes one for a booster whose earnings no journey checks. */
async function proposePayout(token: string): Promise<number> {
  const { items } = await call(payouts.calls.getPage, { filter: { status: ['proposed'] } }, token);
  if (items[0] !== undefined) return items[0].id;
  const expected: readonly string[] = ['Kaito', 'Nova', 'Brakka', 'Orsolya'];
  const candidates = await call(payout.getCandidates, {}, token);
  const owed = candidates.find(({ amount, booster }) => amount > 0 && !expected.includes(booster.name));
  if (owed === undefined) throw new Error('Nobody is owed anything.');
  const { payout: proposed } = await call(payout.propose, { booster: owed.booster.id, currency: owed.currency }, token);
  return proposed.id;
}

/** Signs in and creates the data of the viewer's screens; returns a function from a path of the table to an address. */
async function enterAs(people: People, viewer: Viewer, theme: Theme, width: Width) {
  people.errors.expectRefusal({ status: 404, path: '/unheard-of', reason: 'it is the address of no page' });
  if (viewer === 'guest') {
    const { page } = await people.visitor(viewer);
    await setAppearance(page, theme, width);
    return { page, toAddress: (path: string) => path };
  }
  const customer = await people.customer();
  const { id } = await placeOrder(customer.token);
  const ids: Record<string, number> = { ORDER: id };
  const toAddress = (path: string) => path.replace(/ORDER|UNPAID|PAYOUT|LOGGED/, (name) => `${ids[name]}`);
  if (viewer === 'buyer') {
    const { page } = customer;
    const { order: unpaid } = await call(order.create, leagueChoice, customer.token);
    ids.UNPAID = unpaid.id;
    await setAppearance(page, theme, width);
    await page.goto(`${siteUrl}/signin`);
    await signIn(page, customer);
    await expect(page).toHaveURL(new RegExp(`^${dashboardUrl}/`));
    return { page, toAddress };
  }
  const person = viewer === 'customer' ? customer : await people.demo(viewer);
  if (viewer === 'Sara') {
    ids.PAYOUT = await proposePayout(person.token);
    const { items: entries } = await call(sitelogs.calls.getPage, {}, person.token);
    ids.LOGGED = entries[0]?.id ?? 0;
  }
  await setAppearance(person.page, theme, width);
  await person.enter('/profile');
  await expect(person.page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible();
  // A customer with missing account details is redirected to the order once.
  if (viewer === 'customer') await expect(toast(person.page, 'Account details issue')).toBeVisible();
  return { page: person.page, toAddress };
}

export interface AxeRun {
  readonly viewer: Viewer;
  readonly theme: Theme;
  readonly width: Width;
  readonly paths: readonly string[];
}

/** Opens each path as the viewer and runs axe on it. */
export async function checkScreens(people: People, { viewer, theme, width, paths }: AxeRun): Promise<void> {
  // A slow machine needs some seconds per screen, and staff have forty screens.
  test.setTimeout(START_MS + paths.length * SCREEN_MS);
  const { page, toAddress } = await enterAs(people, viewer, theme, width);
  const goTo = createNavigator(page);
  for (const path of paths) {
    await goTo(toAddress(path));
    await expectNoViolation(page, path, theme);
  }
}

/** Runs axe on the screens shown instead of the app: a sign-in link of another account, and a failed start. */
export async function checkStartScreens(people: People, theme: Theme, width: Width): Promise<void> {
  const first = await people.customer();
  const second = await people.customer();
  const { page } = first;
  await setAppearance(page, theme, width);
  await first.enter('/orders');
  await expect(page.getByText('No orders yet')).toBeVisible();
  await page.goto(await handOverAddress(second.token, '/orders'));
  await expect(page.getByText('This link belongs to another account')).toBeVisible();
  await expectNoViolation(page, 'a link of another account', theme);
  await page.getByRole('button', { name: /^Stay signed in as/ }).click();
  await expect(page.getByText('No orders yet')).toBeVisible();
  await settle(page);
  people.errors.expectOffline();
  await page.route(/\/(api|health)(\/|$)/, (route) => route.abort());
  await page.reload();
  await expect(page.getByText('Boostdesk couldn’t start')).toBeVisible();
  await expectNoViolation(page, 'a start that failed', theme);
}
