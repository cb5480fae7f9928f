import { useEffect, useState } from 'react';

/** In ms. */
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
 * Loads a module when idle, or at once when `isNeeded`. Undefined until loaded; a failed load is retried when next needed.
 * @param load a stable function
 * @param isPrefetched false: on demand only
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
