import { findGaps, type ReplyGap } from '@boostdesk/catalogs/rules';
import { type KeyboardEvent, type RefObject, useState } from 'react';

const none: readonly ReplyGap[] = [];

/** Variables in the text of the composer that still need a value. */
export function useGaps(input: RefObject<HTMLTextAreaElement | null>, text: string, isEnabled: boolean) {
  const gaps = isEnabled ? findGaps(text) : none;
  const [isRefused, setRefused] = useState(false);
  if (isRefused && gaps.length === 0) setRefused(false);

  const select = ({ start, end }: ReplyGap) => {
    input.current?.focus();
    input.current?.setSelectionRange(start, end);
  };
  /** The first one behind the selection, otherwise the first of all. */
  const selectNext = () => {
    const after = input.current?.selectionEnd ?? 0;
    const next = gaps.find(({ start }) => start >= after) ?? gaps[0];
    if (next !== undefined) select(next);
  };

  return {
    gaps,
    /** A message with gaps was not sent. */
    isRefused,
    selectNext,
    /** Selects the first gap instead of sending a message with gaps; returns whether it did. */
    refuse: (): boolean => {
      const [first] = gaps;
      if (first === undefined) return false;
      setRefused(true);
      select(first);
      return true;
    },
    /** Tab selects the next gap; behind the last one it leaves the field. */
    onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => {
      if (event.key !== 'Tab' || event.shiftKey) return;
      const next = gaps.find(({ start }) => start >= event.currentTarget.selectionEnd);
      if (next === undefined) return;
      event.preventDefault();
      select(next);
    },
  };
}

export type Gaps = ReturnType<typeof useGaps>;
