import { useContext, useEffect, useRef } from 'react';
import { TooltipContext, TooltipTriggerStateContext } from 'react-aria-components/Tooltip';
import { useLatest } from '../use-latest.ts';

/** Ms (SPEC §9). */
const clickHideDelay = 2000;

/** A press shows the tooltip, for touch users. It hides after 2000 ms, or at once if the press opens something. */
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
