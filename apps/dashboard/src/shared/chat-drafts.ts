import type { QuotedMessage } from '@boostdesk/api-client/contract';
import { readDraft, writeDraft } from '../data/drafts.ts';

/** Name of the draft of an order's composer. */
export const textDraft = (order: number): string => `${order}`;
/** Name of the draft of the reply in an order's composer. */
export const replyDraft = (order: number): string => `${order}.reply`;

/** Puts a text into the order's composer, above one that is already there. */
export function draftText(user: number, order: number, text: string): void {
  const earlier = readDraft(user, textDraft(order));
  const hasText = typeof earlier === 'string' && earlier !== '';
  writeDraft(user, textDraft(order), hasText ? `${text}\n${earlier}` : text);
}

interface DraftMessage {
  readonly user: number;
  readonly order: number;
  readonly text: string;
  readonly replyTo: QuotedMessage | undefined;
}

/**
 * Puts a message into the order's composer, above a text that is already there. Returns a function that restores what was
 * there.
 */
export function draftMessage({ user, order, text, replyTo }: DraftMessage): () => void {
  const [earlierText, earlierReply] = [readDraft(user, textDraft(order)), readDraft(user, replyDraft(order))];
  draftText(user, order, text);
  writeDraft(user, replyDraft(order), replyTo ?? null);
  return () => {
    writeDraft(user, textDraft(order), earlierText ?? null);
    writeDraft(user, replyDraft(order), earlierReply ?? null);
  };
}
