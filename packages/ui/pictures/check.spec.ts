// The check itself: it fails where a picture has changed, where it shows nothing, and where a story breaks.
import { expect } from '@playwright/test';
import { comparePicture, openStory } from './draw.ts';
import { ownFonts } from './fonts.ts';
import { nightly, test } from './one-page.ts';
import { shots } from './shots.ts';

const story = {
  story: 'actions-button--variants',
  globals: { theme: 'dark' },
  width: 800,
  height: 320,
};
const picture = `${story.story}--dark`;

test('4 px more inside a button are seen', async ({ room }) => {
  await openStory(room, story);
  await room.addStyleTag({ content: '.bd-button { padding-inline: 20px !important; }' });
  await expect(comparePicture(room, picture)).rejects.toThrow(/pixels .* are different/);
});

test('another colour of one word is seen', nightly, async ({ room }) => {
  await openStory(room, story);
  await room.addStyleTag({ content: '.bd-button:first-of-type { color: var(--accent) !important; }' });
  await expect(comparePicture(room, picture)).rejects.toThrow(/pixels .* are different/);
});

/** What hardly stands out from its ground. */
const faint = [
  ['the edge of a card', 'display-card--with-footer', '.bd-card { border-color: transparent !important; }'],
  ['the ground of a card', 'display-card--with-footer', '.bd-card { background: none !important; }'],
  ['the tint of a status', 'display-status-pill--pills', '.bd-status { background: none !important; }'],
  ['the hairline between rows', 'data-data-table--compact', '.bd-table__row { border-color: transparent !important; }'],
] as const;

for (const [what, of, style] of faint) {
  for (const theme of ['dark', 'light']) {
    test(`${what} that is gone in ${theme} is seen`, nightly, async ({ room }) => {
      const shot = shots.find(({ name }) => name === `${of}--${theme}`);
      if (!shot) throw new Error(`${of} has no picture in ${theme}`);
      await openStory(room, shot);
      await room.addStyleTag({ content: style });
      await expect(comparePicture(room, shot.name)).rejects.toThrow(/pixels .* are different/);
    });
  }
}

test('letters that a font of this machine draws are seen', nightly, async ({ room }) => {
  await openStory(room, story);
  expect(await ownFonts(room)).toEqual([]);
  await room.addStyleTag({ content: '.bd-button:first-of-type { font-family: sans-serif !important; }' });
  expect(await ownFonts(room)).not.toEqual([]);
});

test('a blank page is refused before it is compared, and could be no baseline', nightly, async ({ room }) => {
  await openStory(room, story);
  await room.evaluate(() => document.querySelector('#storybook-root')?.replaceChildren());
  await expect(comparePicture(room, 'blank')).rejects.toThrow(/blank is blank: 0 of its pixels/);
});

test('a story that is not what its play function says is no picture', nightly, async ({ room }) => {
  const onAPhone = { story: 'frame-page-layout--docked', globals: {}, width: 390, height: 844 };
  await expect(openStory(room, onAPhone)).rejects.toThrow(/did not play to its end/);
});

test('a story that there is not is no picture', nightly, async ({ room }) => {
  await expect(openStory(room, { ...story, story: 'actions-button--gone' })).rejects.toThrow(/could not be shown/);
});
