import { type RefObject, useContext, useEffect } from 'react';
import { RootMenuTriggerStateContext } from 'react-aria-components/Menu';
import { flushSync } from 'react-dom';

interface CloseOnTabOptions {
  /** The button that opened it, which receives the key press instead. */
  readonly trigger: RefObject<Element | null> | undefined;
  readonly menu: RefObject<HTMLElement | null>;
}

/**
 * Tab closes a menu and goes on from its button, as the ARIA pattern has it; react-aria keeps the focus inside, as in a dialog. The
 * menu is gone before the key does anything, so that neither it nor what it hid from the reader holds the focus; what the button
 * stands in (a modal, a grid) hears the key as if it were pressed there.
 */
export function useCloseOnTab({ trigger, menu }: CloseOnTabOptions): void {
  const state = useContext(RootMenuTriggerStateContext);
  useEffect(() => {
    const element = menu.current;
    if (!(element && state)) return;
    const leave = (event: KeyboardEvent) => {
      const button = trigger?.current;
      if (event.key !== 'Tab' || event.isComposing || !(button instanceof HTMLElement)) return;
      event.stopPropagation();
      flushSync(() => state.close());
      button.focus();
      const forwarded = new KeyboardEvent('keydown', {
        key: 'Tab',
        code: 'Tab',
        shiftKey: event.shiftKey,
        bubbles: true,
        cancelable: true,
      });
      if (!button.dispatchEvent(forwarded)) event.preventDefault();
    };
    element.addEventListener('keydown', leave);
    return () => element.removeEventListener('keydown', leave);
  }, [menu, state, trigger]);
}
