import { searchTerms } from '@boostdesk/api-client/contract';

/** The ILIKE pattern of a term, and its number if it is one ('#10482'). */
export interface SearchTerm {
  readonly term: string;
  readonly like: string;
  readonly number: number | null;
}

export const parseSearchTerms = (text: string): SearchTerm[] =>
  searchTerms(text).map((term) => {
    const digits = /^#?(\d{1,9})$/.exec(term)?.[1];
    return {
      term,
      like: `%${term.replace(/[\\%_]/g, '\\$&')}%`,
      number: digits === undefined ? null : Number.parseInt(digits, 10),
    };
  });
