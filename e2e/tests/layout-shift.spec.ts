// No layout shift: content on a screen stays in place, in whatever order responses arrive.

import { order } from '@boostdesk/api-client/contract';
import { ORDER_STATUS } from '@boostdesk/catalogs';
import { expect, type Page } from '@playwright/test';
import { call } from '../support/calls.ts';
import { test } from '../support/fixtures.ts';
import { createNavigator } from '../support/navigation.ts';
import { settle, waitUntilStable } from '../support/pages.ts';
import type { DemoName } from '../support/people.ts';

/** Largest layout shift that is invisible, by the browser's measure; `bench/` uses the same for the orders list. */
const SHIFT_MAX = 0.005;
const sizes = {
  phone: { width: 390, height: 844 },
  laptop: { width: 1280, height: 800 },
  desktop: { width: 1440, height: 900 },
} as const;

/**
 * Records layout shifts in the page, from now on or since its load. The result lists the shifts since the last call, the size of each
 * first.
 */
async function recordLayoutShifts(
  page: Page,
  from: 'now' | 'loading' = 'now',
): Promise<() => Promise<{ readonly shift: number; readonly moved: string[] }>> {
  const seen = await page.evaluateHandle((since) => {
    const moves: { readonly value: number; readonly what: string }[] = [];
    type Shift = PerformanceEntry & {
      readonly value: number;
      readonly sources: readonly { readonly node: Node | null }[];
    };
    const nameOf = (node: Node | null) => (node instanceof Element ? node.outerHTML.slice(0, 120) : node?.nodeName);
    const note = ({ value, sources }: Shift) =>
      moves.push({ value, what: sources.map(({ node }) => nameOf(node)).join('\n  ') });
    const observer = new PerformanceObserver((list) => (list.getEntries() as Shift[]).forEach(note));
    observer.observe({ type: 'layout-shift', buffered: since === 'loading' });
    return { moves, last: () => (observer.takeRecords() as Shift[]).forEach(note) };
  }, from);
  return () =>
    seen.evaluate(({ moves, last }) => {
      last();
      const since = moves.splice(0);
      return {
        shift: since.reduce((sum, { value }) => sum + value, 0),
        moved: since.map(({ value, what }) => `${value.toFixed(4)} ${what}`),
      };
    });
}

/** Content that waits for content above it waits for 5 s at most; here without a limit, however busy the machine. */
function disableTimeouts(): void {
  const sheet = new CSSStyleSheet();
  const parts = ':is(.bd-page, .bd-stack, .bd-page-columns__grid, .bd-page-pair__grid)';
  sheet.replaceSync(`${parts} > * { transition-delay: 3600s !important; }`);
  document.adoptedStyleSheets.push(sheet);
}

/** Calls, and the chart of an order, which arrive after the order itself. */
const LATE = /\/api\/|\/assets\/history-card-/;

/** Delivers each response in its own frame, after the earlier content was painted. */
async function deliverOneByOne(page: Page): Promise<void> {
  let last = Promise.resolve();
  const nextPaint = async () => {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  };
  await page.route(LATE, async (route) => {
    const response = await route.fetch();
    last = last.then(nextPaint);
    await last;
    await route.fulfill({ response });
  });
}

const screens: readonly (readonly [who: DemoName, paths: readonly string[]])[] = [
  ['Mina', ['/', '/profile', '/alerts', '/rankings', '/accountselling', '/orders']],
  ['Kaito', ['/', '/duoqaccounts', '/rankings', '/rules', '/orders?view=board']],
  ['Sara', ['/', '/admin', '/admin/coupons', '/admin/pageerrors', '/admin/sitelogs', '/orders']],
];

/** An order with progress on a ladder, whose page has a chart. */
async function playedOrder(token: string): Promise<string> {
  const { items } = await call(order.getList, { scope: 'all', status: [ORDER_STATUS.processing] }, token);
  for (const { id, progress } of items) {
    const { order: whole } = await call(order.get, { id }, token);
    if (progress.kind === 'rank' && whole.startedAt !== null && whole.events.length > 0) return `/order/${id}`;
  }
  throw new Error('Nothing is played.');
}

/** The other roles and widths run nightly. */
const inGate = ['Mina, phone', 'Sara, desktop'];

for (const [who, paths] of screens) {
  for (const [name, size] of Object.entries(sizes)) {
    const tag = inGate.includes(`${who}, ${name}`) ? '@ci' : '@nightly';
    test(`${who}, ${name}: nothing on a screen moves while it loads`, { tag }, async ({ people }) => {
      const { page, token, enter } = await people.demo(who);
      await page.setViewportSize(size);
      await enter('/alerts');
      await settle(page);
      const goTo = createNavigator(page);
      // Fonts and content after the first screen have loaded.
      await goTo('/orders?text=nothing-is-called-this');
      await settle(page);
      await page.evaluate(disableTimeouts);
      await deliverOneByOne(page);
      const moves = await recordLayoutShifts(page);
      for (const path of who === 'Sara' ? [...paths, await playedOrder(token)] : paths) {
        await goTo(path);
        await waitUntilStable(page);
        const { shift, moved } = await moves();
        expect.soft(shift, `${path}:\n${moved.join('\n')}`).toBeLessThanOrEqual(SHIFT_MAX);
      }
      await page.unrouteAll({ behavior: 'wait' });
    });
  }
}

test('phone: nothing on the staff dashboard moves while it is reloaded', { tag: '@nightly' }, async ({ people }) => {
  const { page, enter } = await people.demo('Nils');
  await page.setViewportSize(sizes.phone);
  await enter('/alerts');
  await settle(page);
  await page.addInitScript(disableTimeouts);
  await deliverOneByOne(page);
  await page.goto('/admin');
  await settle(page);
  const { shift, moved } = await (await recordLayoutShifts(page, 'loading'))();
  expect(shift, moved.join('\n')).toBeLessThanOrEqual(SHIFT_MAX);
  await page.unrouteAll({ behavior: 'wait' });
});

test('the views of the orders keep their width when their counts arrive', { tag: '@nightly' }, async ({ people }) => {
  const { page, enter } = await people.demo('Nils');
  await page.setViewportSize(sizes.desktop);
  await enter('/alerts');
  await settle(page);
  const { promise: asked, resolve: answer } = Promise.withResolvers<void>();
  await page.route(`**${order.getCounts.path}`, async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto('/orders');
  const views = page.getByRole('navigation', { name: 'Order views' }).getByRole('listitem');
  const widths = () => views.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
  await expect(views.first()).toHaveText('All…');
  // The browser requests a font at the first layout that needs it: before that, no font is loading and the font set counts as ready.
  await page.evaluate(async () => {
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  });
  const before = await widths();
  answer();
  await expect(views.first()).toHaveText(/^All\d+$/);
  expect(await widths()).toEqual(before);
});

// @spec 2.5-1
test('the header names the page from the first frame of a reload, without a greeting before', { tag: '@ci' }, async ({
  people,
}) => {
  const { page, enter } = await people.demo('Mina');
  await page.addInitScript(() => {
    const headings: string[] = [];
    Object.assign(globalThis, { headings });
    const look = () => {
      const text = document.querySelector('.bd-top-bar__title')?.textContent ?? '';
      if (text !== '' && headings.at(-1) !== text) headings.push(text);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await enter('/profile');
  await page.reload();
  await settle(page);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'headings'))).toEqual(['Profile']);
});
