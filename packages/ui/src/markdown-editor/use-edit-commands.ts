import type { KeyboardEvent, RefObject } from 'react';
import {
  continueLine,
  diffText,
  type EditCommand,
  type EditedText,
  type EditPlaceholders,
  editText,
} from './edit-text.ts';

/** With Ctrl or Command. */
export const commandKeys = { bold: 'b', italic: 'i', code: 'e', link: 'k' } as const satisfies Partial<
  Record<EditCommand, string>
>;

const findCommand = (key: string): EditCommand | undefined =>
  (Object.keys(commandKeys) as (keyof typeof commandKeys)[]).find((name) => commandKeys[name] === key.toLowerCase());

/** As if typed, so that undo works. */
function insertAsTyped(
  area: HTMLTextAreaElement,
  { text, start, end }: EditedText,
  onChange: (text: string) => void,
): void {
  const { from, to, insert } = diffText(area.value, text);
  area.focus();
  area.setSelectionRange(from, to);
  const isTyped = document.execCommand(insert === '' ? 'delete' : 'insertText', false, insert);
  if (!isTyped) onChange(text);
  // The next render of a controlled field moves the cursor to the end.
  requestAnimationFrame(() => area.setSelectionRange(start, end));
}

export function useEditCommands(
  area: RefObject<HTMLTextAreaElement | null>,
  words: EditPlaceholders,
  onChange: (text: string) => void,
) {
  const getCurrent = (): EditedText | null =>
    area.current && { text: area.current.value, start: area.current.selectionStart, end: area.current.selectionEnd };
  const apply = (next: EditedText | null): boolean => {
    if (next === null || area.current === null) return false;
    insertAsTyped(area.current, next, onChange);
    return true;
  };
  const give = (command: EditCommand): boolean => {
    const edited = getCurrent();
    return edited !== null && apply(editText(edited, command, words));
  };
  const continueList = (): boolean => {
    const edited = getCurrent();
    return edited !== null && apply(continueLine(edited));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isCommand = event.ctrlKey || event.metaKey;
    if (event.altKey || event.shiftKey) return;
    if (!isCommand) {
      if (event.key === 'Enter' && continueList()) event.preventDefault();
      return;
    }
    const command = findCommand(event.key);
    if (command !== undefined && give(command)) event.preventDefault();
  };
  return { give, onKeyDown };
}
