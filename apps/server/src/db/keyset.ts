import { Refusal } from '../contract/refusal.ts';
import { phrase } from '../words/phrase.ts';

export const PAGE_SIZE = 50;

/** The last row of a page. */
export interface Place {
  readonly id: number;
  /** It belongs to those that a list begins with, whatever their id. */
  readonly first: boolean;
}

/** Where a list that runs by id goes on. Opaque to clients. */
const cursorAfter = ({ id, first }: Place): string =>
  Buffer.from(`${first ? 'first' : 'id'}:${id}`).toString('base64url');

/** The place behind a cursor; 422 for one that this server did not make. */
export function placeOfCursor(cursor: string): Place {
  const [, kind, id] = /^(id|first):(\d{1,9})$/.exec(Buffer.from(cursor, 'base64url').toString('utf8')) ?? [];
  if (id === undefined) throw new Refusal('invalid', undefined, { cursor: phrase('The list has changed. Reload it.') });
  return { id: Number.parseInt(id, 10), first: kind === 'first' };
}

/** The id behind the cursor of a list that runs by id alone. */
export const idOfCursor = (cursor: string): number => placeOfCursor(cursor).id;

/** Cuts a page off rows that were fetched with one row more than it holds. */
export function toPage<R extends { readonly id: number }>(
  rows: readonly R[],
  limit: number,
  isFirst: (row: R) => boolean = () => false,
): { items: R[]; next: string | null } {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return {
    items,
    next: rows.length > limit && last !== undefined ? cursorAfter({ id: last.id, first: isFirst(last) }) : null,
  };
}
