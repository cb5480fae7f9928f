import type { OrderEvent, OrderView } from '@boostdesk/api-client/contract';
import { useState } from 'react';
import { useApiInfiniteQuery } from '../../data/api-query.ts';
import { keys } from '../../data/query-client.ts';
import { useOrderApi } from '../../shared/order-actions/api.ts';

interface Start {
  readonly cursor: string;
  /** The order's own entries at that time: later ones push the oldest of them out of the order. */
  readonly events: readonly OrderEvent[];
}

/** The timeline of an order with the older entries that the order leaves out, once they are asked for. */
export function useOlderEvents(order: OrderView) {
  const api = useOrderApi();
  const [start, setStart] = useState<Start | null>(null);
  const pages = useApiInfiniteQuery({
    key: keys.olderEvents(order.id, start?.cursor ?? ''),
    enabled: start !== null,
    fetchPage: (next, signal, quiet) => {
      const cursor = next ?? start?.cursor ?? '';
      return api.order.getEvents({ id: order.id, cursor }, { signal, quiet });
    },
  });
  const { data, error, items = [], hasNextPage, isFetching, fetchNextPage, refetch } = pages;
  const known = [...items, ...(start?.events ?? []), ...order.events];
  const loadOlder = () => {
    if (start === null) setStart({ cursor: order.olderEvents ?? '', events: order.events });
    else void (data === undefined ? refetch() : fetchNextPage({ cancelRefetch: false }));
  };
  const isComplete = start === null ? order.olderEvents === undefined : data !== undefined && !hasNextPage;
  return {
    events: [...new Map(known.map((event) => [event.id, event])).values()],
    hasOlder: !isComplete,
    isLoading: isFetching,
    error,
    loadOlder,
  };
}
