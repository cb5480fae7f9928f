import { isNumber } from './whole-number.ts';

/** One bit per letter. */
const MAX_LENGTH = 31;

/** Allowed errors: inserted, missing, wrong or swapped letters. */
export function errorsAllowed(text: string): number {
  // A wrong digit makes another number.
  if (text.length < 3 || text.length > MAX_LENGTH || isNumber(text)) return 0;
  return text.length < 8 ? 1 : 2;
}

export interface TypoMatch {
  readonly errors: number;
  /** Exclusive. */
  readonly end: number;
}

/**
 * Matches `wanted` at a position: bit-parallel edit distance with transpositions (Myers 1999, Hyyrö 2003). The first
 * best acceptable end wins.
 */
export function createTypoMatcher(
  query: string,
  allowed: number,
  isAcceptable: (from: number, end: number) => boolean,
) {
  const bits = new Map<number, number>();
  for (let at = 0; at < query.length; at++) {
    const code = query.charCodeAt(at);
    bits.set(code, (bits.get(code) ?? 0) | (1 << at));
  }
  const last = 1 << (query.length - 1);

  return (text: string, from: number, to: number): TypoMatch | undefined => {
    const reach = Math.min(to, from + query.length + allowed);
    let positive = -1;
    let negative = 0;
    let diagonal = 0;
    let bitsBefore = 0;
    let errors = query.length;
    let best = allowed + 1;
    let end = from;
    for (let at = from; at < reach; at++) {
      const own = bits.get(text.charCodeAt(at)) ?? 0;
      const swap = ((~diagonal & own) << 1) & bitsBefore;
      diagonal = swap | (((own & positive) + positive) ^ positive) | own | negative;
      const across = negative | ~(diagonal | positive);
      const acrossLess = diagonal & positive;
      if (across & last) errors++;
      if (acrossLess & last) errors--;
      const shifted = (across << 1) | 1;
      positive = (acrossLess << 1) | ~(diagonal | shifted);
      negative = shifted & diagonal;
      bitsBefore = own;
      if (errors < best && isAcceptable(from, at + 1)) {
        best = errors;
        end = at + 1;
      }
    }
    return best <= allowed ? { errors: best, end } : undefined;
  };
}
