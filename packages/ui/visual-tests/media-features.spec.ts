// Main components under reduced motion, increased contrast and forced colours.
import { expect, type Page } from '@playwright/test';
import { nightly, test } from './fixtures.ts';
import { openStory } from './open-story.ts';

const desktop = { globals: {}, width: 1280, height: 800 } as const;
const openDesktopStory = (page: Page, story: string) => openStory(page, { story, ...desktop });

test.afterEach(({ sharedPage }) =>
  sharedPage.emulateMedia({
    contrast: 'no-preference',
    forcedColors: 'none',
    media: 'screen',
    reducedMotion: 'reduce',
  }),
);

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

for (const story of animatedStories) {
  test(`with reduced motion, ${story} does not move`, async ({ sharedPage }) => {
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
const computeColor = (page: Page, color: string) =>
  page.evaluate((input) => {
    const probe = document.createElement('i');
    probe.style.color = input;
    probe.style.forcedColorAdjust = 'none';
    document.body.append(probe);
    const found = getComputedStyle(probe).color;
    probe.remove();
    return found;
  }, color);
const computeToken = (page: Page, token: string) => computeColor(page, `var(--bd-${token})`);

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
  await openDesktopStory(sharedPage, 'forms-text-field--full');
  expect(await computeToken(sharedPage, 'text-muted')).toBe(await computeToken(sharedPage, 'text'));
});

test(
  'with increased contrast and the device theme light, muted text is as strong as other text',
  nightly,
  async ({ sharedPage }) => {
    await sharedPage.emulateMedia({ contrast: 'more', colorScheme: 'light' });
    await openDesktopStory(sharedPage, 'forms-text-field--full');
    await sharedPage.evaluate(() => document.documentElement.removeAttribute('data-theme'));
    expect(await computeToken(sharedPage, 'text-muted')).toBe(await computeToken(sharedPage, 'text'));
    expect(await computeToken(sharedPage, 'border')).toBe(await computeToken(sharedPage, 'border-strong'));
  },
);

/** Pairs that must differ without theme colours. */
const onOffPairs = [
  ['forms-switch--on', 'forms-switch--off', '.bd-switch'],
  ['forms-checkbox--checked', 'forms-checkbox--unchecked', '.bd-checkbox'],
] as const;

/** Once two in a row are equal. */
async function takeStableScreenshot(page: Page, selector: string): Promise<Buffer> {
  const shoot = () => page.locator(selector).first().screenshot({ animations: 'disabled' });
  let look = await shoot();
  const isSteady = async () => {
    const before = look;
    look = await shoot();
    return look.equals(before);
  };
  await expect.poll(isSteady).toBe(true);
  return look;
}

for (const [on, off, selector] of onOffPairs) {
  test(`in forced colours, ${on} looks different from ${off}`, async ({ sharedPage }) => {
    await sharedPage.emulateMedia({ forcedColors: 'active' });
    const lookOf = async (story: string) => {
      await openDesktopStory(sharedPage, story);
      return takeStableScreenshot(sharedPage, selector);
    };
    // On a busy machine, the first frames may lack styles.
    await expect.poll(async () => (await lookOf(on)).equals(await lookOf(off)), { timeout: 60_000 }).toBe(false);
  });
}

/** The attribute and its default value. */
const fillOnlyStates = [
  ['data-data-grid--cards-chosen', '.bd-grid__card', 'data-selected', null],
  ['data-data-table--compact', '.bd-table__head .bd-table__checkbox', 'indeterminate', false],
  ['data-data-table--open-row', '.bd-table__row', 'data-open', null],
  ['data-data-table--open-row', '.bd-table__row', 'data-selected', null],
  ['display-avatar--online', '.bd-avatar', 'data-online', null],
  ['display-list-row--people', '.bd-list-row', 'data-marked', null],
  ['forms-file-drop--sending', 'progress', 'value', 90],
  ['frame-site-frame--order-page', '[aria-current]', 'aria-current', null],
  ['navigation-tab-bar--chips', '[aria-current]', 'aria-current', null],
  ['navigation-tab-bar--lines', '[aria-current]', 'aria-current', null],
] as const;

for (const [story, selector, name, other] of fillOnlyStates) {
  test(`in forced colours, ${name} of ${selector} in ${story} is visible`, nightly, async ({ sharedPage }) => {
    await sharedPage.emulateMedia({ forcedColors: 'active' });
    await openDesktopStory(sharedPage, story);
    const told = await takeStableScreenshot(sharedPage, 'body');
    const part = sharedPage.locator(name.startsWith('data-') ? `${selector}[${name}]` : selector).first();
    await part.evaluate(
      (element, [what, value]) =>
        value === null ? element.removeAttribute(what) : Object.assign(element, { [what]: value }),
      [name, other] as const,
    );
    expect((await takeStableScreenshot(sharedPage, 'body')).equals(told)).toBe(false);
  });
}

/** Some are pseudo-elements. */
const fillOnlyParts = [
  ['charts-rank-chart--running', '.bd-rank-chart__now', null],
  ['chat-chat-panel--with-booster', '.bd-chat-panel__presence', '::before'],
  ['display-rank-climb--running', '.bd-climb__pin', null],
  ['feedback-loading-bar--active', '.bd-loading-bar > div', null],
  ['frame-side-nav--tiles', '[aria-current]', '::before'],
  ['frame-top-bar--of-a-page', '.bd-top-bar__dot', null],
  ['overlays-hover-popover--on-hover', '.bd-mark', null],
] as const;

for (const [story, selector, pseudo] of fillOnlyParts) {
  test(`in forced colours, ${selector} of ${story} has a colour of its own`, nightly, async ({ sharedPage }) => {
    await sharedPage.emulateMedia({ forcedColors: 'active' });
    await openDesktopStory(sharedPage, story);
    const part = sharedPage.locator(selector).first();
    const fill = await part.evaluate((element, of) => getComputedStyle(element, of).backgroundColor, pseudo);
    expect(fill).not.toBe(await computeColor(sharedPage, 'Canvas'));
  });
}

/** Theme colours may be invisible on the reader's background. */
const forcedColors = [
  ['charts-bar-chart--earnings', '.bd-bar-chart__bar', 'background', 'CanvasText'],
  ['charts-bar-chart--earnings', '.bd-bar-chart__bar[data-current]', 'background', 'Highlight'],
  ['charts-donut-chart--statuses', '.bd-chart-swatch', 'outline', 'CanvasText'],
  ['charts-rank-chart--running', '.bd-rank-chart__goal', 'stroke', 'CanvasText'],
  ['charts-rank-chart--running', '.bd-rank-chart__line', 'stroke', 'Highlight'],
  ['chat-chat-thread--conversation', '[data-own] .bd-chat__bubble', 'border', 'Highlight'],
  ['chat-chat-thread--conversation', '.bd-chat__message:not([data-own]) .bd-chat__bubble', 'border', 'CanvasText'],
  ['display-status-pill--plain', '.bd-status__icon', 'color', 'CanvasText'],
  ['feedback-loading-overlay--area', '[role="status"]', 'background', 'Canvas'],
  ['feedback-spinner--large', '.bd-spinner', 'border-bottom', 'Highlight'],
  ['forms-slider--disabled', '.bd-slider-fill', 'background', 'GrayText'],
  ['forms-slider--disabled', '.bd-slider-thumb', 'border', 'GrayText'],
  ['forms-slider--disabled', '.bd-slider-track', 'outline', 'GrayText'],
  ['forms-slider--long-texts', '.bd-slider-fill', 'background', 'Highlight'],
  ['forms-slider--long-texts', '.bd-slider-thumb', 'border', 'ButtonText'],
  ['forms-slider--long-texts', '.bd-slider-track', 'outline', 'ButtonText'],
  ['frame-side-nav--tiles', '[aria-current] > svg', 'color', 'Highlight'],
] as const;

/** Undefined without a border. */
const readRenderedColor = (page: Page, selector: string, what: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, property) => {
      const own = getComputedStyle(element);
      const before = getComputedStyle(element, '::before');
      const { [property as 'border']: shorthand, backgroundColor } = before.content === 'none' ? own : before;
      const [color] = /rgba?\(.*\)/.exec(property === 'background' ? backgroundColor : shorthand) ?? [];
      return /\bnone\b/.test(shorthand) && property !== 'background' ? 'none' : color;
    }, what);

