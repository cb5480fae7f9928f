// What a reader asked the system for: less motion, more contrast, their own colours. The main widgets follow it.
import { expect, type Page } from '@playwright/test';
import { openStory } from './draw.ts';
import { nightly, test } from './one-page.ts';

const desktop = { globals: {}, width: 1280, height: 800 } as const;
const open = (room: Page, story: string) => openStory(room, { story, ...desktop });

test.afterEach(({ room }) =>
  room.emulateMedia({ contrast: 'no-preference', forcedColors: 'none', reducedMotion: 'reduce' }),
);

/** Longest animation that runs, in ms; one without an end counts as one that takes for ever. */
const longestMotion = (room: Page) =>
  room.evaluate(() => {
    const lengths = document.getAnimations().map((each) => Number(each.effect?.getComputedTiming().endTime ?? 0));
    return Math.max(0, ...lengths);
  });

/** With less motion nothing moves for longer than this; a spinner alone breathes on, as waiting must be seen. */
const MOST_MOTION_MS = 80;
const moving = [
  'feedback-skeleton--list',
  'feedback-loading-bar--active',
  'overlays-confirm--open',
  'overlays-menu--open',
  'overlays-modal--sheet',
  'overlays-side-panel--sheet',
  'overlays-toast--five',
];

for (const story of moving) {
  test(`with less motion ${story} keeps still`, async ({ room }) => {
    await room.emulateMedia({ reducedMotion: 'reduce' });
    await open(room, story);
    expect(await longestMotion(room)).toBeLessThanOrEqual(MOST_MOTION_MS);
  });
}

test('without that wish a skeleton moves, which shows that motion is seen', nightly, async ({ room }) => {
  await room.emulateMedia({ reducedMotion: 'no-preference' });
  await open(room, 'feedback-skeleton--list');
  expect(await longestMotion(room)).toBeGreaterThan(MOST_MOTION_MS);
});

const waiting = ['actions-button--pending', 'feedback-spinner--large'];
/** By the device, and by what a reader has chosen here. */
const wishes = [
  ['reduce', {}],
  ['no-preference', { motion: 'reduced' }],
] as const;

for (const story of waiting) {
  for (const [reducedMotion, globals] of wishes) {
    test(`with less motion (${reducedMotion}) ${story} breathes and does not turn`, nightly, async ({ room }) => {
      await room.emulateMedia({ reducedMotion });
      await openStory(room, { ...desktop, story, globals });
      const changed = await room.evaluate(() =>
        document
          .getAnimations()
          .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : [])),
      );
      expect(changed.some((frame) => 'opacity' in frame)).toBe(true);
      expect(changed.some((frame) => 'transform' in frame)).toBe(false);
    });
  }
}

/** A colour as the page computes it, of an element or of a token. */
const colorOf = (room: Page, selector: string, property: 'borderTopColor' | 'color') =>
  room.evaluate(
    ([of, what]) => {
      const element = document.querySelector(of);
      return element ? getComputedStyle(element)[what as 'color'] : `no ${of}`;
    },
    [selector, property] as const,
  );
/** What a colour of CSS comes to in the page. */
const paint = (room: Page, color: string) =>
  room.evaluate((asked) => {
    const probe = document.createElement('i');
    probe.style.color = asked;
    probe.style.forcedColorAdjust = 'none';
    document.body.append(probe);
    const found = getComputedStyle(probe).color;
    probe.remove();
    return found;
  }, color);
const tokenOf = (room: Page, token: string) => paint(room, `var(--${token})`);

const edges = [
  ['display-card--with-footer', '.bd-card'],
  ['overlays-menu--open', '.bd-popover'],
  ['overlays-modal--sheet', '.bd-modal'],
  ['overlays-side-panel--with-field', '.bd-side-panel'],
] as const;

for (const [story, selector] of edges) {
  test(`with more contrast the edge of ${story} is as strong as that of a field`, nightly, async ({ room }) => {
    await open(room, story);
    const plain = await colorOf(room, selector, 'borderTopColor');
    await room.emulateMedia({ contrast: 'more' });
    await open(room, story);
    const strong = await colorOf(room, selector, 'borderTopColor');
    expect(strong).toBe(await tokenOf(room, 'border-strong'));
    expect(strong).not.toBe(plain);
  });
}

test('with more contrast quiet words are as strong as the others', async ({ room }) => {
  await room.emulateMedia({ contrast: 'more' });
  await open(room, 'forms-text-field--full');
  expect(await tokenOf(room, 'text-muted')).toBe(await tokenOf(room, 'text'));
});

test(
  'with more contrast they are so too where the theme is the device’s own, which is light',
  nightly,
  async ({ room }) => {
    await room.emulateMedia({ contrast: 'more', colorScheme: 'light' });
    await open(room, 'forms-text-field--full');
    await room.evaluate(() => document.documentElement.removeAttribute('data-theme'));
    expect(await tokenOf(room, 'text-muted')).toBe(await tokenOf(room, 'text'));
    expect(await tokenOf(room, 'border')).toBe(await tokenOf(room, 'border-strong'));
  },
);

