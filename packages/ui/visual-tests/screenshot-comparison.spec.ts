// Tests the comparison itself.
import { expect } from '@playwright/test';
import { nightly, test } from './fixtures.ts';
import { expectScreenshot, openStory } from './open-story.ts';
import { shots } from './shots.ts';
import { findSystemFonts } from './system-fonts.ts';

const story = {
  story: 'actions-button--variants',
  globals: { theme: 'dark' },
  width: 800,
  height: 320,
};
const picture = `${story.story}--dark`;

test('the comparison detects 4 px more padding in a button', async ({ sharedPage }) => {
  await openStory(sharedPage, story);
  await sharedPage.addStyleTag({ content: '.bd-button { padding-inline: 20px !important; }' });
  await expect(expectScreenshot(sharedPage, picture)).rejects.toThrow(/pixels .* are different/);
});

test('the comparison detects another colour of one word', nightly, async ({ sharedPage }) => {
  await openStory(sharedPage, story);
  await sharedPage.addStyleTag({ content: '.bd-button:first-of-type { color: var(--bd-accent) !important; }' });
  await expect(expectScreenshot(sharedPage, picture)).rejects.toThrow(/pixels .* are different/);
});

const lowContrast = [
  ['the edge of a card', 'display-card--with-footer', '.bd-card { border-color: transparent !important; }'],
  ['the ground of a card', 'display-card--with-footer', '.bd-card { background: none !important; }'],
  ['the tint of a status', 'display-status-pill--pills', '.bd-status { background: none !important; }'],
  ['the hairline between rows', 'data-data-table--compact', '.bd-table__row { border-color: transparent !important; }'],
] as const;

for (const [what, of, style] of lowContrast) {
  for (const theme of ['dark', 'light']) {
    test(`the comparison detects ${what} missing in the ${theme} theme`, nightly, async ({ sharedPage }) => {
      const shot = shots.find(({ name }) => name === `${of}--${theme}`);
      if (!shot) throw new Error(`${of} has no picture in ${theme}`);
      await openStory(sharedPage, shot);
      await sharedPage.addStyleTag({ content: style });
      await expect(expectScreenshot(sharedPage, shot.name)).rejects.toThrow(/pixels .* are different/);
    });
  }
}

test('the comparison detects text in a system font', nightly, async ({ sharedPage }) => {
  await openStory(sharedPage, story);
  expect(await findSystemFonts(sharedPage)).toEqual([]);
  await sharedPage.addStyleTag({ content: '.bd-button:first-of-type { font-family: sans-serif !important; }' });
  expect(await findSystemFonts(sharedPage)).not.toEqual([]);
});

test('a blank page is rejected before the comparison and as a baseline', nightly, async ({ sharedPage }) => {
  await openStory(sharedPage, story);
  await sharedPage.evaluate(() => document.querySelector('#storybook-root')?.replaceChildren());
  await expect(expectScreenshot(sharedPage, 'blank')).rejects.toThrow(/blank is blank: 0 of its pixels/);
});

test('a story whose play function fails gets no screenshot', nightly, async ({ sharedPage }) => {
  const onAPhone = { story: 'frame-page-layout--docked', globals: {}, width: 390, height: 844 };
  await expect(openStory(sharedPage, onAPhone)).rejects.toThrow(/did not play to its end/);
});

test('a story that does not exist gets no screenshot', nightly, async ({ sharedPage }) => {
  await expect(openStory(sharedPage, { ...story, story: 'actions-button--gone' })).rejects.toThrow(
    /could not be shown/,
  );
});
