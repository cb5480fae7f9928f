import { toAsciiDigits } from './ascii-digits.ts';

const LIST_MAX = 10;

/** Digits of a text that is one number ('123', '#123', '١٢٣'), else undefined. */
export function orderDigits(text: string): string | undefined {
  const plain = toAsciiDigits(text.normalize('NFKC').replace(/\p{Cf}/gu, ''));
  return /^#?(\d{1,9})$/.exec(plain.trim())?.[1];
}

/** In a link to an order, on any host. */
const linkedDigits = (word: string): string | undefined =>
  /^(?:https?:\/\/[^\s/]+)?\/order\/(\d{1,9})(?:[/?#].*)?$/i.exec(word)?.[1];

const splitWords = (text: string): string[] => text.split(/[\s,;،؛、，；]+/).filter((word) => word !== '');

/**
 * Distinct orders that a text names: '123', '#123', a link, or a list of them. Empty when it contains anything else.
 */
export function orderNumbers(text: string): readonly string[] {
  const numbers: string[] = [];
  for (const word of splitWords(text)) {
    const digits = orderDigits(word) ?? linkedDigits(word);
    if (digits === undefined) return [];
    // A pasted list may be long.
    if (numbers.length < LIST_MAX && !numbers.includes(digits)) numbers.push(digits);
  }
  return numbers;
}

export interface OrderLookUp {
  /** Identifies a request, to not repeat it. */
  readonly key: string;
  /** Orders to look up. */
  readonly numbers: readonly string[];
  /** Only number of the text, as in 'pause order 123'. */
  readonly subject: string | undefined;
}

export const NO_LOOK_UP: OrderLookUp = { key: '', numbers: [], subject: undefined };

/** The only number beside words that name an action. */
function numberAmongWords(text: string, isAction: (words: string) => boolean): string | undefined {
  const [digits, ...more] = splitWords(text).filter((word) => /\p{Nd}/u.test(word));
  const words = splitWords(text).filter((word) => word !== digits);
  return digits !== undefined && more.length === 0 && isAction(words.join(' ')) ? orderDigits(digits) : undefined;
}

/** `isAction`: whether words name an action on an order. */
export function parseLookUp(text: string, isAction: (words: string) => boolean): OrderLookUp {
  const numbers = orderNumbers(text);
  const [first] = numbers;
  if (first !== undefined) {
    return {
      key: `= ${numbers.join(' ')}`,
      numbers,
      subject: numbers.length === 1 && isAction('') ? first : undefined,
    };
  }
  const subject = numberAmongWords(text, isAction);
  return subject === undefined ? NO_LOOK_UP : { key: `in ${subject}`, numbers: [], subject };
}
