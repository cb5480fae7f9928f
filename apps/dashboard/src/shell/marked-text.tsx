import type { MatchRange } from '@boostdesk/search';
import type { ReactNode } from 'react';

export interface MarkedTextProps {
  readonly text: string;
  readonly ranges: readonly MatchRange[];
}

/** Label with the matching letters highlighted. */
export const MarkedText = ({ text, ranges }: MarkedTextProps) => {
  const parts: ReactNode[] = [];
  let done = 0;
  for (const [from, to] of ranges) {
    parts.push(text.slice(done, from), <mark key={from}>{text.slice(from, to)}</mark>);
    done = to;
  }
  parts.push(text.slice(done));
  return <span>{parts}</span>;
};
