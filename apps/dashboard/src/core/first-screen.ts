import type { QueryClient } from '@tanstack/query-core';
import { painted } from './painted.ts';

/** Whatever waits for the first screen waits no longer than this, in ms. */
const LATEST_MS = 5_000;
/** Once the screen stands, an idle moment is waited for so long. */
const IDLE_MS = 1_000;

const { promise: standing, resolve: stand } = Promise.withResolvers<void>();

/** Until all that is being read has come or failed. */
export function untilRead(queries: QueryClient): Promise<void> {
  const cache = queries.getQueryCache();
  return new Promise((resolve) => {
    const look = () => {
      if (queries.isFetching() > 0) return;
      stop();
      resolve();
    };
    const stop = cache.subscribe(look);
    look();
  });
}

/**
 * Until somebody sees what has just come: it may be drawn in the frame after the next. An idle moment is no sign of it: the browser has
 * some between drawing rows and laying them out.
 */
const seen = async (): Promise<void> => {
  await painted();
  await painted();
};

/** Call it when the first screen is drawn and has begun to read: it stands when everything it reads has come and is seen. */
export function watchFirstScreen(queries: QueryClient): void {
  void untilRead(queries).then(seen).then(stand);
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
  await Promise.race([standing.then(whenIdle), late]);
  clearTimeout(timer);
}
