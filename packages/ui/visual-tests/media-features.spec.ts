// Main components under reduced motion and increased contrast, and in print.
import { expect, type Page } from '@playwright/test';
import { nightly, test } from './fixtures.ts';
import { computeToken, desktop, openDesktopStory, resetMedia } from './media-preferences.ts';
import { openStory } from './open-story.ts';

test.afterEach(resetMedia);

/** Infinite animations count as infinity. */
const longestAnimationMs = (page: Page) =>
  page.evaluate(() => {
    const lengths = document.getAnimations().map((each) => Number(each.effect?.getComputedTiming().endTime ?? 0));
    return Math.max(0, ...lengths);
  });

/** Only spinners keep pulsing. */
const MAX_MOTION_MS = 80;
const animatedStories = [
  'feedback-skeleton--list',
  'feedback-loading-bar--active',
  'overlays-confirm--open',
  'overlays-menu--open',
  'overlays-modal--sheet',
  'overlays-side-panel--sheet',
  'overlays-toast--five',
];

/** A loop, a transition and an entrance. */
const animatedInGate = ['feedback-skeleton--list', 'overlays-modal--sheet', 'overlays-toast--five'];

for (const story of animatedStories) {
  const details = animatedInGate.includes(story) ? {} : nightly;
  test(`with reduced motion, ${story} does not move`, details, async ({ sharedPage }) => {
    await sharedPage.emulateMedia({ reducedMotion: 'reduce' });
    await openDesktopStory(sharedPage, story);
    expect(await longestAnimationMs(sharedPage)).toBeLessThanOrEqual(MAX_MOTION_MS);
  });
}

test('without reduced motion, a skeleton moves, so the check detects motion', nightly, async ({ sharedPage }) => {
  await sharedPage.emulateMedia({ reducedMotion: 'no-preference' });
  await openDesktopStory(sharedPage, 'feedback-skeleton--list');
  expect(await longestAnimationMs(sharedPage)).toBeGreaterThan(MAX_MOTION_MS);
});

const pendingStories = ['actions-button--pending', 'feedback-spinner--large'];
/** By device and by app. */
const motionPreferences = [
  ['reduce', {}],
  ['no-preference', { motion: 'reduced' }],
] as const;

for (const story of pendingStories) {
  for (const [reducedMotion, globals] of motionPreferences) {
    test(
      `with reduced motion (${reducedMotion}), ${story} pulses and does not turn`,
      nightly,
      async ({ sharedPage }) => {
        await sharedPage.emulateMedia({ reducedMotion });
        await openStory(sharedPage, { ...desktop, story, globals });
        const changed = await sharedPage.evaluate(() =>
          document
            .getAnimations()
            .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : [])),
        );
        expect(changed.some((frame) => 'opacity' in frame)).toBe(true);
        expect(changed.some((frame) => 'transform' in frame)).toBe(false);
      },
    );
  }
}

const readColor = (page: Page, selector: string, property: 'borderTopColor' | 'color') =>
  page.evaluate(
    ([of, what]) => {
      const element = document.querySelector(of);
      return element ? getComputedStyle(element)[what as 'color'] : `no ${of}`;
    },
    [selector, property] as const,
  );
const borders = [
  ['display-card--with-footer', '.bd-card'],
  ['overlays-menu--open', '.bd-popover'],
  ['overlays-modal--sheet', '.bd-modal'],
  ['overlays-side-panel--with-field', '.bd-side-panel'],
] as const;

for (const [story, selector] of borders) {
  test(
    `with increased contrast, the border of ${story} is as strong as that of a field`,
    nightly,
    async ({ sharedPage }) => {
      await openDesktopStory(sharedPage, story);
      const plain = await readColor(sharedPage, selector, 'borderTopColor');
      await sharedPage.emulateMedia({ contrast: 'more' });
      await openDesktopStory(sharedPage, story);
      const strong = await readColor(sharedPage, selector, 'borderTopColor');
      expect(strong).toBe(await computeToken(sharedPage, 'border-strong'));
      expect(strong).not.toBe(plain);
    },
  );
}

test('with increased contrast, muted text is as strong as other text', async ({ sharedPage }) => {
  await sharedPage.emulateMedia({ contrast: 'more' });
  await openDesktopStory(sharedPage, 'forms-text-field--too-long');
  expect(await computeToken(sharedPage, 'text-muted')).toBe(await computeToken(sharedPage, 'text'));
});

