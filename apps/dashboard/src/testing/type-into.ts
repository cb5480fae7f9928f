import { act } from 'react';

/** Puts a text into a field as a browser does when it is typed; the field keeps the focus. */
export const typeInto = (input: HTMLInputElement, text: string): Promise<void> =>
  act(async () => {
    input.focus();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
