import { orderLists } from '@boostdesk/api-client/contract';
import type { QueryKey } from '@tanstack/query-core';
import * as z from 'zod/mini';

/** Rows stored of a list. */
const MAX_STORED_ROWS = 50;

/** Filters of the orders lists that are persisted. Searches are not. */
export const StoredListQuery = z.pick(orderLists.getList.request, {
  scope: true,
  status: true,
  archived: true,
  need: true,
  game: true,
  sort: true,
});
export type StoredListQuery = z.output<typeof StoredListQuery>;

const { items: Rows, next: Cursor } = orderLists.getList.response.shape;
const { element: Row } = Rows.def;

/** Viewers are left out: they are outdated when the data is read. */
const withoutLook = <T extends object>(row: T) => ({ ...row, look: null });
const StoredRow = z.pipe(Row, z.transform(withoutLook));
/** The note of staff is left out. */
const StaffRow = z.pipe(
  z.object({ ...Row.shape, version: z.int() }),
  z.transform((row) => ({ ...withoutLook(row), note: '' })),
);

/** The cursor after rows that are left out would skip them. */
const toPage = (row: z.ZodMiniType) =>
  z.pipe(
    z.looseObject({ items: z.array(row), next: Cursor }),
    z.transform((page) =>
      page.items.length > MAX_STORED_ROWS ? { ...page, items: page.items.slice(0, MAX_STORED_ROWS), next: null } : page,
    ),
  );
/** The first page of a list. */
const firstOf = (page: z.ZodMiniType) =>
  z.pipe(
    z.object({ pages: z.array(page).check(z.minLength(1)), pageParams: z.array(z.unknown()) }),
    z.transform(({ pages, pageParams }) => ({ pages: pages.slice(0, 1), pageParams: pageParams.slice(0, 1) })),
  );

const schemas = {
  list: firstOf(toPage(StoredRow)),
  home: toPage(StoredRow),
  desk: firstOf(toPage(StaffRow)),
  counts: orderLists.getCounts.response,
  one: z.object({ order: z.pipe(z.looseObject({ id: z.int() }), z.transform(withoutLook)) }),
};

const isSearch = (request: unknown): boolean => typeof request === 'object' && request !== null && 'text' in request;

/**
 * Returns the stored part of a query's data; undefined for queries that are not persisted. Only orders, their lists and counts
 * are: no chats, notifications, account details, money or users.
 */
export function storedDataOf([entity, kind, filter, part, request]: QueryKey): z.ZodMiniType | undefined {
  if (entity !== 'order') return undefined;
  if (kind === 'one') return part === undefined && typeof filter === 'number' ? schemas.one : undefined;
  if (kind === 'counts') return filter === 'desk' ? undefined : schemas.counts;
  if (filter === 'home') return schemas.home;
  if (filter === 'desk') return part === 'page' && !isSearch(request) ? schemas.desk : undefined;
  return StoredListQuery.safeParse(filter).success ? schemas.list : undefined;
}
