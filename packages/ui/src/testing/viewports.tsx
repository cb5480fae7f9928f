import type { ReactNode } from 'react';
import { expect, waitFor } from 'storybook/test';
import { expectPageFits } from './long-texts.tsx';

const PHONE_WIDTH = 390;

/** The screen of a phone, for `globals` of a story; `viewports` says Storybook how large each is. */
export const onAPhone = { viewport: { value: 'phone', isRotated: false } };
/** What is folded on anything narrower. */
export const onADesktop = { viewport: { value: 'desktop', isRotated: false } };
export const viewports = {
  desktop: { name: 'Desktop', styles: { width: '1200px', height: '800px' }, type: 'desktop' },
  phone: { name: 'Phone', styles: { width: `${PHONE_WIDTH}px`, height: '844px' }, type: 'mobile' },
} as const;

/** What opens something stands at the end of the line, where the least room is left. */
export const AtTheEdge = ({ children }: { readonly children: ReactNode }) => (
  <div style={{ display: 'flex', justifyContent: 'end' }}>{children}</div>
);

/** Those that run by the clock: what follows the place that is scrolled to has no end. */
const getTimedAnimations = (element: Element) =>
  element.getAnimations({ subtree: true }).filter(({ timeline }) => timeline === document.timeline);

/** All of it is on the screen of the phone, and the page is no wider for it. */
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
