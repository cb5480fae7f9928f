import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { StoryFrames } from '../story-frames.tsx';
import { type StoryTexts, storyTexts } from './story-texts.ts';
import { findOutOfFrame, findTextOverlaps } from './text-overlap.ts';

/** Makes region names unique. */
const addNumber = (words: StoryTexts, mark: string): StoryTexts => ({
  ...words,
  title: `${words.title} ${mark}`,
  label: `${words.label} ${mark}`,
});

export const expectNoOverflow = async (...boxes: readonly HTMLElement[]) => {
  await document.fonts.ready;
  for (const box of boxes) await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
};

/** No frame of `StoryFrames` overflows and no texts overlap. */
export const expectFramesFit = async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
  const frames = [...canvasElement.querySelectorAll<HTMLElement>('[data-story-frame]')];
  await expect(frames).toHaveLength(4);
  await expectNoOverflow(...frames);
  for (const frame of frames) {
    await expect(findOutOfFrame(frame)).toEqual([]);
    await expect(findTextOverlaps(frame)).toEqual([]);
  }
};

/** Frames bring their own direction. */
export const ltrGlobals = { direction: 'ltr' } as const;

/** The longest German and Arabic texts in both themes at phone width. */
export const longTexts = (renderStory: (texts: StoryTexts, locale: 'de' | 'ar') => ReactNode, width = 320) => ({
  render: () => (
    <StoryFrames width={width}>
      {(locale, theme) => renderStory(addNumber(storyTexts[locale], theme === 'dark' ? 'I' : 'II'), locale)}
    </StoryFrames>
  ),
  globals: ltrGlobals,
  play: expectFramesFit,
});

/** For components without text. */
export const inStoryFrames = (renderStory: () => ReactNode) => ({
  render: () => <StoryFrames>{renderStory}</StoryFrames>,
  globals: ltrGlobals,
  play: expectFramesFit,
});

/** For full pages in the toolbar's locale. */
export const expectPageFits = () => expectNoOverflow(document.documentElement);
