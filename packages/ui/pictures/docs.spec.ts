// The page of a component: what it says, that each story on it looks as its name says, and that none of them disturbs who reads.
import { expect, type Locator, type Page } from '@playwright/test';
import { base } from './address.ts';
import { nightly, test } from './one-page.ts';
import { turn } from './turn.ts';

const openPage = (room: Page, page: string, globals = 'theme:dark') =>
  room.goto(`${base}iframe.html?id=${page}--docs&viewMode=docs&globals=${globals}`);

/** As somebody reads who goes on to it: what is drawn above it meanwhile takes it from the screen again. */
const isDrawn = (frame: Locator) =>
  expect(async () => {
    await frame.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await expect(frame).toHaveAttribute('data-story-frame', 'drawn', { timeout: 1000 });
  }).toPass({ timeout: 30_000 });

/** The story in its frame, once it is played. */
async function played(room: Page, story: string) {
  const frame = room.locator(`iframe[title="${story}"]`).last();
  await isDrawn(frame);
  return { frame, inside: frame.contentFrame() };
}

/** The page is that of the next test too, also where this one fails. */
test.afterEach(({ room }) => room.setViewportSize({ width: 1280, height: 720 }));

test('a docs page describes its component and lists its keys', async ({ room }) => {
  await openPage(room, 'actions-button');
  await expect(room.getByRole('term').first()).toBeVisible();
  await expect(room.getByRole('cell', { name: 'Enter, Space' })).toBeVisible();
});

test('a page is in the theme of the toolbar, and turns with it', nightly, async ({ room }) => {
  const ground = () => room.evaluate(() => getComputedStyle(document.querySelector('.sbdocs')!).backgroundColor);
  await openPage(room, 'actions-button');
  await expect(room.locator('.sbdocs').first()).toBeVisible();
  await expect.poll(ground).toBe('rgb(11, 14, 21)');
  await turn(room, { theme: 'light' });
  await expect.poll(ground).toBe('rgb(242, 246, 253)');
});

test('the props of a component are not buried by those that it hands on', nightly, async ({ room }) => {
  await openPage(room, 'actions-button');
  const prop = (name: string) => room.locator('.docblock-argstable td:first-child').getByText(name, { exact: true });
  await expect(prop('variant')).toBeVisible();
  await expect(prop('formEncType')).toBeHidden();
  await room.getByText(/more from/).click({ position: { x: 4, y: 8 } });
  await expect(prop('formEncType')).toBeVisible();
});

test('a frame says when its play stopped before its end, and only then', nightly, async ({ room }) => {
  const said = room.getByText('Only partly played').filter({ visible: true });
  await openPage(room, 'forms-calendar');
  await played(room, 'Keyboard');
  await expect(said).toHaveCount(0);
  await turn(room, { direction: 'rtl' });
  await played(room, 'Keyboard');
  await expect(said).toHaveCount(0);
  // Its days have other names there than the play asks for.
  await turn(room, { direction: 'locale', locale: 'ja-JP' });
  const { frame } = await played(room, 'Keyboard');
  await expect(frame.locator('xpath=..').getByText('Only partly played')).toBeVisible();
});

// Stories with a theme, a locale or an overlay of their own.
for (const page of ['feedback-loading-bar', 'forms-date-picker', 'forms-select']) {
  test(`the page of ${page} is not taken over by one of its stories`, async ({ room }) => {
    await openPage(room, page);
    const first = room.locator('iframe[data-story-frame]').first();
    await isDrawn(first);
    await expect(room.locator('#storybook-docs')).not.toHaveAttribute('inert');
    await expect(room.locator('html')).not.toHaveAttribute('dir', 'rtl');
    await expect(room.locator('html')).not.toHaveAttribute('data-theme', 'light');
  });
}

test(
  'a page of many frames draws those that are read, and leaves the others until one comes to them',
  nightly,
  async ({ room }) => {
    await openPage(room, 'data-data-grid');
    const frames = room.locator('iframe[data-story-frame]');
    await expect(room.getByRole('heading', { name: 'Stories' })).toBeAttached();
    await expect.poll(() => frames.count()).toBeGreaterThan(20);
    await expect(room.locator('iframe[data-story-frame][src]')).toHaveCount(0);
    await played(room, 'Sorts Itself');
    expect(await room.locator('iframe[data-story-frame][src]').count()).toBeLessThan(5);
  },
);

