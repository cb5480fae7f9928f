import type { QueryClient } from '@tanstack/query-core';

/** Default limit for `waitForFirstScreen`, in ms. */
const TIMEOUT_MS = 5_000;
/** Limit for the idle callback after the first screen, in ms. */
const IDLE_MS = 1_000;

/** Timeout for hidden tabs, which render no frames, in ms. */
const HIDDEN_TAB_TIMEOUT_MS = 500;

/** Runs a task before others that wait for the same frame. */
const runUserBlocking = (then: () => void): void => {
  if (globalThis.scheduler?.postTask === undefined) setTimeout(then);
  else void scheduler.postTask(then, { priority: 'user-blocking' });
};

/** Resolves after the next paint. */
export const nextPaint = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, HIDDEN_TAB_TIMEOUT_MS);
    requestAnimationFrame(() => runUserBlocking(resolve));
  });

const { promise: firstScreen, resolve: markFirstScreen } = Promise.withResolvers<void>();

/** Resolves when no query is fetching. */
export function waitForQueries(queries: QueryClient): Promise<void> {
  const cache = queries.getQueryCache();
  return new Promise((resolve) => {
    const check = () => {
      if (queries.isFetching() > 0) return;
      stop();
      resolve();
    };
    const stop = cache.subscribe(check);
    check();
  });
}

/**
 * Resolves when the latest render is painted, which may take two frames. An idle callback can run before that, between
 * render and layout.
 */
const twoPaints = async (): Promise<void> => {
  await nextPaint();
  await nextPaint();
};

/** Ends the wait for the first screen when one of its calls takes long, because the toasts that say so load after it. */
export const endFirstScreenWait = markFirstScreen;

/** Call it when the first screen has rendered and started its queries. */
export function watchFirstScreen(queries: QueryClient): void {
  void waitForQueries(queries).then(twoPaints).then(markFirstScreen);
}

const waitForIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: IDLE_MS });
    else setTimeout(resolve, IDLE_MS);
  });

/**
 * Resolves when the first screen is complete and the browser idle, at the latest after `latest` ms. Keeps network and
 * CPU free for the first screen.
 */
export async function waitForFirstScreen(timeoutMs = TIMEOUT_MS): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, timeoutMs);
  });
  await Promise.race([firstScreen.then(waitForIdle), timeout]);
  clearTimeout(timer);
}
