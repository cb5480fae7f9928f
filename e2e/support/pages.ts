import { expect, type Locator, type Page } from '@playwright/test';
import { dashboardUrl } from './addresses.ts';
import { waitUntilIdle } from './navigation.ts';

/** Fills in the form of the public site. */
export async function signIn(
  page: Page,
  account: { readonly email: string; readonly password: string },
): Promise<void> {
  await page.getByLabel('Email address').fill(account.email);
  await page.getByLabel('Password').fill(account.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** A toast by its title. */
export const toast = (page: Page, title: string): Locator =>
  page.getByRole('alertdialog', { name: title, exact: true });

/** Closes what stays until it is closed; five at once are shown, and others wait for their place. */
export async function dismissToasts(page: Page): Promise<void> {
  const close = page.getByRole('alertdialog').getByRole('button', { name: 'Close' });
  while ((await close.count()) > 0) await close.first().click();
}

/** One choice of a group of radio buttons, by the word that is pressed. */
export const choose = (place: Page | Locator, group: string, choice: string): Promise<void> =>
  place.getByRole('radiogroup', { name: group }).getByText(choice, { exact: true }).click();

/** One option of a list that opens. */
export async function select(page: Page, place: Page | Locator, label: string, option: string): Promise<void> {
  await place.getByRole('button', { name: new RegExp(label) }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** An order's status as its pill says it; the time line uses some of the words as well. */
export const status = (page: Page, word: string): Locator =>
  page.getByRole('main').locator('.bd-status').getByText(word, { exact: true });

/** What is said in an order's chat. */
export const chatLog = (page: Page): Locator => page.getByRole('log', { name: 'Messages' });

export async function sendMessage(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: /^Message/ }).fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
}

/** Proves later that the page was not loaded anew in between. */
export async function rememberDocument(page: Page): Promise<() => Promise<void>> {
  const note = await page.evaluateHandle(() => document);
  return async () =>
    expect(await note.evaluate((known) => known === document), 'the page was not loaded anew').toBe(true);
}

/** Every address of the tab's history, the current one too. */
export async function historyOf(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { entries } = await session.send('Page.getNavigationHistory');
  await session.detach();
  return entries.map(({ url }) => url);
}

/** Holds a call of several pages until all of them have made it: they meet at the server as close as can be. */
export async function synchronizeCalls(pages: readonly Page[], path: string): Promise<void> {
  const all = Promise.withResolvers<void>();
  let missing = pages.length;
  for (const page of pages) {
    await page.route(`**${path}`, async (route) => {
      missing -= 1;
      if (missing === 0) all.resolve();
      await all.promise;
      await route.continue();
    });
  }
}

/** Until the worker has kept the app and answers for the page. */
export const waitForServiceWorker = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller !== null) return;
    await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
  });

const readStorage = (page: Page): Promise<Record<string, string>> => page.evaluate(() => ({ ...localStorage }));

/**
 * What the browser keeps of the dashboard, whichever page it shows. From elsewhere it is read beside a file of the dashboard's: at any
 * other address the worker would start the app, which has a say in what is kept.
 */
export async function storageOf(page: Page): Promise<Record<string, string>> {
  if (page.url().startsWith(`${dashboardUrl}/`)) return readStorage(page);
  const file = await page.context().newPage();
  await file.goto(`${dashboardUrl}/config.json`);
  const kept = await readStorage(file);
  await file.close();
  return kept;
}

/**
 * Waits until the screen is complete and nothing on it changes: nothing busy, fonts loaded, no animation that ends. A button that is
 * enabled late starts its transition late, so one look at the running animations is not enough.
 */
export async function waitUntilStable(page: Page): Promise<void> {
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    // A scroll-driven animation ends with the scrolling alone, a spinner never.
    const findEnding = () =>
      document.getAnimations().filter(({ timeline, effect, playState }) => {
        const isEndless = effect?.getComputedTiming().iterations === Infinity;
        return timeline === document.timeline && !isEndless && playState === 'running';
      });
    await nextFrame();
    await document.fonts.ready;
    for (let running = findEnding(); running.length > 0; running = findEnding()) {
      await Promise.allSettled(running.map(({ finished }) => finished));
      await nextFrame();
    }
  });
}

/** Waits until nothing is being fetched, and the screen is stable. */
export async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('main')).toBeVisible();
  await waitUntilIdle(page);
  await waitUntilStable(page);
}