test('a page is no wider than a phone: its table of props scrolls by itself', nightly, async ({ room }) => {
  await room.setViewportSize({ width: 390, height: 844 });
  await openPage(room, 'actions-button');
  await expect(room.locator('.docblock-argstable').first()).toBeVisible();
  const isAsWide = () => expect.poll(() => room.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await isAsWide();
  await turn(room, { direction: 'rtl' });
  await expect(room.locator('html')).toHaveAttribute('dir', 'rtl');
  await isAsWide();
});

test('what is code in a table of props stands behind a button, and a drawing is no JSON', nightly, async ({ room }) => {
  await openPage(room, 'forms-date-picker');
  const rowOf = (name: string) =>
    room
      .locator('.docblock-argstable tr')
      .filter({ has: room.locator('td:first-child').getByText(name, { exact: true }) });
  await expect(rowOf('labels').getByRole('button', { name: 'object', exact: true })).toBeVisible();
  await expect(rowOf('labels')).not.toContainText('Clear');
  await openPage(room, 'overlays-hover-popover');
  await expect(rowOf('trigger')).toBeVisible();
  await expect(room.locator('.docblock-argstable')).not.toContainText('$$typeof');
  // Its children are those of any element: no type of its own tells of them.
  await openPage(room, 'data-bulk-bar');
  await expect(rowOf('children')).toBeVisible();
  await expect(room.locator('.docblock-argstable')).not.toContainText('$$typeof');
});

test('what is docked in a frame is seen whole', nightly, async ({ room }) => {
  await openPage(room, 'overlays-side-panel');
  const { inside } = await played(room, 'Docked');
  const body = inside.locator('.bd-side-panel-body');
  expect(await body.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
});

/** Stories that need more room than the page of a phone has: their frames scroll. */
const wide = [
  ['data-data-grid', 'Ranges', 'Widths'],
  ['display-stat-strip', 'Four'],
  ['data-data-table', 'Long Page'],
  ['overlays-toast', 'Five'],
  ['frame-top-bar', 'Search Gives Way'],
] as const;

for (const globals of ['theme:dark', 'direction:rtl']) {
  for (const [page, ...stories] of wide) {
    test(
      `on the page of a phone ${page} plays to its end, ${globals}: its frame scrolls`,
      nightly,
      async ({ room }) => {
        await room.setViewportSize({ width: 390, height: 844 });
        await openPage(room, page, globals);
        for (const story of stories) {
          const { frame } = await played(room, story);
          await expect(frame).not.toHaveAttribute('data-stopped');
        }
      },
    );
  }
}

/** States that are reached by a play function alone, and what is seen of them. */
const reached = [
  ['forms-select', 'Open', 'Oceania'],
  ['overlays-search-box', 'Nothing Found', 'No order with this number'],
  ['overlays-menu', 'Open', 'Drop order'],
  ['overlays-modal', 'With Menu', 'Two more'],
  ['overlays-modal', 'With Date Picker', 'November 2026'],
  ['forms-file-drop', 'Too Large', 'The picture must be smaller than'],
] as const;

for (const [page, story, words] of reached) {
  test(`${page}: what is called ${story} is so on the page`, nightly, async ({ room }) => {
    await openPage(room, page);
    const { inside } = await played(room, story);
    await expect(inside.getByText(words).filter({ visible: true }).first()).toBeVisible();
    await expect(inside.locator('body')).not.toHaveClass(/sb-show-errordisplay/);
  });
}

test('stories that play take neither the focus nor the place of who reads', nightly, async ({ room }) => {
  await room.setViewportSize({ width: 1140, height: 900 });
  await openPage(room, 'forms-select');
  // A page grows as its tables come: until then it is not as high as that.
  const readTo = () =>
    room.evaluate(() => {
      scrollTo({ top: 2400, behavior: 'instant' });
      return scrollY;
    });
  await expect.poll(readTo).toBe(2400);
  await expect(room.locator('iframe[data-story-frame=drawn]').nth(2)).toBeAttached({ timeout: 30_000 });
  await expect.poll(() => room.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
});

test('the switches reach the frames of a page, when it opens and when they are turned', nightly, async ({ room }) => {
  await openPage(room, 'overlays-menu', 'theme:light');
  const { inside } = await played(room, 'Open');
  await expect(inside.locator('html')).toHaveAttribute('data-theme', 'light');
  await turn(room, { theme: 'dark', direction: 'rtl', density: 'compact' });
  const again = await played(room, 'Open');
  await expect(again.inside.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(again.inside.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(again.inside.locator('html')).toHaveAttribute('data-density', 'compact');
  await expect(room.locator('html')).toHaveAttribute('dir', 'rtl');
});

test('a story on a phone is as wide as one, and no frame is higher than what is in it', nightly, async ({ room }) => {
  await openPage(room, 'overlays-confirm');
  const { frame, inside } = await played(room, 'On A Phone');
  await expect(inside.locator('body')).not.toHaveClass(/sb-show-errordisplay/);
  expect((await frame.boundingBox())?.width).toBe(390);
  await openPage(room, 'forms-switch');
  const low = await played(room, 'Keyboard');
  expect((await low.frame.boundingBox())?.height).toBeLessThan(200);
});
