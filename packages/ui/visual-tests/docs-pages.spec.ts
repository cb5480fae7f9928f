// Every docs page: its length, its example, and what a changed control causes.
import { expect, type Page } from '@playwright/test';
import { docsPages, openDocsPage } from './docs-index.ts';
import { nightly, test } from './fixtures.ts';

/** In px, at 1280 px. */
const MAX_HEIGHT = 6000;
/** Per page and change; an echo between documents adds thousands. */
const MAX_NEW_LISTENERS = 100;

interface Preview {
  readonly channel: {
    on: (event: string, listener: (of?: { readonly storyId?: string }) => void) => void;
    listenerCount: (event: string) => number;
  };
}
interface Counts {
  updates: number;
  renders: number;
}

/** Counts in the page from now on. */
const startCounting = (page: Page) =>
  page.evaluate(() => {
    const own = globalThis as unknown as { __STORYBOOK_PREVIEW__: Preview; counts: Counts };
    const { channel } = own.__STORYBOOK_PREVIEW__;
    own.counts = { updates: 0, renders: 0 };
    channel.on('storyArgsUpdated', () => {
      own.counts.updates += 1;
    });
    channel.on('storyRendered', () => {
      own.counts.renders += 1;
    });
  });

const readCounts = (page: Page) => page.evaluate(() => (globalThis as unknown as { counts: Counts }).counts);

const control = (page: Page) =>
  page.locator('.docblock-argstable').first().locator('textarea, input[type=text], input[type=number]').first();

const controlOf = (page: Page, prop: string) =>
  page
    .locator('.docblock-argstable tr')
    .filter({ has: page.locator('td:first-child').getByText(prop, { exact: true }) })
    .locator('textarea, input')
    .first();

async function countListeners(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  return metrics.find(({ name }) => name === 'JSEventListeners')?.value ?? 0;
}

/** Each change is one update, and the story is rendered with it. */
async function expectOneUpdate(page: Page): Promise<void> {
  await startCounting(page);
  const field = control(page);
  for (const change of [1, 2]) {
    await field.fill(String(change));
    await expect.poll(async () => (await readCounts(page)).updates).toBe(change);
    // The first rendering of an example may end meanwhile.
    await expect.poll(async () => (await readCounts(page)).renders).toBeGreaterThanOrEqual(change);
  }
  expect((await readCounts(page)).updates).toBe(2);
}

/** One page of each kind: stories in the page, in a frame, as a dialog, and a whole page. The others run nightly. */
const inGate = new Set(['actions-button', 'frame-app-shell', 'overlays-modal', 'recipes-order']);

for (const { id, importPath } of docsPages) {
  const component = id.replace(/--docs$/, '');
  const details = inGate.has(component) ? {} : nightly;
  const isComponent = !/\/src\/(foundations|recipes|tokens)\//.test(importPath);

  test(
    `the docs page of ${component} is short, starts with its example and reacts once to a control`,
    details,
    async ({ sharedPage }) => {
      await openDocsPage(sharedPage, component);
      const examples = sharedPage.locator('.sb-story, .docs-story');
      await expect(examples.first()).toBeVisible();
      expect(await sharedPage.locator('iframe').count()).toBeLessThanOrEqual(1);
      // An open dialog would cover the page.
      await expect(sharedPage.getByRole('dialog')).toHaveCount(0);
      if (isComponent) {
        await expect(sharedPage.getByRole('heading', { name: 'Related' })).toBeAttached();
        // In view without scrolling.
        await expect.poll(async () => (await examples.first().boundingBox())?.y).toBeLessThan(720);
      }
      await expect
        .poll(() => sharedPage.evaluate(() => document.documentElement.scrollHeight))
        .toBeLessThanOrEqual(MAX_HEIGHT);
      if ((await control(sharedPage).count()) === 0) return;
      await control(sharedPage).scrollIntoViewIfNeeded();
      const before = await countListeners(sharedPage);
      await expectOneUpdate(sharedPage);
      expect((await countListeners(sharedPage)) - before).toBeLessThan(MAX_NEW_LISTENERS);
    },
  );
}

test('a changed control shows in the example', async ({ sharedPage }) => {
  await openDocsPage(sharedPage, 'actions-button');
  await controlOf(sharedPage, 'children').fill('Send request');
  await expect(sharedPage.locator('.sb-story').first()).toContainText('Send request');
});

test('the memory of a docs page is stable while its title is typed', nightly, async ({ sharedPage }) => {
  await openDocsPage(sharedPage, 'overlays-modal');
  await startCounting(sharedPage);
  const field = controlOf(sharedPage, 'title');
  await expect(field).toBeVisible();
  const type = async (change: number) => {
    await field.fill(`Title ${change}`);
    await expect.poll(async () => (await readCounts(sharedPage)).updates).toBe(change);
  };
  await type(1);
  const before = await countListeners(sharedPage);
  for (let change = 2; change <= 20; change += 1) await type(change);
  expect((await readCounts(sharedPage)).updates).toBe(20);
  expect((await countListeners(sharedPage)) - before).toBeLessThan(MAX_NEW_LISTENERS);
  await sharedPage.getByRole('button', { name: 'Open', exact: true }).first().click();
  await expect(sharedPage.getByRole('dialog', { name: 'Title 20' })).toBeVisible();
});
