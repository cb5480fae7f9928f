import { useState } from 'react';
import { readDraft, writeDraft } from '../../data/drafts.ts';

const textOf = (draft: unknown): string => (typeof draft === 'string' ? draft : '');

/** Text draft of a user (`drafts.ts`). `what` is an order's id, for its chat, or a page name. */
export function useTextDraft(user: number, what: number | string) {
  const name = `${what}`;
  const [draft, setDraft] = useState(() => textOf(readDraft(user, name)));
  const keep = (text: string) => writeDraft(user, name, text === '' ? null : text);
  return {
    draft,
    change: (text: string) => {
      setDraft(text);
      keep(text);
    },
    /** Clears the text after it was sent; later input stays. */
    clear: (sent: string) => {
      setDraft((current) => (current.trim() === sent ? '' : current));
      if (textOf(readDraft(user, name)).trim() === sent) keep('');
    },
  };
}
