import { useCallback, useEffect, useId } from 'react';
import { useLatest } from '../use-latest.ts';

interface Standing {
  readonly id: string;
  readonly isPinned: boolean;
  readonly close: () => void;
}

/** The panel of the page that is open. */
let standing: Standing | undefined;

/**
 * One panel at a time: one that opens closes the one before. Answers whether another was pinned, which what only hovers does not close.
 */
export function useOnlyOne(isOpen: boolean, isPinned: boolean, close: () => void): () => boolean {
  const id = useId();
  const latest = useLatest(close);
  useEffect(() => {
    if (!isOpen) return undefined;
    if (standing !== undefined && standing.id !== id) standing.close();
    const own = { id, isPinned, close: () => latest.current() };
    standing = own;
    return () => {
      if (standing === own) standing = undefined;
    };
  }, [id, isOpen, isPinned, latest]);
  return useCallback(() => standing?.isPinned === true && standing.id !== id, [id]);
}
