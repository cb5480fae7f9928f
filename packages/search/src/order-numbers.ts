/** Numbers of a list that are looked up: its first. */
const LIST_MAX = 10;

/** The digits that are looked up on the server: '123', '#123', blanks around them; nothing else (SPEC §5). */
export function orderDigits(text: string): string | undefined {
  return /^#?(\d{1,9})$/.exec(text.trim())?.[1];
}

/** The number in a link to an order, of whatever host: the number is all that is taken of it. */
const linkedDigits = (word: string): string | undefined =>
  /^(?:https?:\/\/[^\s/]+)?\/order\/(\d{1,9})(?:[/?#].*)?$/i.exec(word)?.[1];

const wordsOf = (text: string): string[] => text.split(/[\s,;]+/).filter((word) => word !== '');

/**
 * The orders that a text names, each once: '123', '#123', a pasted link to an order, or a list of them with blanks, commas,
 * semicolons or lines between. Empty where anything else stands beside them.
 */
export function orderNumbers(text: string): readonly string[] {
  const numbers: string[] = [];
  for (const word of wordsOf(text)) {
    const digits = orderDigits(word) ?? linkedDigits(word);
    if (digits === undefined) return [];
    // Never more than are looked up: a pasted list may be as long as it likes.
    if (numbers.length < LIST_MAX && !numbers.includes(digits)) numbers.push(digits);
  }
  return numbers;
}

/** What is to be asked of the server about a text. */
export interface Asking {
  /** Told apart by it: the same is not asked twice. Empty where nothing is asked. */
  readonly key: string;
  /** Orders to look up. */
  readonly numbers: readonly string[];
  /** The order that something may be done to: the one number of a text, alone or among words, as in 'pause order 123'. */
  readonly subject: string | undefined;
}

export const nothingAsked: Asking = { key: '', numbers: [], subject: undefined };

/** The one number among words that ask for something to be done; undefined where there is none, or are several. */
function numberAmongWords(text: string, isAction: (words: string) => boolean): string | undefined {
  const [digits, ...more] = wordsOf(text).filter((word) => /\d/.test(word));
  const words = wordsOf(text).filter((word) => word !== digits);
  return digits !== undefined && more.length === 0 && isAction(words.join(' ')) ? orderDigits(digits) : undefined;
}

/** `isAction`: whether words beside a number may name something that is done to an order; there are none beside a number alone. */
export function askingOf(text: string, isAction: (words: string) => boolean): Asking {
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
  return subject === undefined ? nothingAsked : { key: `in ${subject}`, numbers: [], subject };
}
