import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { StoryFrames } from '../story-frames.tsx';
import { type StoryTexts, storyTexts } from './story-texts.ts';
import { findOutOfFrame, findTextOverlaps } from './text-overlap.ts';

/** No two frames on the page have a region of the same name. */
const addNumber = (words: StoryTexts, mark: string): StoryTexts => ({
  ...words,
  title: `${words.title} ${mark}`,
  label: `${words.label} ${mark}`,
});

/** Nothing sticks out of any of them. */
export const expectNoOverflow = async (...boxes: readonly HTMLElement[]) => {
  await document.fonts.ready;
  for (const box of boxes) await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
};

/** Nothing sticks out of any of the four frames of `StoryFrames`, or of what stands in them, and no words stand on others. */
export const expectFramesFit = async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
  const frames = [...canvasElement.querySelectorAll<HTMLElement>('[data-story-frame]')];
  await expect(frames).toHaveLength(4);
  await expectNoOverflow(...frames);
  for (const frame of frames) {
    await expect(findOutOfFrame(frame)).toEqual([]);
    await expect(findTextOverlaps(frame)).toEqual([]);
  }
};

/** Four frames show both directions, whatever the toolbar says: a page from the right around them is a fifth. */
export const ltrGlobals = { direction: 'ltr' } as const;

/**
 * A story of the longest texts: German and Arabic, in both themes, at the width of a phone. Its play function fails where
 * something sticks out of that width.
 */
export const longTexts = (renderStory: (texts: StoryTexts, locale: 'de' | 'ar') => ReactNode, width = 320) => ({
  render: () => (
    <StoryFrames width={width}>
      {(locale, theme) => renderStory(addNumber(storyTexts[locale], theme === 'dark' ? 'I' : 'II'), locale)}
    </StoryFrames>
  ),
  globals: ltrGlobals,
  play: expectFramesFit,
});

/** A story of what nobody writes anything in: in both themes and both directions, at the width of a phone. */
export const inStoryFrames = (renderStory: () => ReactNode) => ({
  render: () => <StoryFrames>{renderStory}</StoryFrames>,
  globals: ltrGlobals,
  play: expectFramesFit,
});

/** For what is a page of its own, drawn once in the locale of the toolbar: nothing sticks out of the page. */
export const expectPageFits = () => expectNoOverflow(document.documentElement);