test(
  'with increased contrast and the device theme light, muted text is as strong as other text',
  nightly,
  async ({ sharedPage }) => {
    await sharedPage.emulateMedia({ contrast: 'more', colorScheme: 'light' });
    await openDesktopStory(sharedPage, 'forms-text-field--too-long');
    await sharedPage.evaluate(() => document.documentElement.removeAttribute('data-theme'));
    expect(await computeToken(sharedPage, 'text-muted')).toBe(await computeToken(sharedPage, 'text'));
    expect(await computeToken(sharedPage, 'border')).toBe(await computeToken(sharedPage, 'border-strong'));
  },
);

const printed = [
  ['a wide window', { width: 1280, height: 800 }],
  ['a phone', { width: 390, height: 844 }],
  ['a sheet of A4', { width: 718, height: 1047 }],
] as const;

/** Opens a story and runs the check in print at each size. A story is opened once, because loading it takes most of the time. */
async function checkPrinted(page: Page, story: string, globals: Record<string, string>, check: () => Promise<void>) {
  await openStory(page, { ...desktop, story, globals });
  for (const [name, size] of printed) {
    await test.step(name, async () => {
      await page.emulateMedia({ media: 'screen' });
      await page.setViewportSize(size);
      await page.emulateMedia({ media: 'print' });
      await check();
    });
  }
}

for (const theme of ['dark', 'light']) {
  test(`a page prints its content only, the chat in full and in light colours, in the ${theme} theme`, async ({
    sharedPage,
  }) => {
    await checkPrinted(sharedPage, 'recipes-order--page', { theme }, async () => {
      for (const hidden of [
        '.bd-shell__skip',
        '.bd-shell__side',
        '.bd-top-bar__search',
        '.bd-composer',
        '.bd-docked__tabs',
      ]) {
        await expect(sharedPage.locator(hidden), hidden).toBeHidden();
      }
      await expect(sharedPage.locator('.bd-docked__main')).toBeVisible();
      const chat = sharedPage.locator('.bd-chat__box');
      await expect
        .poll(() => chat.evaluate((box) => [box.scrollHeight - box.clientHeight, getComputedStyle(box).overflowY]))
        .toEqual([0, 'visible']);
      await expect(sharedPage.locator('.bd-chat__list > :first-child')).toBeVisible();
      expect(await computeToken(sharedPage, 'bg')).toBe('rgb(242, 246, 253)');
    });
  });
}

/** Visible parts that the browser would print on every sheet, and boxes that cut their content. */
const findUnprintable = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')].flatMap((element) => {
      const { position, overflowY } = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      if (width <= 1 || height <= 1 || !element.checkVisibility({ opacityProperty: true })) return [];
      const isCut = overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1;
      return (position === 'fixed' && element.textContent !== '') || isCut
        ? [`${element.className}: ${position}, ${overflowY}`]
        : [];
    }),
  );

for (const [story, shown, hidden] of [
  ['frame-site-frame--order-page', ['.bd-site__brand', 'h1'], ['.bd-site__skip', '.bd-site__nav', '.bd-pay-bar']],
  ['frame-site-frame--sign-in', ['h1'], ['.bd-site__skip', '.bd-site__nav']],
  ['overlays-side-panel--docked', ['.bd-side-panel h2'], ['.bd-side-panel-foot']],
  ['overlays-side-panel--sheet', ['.bd-dialog h2'], ['.bd-dialog-head button', '.bd-dialog-foot']],
  ['overlays-modal--open', ['.bd-dialog h2'], ['.bd-dialog-foot']],
  ['overlays-modal--sheet', ['.bd-dialog h2'], ['.bd-dialog-head button']],
  ['chat-picture-viewer--open', ['.bd-picture-viewer img'], ['.bd-picture-viewer__bar']],
  ['overlays-popover--open', [], ['.bd-popover']],
  ['overlays-menu--open', [], ['.bd-popover']],
  ['overlays-tooltip--open', [], ['.bd-tooltip']],
  ['overlays-tour--light', [], ['.bd-tour-scrim', '.bd-tour-box']],
  ['data-bulk-bar--two-selected', [], ['.bd-bulk']],
] as const) {
  test(`${story} prints nothing on every sheet and nothing cut`, async ({ sharedPage }) => {
    await checkPrinted(sharedPage, story, {}, async () => {
      for (const part of shown) await expect(sharedPage.locator(part).first(), part).toBeVisible();
      for (const part of hidden) {
        await expect(sharedPage.locator(part), part).not.toHaveCount(0);
        await expect(sharedPage.locator(part).filter({ visible: true }), part).toHaveCount(0);
      }
      await expect.poll(() => findUnprintable(sharedPage)).toEqual([]);
    });
  });
}
