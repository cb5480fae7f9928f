import { type RefObject, useEffect } from 'react';
import { useLatest } from '../use-latest.ts';

export interface DismissOptions {
  readonly isOpen: boolean;
  /** Pressing outside unpins it. */
  readonly isPinned: boolean;
  readonly boxes: readonly RefObject<HTMLElement | null>[];
}

/** Escape closes the panel, however it opened (WCAG 1.4.13). */
export function useDismiss({ isOpen, isPinned, boxes }: DismissOptions, close: () => void): void {
  const latest = useLatest(close);
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') latest.current();
    };
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, [isOpen, latest]);
  useEffect(() => {
    if (!isPinned) return undefined;
    const onPointer = ({ target }: PointerEvent) => {
      const isInside = boxes.some(({ current }) => target instanceof Node && current?.contains(target));
      if (!isInside) latest.current();
    };
    document.addEventListener('pointerdown', onPointer, true);
    return () => document.removeEventListener('pointerdown', onPointer, true);
  }, [isPinned, boxes, latest]);
}
