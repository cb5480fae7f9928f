import { useState } from 'react';
import { keepDraft, readDraft } from '../../data/drafts.ts';

const textOf = (draft: unknown): string => (typeof draft === 'string' ? draft : '');

/**
 * A text that is being written, kept for each user (`drafts.ts`). `what` is an order, for its chat, or the name of a page.
 */
export function useDraft(user: number, what: number | string) {
  const name = `${what}`;
  const [draft, setDraft] = useState(() => textOf(readDraft(user, name)));
  const keep = (text: string) => keepDraft(user, name, text === '' ? null : text);
  return {
    draft,
    change: (text: string) => {
      setDraft(text);
      keep(text);
    },
    /** The text was sent; what was written since stays. */
    clear: (sent: string) => {
      setDraft((current) => (current.trim() === sent ? '' : current));
      if (textOf(readDraft(user, name)).trim() === sent) keep('');
    },
  };
}