for (const [story, selector, property, color] of forcedColors) {
  test(`in forced colours, the ${property} of ${selector} of ${story} is ${color}`, nightly, async ({ sharedPage }) => {
    await sharedPage.emulateMedia({ forcedColors: 'active' });
    await openDesktopStory(sharedPage, story);
    expect(await readRenderedColor(sharedPage, selector, property)).toBe(await computeColor(sharedPage, color));
  });
}

test('in forced colours, the slices of a donut chart keep the theme background', nightly, async ({ sharedPage }) => {
  await sharedPage.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
  await openDesktopStory(sharedPage, 'charts-donut-chart--statuses');
  expect(await readRenderedColor(sharedPage, '.bd-donut-chart__ring', 'background')).toBe(
    await computeToken(sharedPage, 'surface'),
  );
});

const focusable = [
  'actions-button--primary',
  'actions-link--inline',
  'display-tabs--pill',
  'forms-checkbox--unchecked',
  'forms-form--left',
  'forms-radio-group--list',
  'forms-segmented--division',
  'forms-select--single',
  'forms-slider--volume',
  'forms-switch--off',
  'forms-text-field--plain',
];

const isFocused = (page: Page) => page.evaluate(() => document.activeElement !== document.body);

for (const story of focusable) {
  test(`in forced colours, the focused element of ${story} looks different from an unfocused one`, async ({
    sharedPage,
  }) => {
    await sharedPage.emulateMedia({ forcedColors: 'active' });
    await openDesktopStory(sharedPage, story);
    // From a last field, Tab passes through the browser UI.
    await expect(async () => {
      await sharedPage.keyboard.press('Tab');
      expect(await isFocused(sharedPage)).toBe(true);
    }).toPass();
    const focused = await sharedPage.screenshot({ caret: 'hide', animations: 'disabled' });
    await sharedPage.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    await expect
      .poll(async () => (await sharedPage.screenshot({ caret: 'hide', animations: 'disabled' })).equals(focused))
      .toBe(false);
  });
}

const printed = [
  ['a wide window', { width: 1280, height: 800 }],
  ['a phone', { width: 390, height: 844 }],
  ['a sheet of A4', { width: 718, height: 1047 }],
] as const;

for (const [name, size] of printed) {
  for (const theme of ['dark', 'light']) {
    test(`a page prints its content only, the chat in full and in light colours: ${name}, ${theme}`, async ({
      sharedPage,
    }) => {
      await sharedPage.emulateMedia({ media: 'print' });
      await openStory(sharedPage, { story: 'recipes-order--page', globals: { theme }, ...size });
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
      expect(
        await chat.evaluate((box) => [box.scrollHeight - box.clientHeight, getComputedStyle(box).overflowY]),
      ).toEqual([0, 'visible']);
      await expect(sharedPage.locator('.bd-chat__list > :first-child')).toBeVisible();
      expect(await computeToken(sharedPage, 'bg')).toBe('rgb(242, 246, 253)');
    });
  }
}
