import { useEffect } from 'react';
import { useAtomValue } from '../core/state.ts';
import { useLatest } from '../core/use-latest.ts';
import { shortcutsAtom } from '../session/shortcuts.ts';
import { isPhone } from '../shared/hooks/use-phone.ts';

/** A switch or a slider is an input too, but nobody types there. */
const FIELDS = 'textarea, select, input:not([type="checkbox"], [type="radio"], [type="range"])';

/** By the focus, not by the event: a box with suggestions sends its keys on to their list. */
export function isTyping(): boolean {
  const at = document.activeElement;
  return at instanceof HTMLElement && (at.isContentEditable || at.matches(FIELDS));
}

/** Where the search is: the box of the header, or on a phone a sheet of its own. */
export type SearchPlace = 'box' | 'sheet';

/** Opens the search; false where it cannot be reached, as behind an open menu. */
type Opener = () => boolean;

const openers: Record<SearchPlace, Set<Opener>> = { box: new Set(), sheet: new Set() };
/** The search was asked for while its code was still on its way. */
let isWanted = false;

const placeNow = (): SearchPlace => (isPhone() ? 'sheet' : 'box');

/** Whether it is open now, or will be. */
function openSearch(): boolean {
  const there = [...openers[placeNow()]];
  isWanted = there.length === 0;
  return isWanted || there.map((open) => open()).includes(true);
}

/** Opens the search of this place when its keys are pressed, or were before it was there. */
export function useSearchOpener(place: SearchPlace, open: Opener): void {
  const latest = useLatest(open);
  useEffect(() => {
    const opener = () => latest.current();
    openers[place].add(opener);
    if (isWanted && place === placeNow()) openSearch();
    return () => {
      openers[place].delete(opener);
    };
  }, [place, latest]);
}

/** The focus goes into the box; false where it stays out, as what lies behind a menu takes none. */
export function focusBox(box: HTMLInputElement | null): boolean {
  box?.focus();
  return box !== null && document.activeElement === box;
}

/** Where the keyboard writes no Latin letters, the key that has the K elsewhere. */
const isK = ({ key, code }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' || (code === 'KeyK' && !/^[a-z]$/i.test(key));

/** `/` is one from anywhere but a field, where the reader has not switched it off; Ctrl or Cmd with K from everywhere. */
function isSearchKey(event: KeyboardEvent, hasSlash: boolean): boolean {
  if (event.key === '/') return hasSlash && !isTyping();
  return isK(event) && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
}

const MODIFIERS = new Set(['Control', 'Meta', 'Shift', 'Alt']);
const ELSEWHERE = new Set(['Tab', 'Enter', 'Escape']);

/** Not by where the focus goes: a panel that comes meanwhile takes it by itself. */
const goesOn = ({ key }: KeyboardEvent): boolean => ELSEWHERE.has(key) || (isTyping() && !MODIFIERS.has(key));

/** Opens the search of this place by its keys, at once or when it has come. */
export function useSearchKeys(): void {
  const isOn = useAtomValue(shortcutsAtom);
  useEffect(() => {
    // Whoever has begun something else meanwhile is not called away from it.
    const forget = () => {
      isWanted = false;
    };
    const onKeyDown = (event: Event) => {
      // A field that is filled in by the browser tells of a key that has no name.
      if (!(event instanceof KeyboardEvent)) return;
      if (!isSearchKey(event, isOn)) {
        if (goesOn(event)) forget();
      } else if (openSearch()) event.preventDefault();
    };
    // On its way down: a list keeps to itself what is pressed in it.
    document.addEventListener('keydown', onKeyDown, true);
    document.addEventListener('pointerdown', forget, true);
    return () => {
      document.removeEventListener('keydown', onKeyDown, true);
      document.removeEventListener('pointerdown', forget, true);
      forget();
    };
  }, [isOn]);
}
