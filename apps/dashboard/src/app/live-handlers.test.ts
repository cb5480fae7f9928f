import { expect, test, vi } from 'vitest';
import { liveHandlers } from './live-handlers.ts';
import { createQueryClient, keys } from './query-client.ts';

const stamp = { eventId: crypto.randomUUID(), seq: 1, at: '2026-01-01T00:00:00.000Z' };

function setUp() {
  const queries = createQueryClient();
  const alerts = { consider: vi.fn() };
  return { queries, alerts, handlers: liveHandlers({ queries, alerts }) };
}

test.each([
  { replayed: false, alerted: 1 },
  { replayed: true, alerted: 0 },
])('an event with replayed $replayed makes the cache stale and alerts $alerted times', ({ replayed, alerted }) => {
  const { queries, alerts, handlers } = setUp();
  queries.setQueryData(keys.order(5), {});
  handlers.orderNotification({ ...stamp, id: 5, type: 'Pause' } as never, { replayed });
  expect(queries.getQueryState(keys.order(5))?.isInvalidated).toBe(true);
  expect(alerts.consider).toHaveBeenCalledTimes(alerted);
});

test('a change of an order makes the whole log stale, and all counts', () => {
  const { queries, handlers } = setUp();
  const shown = [keys.siteLog(null), keys.siteLog(5), keys.orderCounts('all'), keys.orderCounts('mine')];
  for (const key of shown) queries.setQueryData(key, {});
  handlers.orderUpdated({ ...stamp, id: 5 } as never, { replayed: false });
  expect(shown.map((key) => queries.getQueryState(key)?.isInvalidated)).toEqual([true, true, true, true]);
});
