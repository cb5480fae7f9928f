// The switches of the toolbar, turned over a story that is drawn: each of their values reaches it.
import { expect, type Page } from '@playwright/test';
import { switches } from '../.storybook/toolbar.ts';
import { colors } from '../src/tokens/tokens.ts';
import { openStory } from './draw.ts';
import { nightly, test } from './one-page.ts';
import { turn } from './turn.ts';

const story = { story: 'foundations-surroundings--as-the-toolbar-says', width: 800, height: 600 } as const;

/** The ground of the page by the name of its theme, its words, and how what waits moves. */
const lookAt = async (room: Page) => {
  const [ground, motion] = await room.evaluate(() => [
    getComputedStyle(document.documentElement).getPropertyValue('--bg').trim(),
    getComputedStyle(document.querySelector('.bd-spinner') ?? document.body).animationName,
  ]);
  const { dark, light } = colors.bg;
  const theme = { [dark]: 'dark', [light]: 'light' }[ground ?? ''];
  const words = await room.locator('.bd-card').textContent();
  return `${theme} ${motion} ${await room.locator('html').getAttribute('dir')}: ${words}`;
};

/** What a story looks like under each value, on a device that asks for light and lets things move. */
const reached: Readonly<Record<keyof typeof switches, Readonly<Record<string, RegExp>>>> = {
  theme: { dark: /^dark /, light: /^light /, system: /^light / },
  direction: { locale: / ltr: .*en\S+, ltr/, ltr: / ltr: .*en\S+, ltr/, rtl: / rtl: .*en\S+, rtl/ },
  density: { comfortable: /Rows are comfortable/, compact: /Rows are compact/ },
  locale: {
    'en-US': /en-US, ltr, 1,234\.5/,
    'de-DE': /de-DE, ltr, 1\.234,5/,
    'ar-EG': / rtl: .*ar-EG, rtl/,
    'ja-JP': /ja-JP, ltr/,
  },
  motion: { system: / bd-spin /, reduced: / bd-breathe / },
};

test.afterEach(({ room }) => room.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' }));

for (const [name, { toolbar }] of Object.entries(switches)) {
  const values = toolbar.items.map(({ value }) => value);
  const looks = reached[name as keyof typeof switches];

  test(`each value of the switch of ${name} is asked for`, nightly, () => {
    expect(Object.keys(looks)).toEqual(values);
  });

  for (const value of values) {
    const other = values.find((each) => looks[each]?.source !== looks[value]?.source) ?? '';
    test(`${name}: from ${other} to ${value}`, nightly, async ({ room }) => {
      await room.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
      await openStory(room, { ...story, globals: { [name]: other } });
      await expect.poll(() => lookAt(room)).toMatch(looks[other] ?? /^$/);
      await turn(room, { [name]: value });
      await expect.poll(() => lookAt(room)).toMatch(looks[value] ?? /^$/);
    });
  }
}
