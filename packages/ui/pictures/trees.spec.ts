// What a screen reader is told of each component: the accessibility tree of one of its stories, open where it opens, kept beside the pictures.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { openStory } from './draw.ts';
import { test } from './one-page.ts';
import { silent, spokenStories, treeFiles } from './trees.ts';

const index = readFileSync(new URL('../storybook-static/index.json', import.meta.url), 'utf8');

const open = (room: Page, story: string) => openStory(room, { story, globals: {}, width: 1280, height: 800 });

for (const story of spokenStories(index)) {
  const spoken = silent.get(story) ?? story;
  test(`the tree of ${spoken}`, async ({ room }) => {
    await open(room, spoken);
    await expect(room.locator('body')).toMatchAriaSnapshot({ name: `${spoken}.yml` });
  });
  if (spoken === story) continue;
  test(`${story} is not read out`, async ({ room }) => {
    await open(room, story);
    expect(await room.locator('body').ariaSnapshot()).toBe('');
  });
}

test('no tree is left of a story that is gone (else: pictures:accept)', () => {
  expect(readdirSync(new URL('trees/', import.meta.url)).toSorted()).toEqual(treeFiles(index).toSorted());
});
