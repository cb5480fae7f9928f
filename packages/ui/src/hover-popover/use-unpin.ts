import { type RefObject, useEffect } from 'react';

/** While pinned: Escape and a press outside of both boxes let go. */
export function useUnpin(isPinned: boolean, boxes: readonly RefObject<HTMLElement | null>[], unpin: () => void): void {
  useEffect(() => {
    if (!isPinned) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') unpin();
    };
    const onPointer = ({ target }: PointerEvent) => {
      const isInside = boxes.some(({ current }) => target instanceof Node && current?.contains(target));
      if (!isInside) unpin();
    };
    document.addEventListener('keydown', onKey, true);
    document.addEventListener('pointerdown', onPointer, true);
    return () => {
      document.removeEventListener('keydown', onKey, true);
      document.removeEventListener('pointerdown', onPointer, true);
    };
  }, [isPinned, boxes, unpin]);
}
