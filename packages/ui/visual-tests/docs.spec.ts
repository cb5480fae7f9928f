// Docs pages: text, final state of stories, and no effect of stories on the page.
import { expect, type Locator, type Page } from '@playwright/test';
import { basePath } from './address.ts';
import { nightly, test } from './fixtures.ts';
import { setGlobals } from './set-globals.ts';

const openDocsPage = (page: Page, component: string, globals = 'theme:dark') =>
  page.goto(`${basePath}iframe.html?id=${component}--docs&viewMode=docs&globals=${globals}`);

/** Repeated, because content that loads above moves the frame out of view. */
const waitForStoryFrame = (frame: Locator) =>
  expect(async () => {
    await frame.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await expect(frame).toHaveAttribute('data-story-frame', 'drawn', { timeout: 1000 });
  }).toPass({ timeout: 30_000 });

async function waitForPlayedStory(page: Page, story: string) {
  const frame = page.locator(`iframe[title="${story}"]`).last();
  await waitForStoryFrame(frame);
  return { frame, inside: frame.contentFrame() };
}

/** The page is shared with the next test. */
test.afterEach(({ sharedPage }) => sharedPage.setViewportSize({ width: 1280, height: 720 }));

test('a docs page describes its component and lists its keys', async ({ sharedPage }) => {
  await openDocsPage(sharedPage, 'actions-button');
  await expect(sharedPage.getByRole('term').first()).toBeVisible();
  await expect(sharedPage.getByRole('cell', { name: 'Enter, Space' })).toBeVisible();
});

test('a docs page follows the theme of the toolbar', nightly, async ({ sharedPage }) => {
  const ground = () => sharedPage.evaluate(() => getComputedStyle(document.querySelector('.sbdocs')!).backgroundColor);
  await openDocsPage(sharedPage, 'actions-button');
  await expect(sharedPage.locator('.sbdocs').first()).toBeVisible();
  await expect.poll(ground).toBe('rgb(11, 14, 21)');
  await setGlobals(sharedPage, { theme: 'light' });
  await expect.poll(ground).toBe('rgb(242, 246, 253)');
});

test('the props table of a component hides inherited props until expanded', nightly, async ({ sharedPage }) => {
  await openDocsPage(sharedPage, 'actions-button');
  const prop = (name: string) =>
    sharedPage.locator('.docblock-argstable td:first-child').getByText(name, { exact: true });
  await expect(prop('variant')).toBeVisible();
  await expect(prop('formEncType')).toBeHidden();
  await sharedPage.getByText(/more from/).click({ position: { x: 4, y: 8 } });
  await expect(prop('formEncType')).toBeVisible();
});

test('a frame shows a message if its play function failed, and none otherwise', nightly, async ({ sharedPage }) => {
  const said = sharedPage.getByText('Only partly played').filter({ visible: true });
  await openDocsPage(sharedPage, 'forms-calendar');
  await waitForPlayedStory(sharedPage, 'Keyboard');
  await expect(said).toHaveCount(0);
  await setGlobals(sharedPage, { direction: 'rtl' });
  await waitForPlayedStory(sharedPage, 'Keyboard');
  await expect(said).toHaveCount(0);
  // Day names differ in this locale, so the play function fails.
  await setGlobals(sharedPage, { direction: 'locale', locale: 'ja-JP' });
  const { frame } = await waitForPlayedStory(sharedPage, 'Keyboard');
  await expect(frame.locator('xpath=..').getByText('Only partly played')).toBeVisible();
});

// Stories with their own theme, locale or overlay.
for (const page of ['feedback-loading-bar', 'forms-date-picker', 'forms-select']) {
  test(`the docs page of ${page} is not affected by its stories`, async ({ sharedPage }) => {
    await openDocsPage(sharedPage, page);
    const first = sharedPage.locator('iframe[data-story-frame]').first();
    await waitForStoryFrame(first);
    await expect(sharedPage.locator('#storybook-docs')).not.toHaveAttribute('inert');
    await expect(sharedPage.locator('html')).not.toHaveAttribute('dir', 'rtl');
    await expect(sharedPage.locator('html')).not.toHaveAttribute('data-theme', 'light');
  });
}

test('a docs page with many frames renders only those in view', nightly, async ({ sharedPage }) => {
  await openDocsPage(sharedPage, 'data-data-grid');
  const frames = sharedPage.locator('iframe[data-story-frame]');
  await expect(sharedPage.getByRole('heading', { name: 'Stories' })).toBeAttached();
  await expect.poll(() => frames.count()).toBeGreaterThan(20);
  await expect(sharedPage.locator('iframe[data-story-frame][src]')).toHaveCount(0);
  await waitForPlayedStory(sharedPage, 'Sorts Itself');
  expect(await sharedPage.locator('iframe[data-story-frame][src]').count()).toBeLessThan(5);
});

