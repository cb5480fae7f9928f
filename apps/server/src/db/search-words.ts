/** Most words of a search that count. */
const WORDS_MAX = 6;

/** A word that somebody looks for: as a pattern that any text with it matches, and as a number where it is one ('#10482'). */
export interface SearchWord {
  readonly like: string;
  readonly number: number | null;
}

export const searchWords = (text: string): SearchWord[] =>
  text
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, WORDS_MAX)
    .map((word) => {
      const digits = /^#?(\d{1,9})$/.exec(word)?.[1];
      return {
        like: `%${word.replace(/[\\%_]/g, '\\$&')}%`,
        number: digits === undefined ? null : Number.parseInt(digits, 10),
      };
    });
