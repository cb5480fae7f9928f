import { useState } from 'react';

const keyOf = (user: number, what: number | string): string => `boostdesk.draft.${user}.${what}`;

function readDraft(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function writeDraft(key: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // The draft lasts as long as the page then.
  }
}

/**
 * What is being written, kept over a reload for each user: never seen by whoever signs in next. `what` is an order, for its chat, or
 * the name of a page.
 */
export function useDraft(user: number, what: number | string) {
  const key = keyOf(user, what);
  const [draft, setDraft] = useState(() => readDraft(key));
  return {
    draft,
    change: (text: string) => {
      setDraft(text);
      writeDraft(key, text);
    },
    /** The text was sent; what was written since stays. */
    clear: (sent: string) => {
      setDraft((current) => (current.trim() === sent ? '' : current));
      if (readDraft(key).trim() === sent) writeDraft(key, '');
    },
  };
}
