import { useEffect, useState } from 'react';
import { entryAt } from '../chat-entries.ts';
import type { ChatQuery } from '../use-chat.ts';

/** Maximum number of messages to load in search of a quoted one. */
const SEEK_MAX = 2000;

interface SeekInput {
  readonly self: number;
  /** Called when the message is too far back, or a page fails. */
  readonly onLost: () => void;
}

/** Finds a message by its sequence number, loading older pages up to it. */
export function useSeekMessage(chat: ChatQuery, { self, onLost }: SeekInput) {
  const { messages = [], hasOlder, isLoadingOlder, hasOlderFailed, loadOlder } = chat;
  const [seq, seek] = useState<number | null>(null);
  const isLoaded = seq !== null && (messages[0]?.seq ?? 0) <= seq;
  const target = isLoaded ? entryAt(messages, seq, self) : undefined;
  const canLoad = hasOlder && !hasOlderFailed && messages.length < SEEK_MAX;
  const isPending = seq !== null && target === undefined && !isLoadingOlder;
  useEffect(() => {
    if (!isPending) return;
    if (!isLoaded && canLoad) {
      loadOlder();
      return;
    }
    seek(null);
    onLost();
  });
  return { seek, target, onShown: () => seek(null) };
}
