import { expect, it } from 'vitest';
import { isSelectAllShortcut } from './is-select-all-shortcut.ts';

const none = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
const ctrl = { ...none, ctrlKey: true };

it.each([
  ['Ctrl + A', { ...ctrl, key: 'a', code: 'KeyA' }, true],
  ['Cmd + A', { ...none, metaKey: true, key: 'a', code: 'KeyA' }, true],
  ['Ctrl + A with Caps Lock', { ...ctrl, key: 'A', code: 'KeyA' }, true],
  ['Ctrl + A on a French keyboard', { ...ctrl, key: 'a', code: 'KeyQ' }, true],
  ['Ctrl + Q on a French keyboard', { ...ctrl, key: 'q', code: 'KeyA' }, false],
  ['Ctrl + the A key on an Arabic keyboard', { ...ctrl, key: 'ش', code: 'KeyA' }, true],
  ['Ctrl + Shift + A', { ...ctrl, shiftKey: true, key: 'A', code: 'KeyA' }, false],
  ['Ctrl + Alt + the A key on an Arabic keyboard', { ...ctrl, altKey: true, key: 'ش', code: 'KeyA' }, false],
  ['A', { ...none, key: 'a', code: 'KeyA' }, false],
])('%s: %s is the select-all shortcut: %s', (_, event, chooses) => {
  expect(isSelectAllShortcut(event)).toBe(chooses);
});
