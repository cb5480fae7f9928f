import { type RefObject, useEffect } from 'react';

export interface LengthLimit {
  readonly text: string;
  /** Counts and sends untrimmed text, such as a password. */
  readonly isExact?: boolean | undefined;
  readonly maxLength: number | undefined;
  readonly input: RefObject<HTMLInputElement | HTMLTextAreaElement | null>;
  readonly describe: (over: number, most: number) => string;
}

/** The error for too long a text, or null. Replaces `maxlength`, which truncates pasted text silently; blocks the form. */
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
