import { Refusal } from '../contract/refusal.ts';

export const PAGE_SIZE = 50;

/** Where a page of a list that runs by descending id goes on. Opaque to clients. */
const cursorAfter = (id: number): string => Buffer.from(`id:${id}`).toString('base64url');

/** The id behind a cursor; 422 for one that this server did not make. */
export function idOfCursor(cursor: string): number {
  const id = /^id:(\d{1,9})$/.exec(Buffer.from(cursor, 'base64url').toString('utf8'))?.[1];
  if (id === undefined) throw new Refusal('invalid', undefined, { cursor: 'Begin the list again.' });
  return Number.parseInt(id, 10);
}

/** Cuts a page off rows that were fetched with one row more than it holds. */
export function toPage<R extends { readonly id: number }>(
  rows: readonly R[],
  limit: number,
): { items: R[]; next: string | null } {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, next: rows.length > limit && last !== undefined ? cursorAfter(last.id) : null };
}
