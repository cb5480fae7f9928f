import { useEffect, useState } from 'react';

/** The first screen has the line to itself for at most so long, in ms. */
const latest = 1_000;

function whenIdle(task: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const call = window.requestIdleCallback(task, { timeout: latest });
    return () => window.cancelIdleCallback(call);
  }
  const timer = setTimeout(task, latest);
  return () => clearTimeout(timer);
}

/**
 * A part whose code is not needed for the first screen: it comes when the browser is idle, or as soon as it `isWanted`. Undefined
 * until then. One that did not load is asked for again with the next wish.
 * @param load must be the same function each time
 * @param isLikely false where hardly anybody will want it: then it comes with the wish alone
 */
export function useLate<T>(load: () => Promise<T>, isWanted: boolean, isLikely = true): T | undefined {
  const [part, setPart] = useState<{ readonly loaded: T }>();
  const isThere = part !== undefined;
  useEffect(() => {
    if (isThere) return;
    let isGone = false;
    const fetchPart = () => {
      load().then(
        (loaded) => {
          if (!isGone) setPart({ loaded });
        },
        () => undefined,
      );
    };
    if (isWanted) fetchPart();
    const stop = isWanted || !isLikely ? () => undefined : whenIdle(fetchPart);
    return () => {
      isGone = true;
      stop();
    };
  }, [load, isWanted, isLikely, isThere]);
  return part?.loaded;
}
