import { type KeyboardEvent, useContext, useEffect, useRef } from 'react';
import { useFilter } from 'react-aria-components/Autocomplete';
import { SelectStateContext } from 'react-aria-components/Select';

/** Idle ms after which typed letters form a word (SPEC §9). */
const GROUP_MS = 200;

/** Do not end a word. */
const MODIFIER_KEYS = new Set([
  'Shift',
  'CapsLock',
  'AltGraph',
  'Alt',
  'Control',
  'Meta',
  'Dead',
  'Process',
  'Unidentified',
]);

type SelectState = NonNullable<React.ContextType<typeof SelectStateContext>>;

/**
 * Type-ahead without search: letters within 200 ms form a word, whose first match is focused (open list) or selected (closed, single
 * selection). A repeated letter cycles; any other key ends the word, so that Enter selects its match.
 */
export function useTypeAhead() {
  const state = useContext(SelectStateContext);
  const { startsWith } = useFilter({ sensitivity: 'base' });
  const group = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const flushGroup = useRef<() => FoundOption | undefined>(undefined);
  useEffect(() => {
    flushGroup.current = () => {
      clearTimeout(timer.current);
      const text = group.current;
      group.current = '';
      const found = state && text !== '' ? findOption(state, text, startsWith) : undefined;
      if (state && found) focusOption(state, found);
      return found;
    };
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  return (event: KeyboardEvent) => {
    if (MODIFIER_KEYS.has(event.key)) return;
    const isLetter = event.key.length === 1 && !(event.ctrlKey || event.metaKey || event.altKey);
    if (!isLetter || (event.key === ' ' && group.current === '')) {
      const found = flushGroup.current?.();
      if (!(found && state?.isOpen && event.key === 'Enter')) return;
      // Otherwise the list selects the option focused before this key.
      event.preventDefault();
      event.stopPropagation();
      state.selectionManager.select(found.key);
      return;
    }
    if (event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    event.stopPropagation();
    group.current += event.key;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => flushGroup.current?.(), GROUP_MS);
  };
}

function findOption(state: SelectState, text: string, startsWith: (label: string, text: string) => boolean) {
  const options = [...state.collection].filter(({ type, props }) => type === 'item' && !props?.isDisabled);
  const { selectionManager, isOpen } = state;
  const from = isOpen ? selectionManager.focusedKey : (selectionManager.firstSelectedKey ?? null);
  const at = options.findIndex(({ key }) => key === from);
  // A single letter starts after the current option.
  const begin = at + (text.length === 1 ? 1 : 0);
  const rotated = begin > 0 ? [...options.slice(begin), ...options.slice(0, begin)] : options;
  return rotated.find(({ textValue }) => startsWith(textValue, text));
}

type FoundOption = NonNullable<ReturnType<typeof findOption>>;

function focusOption({ isOpen, selectionManager, setValue }: SelectState, { key }: FoundOption): void {
  if (isOpen) selectionManager.setFocusedKey(key);
  else if (selectionManager.selectionMode === 'single') setValue(key);
}
