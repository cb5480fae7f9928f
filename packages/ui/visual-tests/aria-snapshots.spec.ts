// What a screen reader is told of each component: the accessibility tree of one of its stories, open where it opens, kept beside the pictures.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { decorativeStories, isNightlySnapshot, snapshotFiles, storiesWithSnapshot } from './aria-snapshots.ts';
import { nightly, test } from './fixtures.ts';
import { openStory } from './open-story.ts';

const index = readFileSync(new URL('../storybook-static/index.json', import.meta.url), 'utf8');

const openDesktopStory = (page: Page, story: string) =>
  openStory(page, { story, globals: {}, width: 1280, height: 800 });

/** As text, to the letter: the matcher for trees lets pass what it is not told of, as a node more or a state that is new. */
async function readAriaSnapshot(page: Page): Promise<string> {
  let tree = '';
  const isSettled = async () => {
    const before = tree;
    tree = await page.locator('body').ariaSnapshot();
    return tree === before;
  };
  await expect.poll(isSettled).toBe(true);
  return tree;
}

for (const story of storiesWithSnapshot(index)) {
  const spoken = decorativeStories.get(story) ?? story;
  const details = isNightlySnapshot(story) ? nightly : {};
  test(`the tree of ${spoken}`, details, async ({ sharedPage }) => {
    await openDesktopStory(sharedPage, spoken);
    expect(await readAriaSnapshot(sharedPage)).toMatchSnapshot(`${spoken}.yml`);
  });
  if (spoken === story) continue;
  test(`${story} is not read out`, details, async ({ sharedPage }) => {
    await openDesktopStory(sharedPage, story);
    await expect.poll(() => sharedPage.locator('body').ariaSnapshot()).toBe('');
  });
}

test('a node more and a state that is new are seen', nightly, async ({ sharedPage }) => {
  const kept = readFileSync(new URL('aria-snapshots/actions-button--primary.yml', import.meta.url), 'utf8');
  await openDesktopStory(sharedPage, 'actions-button--primary');
  const button = sharedPage.getByRole('button');
  expect(await readAriaSnapshot(sharedPage)).toBe(kept);
  await button.evaluate((one) => one.setAttribute('aria-disabled', 'true'));
  expect(await readAriaSnapshot(sharedPage)).not.toBe(kept);
  await button.evaluate((one) => one.removeAttribute('aria-disabled'));
  await button.evaluate((one) => one.after(one.cloneNode(true)));
  expect(await readAriaSnapshot(sharedPage)).not.toBe(kept);
});

test('no tree is left of a story that is gone (else: pictures:accept)', () => {
  expect(readdirSync(new URL('aria-snapshots/', import.meta.url)).toSorted()).toEqual(snapshotFiles(index).toSorted());
});
