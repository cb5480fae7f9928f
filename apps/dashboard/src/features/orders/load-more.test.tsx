import { ROLE } from '@boostdesk/auth';
import { sessionFromToken } from '@boostdesk/auth/session';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { createQueryClient, keys } from '../../data/query-client.ts';
import { renderInApp } from '../../testing/in-app.tsx';
import { orderRow } from '../../testing/order-row.ts';
import { stubLayout } from '../../testing/stub-layout.ts';
import { tokenFor } from '../../testing/token.ts';
import { Component } from './orders-screen.tsx';

const queryKey = keys.orderList({ scope: 'mine', sort: 'newest' });
const firstPage = { items: [orderRow(1)], next: 'cursor' };
const secondPage = { items: [orderRow(2)], next: null };

/** Stubs the observer, which tells the list at once whether its end is visible. */
function stubIntersection(isIntersecting: boolean): void {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly observe: () => void;
      constructor(report: (entries: object[]) => void) {
        this.observe = () => report([{ isIntersecting }]);
      }
      disconnect = () => undefined;
    },
  );
}

/** The orders list, whose first page arrives when `respond` is called. */
async function openList({ isRestored, isEndVisible }: { isRestored: boolean; isEndVisible: boolean }) {
  stubLayout();
  stubIntersection(isEndVisible);
  const queries = createQueryClient();
  if (isRestored) {
    const data = { pages: [firstPage], pageParams: [undefined] };
    queries.getQueryCache().build(queries, { queryKey }).setState({ data, dataUpdatedAt: 1, status: 'success' });
  }
  let first = Promise.withResolvers<typeof firstPage>();
  const cursors: unknown[] = [];
  const getList = ({ cursor }: { readonly cursor?: string | undefined }) => {
    cursors.push(cursor);
    return cursor === undefined ? first.promise : secondPage;
  };
  const session = sessionFromToken(tokenFor({ role: ROLE.customer }), { now: Date.now() });
  if (!session.ok) throw new Error('The token of the test cannot be read.');
  const { page, settle } = await renderInApp({
    node: <Component />,
    answers: { order: { getList, getCounts: () => ({ all: 2, byStatus: [], archived: 0 }) } },
    claims: session.session,
    services: { queries },
    live: { status: () => 'online', onStatus: () => () => undefined },
  });
  return {
    cursors,
    respond: async () => {
      first.resolve(firstPage);
      await settle();
    },
    refetch: async () => {
      first = Promise.withResolvers();
      await act(async () => void queries.invalidateQueries({ queryKey }));
      await settle();
    },
    loadMore: async () => {
      await act(async () => page.querySelector<HTMLElement>('.bd-load-more button')?.click());
      await settle();
    },
  };
}

test('the end of a restored list loads the next page only after the first has been fetched', async () => {
  const { cursors, respond } = await openList({ isRestored: true, isEndVisible: true });
  expect(cursors).toEqual([undefined]);
  await respond();
  expect(cursors).toEqual([undefined, 'cursor']);
});

test('the end of a list does not cancel a refetch', async () => {
  const { cursors, respond, refetch, loadMore } = await openList({ isRestored: false, isEndVisible: false });
  await respond();
  await refetch();
  await loadMore();
  expect(cursors).toEqual([undefined, undefined]);
  await respond();
  await loadMore();
  expect(cursors).toEqual([undefined, undefined, 'cursor']);
});
