import { useEffect } from 'react';

/**
 * react-aria ignores hover before a first pointermove, which is missing if the pointer enters the page on the button. Dispatches one on
 * pointerover.
 */
export function useHoverOnEnter(): void {
  useEffect(() => {
    const page = document.documentElement;
    let isOutside = true;
    const onOver = (event: PointerEvent) => {
      // A pointermove keeps the keyboard modality.
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
