import { MessageQuote, type QuotedMessage } from '@boostdesk/api-client/contract';
import { useState } from 'react';
import { replyDraft } from '../../../../shared/chat-drafts.ts';
import { useDraft } from '../../../../shared/hooks/use-draft.ts';

type Reply = QuotedMessage | null;

/** The message that the composer replies to; like the text of the composer, it survives a reload. */
export function useReply(order: number) {
  const draft = useDraft<Reply>(replyDraft(order), () => null, {
    parse: (stored) => MessageQuote.safeParse(stored).data,
  });
  const [presses, setPresses] = useState(0);
  return {
    quote: draft.value,
    /** Presses of Reply, which focus the composer. */
    presses,
    start: (quote: QuotedMessage) => {
      draft.change(quote);
      setPresses((before) => before + 1);
    },
    cancel: () => draft.change(null),
    /** Clears the sent reply; one that was started meanwhile stays. */
    clear: (sent: Reply) => draft.clear((reply) => reply?.id === sent?.id),
  };
}

export type ReplyDraft = ReturnType<typeof useReply>;
