import { type ComponentType, lazy } from 'react';

/** How often code is asked for while there is a network, and how long is rested between, in ms. */
const TRIES = 3;
const REST_MS = 2_000;

const lostStyles = new Set<HTMLLinkElement>();
document.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lostStyles.add(target);
  },
  true,
);

/** Asks for a style once more; one that was taken out of the page since is nobody's any more. */
const askAgain = (lost: HTMLLinkElement): Promise<void> =>
  new Promise((resolve, reject) => {
    lostStyles.delete(lost);
    if (!lost.isConnected) return resolve();
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.crossOrigin = lost.crossOrigin;
    link.href = lost.href;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error(`No answer for ${link.href}`)));
    lost.replaceWith(link);
  });

const networkOrRest = (): Promise<void> =>
  new Promise((resolve) => {
    if (navigator.onLine) setTimeout(resolve, REST_MS);
    else addEventListener('online', () => resolve(), { once: true });
  });

/** Code that did not come is asked for again: with the network, where it is away, else some times. A browser asks once for a style. */
export async function untilLoaded<T>(load: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      await Promise.all([...lostStyles].map(askAgain));
      return await load();
    } catch (error) {
      if (navigator.onLine && tries >= TRIES) throw error;
      await networkOrRest();
    }
  }
}

/** A part of a screen that comes when it is first shown. Where the network is away it comes with it, and the screen stays. */
export const part = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => ({ default: await untilLoaded(load) }));
