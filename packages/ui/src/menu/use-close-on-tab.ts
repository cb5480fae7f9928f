import { type RefObject, useContext, useEffect } from 'react';
import { RootMenuTriggerStateContext } from 'react-aria-components/Menu';
import { flushSync } from 'react-dom';

interface CloseOnTabOptions {
  /** Receives the key press instead. */
  readonly trigger: RefObject<Element | null> | undefined;
  readonly menu: RefObject<HTMLElement | null>;
}

/**
 * Tab closes the menu and moves on from its button, as the ARIA pattern requires; react-aria traps focus. The event is dispatched on the
 * button for its containers (modal, grid).
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
