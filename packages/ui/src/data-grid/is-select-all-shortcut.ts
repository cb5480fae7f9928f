import type { KeyboardEvent } from 'react';

type PressedKey = Pick<KeyboardEvent, 'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Ctrl or Cmd + A; the physical A key on non-Latin layouts. */
export const isSelectAllShortcut = ({ key, code, altKey, ctrlKey, metaKey, shiftKey }: PressedKey): boolean =>
  (ctrlKey || metaKey) &&
  !(altKey || shiftKey) &&
  (key.toLowerCase() === 'a' || (code === 'KeyA' && !/^[a-z]$/i.test(key)));
