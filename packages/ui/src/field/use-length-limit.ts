import { type RefObject, useEffect } from 'react';

export interface LengthLimit {
  readonly text: string;
  /** Sent as typed, such as a password. Other text is trimmed before it’s sent and counted. */
  readonly isExact?: boolean | undefined;
  /** If omitted, there’s no limit. */
  readonly maxLength: number | undefined;
  readonly input: RefObject<HTMLInputElement | HTMLTextAreaElement | null>;
  readonly describe: (over: number, most: number) => string;
}

/**
 * The error for a text over the limit, or null. Replaces the browser's `maxlength`, which would truncate pasted text silently; the form is
 * not sent until the text is shorter.
 */
export function useLengthLimit({ text, isExact = false, maxLength, input, describe }: LengthLimit): string | null {
  const { length } = isExact ? text : text.trim();
  const over = maxLength === undefined ? 0 : Math.max(0, length - maxLength);
  const isOver = over > 0;
  useEffect(() => {
    const form = isOver ? input.current?.form : null;
    if (!form) return;
    const blockSubmit = (event: Event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      input.current?.focus();
    };
    form.addEventListener('submit', blockSubmit, true);
    return () => form.removeEventListener('submit', blockSubmit, true);
  }, [isOver, input]);
  return isOver && maxLength !== undefined ? describe(over, maxLength) : null;
}
