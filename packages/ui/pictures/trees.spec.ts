// What a screen reader is told of each component: the accessibility tree of one of its stories, open where it opens, kept beside the pictures.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { openStory } from './draw.ts';
import { nightly, test } from './one-page.ts';
import { isNightlyTree, silent, spokenStories, treeFiles } from './trees.ts';

const index = readFileSync(new URL('../storybook-static/index.json', import.meta.url), 'utf8');

const open = (room: Page, story: string) => openStory(room, { story, globals: {}, width: 1280, height: 800 });

/** As text, to the letter: the matcher for trees lets pass what it is not told of, as a node more or a state that is new. */
async function treeOf(room: Page): Promise<string> {
  let tree = '';
  const isSettled = async () => {
    const before = tree;
    tree = await room.locator('body').ariaSnapshot();
    return tree === before;
  };
  await expect.poll(isSettled).toBe(true);
  return tree;
}

for (const story of spokenStories(index)) {
  const spoken = silent.get(story) ?? story;
  const details = isNightlyTree(story) ? nightly : {};
  test(`the tree of ${spoken}`, details, async ({ room }) => {
    await open(room, spoken);
    expect(await treeOf(room)).toMatchSnapshot(`${spoken}.yml`);
  });
  if (spoken === story) continue;
  test(`${story} is not read out`, details, async ({ room }) => {
    await open(room, story);
    await expect.poll(() => room.locator('body').ariaSnapshot()).toBe('');
  });
}

test('a node more and a state that is new are seen', nightly, async ({ room }) => {
  const kept = readFileSync(new URL('trees/actions-button--primary.yml', import.meta.url), 'utf8');
  await open(room, 'actions-button--primary');
  const button = room.getByRole('button');
  expect(await treeOf(room)).toBe(kept);
  await button.evaluate((one) => one.setAttribute('aria-disabled', 'true'));
  expect(await treeOf(room)).not.toBe(kept);
  await button.evaluate((one) => one.removeAttribute('aria-disabled'));
  await button.evaluate((one) => one.after(one.cloneNode(true)));
  expect(await treeOf(room)).not.toBe(kept);
});

test('no tree is left of a story that is gone (else: pictures:accept)', () => {
  expect(readdirSync(new URL('trees/', import.meta.url)).toSorted()).toEqual(treeFiles(index).toSorted());
});
