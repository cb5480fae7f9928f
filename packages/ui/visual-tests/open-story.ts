import { expect, type Page } from '@playwright/test';
import { basePath } from './address.ts';
import { assertNotBlank, countForegroundPixels, getMaxDiffPixels } from './foreground-pixels.ts';
import type { Shot } from './shots.ts';

const toGlobalsParam = (values: Readonly<Record<string, string>>) =>
  // axe runs in its own stage.
  Object.entries({ ...values, 'a11y.manual': '!true' })
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

interface Preview {
  readonly currentRender?: { readonly phase?: string };
  readonly channel?: { readonly last: (event: string) => readonly { readonly message?: string }[] | undefined };
}

/** Runs in the page. */
const readRenderPhase = () => {
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as { __STORYBOOK_PREVIEW__?: Preview };
  if (document.body.matches('.sb-show-errordisplay, .sb-show-nopreview')) return 'errored';
  return preview?.currentRender?.phase ?? 'starting';
};

/** A failed play function otherwise ends like a successful one. Runs in the page. */
const readPlayError = () => {
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as { __STORYBOOK_PREVIEW__?: Preview };
  return preview?.channel?.last('playFunctionThrewException')?.[0]?.message;
};

/** Waits for fonts and finite animations, which change how shadows are painted. Runs in the page. */
const waitForAnimations = async () => {
  await document.fonts.ready;
  const running = document
    .getAnimations()
    .filter(({ timeline, playState }) => timeline === document.timeline && playState === 'running');
  const ending = running.filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
};

/**
 * Waits for the play function, animations and fonts.
 * @throws if the story fails, does not end or does not exist
 */
export async function openStory(page: Page, shot: Pick<Shot, 'story' | 'globals' | 'width' | 'height'>): Promise<void> {
  await page.setViewportSize(shot);
  await page.goto(`${basePath}iframe.html?id=${shot.story}&viewMode=story&globals=${toGlobalsParam(shot.globals)}`);
  const ends = expect.poll(() => page.evaluate(readRenderPhase), { timeout: 20_000, intervals: [50] });
  await ends.toMatch(/^(finished|errored|aborted)$/);
  if ((await page.evaluate(readRenderPhase)) !== 'finished') {
    throw new Error(`${shot.story} could not be shown: ${await page.locator('#error-message').textContent()}`);
  }
  const broken = await page.evaluate(readPlayError);
  if (broken !== undefined) throw new Error(`${shot.story} did not play to its end: ${broken}`);
  await page.evaluate(waitForAnimations);
}

/** Rejects a blank page. */
export async function expectScreenshot(page: Page, name: string): Promise<void> {
  const foregroundPixels = countForegroundPixels(await page.screenshot({ animations: 'disabled', caret: 'hide' }));
  assertNotBlank(foregroundPixels, name);
  await expect(page).toHaveScreenshot(`${name}.png`, { maxDiffPixels: getMaxDiffPixels(foregroundPixels) });
}
