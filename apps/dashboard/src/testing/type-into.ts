import { act } from 'react';

/** Puts a text into a field as a browser does when it is typed; the field keeps the focus. */
export const typeInto = (input: HTMLInputElement | HTMLTextAreaElement, text: string): Promise<void> =>
  act(async () => {
    input.focus();
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
