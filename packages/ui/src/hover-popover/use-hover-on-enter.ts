import { useEffect } from 'react';

/**
 * react-aria ignores hover until a first pointermove, which is missing if the pointer enters the page directly on the button. This
 * dispatches one on pointerover, before the button handles it.
 */
export function useHoverOnEnter(): void {
  useEffect(() => {
    const page = document.documentElement;
    let isOutside = true;
    const onOver = (event: PointerEvent) => {
      // A pointermove keeps the keyboard modality, so the focus ring stays.
      if (isOutside && event.pointerType !== 'touch') document.dispatchEvent(new PointerEvent('pointermove', event));
      isOutside = false;
    };
    const onLeave = () => {
      isOutside = true;
    };
    document.addEventListener('pointerover', onOver, true);
    page.addEventListener('pointerleave', onLeave);
    return () => {
      document.removeEventListener('pointerover', onOver, true);
      page.removeEventListener('pointerleave', onLeave);
    };
  }, []);
}
