import { useEffect } from 'react';

/**
 * react-aria believes in a pointer that hovers once it has seen one move, and one that comes into the page on the button itself has not
 * moved yet: it is told of each that comes in, before the button hears of it.
 */
export function useHoverOnEnter(): void {
  useEffect(() => {
    const page = document.documentElement;
    let isOutside = true;
    const onOver = (event: PointerEvent) => {
      // As a move and not as a change of how one works: whoever is at the keyboard keeps the ring of the focus.
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
