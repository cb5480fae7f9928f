import { useEffect, useRef } from 'react';
import { useLatest } from '../../../core/use-latest.ts';
import { restAfter } from '../../../data/rest-after.ts';
import { followLine, type Line } from '../../../data/try-again.ts';

/**
 * Follows the server while this is drawn: what has failed with `error` is tried each time that it answers. A try answers with what it
 * failed. Answers how to try at once.
 */
export function useLine(error: unknown, attempt: () => Promise<unknown>): () => void {
  const latest = useLatest(attempt);
  const first = useRef(error);
  const line = useRef<Line>(null);
  useEffect(() => {
    const start = async () => restAfter(await latest.current());
    const following = followLine(start, restAfter(first.current));
    line.current = following;
    return following.stop;
  }, [latest]);
  return () => void line.current?.tryNow();
}
