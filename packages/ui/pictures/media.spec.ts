// What a reader asked the system for: less motion, more contrast, their own colours. The main widgets follow it.
import { expect, type Page } from '@playwright/test';
import { openStory } from './draw.ts';
import { test } from './one-page.ts';

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

test('without that wish a skeleton moves, which shows that motion is seen', async ({ room }) => {
  await room.emulateMedia({ reducedMotion: 'no-preference' });
  await open(room, 'feedback-skeleton--list');
  expect(await longestMotion(room)).toBeGreaterThan(MOST_MOTION_MS);
});

/** A colour as the page computes it, of an element or of a token. */
const colorOf = (room: Page, selector: string, property: 'borderTopColor' | 'color') =>
  room.evaluate(
    ([of, what]) => {
      const element = document.querySelector(of);
      return element ? getComputedStyle(element)[what as 'color'] : `no ${of}`;
    },
    [selector, property] as const,
  );
const tokenOf = (room: Page, token: string) =>
  room.evaluate((name) => {
    const probe = document.createElement('i');
    probe.style.color = `var(--${name})`;
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, token);

const edges = [
  ['display-card--with-footer', '.bd-card'],
  ['overlays-menu--open', '.bd-popover'],
  ['overlays-modal--sheet', '.bd-modal'],
  ['overlays-side-panel--with-field', '.bd-side-panel'],
] as const;

for (const [story, selector] of edges) {
  test(`with more contrast the edge of ${story} is as strong as that of a field`, async ({ room }) => {
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
