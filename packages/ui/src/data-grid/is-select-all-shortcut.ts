import type { KeyboardEvent } from 'react';

type PressedKey = Pick<KeyboardEvent, 'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Ctrl or Cmd + A; where the keyboard writes no Latin letters, the key that has the A elsewhere. */
export const isSelectAllShortcut = ({ key, code, altKey, ctrlKey, metaKey, shiftKey }: PressedKey): boolean =>
  (ctrlKey || metaKey) &&
  !(altKey || shiftKey) &&
  (key.toLowerCase() === 'a' || (code === 'KeyA' && !/^[a-z]$/i.test(key)));
