import { useCallback } from 'react';
import { isAllowedText, withoutSpecialChars } from './allowed-characters.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Blocks refused characters on typing and pasting, which keeps the caret. Other input cannot be blocked and is cleaned before handlers run.
 */
export function useSpecialCharGuard(isOn: boolean) {
  return useCallback(
    (field: Field | null) => {
      if (!(isOn && field)) return undefined;
      field.addEventListener('beforeinput', refuse);
      field.addEventListener('paste', insertClean);
      field.addEventListener('input', cleanDropped);
      return () => {
        field.removeEventListener('beforeinput', refuse);
        field.removeEventListener('paste', insertClean);
        field.removeEventListener('input', cleanDropped);
      };
    },
    [isOn],
  );
}

const dropped = 'insertFromDrop';

function refuse(event: Event): void {
  if (!(event instanceof InputEvent) || event.isComposing || event.inputType === dropped) return;
  const isBreak = event.inputType === 'insertLineBreak' && event.target instanceof HTMLTextAreaElement;
  if (isBreak || (event.data !== null && !isAllowedText(event.data))) event.preventDefault();
}

function insertClean(event: Event): void {
  const text = event instanceof ClipboardEvent ? (event.clipboardData?.getData('text/plain') ?? '') : '';
  if (text === '' || isAllowedText(text)) return;
  event.preventDefault();
  const clean = withoutSpecialChars(text);
  // Deprecated, but keeps the undo history and fires native events.
  if (clean !== '') document.execCommand('insertText', false, clean);
}

/** The browser selects dropped text. */
function cleanDropped(event: Event): void {
  const { currentTarget: field } = event;
  const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  if (!(isField && event instanceof InputEvent && event.inputType === dropped)) return;
  const [start, end] = [field.selectionStart ?? 0, field.selectionEnd ?? 0];
  const text = field.value.slice(start, end);
  if (!isAllowedText(text)) field.setRangeText(withoutSpecialChars(text), start, end, 'select');
}
