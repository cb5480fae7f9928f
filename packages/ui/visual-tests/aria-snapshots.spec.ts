// Compares the accessibility tree of one story per component with a stored text.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { decorativeStories, isNightlySnapshot, snapshotFiles, storiesWithSnapshot } from './aria-snapshots.ts';
import { nightly, test } from './fixtures.ts';
import { openStory } from './open-story.ts';

const index = readFileSync(new URL('../storybook-static/index.json', import.meta.url), 'utf8');

const openDesktopStory = (page: Page, story: string) =>
  openStory(page, { story, globals: {}, width: 1280, height: 800 });

/**
 * Compared as text, because Playwright's ARIA matcher ignores extra nodes and new states. Without announcements, which
 * react-aria removes after some seconds.
 */
async function readAriaSnapshot(page: Page): Promise<string> {
  await page.addStyleTag({ content: '[data-live-announcer] { display: none; }' });
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
  test(`accessibility tree of ${spoken}`, details, async ({ sharedPage }) => {
    await openDesktopStory(sharedPage, spoken);
    expect(await readAriaSnapshot(sharedPage)).toMatchSnapshot(`${spoken}.yml`);
  });
  if (spoken === story) continue;
  test(`${story} is not exposed to screen readers`, details, async ({ sharedPage }) => {
    await openDesktopStory(sharedPage, story);
    await expect.poll(() => sharedPage.locator('body').ariaSnapshot()).toBe('');
  });
}

test('an extra node and a new state fail the comparison', nightly, async ({ sharedPage }) => {
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

test('no snapshot exists for a removed story (else: test:visual:update)', () => {
  expect(readdirSync(new URL('aria-snapshots/', import.meta.url)).toSorted()).toEqual(snapshotFiles(index).toSorted());
});