test('a docs page is no wider than a phone, and its props table scrolls', nightly, async ({ sharedPage }) => {
  await sharedPage.setViewportSize({ width: 390, height: 844 });
  await openDocsPage(sharedPage, 'actions-button');
  await expect(sharedPage.locator('.docblock-argstable').first()).toBeVisible();
  const isAsWide = () => expect.poll(() => sharedPage.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await isAsWide();
  await setGlobals(sharedPage, { direction: 'rtl' });
  await expect(sharedPage.locator('html')).toHaveAttribute('dir', 'rtl');
  await isAsWide();
});

test(
  'a props table shows code behind a button, and elements are not shown as JSON',
  nightly,
  async ({ sharedPage }) => {
    await openDocsPage(sharedPage, 'forms-date-picker');
    const rowOf = (name: string) =>
      sharedPage
        .locator('.docblock-argstable tr')
        .filter({ has: sharedPage.locator('td:first-child').getByText(name, { exact: true }) });
    await expect(rowOf('labels').getByRole('button', { name: 'object', exact: true })).toBeVisible();
    await expect(rowOf('labels')).not.toContainText('Clear');
    await openDocsPage(sharedPage, 'overlays-hover-popover');
    await expect(rowOf('trigger')).toBeVisible();
    await expect(sharedPage.locator('.docblock-argstable')).not.toContainText('$$typeof');
    // Its children are not typed.
    await openDocsPage(sharedPage, 'data-bulk-bar');
    await expect(rowOf('children')).toBeVisible();
    await expect(sharedPage.locator('.docblock-argstable')).not.toContainText('$$typeof');
  },
);

test('docked content in a frame is fully visible', nightly, async ({ sharedPage }) => {
  await openDocsPage(sharedPage, 'overlays-side-panel');
  const { inside } = await waitForPlayedStory(sharedPage, 'Docked');
  const body = inside.locator('.bd-side-panel-body');
  expect(await body.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
});

/** Wider than a phone, in scrolling frames. */
const wideStories = [
  ['data-data-grid', 'Ranges', 'Widths'],
  ['display-stat-strip', 'Four'],
  ['data-data-table', 'Long Page'],
  ['overlays-toast', 'Five'],
  ['frame-top-bar', 'Search Gives Way'],
] as const;

for (const globals of ['theme:dark', 'direction:rtl']) {
  for (const [page, ...stories] of wideStories) {
    test(
      `on a phone-sized docs page, ${page} plays to its end with ${globals} and its frame scrolls`,
      nightly,
      async ({ sharedPage }) => {
        await sharedPage.setViewportSize({ width: 390, height: 844 });
        await openDocsPage(sharedPage, page, globals);
        for (const story of stories) {
          const { frame } = await waitForPlayedStory(sharedPage, story);
          await expect(frame).not.toHaveAttribute('data-stopped');
        }
      },
    );
  }
}

/** States after a play function, and their text. */
const playedStates = [
  ['forms-select', 'Open', 'Oceania'],
  ['overlays-search-box', 'Nothing Found', 'No order with this number'],
  ['overlays-menu', 'Open', 'Drop order'],
  ['overlays-modal', 'With Menu', 'Two more'],
  ['overlays-modal', 'With Date Picker', 'November 2026'],
  ['forms-file-drop', 'Too Large', 'The picture must be smaller than'],
] as const;

for (const [page, story, words] of playedStates) {
  test(`${page}: ${story} shows its state on the docs page`, nightly, async ({ sharedPage }) => {
    await openDocsPage(sharedPage, page);
    const { inside } = await waitForPlayedStory(sharedPage, story);
    await expect(inside.getByText(words).filter({ visible: true }).first()).toBeVisible();
    await expect(inside.locator('body')).not.toHaveClass(/sb-show-errordisplay/);
  });
}

test('play functions take neither focus nor scroll position from the reader', nightly, async ({ sharedPage }) => {
  await sharedPage.setViewportSize({ width: 1140, height: 900 });
  await openDocsPage(sharedPage, 'forms-select');
  // The page grows as its tables load.
  const readTo = () =>
    sharedPage.evaluate(() => {
      scrollTo({ top: 2400, behavior: 'instant' });
      return scrollY;
    });
  await expect.poll(readTo).toBe(2400);
  await expect(sharedPage.locator('iframe[data-story-frame=drawn]').nth(2)).toBeAttached({ timeout: 30_000 });
  await expect.poll(() => sharedPage.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
});

test(
  'toolbar settings reach the frames of a docs page, initially and after a change',
  nightly,
  async ({ sharedPage }) => {
    await openDocsPage(sharedPage, 'overlays-menu', 'theme:light');
    const { inside } = await waitForPlayedStory(sharedPage, 'Open');
    await expect(inside.locator('html')).toHaveAttribute('data-theme', 'light');
    await setGlobals(sharedPage, { theme: 'dark', direction: 'rtl', density: 'compact' });
    const again = await waitForPlayedStory(sharedPage, 'Open');
    await expect(again.inside.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(again.inside.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(again.inside.locator('html')).toHaveAttribute('data-density', 'compact');
    await expect(sharedPage.locator('html')).toHaveAttribute('dir', 'rtl');
  },
);

test(
  'a phone story is as wide as a phone, and no frame is taller than its content',
  nightly,
  async ({ sharedPage }) => {
    await openDocsPage(sharedPage, 'overlays-confirm');
    const { frame, inside } = await waitForPlayedStory(sharedPage, 'On A Phone');
    await expect(inside.locator('body')).not.toHaveClass(/sb-show-errordisplay/);
    expect((await frame.boundingBox())?.width).toBe(390);
    await openDocsPage(sharedPage, 'forms-switch');
    const low = await waitForPlayedStory(sharedPage, 'Keyboard');
    expect((await low.frame.boundingBox())?.height).toBeLessThan(200);
  },
);