/** What tells on from off, and chosen from not, when the page's own colours are gone. */
const pairs = [
  ['forms-switch--on', 'forms-switch--off', '.bd-switch'],
  ['forms-checkbox--checked', 'forms-checkbox--unchecked', '.bd-checkbox'],
] as const;

/** What is drawn, once two pictures of it are the same. */
async function steadyLook(room: Page, selector: string): Promise<Buffer> {
  const shoot = () => room.locator(selector).first().screenshot({ animations: 'disabled' });
  let look = await shoot();
  const isSteady = async () => {
    const before = look;
    look = await shoot();
    return look.equals(before);
  };
  await expect.poll(isSteady).toBe(true);
  return look;
}

for (const [on, off, selector] of pairs) {
  test(`in forced colours ${on} does not look like ${off}`, async ({ room }) => {
    await room.emulateMedia({ forcedColors: 'active' });
    const lookOf = async (story: string) => {
      await open(room, story);
      return steadyLook(room, selector);
    };
    // On a busy machine the first frames of a page may lack what a style sheet gives them: then both are looked at again.
    await expect.poll(async () => (await lookOf(on)).equals(await lookOf(off)), { timeout: 60_000 }).toBe(false);
  });
}

/** What is told by a fill alone: the attribute that it hangs on, and what that is where it is not told. */
const fills = [
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

for (const [story, selector, name, other] of fills) {
  test(`in forced colours ${name} of ${selector} in ${story} is seen`, nightly, async ({ room }) => {
    await room.emulateMedia({ forcedColors: 'active' });
    await open(room, story);
    const told = await steadyLook(room, 'body');
    const part = room.locator(name.startsWith('data-') ? `${selector}[${name}]` : selector).first();
    await part.evaluate(
      (element, [what, value]) =>
        value === null ? element.removeAttribute(what) : Object.assign(element, { [what]: value }),
      [name, other] as const,
    );
    expect((await steadyLook(room, 'body')).equals(told)).toBe(false);
  });
}

/** Parts that are nothing but a fill, some of them drawn before another. */
const marks = [
  ['charts-rank-chart--running', '.bd-rank-chart__now', null],
  ['chat-chat-panel--with-booster', '.bd-chat-panel__presence', '::before'],
  ['display-rank-climb--running', '.bd-climb__pin', null],
  ['feedback-loading-bar--active', '.bd-loading-bar > div', null],
  ['frame-side-nav--tiles', '[aria-current]', '::before'],
  ['frame-top-bar--of-a-page', '.bd-top-bar__dot', null],
  ['overlays-hover-popover--on-hover', '.bd-mark', null],
] as const;

for (const [story, selector, pseudo] of marks) {
  test(`in forced colours ${selector} of ${story} has a colour of its own`, nightly, async ({ room }) => {
    await room.emulateMedia({ forcedColors: 'active' });
    await open(room, story);
    const part = room.locator(selector).first();
    const fill = await part.evaluate((element, of) => getComputedStyle(element, of).backgroundColor, pseudo);
    expect(fill).not.toBe(await paint(room, 'Canvas'));
  });
}

/** What is drawn in the reader's own colours, as one of the theme may be lost on their ground. */
const readersOwn = [
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

/** The colour of an edge, or of a ground, of a part or of what is drawn before it; nothing where there is no edge. */
const drawnIn = (room: Page, selector: string, what: string) =>
  room
    .locator(selector)
    .first()
    .evaluate((element, property) => {
      const own = getComputedStyle(element);
      const before = getComputedStyle(element, '::before');
      const { [property as 'border']: shorthand, backgroundColor } = before.content === 'none' ? own : before;
      const [color] = /rgba?\(.*\)/.exec(property === 'background' ? backgroundColor : shorthand) ?? [];
      return /\bnone\b/.test(shorthand) && property !== 'background' ? 'none' : color;
    }, what);

for (const [story, selector, property, color] of readersOwn) {
  test(`in forced colours the ${property} of ${selector} of ${story} is ${color}`, nightly, async ({ room }) => {
    await room.emulateMedia({ forcedColors: 'active' });
    await open(room, story);
    expect(await drawnIn(room, selector, property)).toBe(await paint(room, color));
  });
}

test(
  'in forced colours the slices of a donut chart stand on the ground that their colours are made for',
  nightly,
  async ({ room }) => {
    await room.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
    await open(room, 'charts-donut-chart--statuses');
    expect(await drawnIn(room, '.bd-donut-chart__ring', 'background')).toBe(await tokenOf(room, 'surface'));
  },
);

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

const isFocused = (room: Page) => room.evaluate(() => document.activeElement !== document.body);

for (const story of focusable) {
  test(`in forced colours what has the focus in ${story} looks otherwise than without`, async ({ room }) => {
    await room.emulateMedia({ forcedColors: 'active' });
    await open(room, story);
    // A story may have left the focus on the last of its fields, from where it goes round by the browser.
    await expect(async () => {
      await room.keyboard.press('Tab');
      expect(await isFocused(room)).toBe(true);
    }).toPass();
    const focused = await room.screenshot({ caret: 'hide', animations: 'disabled' });
    await room.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    await expect
      .poll(async () => (await room.screenshot({ caret: 'hide', animations: 'disabled' })).equals(focused))
      .toBe(false);
  });
}
