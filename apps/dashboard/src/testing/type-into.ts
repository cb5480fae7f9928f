import { act } from 'react';

/** Enters a text into a field with the events of typing. The field stays focused. */
export const typeInto = (input: HTMLInputElement | HTMLTextAreaElement, text: string): Promise<void> =>
  act(async () => {
    input.focus();
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
