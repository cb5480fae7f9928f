import { type ComponentType, lazy } from 'react';
import { waitForFirstScreen } from './first-screen.ts';

/** Attempts while the browser is online, and the delay between them in ms. */
const MAX_TRIES = 3;
const RETRY_DELAY_MS = 2_000;

const failedStyleSheets = new Set<HTMLLinkElement>();
document.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failedStyleSheets.add(target);
  },
  true,
);

/** Reloads a failed style sheet, unless it was removed from the page: a removed one never loads. */
const reloadStyleSheet = (failed: HTMLLinkElement): Promise<void> =>
  new Promise((resolve, reject) => {
    failedStyleSheets.delete(failed);
    if (!failed.isConnected) return resolve();
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.crossOrigin = failed.crossOrigin;
    link.href = failed.href;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error(`No answer for ${link.href}`)));
    failed.replaceWith(link);
  });

const waitForNetworkOrDelay = (): Promise<void> =>
  new Promise((resolve) => {
    if (navigator.onLine) setTimeout(resolve, RETRY_DELAY_MS);
    else addEventListener('online', () => resolve(), { once: true });
  });

/**
 * Loads code with retries: when the network is back, or up to 3 times while online. Also reloads failed style sheets,
 * which browsers request only once.
 * @throws the last error of `load`.
 */
export async function importWithRetry<T>(load: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      await Promise.all([...failedStyleSheets].map(reloadStyleSheet));
      return await load();
    } catch (error) {
      if (navigator.onLine && tries >= MAX_TRIES) throw error;
      await waitForNetworkOrDelay();
    }
  }
}

/**
 * Lazy component, which keeps the type parameters of a generic one. It loads when it first renders, or also waits for the
 * first screen. While offline it suspends instead of failing.
 */
export const lazyComponent = <C extends ComponentType<never>>(
  load: () => Promise<C>,
  { afterFirstScreen = false } = {},
): C =>
  lazy(async () => {
    if (afterFirstScreen) await waitForFirstScreen();
    return { default: (await importWithRetry(load)) as unknown as ComponentType };
  }) as unknown as C;
