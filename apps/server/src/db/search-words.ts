import { searchTerms } from '@boostdesk/api-client/contract';

/** A search term: an ILIKE pattern that contains it, and its number if it is one ('#10482'). */
export interface SearchWord {
  readonly word: string;
  readonly like: string;
  readonly number: number | null;
}

export const searchWords = (text: string): SearchWord[] =>
  searchTerms(text).map((word) => {
    const digits = /^#?(\d{1,9})$/.exec(word)?.[1];
    return {
      word,
      like: `%${word.replace(/[\\%_]/g, '\\$&')}%`,
      number: digits === undefined ? null : Number.parseInt(digits, 10),
    };
  });
