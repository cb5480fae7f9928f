import { wantedWords } from '@boostdesk/api-client/contract';

/** A word that somebody looks for: as a pattern that any text with it matches, and as a number where it is one ('#10482'). */
export interface SearchWord {
  /** As it was typed. */
  readonly word: string;
  readonly like: string;
  readonly number: number | null;
}

export const searchWords = (text: string): SearchWord[] =>
  wantedWords(text).map((word) => {
    const digits = /^#?(\d{1,9})$/.exec(word)?.[1];
    return {
      word,
      like: `%${word.replace(/[\\%_]/g, '\\$&')}%`,
      number: digits === undefined ? null : Number.parseInt(digits, 10),
    };
  });
