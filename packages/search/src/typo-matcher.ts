import { isNumber } from './whole-number.ts';

/** One bit per letter. */
const MAX_LENGTH = 31;

/** In a label, over all its words. */
export const MAX_ERRORS = 2;

/** Allowed errors: inserted, missing, wrong or swapped letters. One from 4 letters on, two from 7. */
export function errorsAllowed(text: string): number {
  // A wrong digit makes another number.
  if (text.length < 4 || text.length > MAX_LENGTH || isNumber(text)) return 0;
  return text.length < 7 ? 1 : MAX_ERRORS;
}

export interface TypoMatch {
  readonly errors: number;
  /** Exclusive. */
  readonly end: number;
}

/** Places of each letter in a text. An array is faster than a map. */
function createBitTable(text: string): (code: number) => number {
  const ascii = new Int32Array(128);
  const others = new Map<number, number>();
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < 128) ascii[code] = (ascii[code] ?? 0) | (1 << at);
    else others.set(code, (others.get(code) ?? 0) | (1 << at));
  }
  return (code) => (code < 128 ? ascii[code] : others.get(code)) ?? 0;
}

/**
 * Matches `query` at a position: bit-parallel edit distance with transpositions (Myers 1999, Hyyrö 2003). The first
 * best acceptable end wins.
 */
export function createTypoMatcher(
  query: string,
  allowed: number,
  isAcceptable: (from: number, end: number) => boolean,
) {
  const bitsOf = createBitTable(query);
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
      const own = bitsOf(text.charCodeAt(at));
      const swap = ((~diagonal & own) << 1) & bitsBefore;
      diagonal = swap | (((own & positive) + positive) ^ positive) | own | negative;
      const across = negative | ~(diagonal | positive);
      const acrossLess = diagonal & positive;
      errors += Number((across & last) !== 0) - Number((acrossLess & last) !== 0);
      const shifted = (across << 1) | 1;
      positive = (acrossLess << 1) | ~(diagonal | shifted);
      negative = shifted & diagonal;
      bitsBefore = own;
      // Each further letter saves one error at most.
      if (errors - (reach - at - 1) >= best) break;
      if (errors < best && isAcceptable(from, at + 1)) {
        best = errors;
        end = at + 1;
      }
    }
    return best <= allowed ? { errors: best, end } : undefined;
  };
}
