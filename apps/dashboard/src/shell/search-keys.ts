import { useEffect } from 'react';
import { useAtomValue } from '../core/state.ts';
import { useLatest } from '../core/use-latest.ts';
import { shortcutsAtom } from '../session/shortcuts.ts';
import { isPhone } from '../shared/hooks/use-phone.ts';

/** Inputs that accept text; checkboxes, radio buttons and sliders do not. */
const FIELDS = 'textarea, select, input:not([type="checkbox"], [type="radio"], [type="range"])';

/** By the focused element, not the event: a combobox sends its key events to its list. */
export function isTyping(): boolean {
  const at = document.activeElement;
  return at instanceof HTMLElement && (at.isContentEditable || at.matches(FIELDS));
}

export type SearchVariant = 'box' | 'sheet';

/** Opens the search; false when it is unreachable, as behind an open menu. */
type Opener = () => boolean;

const openers: Record<SearchVariant, Set<Opener>> = { box: new Set(), sheet: new Set() };
/** The search was requested before it has loaded. */
let isRequested = false;

const currentVariant = (): SearchVariant => (isPhone() ? 'sheet' : 'box');

/** Whether it is open or will open after loading. */
function openSearch(): boolean {
  const there = [...openers[currentVariant()]];
  isRequested = there.length === 0;
  return isRequested || there.map((open) => open()).includes(true);
}

/** Registers the opener of a place, and calls it at once when the search was requested before. */
export function useSearchOpener(variant: SearchVariant, open: Opener): void {
  const latest = useLatest(open);
  useEffect(() => {
    const opener = () => latest.current();
    openers[variant].add(opener);
    if (isRequested && variant === currentVariant()) openSearch();
    return () => {
      openers[variant].delete(opener);
    };
  }, [variant, latest]);
}

/** Focuses the box; false when it cannot take the focus, as behind a menu. */
export function focusBox(box: HTMLInputElement | null): boolean {
  box?.focus();
  return box !== null && document.activeElement === box;
}

/** On non-Latin keyboards, the key in the position of K. */
const isK = ({ key, code }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' || (code === 'KeyK' && !/^[a-z]$/i.test(key));

/** `/` outside of fields unless switched off; Ctrl or Cmd with K everywhere. */
function isSearchKey(event: KeyboardEvent, hasSlash: boolean): boolean {
  if (event.key === '/') return hasSlash && !isTyping();
  return isK(event) && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
}

const MODIFIERS = new Set(['Control', 'Meta', 'Shift', 'Alt']);
const ELSEWHERE = new Set(['Tab', 'Enter', 'Escape']);

/** Does not look at focus changes: a panel that loads may take the focus by itself. */
const cancelsRequest = ({ key }: KeyboardEvent): boolean => ELSEWHERE.has(key) || (isTyping() && !MODIFIERS.has(key));

/** Opens the search by its shortcuts, at once or after loading. */
export function useSearchKeys(): void {
  const isOn = useAtomValue(shortcutsAtom);
  useEffect(() => {
    // A click or key press elsewhere cancels the pending search.
    const forget = () => {
      isRequested = false;
    };
    const onKeyDown = (event: Event) => {
      // Autofill sends key events without a key.
      if (!(event instanceof KeyboardEvent)) return;
      if (!isSearchKey(event, isOn)) {
        if (cancelsRequest(event)) forget();
      } else if (openSearch()) event.preventDefault();
    };
    // In the capture phase: lists stop the propagation of keys.
    document.addEventListener('keydown', onKeyDown, true);
    document.addEventListener('pointerdown', forget, true);
    return () => {
      document.removeEventListener('keydown', onKeyDown, true);
      document.removeEventListener('pointerdown', forget, true);
      forget();
    };
  }, [isOn]);
}
