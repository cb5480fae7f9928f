import { useEffect, useRef } from 'react';
import { shortcutsAtom } from '../app/shortcuts.ts';
import { useAtomValue } from '../app/state.ts';

/** A switch or a slider is an input too, but nobody types there. */
const FIELDS = 'textarea, select, input:not([type="checkbox"], [type="radio"], [type="range"])';

/** By the focus, not by the event: a box with suggestions sends its keys on to their list. */
export function isTyping(): boolean {
  const at = document.activeElement;
  return at instanceof HTMLElement && (at.isContentEditable || at.matches(FIELDS));
}

/** `/` leads to the search from anywhere but another field; Ctrl or Cmd with K from everywhere. */
export function useSearchKeys(open: () => void): void {
  const latest = useRef(open);
  const isOn = useAtomValue(shortcutsAtom);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isSlash = isOn && event.key === '/' && !isTyping();
      const isCommand = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
      if (!isSlash && !isCommand) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOn]);
}
