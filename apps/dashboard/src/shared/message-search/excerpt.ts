import { findMatches } from '@boostdesk/search';

/** A part of a text that a search found. */
export interface ExcerptPart {
  /** Index in the text. */
  readonly at: number;
  readonly text: string;
  readonly isMatch: boolean;
}

/** Characters before the first match. */
const BEFORE = 40;
/** Characters in all. */
const LENGTH = 200;

/** Begins at a whole word. */
function startOf(body: string, match: number): number {
  if (match <= BEFORE) return 0;
  const space = body.slice(match - BEFORE, match).search(/\s/);
  return space === -1 ? match : match - BEFORE + space + 1;
}

/** The beginning of a message around the first word that the search found, in parts. */
export function excerptOf(body: string, query: string): ExcerptPart[] {
  const matches = findMatches(body, query);
  const start = startOf(body, matches[0]?.[0] ?? 0);
  // A character of two code units is not cut.
  const end = start + [...body.slice(start)].slice(0, LENGTH).join('').length;
  const parts: ExcerptPart[] = [];
  const add = (from: number, to: number, isMatch: boolean) => {
    if (from < to) parts.push({ at: from, text: body.slice(from, to), isMatch });
  };
  let done = start;
  for (const [from, to] of matches) {
    if (from >= end) break;
    add(done, from, false);
    add(from, Math.min(to, end), true);
    done = Math.min(to, end);
  }
  add(done, end, false);
  if (start > 0) parts.unshift({ at: -1, text: '… ', isMatch: false });
  if (end < body.length) parts.push({ at: end, text: '…', isMatch: false });
  return parts;
}
