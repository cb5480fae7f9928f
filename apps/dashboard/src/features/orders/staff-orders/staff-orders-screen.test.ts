import { orders } from '@boostdesk/api-client/contract';
import { ROLE } from '@boostdesk/auth';
import { expect, test, vi } from 'vitest';
import { createQueryClient, keys } from '../../../data/query-client.ts';
import { createFakeServer } from '../../../testing/fake-server.ts';
import { prefetch } from './staff-orders-screen.tsx';

test('the staff list of a URL is prefetched, whichever order is open beside it', async () => {
  const getPage = vi.fn(() => ({ items: [], next: null, total: 0 }));
  const { api } = createFakeServer({
    orders: { getPage },
    order: { getCounts: () => ({ all: 0, archived: 0, byStatus: [] }) },
  });
  const queries = createQueryClient();
  const asker = { api, queries, actor: { id: 1, role: ROLE.admin } };
  prefetch(asker, new URL('https://app.example/orders?status=1&sort=-price&row=5'));
  const query = { filter: { status: [1] }, sort: 'price', direction: 'descending' };
  await vi.waitFor(() => expect(queries.getQueryState(keys.areaPage(orders.name, query))?.status).toBe('success'));
  expect(getPage).toHaveBeenCalledOnce();
  expect(queries.getQueryState(keys.orderCounts('all'))).toBeDefined();

  await queries.invalidateQueries();
  prefetch(asker, new URL('https://app.example/orders?status=1&sort=-price&row=6'));
  expect(queries.isFetching({ queryKey: keys.areaPage(orders.name, query) })).toBe(0);
});
