import type { QueryClient } from '@tanstack/query-core';

/** Whatever waits for the first screen waits no longer than this, in ms. */
const LATEST_MS = 5_000;
/** Once the screen stands, an idle moment is waited for so long. */
const IDLE_MS = 1_000;

let stand: () => void = () => undefined;
const standing = new Promise<void>((resolve) => {
  stand = resolve;
});

/** Call it when the first screen is drawn and has begun to read: it stands when everything it reads has come. */
export function watchFirstScreen(queries: QueryClient): void {
  const cache = queries.getQueryCache();
  const look = () => {
    if (queries.isFetching() > 0) return;
    stop();
    stand();
  };
  const stop = cache.subscribe(look);
  look();
}

const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: IDLE_MS });
    else setTimeout(resolve, IDLE_MS);
  });

/** The line and the processor are the first screen's: what it does not show comes after it, or after `latest` ms. */
export async function afterFirstScreen(latest = LATEST_MS): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, latest);
  });
  await Promise.race([standing, late]);
  clearTimeout(timer);
  await whenIdle();
}
