import { HttpError } from '../http/http-error.ts';
import { msg } from '../i18n/message.ts';

export const PAGE_SIZE = 50;
/** Largest `integer` of PostgreSQL. */
const ID_MAX = 2_147_483_647;

export interface CursorPosition {
  readonly id: number;
  /** Whether the row is in the group that comes first regardless of id. */
  readonly first: boolean;
}

const encodeCursor = ({ id, first }: CursorPosition): string =>
  Buffer.from(`${first ? 'first' : 'id'}:${id}`).toString('base64url');

/** @throws HttpError `invalid` (422) for a malformed cursor */
export function parseCursor(cursor: string): CursorPosition {
  const [, kind, digits] = /^(id|first):(\d{1,10})$/.exec(Buffer.from(cursor, 'base64url').toString('utf8')) ?? [];
  const id = Number(digits);
  if (!(id <= ID_MAX)) throw new HttpError('invalid', undefined, { cursor: msg('The list has changed. Reload it.') });
  return { id, first: kind === 'first' };
}

/**
 * Parses the cursor of a list sorted by id alone.
 * @throws HttpError `invalid` (422) for a malformed cursor
 */
export const parseIdCursor = (cursor: string): number => parseCursor(cursor).id;

/** Cursor of the rows before a row, in a list sorted by id alone, newest first. */
export const toIdCursor = (id: number): string => encodeCursor({ id, first: false });

/** Takes `limit + 1` fetched rows. */
export function toPage<R extends { readonly id: number }>(
  rows: readonly R[],
  limit: number,
  isFirst: (row: R) => boolean = () => false,
): { items: R[]; next: string | null } {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return {
    items,
    next: rows.length > limit && last !== undefined ? encodeCursor({ id: last.id, first: isFirst(last) }) : null,
  };
}
