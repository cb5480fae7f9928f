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

/**
 * Whether a text contains a term, ignoring case, accents and forms of letters. `like` uses the trigram indexes; the signs
 * that it gives a meaning are escaped after folding, which may produce them.
 */
export const contains = (text: RawBuilder<unknown>, term: string): RawBuilder<SqlBool> =>
  sql`fold_text(${text}) like '%' || regexp_replace(fold_text(${term}), '([\\\\%_])', '\\\\\\1', 'g') || '%'`;
