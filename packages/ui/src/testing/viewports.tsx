import type { ReactNode } from 'react';
import { expect, waitFor } from 'storybook/test';
import { expectPageFits } from './long-texts.tsx';

const PHONE_WIDTH = 390;

/** A story's `globals`. */
export const onAPhone = { viewport: { value: 'phone', isRotated: false } };
/** For layouts that collapse when narrower. Fits beside the sidebar of Storybook in a 1440 px window. */
export const onADesktop = { viewport: { value: 'desktop', isRotated: false } };
export const viewports = {
  desktop: { name: 'Desktop', styles: { width: '1104px', height: '800px' }, type: 'desktop' },
  phone: { name: 'Phone', styles: { width: `${PHONE_WIDTH}px`, height: '844px' }, type: 'mobile' },
} as const;

/** At the end of the line, where space is tightest. */
export const AtTheEdge = ({ children }: { readonly children: ReactNode }) => (
  <div style={{ display: 'flex', justifyContent: 'end' }}>{children}</div>
);

/** Scroll-driven animations never finish. */
const getTimedAnimations = (element: Element) =>
  element.getAnimations({ subtree: true }).filter(({ timeline }) => timeline === document.timeline);

/** Fully on screen, without widening the page. */
export async function expectOnScreen(element: Element): Promise<void> {
  await expect(innerWidth).toBe(PHONE_WIDTH);
  await waitFor(async () => {
    await Promise.all(getTimedAnimations(element).map(({ finished }) => finished.catch(() => undefined)));
    const { left, right, top, bottom, width } = element.getBoundingClientRect();
    await expect(width).toBeGreaterThan(0);
    await expect({ left, top }).toEqual({ left: Math.max(0, left), top: Math.max(0, top) });
    await expect({ right, bottom }).toEqual({
      right: Math.min(innerWidth, right),
      bottom: Math.min(innerHeight, bottom),
    });
  });
  await expectPageFits();
}
