import { useEffect, useState } from 'react';
import { entryAt } from './chat-entries.ts';
import type { ChatPlace } from './history.ts';
import type { ChatQuery } from './use-chat.ts';

interface SeekInput {
  readonly self: number;
  /** Called when the place has no message, or its page fails. */
  readonly onLost: () => void;
}

const seqOf = (place: ChatPlace | null): number | undefined =>
  place !== null && 'around' in place ? place.around : undefined;

/** Finds the message at a place of the chat, with the page around it unless the message is loaded. */
export function useSeek(chat: ChatQuery, { self, onLost }: SeekInput) {
  const { messages = [], place, placeSeq, isJumping, jump, cancelJump } = chat;
  const [wanted, setWanted] = useState<ChatPlace | null>(null);
  const seq = seqOf(wanted) ?? (wanted === place ? placeSeq : null);
  const target = wanted === null ? undefined : entryAt(messages, seq, self);
  const isLost = wanted !== null && target === undefined && !isJumping;
  useEffect(() => {
    if (!isLost) return;
    setWanted(null);
    cancelJump();
    onLost();
  });
  return {
    seek: (next: ChatPlace) => {
      setWanted(next);
      const isLoaded = 'around' in next && messages.some((message) => message.seq === next.around);
      if (!isLoaded) jump(next);
    },
    target,
    onShown: () => setWanted(null),
  };
}
