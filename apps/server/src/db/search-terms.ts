import { searchTerms } from '@boostdesk/api-client/contract';
import { toAsciiDigits } from '@boostdesk/catalogs/text';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** A term, and its number if it is one: '#10482', in digits of any script. */
export interface SearchTerm {
  readonly term: string;
  readonly number: number | null;
}

export const parseSearchTerms = (text: string): SearchTerm[] =>
  searchTerms(text).map((term) => {
    const digits = /^#?(\d{1,9})$/.exec(toAsciiDigits(term))?.[1];
    return { term, number: digits === undefined ? null : Number.parseInt(digits, 10) };
  });

/** `like` uses the trigram indexes; the signs that it gives a meaning are escaped after folding, which may produce them. */
const isLike = (text: RawBuilder<unknown>, term: string): RawBuilder<SqlBool> =>
  sql`fold_text(${text}) like '%' || regexp_replace(fold_text(${term}), '([\\\\%_])', '\\\\\\1', 'g') || '%'`;

/** Whether a text contains a term, ignoring case, accents and forms of letters. The text may have 0 to 9 for its digits. */
export function contains(text: RawBuilder<unknown>, term: string): RawBuilder<SqlBool> {
  const spellings = new Set([term, toAsciiDigits(term)]);
  return sql`(${sql.join(
    Array.from(spellings, (spelling) => isLike(text, spelling)),
    sql` or `,
  )})`;
}
