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

/** Finds a toast by its title. */
export const toast = (page: Page, title: string): Locator =>
  page.getByRole('alertdialog', { name: title, exact: true });

/** Closes all permanent toasts; at most five are shown at once, and others are queued. */
export async function dismissToasts(page: Page): Promise<void> {
  const close = page.getByRole('alertdialog').getByRole('button', { name: 'Close' });
  while ((await close.count()) > 0) await close.first().click();
}

/** Selects a radio button by its label. */
export const choose = (place: Page | Locator, group: string, choice: string): Promise<void> =>
  place.getByRole('radiogroup', { name: group }).getByText(choice, { exact: true }).click();

/** Opens a select by its label, and chooses an option. */
export async function select(page: Page, place: Page | Locator, label: string, option: string): Promise<void> {
  await place.getByRole('button', { name: new RegExp(label) }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Finds the status pill of an order; the timeline contains some of the same labels. */
export const status = (page: Page, word: string): Locator =>
  page.getByRole('main').locator('.bd-status').getByText(word, { exact: true });

/** Finds the messages of an order's chat. */
export const chatLog = (page: Page): Locator => page.getByRole('log', { name: 'Messages' });

export async function sendMessage(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: /^Message/ }).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

/** Marks the page, so that a later check can prove that it was not reloaded. */
export async function rememberDocument(page: Page): Promise<() => Promise<void>> {
  const note = await page.evaluateHandle(() => document);
  return async () =>
    expect(await note.evaluate((known) => known === document), 'the page was not loaded anew').toBe(true);
}

/** Returns every address of the tab's history, including the current one. */
export async function historyOf(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { entries } = await session.send('Page.getNavigationHistory');
  await session.detach();
  return entries.map(({ url }) => url);
}

/** Delays a call of several pages until all of them have sent it, so that they reach the server together. */
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

/** Waits until the worker has cached the app and controls the page. */
export const waitForServiceWorker = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller !== null) return;
    await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
  });

const readStorage = (page: Page): Promise<Record<string, string>> => page.evaluate(() => ({ ...localStorage }));

/**
 * Returns the dashboard's storage, whichever page the tab shows. It is read from a static file, because at any other address the worker
 * would start the app, which changes the storage.
 */
async function atDashboard<T>(page: Page, read: (page: Page) => Promise<T>): Promise<T> {
  if (page.url().startsWith(`${dashboardUrl}/`)) return read(page);
  const file = await page.context().newPage();
  await file.goto(`${dashboardUrl}/config.json`);
  const stored = await read(file);
  await file.close();
  return stored;
}

export const storageOf = (page: Page): Promise<Record<string, string>> => atDashboard(page, readStorage);

/** Name of the database, and the key of its owner in local storage. */
const QUERIES = { database: 'boostdesk-queries', store: 'queries', owner: 'boostdesk.queries' };

/** Returns the persisted queries and their owner as text; empty without any. */
export const persistedQueriesOf = (page: Page): Promise<string> =>
  atDashboard(page, (file) =>
    file.evaluate(async ({ database, store, owner }) => {
      const all = await indexedDB.databases();
      if (!all.some(({ name }) => name === database)) return '';
      const open = indexedDB.open(database);
      await new Promise((resolve) => open.addEventListener('success', resolve));
      const stored = open.result.transaction(store).objectStore(store);
      const [keys, values] = [stored.getAllKeys(), stored.getAll()];
      await new Promise((resolve) => values.addEventListener('success', resolve));
      open.result.close();
      if (keys.result.length === 0) return '';
      return JSON.stringify({ owner: localStorage.getItem(owner), keys: keys.result, values: values.result });
    }, QUERIES),
  );

/** Stores queries that `persistedQueriesOf` has returned. */
export const putPersistedQueries = (page: Page, queries: string): Promise<void> =>
  page.evaluate(
    async ({ database, store, owner, text }) => {
      const stored: { owner: string; keys: string[]; values: unknown[] } = JSON.parse(text);
      const open = indexedDB.open(database);
      await new Promise((resolve) => open.addEventListener('success', resolve));
      const write = open.result.transaction(store, 'readwrite');
      for (const [place, key] of stored.keys.entries()) write.objectStore(store).put(stored.values[place], key);
      await new Promise((resolve) => write.addEventListener('complete', resolve));
      open.result.close();
      localStorage.setItem(owner, stored.owner);
    },
    { ...QUERIES, text: queries },
  );

/**
 * Waits until the screen is stable: nothing busy, fonts loaded, no finite animation. A button that is enabled late starts its transition
 * late, so the check repeats.
 */
export async function waitUntilStable(page: Page): Promise<void> {
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    // Scroll-driven animations and spinners never end.
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

/** Waits until no query is running, and the screen is stable. */
export async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('main')).toBeVisible();
  await waitUntilIdle(page);
  await waitUntilStable(page);
}
