// The whole of the built Storybook, its own frame with it, from a path that the build was told nothing of.
import { expect, type Response } from '@playwright/test';
import { base, origin } from './address.ts';
import { test } from './one-page.ts';

/** Storybook's own frame is all of Storybook, and takes its time on a busy machine. */
const patient = { timeout: 120_000 };

test('the frame and what it shows are found under whatever path the build lies', async ({ room }) => {
  test.setTimeout(2 * patient.timeout);
  const strays: string[] = [];
  const follow = (response: Response) => {
    const url = response.url();
    const isUnder = url.startsWith(`${origin}${base}`) && response.ok();
    if (/^https?:/.test(url) && !isUnder) strays.push(`${response.status()} ${url}`);
  };
  room.on('response', follow);
  await room.goto(`${base}?path=/story/actions-button--primary`);
  const story = room.frameLocator('#storybook-preview-iframe').locator('#storybook-root');
  await expect(story.getByRole('button', { name: 'Save changes' })).toBeVisible(patient);
  await room.locator('[data-item-id="actions-button--icon-only"] a').click(patient);
  await expect(story.getByRole('button', { name: 'Save changes' })).toHaveCount(0, patient);
  await expect(story.getByRole('button').first()).toBeVisible(patient);
  room.off('response', follow);
  expect(strays).toEqual([]);
});
