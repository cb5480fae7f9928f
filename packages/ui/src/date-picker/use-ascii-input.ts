import { type RefObject, useEffect } from 'react';
import { toAsciiDigits } from '../number-field/ascii-digits.ts';

/** Types the digits of every script as 0 to 9: react-aria's date segments read those of some scripts only. */
export function useAsciiInput(field: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = field.current;
    const retype = (event: InputEvent) => {
      const typed = event.data ?? '';
      const data = toAsciiDigits(typed);
      if (data === typed) return;
      event.preventDefault();
      event.stopPropagation();
      const { inputType } = event;
      event.target?.dispatchEvent(
        new InputEvent('beforeinput', { data, inputType, bubbles: true, cancelable: true, composed: true }),
      );
    };
    element?.addEventListener('beforeinput', retype, true);
    return () => element?.removeEventListener('beforeinput', retype, true);
  }, [field]);
}
