import { type KeyboardEvent, type RefObject, useState } from 'react';
import type { ChatEntry } from './chat-entry.ts';

/** Moves among the reply buttons, which are one tab stop. */
export interface ReplyFocus {
  readonly isTabStop: (id: string) => boolean;
  readonly onFocus: (id: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

const canReply = (entry: ChatEntry): boolean => entry.kind === 'message' && entry.canReply === true;

/** Returns the index to move to, or undefined for other keys. */
function nextIndex(key: string, index: number, last: number): number | undefined {
  if (key === 'ArrowUp') return Math.max(0, index - 1);
  if (key === 'ArrowDown') return Math.min(last, index + 1);
  if (key === 'Home') return 0;
  return key === 'End' ? last : undefined;
}

/** The tab stop is the button that had the focus, at first the one of the latest message. */
export function useReplyFocus(box: RefObject<HTMLElement | null>, entries: readonly ChatEntry[]): ReplyFocus {
  const [focused, setFocused] = useState<string>();
  const hasFocused = entries.some((entry) => entry.id === focused && canReply(entry));
  const tabStop = hasFocused ? focused : entries.findLast(canReply)?.id;
  return {
    isTabStop: (id) => id === tabStop,
    onFocus: setFocused,
    onKeyDown: (event) => {
      const buttons = [...(box.current?.querySelectorAll<HTMLElement>('.bd-chat__reply') ?? [])];
      const index = buttons.indexOf(event.target as HTMLElement);
      const next = nextIndex(event.key, index, buttons.length - 1);
      if (index === -1 || next === undefined) return;
      event.preventDefault();
      buttons[next]?.focus();
    },
  };
}
