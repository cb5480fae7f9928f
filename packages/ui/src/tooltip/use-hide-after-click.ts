import { useContext, useEffect, useRef } from 'react';
import { TooltipContext, TooltipTriggerStateContext } from 'react-aria-components/Tooltip';
import { useLatest } from '../use-latest.ts';

/** Milliseconds that a tooltip stays after its button was pressed (SPEC §9). */
const clickHideDelay = 2000;

/**
 * A press shows the tooltip, which is how a finger gets to read it, and takes it away 2000 ms later even where the
 * pointer has not moved. Not over what the press opened: that says more than the tooltip.
 */
export function useHideAfterClick(): void {
  const context = useContext(TooltipContext);
  const state = useContext(TooltipTriggerStateContext);
  const trigger = context && 'triggerRef' in context ? context.triggerRef : undefined;

  const isOpen = state?.isOpen ?? false;
  const latest = useLatest(state);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (!isOpen) clearTimeout(timer.current);
  }, [isOpen]);

  useEffect(() => {
    const element = trigger?.current;
    if (!element) return;
    const onClick = () => {
      clearTimeout(timer.current);
      if (element.getAttribute('aria-expanded') === 'true') return latest.current?.close(true);
      latest.current?.open(true);
      timer.current = setTimeout(() => latest.current?.close(true), clickHideDelay);
    };
    element.addEventListener('click', onClick);
    return () => {
      element.removeEventListener('click', onClick);
      clearTimeout(timer.current);
    };
  }, [trigger, latest]);
}
