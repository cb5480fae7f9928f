// Checks the effect of each toolbar setting.
import { expect, type Page } from '@playwright/test';
import { globalTypes } from '../.storybook/toolbar.ts';
import { colors } from '../src/tokens/tokens.ts';
import { nightly, test } from './fixtures.ts';
import { openStory } from './open-story.ts';
import { setGlobals } from './set-globals.ts';

const story = { story: 'foundations-surroundings--follows-the-toolbar', width: 800, height: 600 } as const;

const describeStory = async (page: Page) => {
  const [ground, motion] = await page.evaluate(() => [
    getComputedStyle(document.documentElement).getPropertyValue('--bd-bg').trim(),
    getComputedStyle(document.querySelector('.bd-spinner') ?? document.body).animationName,
  ]);
  const { dark, light } = colors.bg;
  const theme = { [dark]: 'dark', [light]: 'light' }[ground ?? ''];
  const words = await page.locator('.bd-card').textContent();
  return `${theme} ${motion} ${await page.locator('html').getAttribute('dir')}: ${words}`;
};

/** On a device with light theme and without reduced motion. */
const expectedAppearance: Readonly<Record<keyof typeof globalTypes, Readonly<Record<string, RegExp>>>> = {
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

test.afterEach(({ sharedPage }) => sharedPage.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' }));

for (const [name, { toolbar }] of Object.entries(globalTypes)) {
  const values = toolbar.items.map(({ value }) => value);
  const looks = expectedAppearance[name as keyof typeof globalTypes];

  test(`the test covers every value of the ${name} setting`, nightly, () => {
    expect(Object.keys(looks)).toEqual(values);
  });

  for (const value of values) {
    const other = values.find((each) => looks[each]?.source !== looks[value]?.source) ?? '';
    test(`${name}: from ${other} to ${value}`, nightly, async ({ sharedPage }) => {
      await sharedPage.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
      await openStory(sharedPage, { ...story, globals: { [name]: other } });
      await expect.poll(() => describeStory(sharedPage)).toMatch(looks[other] ?? /^$/);
      await setGlobals(sharedPage, { [name]: value });
      await expect.poll(() => describeStory(sharedPage)).toMatch(looks[value] ?? /^$/);
    });
  }
}
