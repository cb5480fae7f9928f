import { useCallback } from 'react';
import { isAllowedText, withoutSpecialChars } from './allowed-characters.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Blocks refused characters before they are in the field, so that the caret stays where it is: typed ones are dropped,
 * a pasted or dropped text goes in without them. A composition cannot be blocked while it runs; the field cleans up
 * after it, and after what comes in on another way (autofill).
 */
export function useSpecialCharGuard(isOn: boolean) {
  return useCallback(
    (field: Field | null) => {
      if (!(isOn && field)) return undefined;
      field.addEventListener('beforeinput', refuse);
      field.addEventListener('paste', insertClean);
      field.addEventListener('drop', insertClean);
      return () => {
        field.removeEventListener('beforeinput', refuse);
        field.removeEventListener('paste', insertClean);
        field.removeEventListener('drop', insertClean);
      };
    },
    [isOn],
  );
}

function refuse(event: Event): void {
  if (!(event instanceof InputEvent) || event.isComposing) return;
  const isBreak = event.inputType === 'insertLineBreak' && event.target instanceof HTMLTextAreaElement;
  if (isBreak || (event.data !== null && !isAllowedText(event.data))) event.preventDefault();
}

function insertClean(event: Event): void {
  const given =
    event instanceof ClipboardEvent ? event.clipboardData : event instanceof DragEvent && event.dataTransfer;
  const text = given ? given.getData('text/plain') : '';
  if (text === '' || isAllowedText(text)) return;
  event.preventDefault();
  const clean = withoutSpecialChars(text);
  // Deprecated, yet the one way that keeps the reader's undo history and fires the field's own events.
  if (clean !== '') document.execCommand('insertText', false, clean);
}
