import { useCallback, useEffect, useId } from 'react';
import { useLatest } from '../use-latest.ts';

interface OpenPanel {
  readonly id: string;
  readonly isPinned: boolean;
  readonly close: () => void;
}

let openPanel: OpenPanel | undefined;

/** Closes the panel when another opens. The result tells whether another is pinned, which blocks hovering. */
export function useExclusiveOpen(isOpen: boolean, isPinned: boolean, close: () => void): () => boolean {
  const id = useId();
  const latest = useLatest(close);
  useEffect(() => {
    if (!isOpen) return undefined;
    if (openPanel !== undefined && openPanel.id !== id) openPanel.close();
    const ownPanel = { id, isPinned, close: () => latest.current() };
    openPanel = ownPanel;
    return () => {
      if (openPanel === ownPanel) openPanel = undefined;
    };
  }, [id, isOpen, isPinned, latest]);
  return useCallback(() => openPanel?.isPinned === true && openPanel.id !== id, [id]);
}
