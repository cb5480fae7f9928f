import { useEffect, useState } from 'react';

/** The first screen has the line to itself for at most so long, in ms. */
const MAX_IDLE_WAIT_MS = 1_000;

function whenIdle(task: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const call = window.requestIdleCallback(task, { timeout: MAX_IDLE_WAIT_MS });
    return () => window.cancelIdleCallback(call);
  }
  const timer = setTimeout(task, MAX_IDLE_WAIT_MS);
  return () => clearTimeout(timer);
}

/**
 * A part whose code is not needed for the first screen: it comes when the browser is idle, or as soon as it `isWanted`. Undefined
 * until then. One that did not load is asked for again with the next wish.
 * @param load must be the same function each time
 * @param isPrefetched false where hardly anybody will want it: then it comes with the wish alone
 */
export function useLazyModule<T>(load: () => Promise<T>, isNeeded: boolean, isPrefetched = true): T | undefined {
  const [module, setModule] = useState<{ readonly loaded: T }>();
  const isLoaded = module !== undefined;
  useEffect(() => {
    if (isLoaded) return;
    let isCancelled = false;
    const loadModule = () => {
      load().then(
        (loaded) => {
          if (!isCancelled) setModule({ loaded });
        },
        () => undefined,
      );
    };
    if (isNeeded) loadModule();
    const stop = isNeeded || !isPrefetched ? () => undefined : whenIdle(loadModule);
    return () => {
      isCancelled = true;
      stop();
    };
  }, [load, isNeeded, isPrefetched, isLoaded]);
  return module?.loaded;
}
