import { useEffect } from 'react';
import { setInteractionModality } from 'react-aria/useFocusVisible';

/**
 * react-aria believes in a pointer that hovers once it has seen one move, and one that comes into the page on the button itself has not
 * moved yet: it is told of each that comes in, before the button hears of it.
 */
export function usePointerComes(): void {
  useEffect(() => {
    const page = document.documentElement;
    let isOutside = true;
    const onOver = ({ pointerType }: PointerEvent) => {
      if (isOutside && pointerType !== 'touch') setInteractionModality('pointer');
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
