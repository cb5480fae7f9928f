import type { QueryClient } from '@tanstack/query-core';
import { painted } from './painted.ts';

/** Default limit for `afterFirstScreen`, in ms. */
const LATEST_MS = 5_000;
/** Limit for the idle callback after the first screen, in ms. */
const IDLE_MS = 1_000;

const { promise: standing, resolve: stand } = Promise.withResolvers<void>();

/** Resolves when no query is fetching. */
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
 * Resolves when the latest render is painted, which may take two frames. An idle callback can run before that, between
 * render and layout.
 */
const seen = async (): Promise<void> => {
  await painted();
  await painted();
};

/** Call it when the first screen has rendered and started its queries. */
export function watchFirstScreen(queries: QueryClient): void {
  void untilRead(queries).then(seen).then(stand);
}

const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: IDLE_MS });
    else setTimeout(resolve, IDLE_MS);
  });

/**
 * Resolves when the first screen is complete and the browser idle, at the latest after `latest` ms. Keeps network and
 * CPU free for the first screen.
 */
export async function afterFirstScreen(latest = LATEST_MS): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, latest);
  });
  await Promise.race([standing.then(whenIdle), late]);
  clearTimeout(timer);
}
