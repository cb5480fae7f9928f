// Main components in forced colours.
import { expect, type Page } from '@playwright/test';
import { nightly, test } from './fixtures.ts';
import { computeColor, computeToken, openDesktopStory, resetMedia } from './media-preferences.ts';

test.afterEach(resetMedia);

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

for (const [place, [on, off, selector]] of onOffPairs.entries()) {
  const details = place === 0 ? {} : nightly;
  test(`in forced colours, ${on} looks different from ${off}`, details, async ({ sharedPage }) => {
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
  ['frame-top-bar--page-title', '.bd-top-bar__dot', null],
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
  'forms-form--validated-on-blur',
  'forms-radio-group--list',
  'forms-segmented--division',
  'forms-select--single',
  'forms-slider--volume',
  'forms-switch--off',
  'forms-text-field--plain',
];

const isFocused = (page: Page) => page.evaluate(() => document.activeElement !== document.body);

/** A button, a field, and a control whose own input is hidden. */
const focusableInGate = ['actions-button--primary', 'forms-checkbox--unchecked', 'forms-text-field--plain'];

for (const story of focusable) {
  const details = focusableInGate.includes(story) ? {} : nightly;
  test(
    `in forced colours, the focused element of ${story} looks different from an unfocused one`,
    details,
    async ({ sharedPage }) => {
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
    },
  );
}
