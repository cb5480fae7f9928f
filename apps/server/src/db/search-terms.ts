import { searchTerms } from '@boostdesk/api-client/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** A term, and its number if it is one ('#10482'). */
export interface SearchTerm {
  readonly term: string;
  readonly number: number | null;
}

export const parseSearchTerms = (text: string): SearchTerm[] =>
  searchTerms(text).map((term) => {
    const digits = /^#?(\d{1,9})$/.exec(term)?.[1];
    return { term, number: digits === undefined ? null : Number.parseInt(digits, 10) };
  });

/** Whether a text contains a term, ignoring case, accents and forms of letters. */
export const contains = (text: RawBuilder<unknown>, term: string): RawBuilder<SqlBool> =>
  sql`position(fold_text(${term}) in fold_text(${text})) > 0`;
