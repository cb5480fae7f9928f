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
 * What is wrong with a text that is too long, in words; null while it fits. The browser's own limit would cut what is pasted without
 * a word: here all of it is let in, and the form that it stands in is not sent until it is shorter.
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
