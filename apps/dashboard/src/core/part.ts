import { type ComponentType, lazy } from 'react';

/** Attempts while the browser is online, and the delay between them in ms. */
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

/** Reloads a failed style sheet, unless it was removed from the page: a removed one never loads. */
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

/**
 * Loads code with retries: when the network is back, or up to 3 times while online. Also reloads failed style sheets,
 * which browsers request only once.
 * @throws the last error of `load`.
 */
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

/** Lazy component that loads when it first renders. While offline it suspends instead of failing. */
export const part = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => ({ default: await untilLoaded(load) }));
