import { extendClient } from '@boostdesk/api-client';
import { push, type ResponseOf } from '@boostdesk/api-client/contract';
import { useEffect, useState } from 'react';
import type { Services } from '../../core/services.ts';
import { useServices } from '../../core/services-context.ts';
import type { QueryDeps } from '../../data/api-query.ts';
import { type ApiQueryOptions, hasFetched, prefetch, useApiQuery } from '../../data/api-query.ts';
import { keys } from '../../data/query-client.ts';

type PushOutcomesResponse = ResponseOf<typeof push.getOutcomes>;

/** Polling interval in ms while pushes are pending. */
const POLL_MS = 5_000;
/** Maximum wait in ms for the server before local results are shown alone, to avoid a layout shift. */
const MAX_WAIT_MS = 2_000;

const toQueryOptions = ({
  api,
  queries,
}: Pick<Services, 'api' | 'queries'>): ApiQueryOptions<PushOutcomesResponse> => ({
  key: keys.pushOutcomes(),
  // The page polls, and its later errors keep the data.
  fetch: (signal, quiet) =>
    extendClient(api, { push }).push.getOutcomes(
      {},
      { signal, quiet: (error) => hasFetched(queries, keys.pushOutcomes()) || quiet(error) },
    ),
});

const pollWhileSending = (({ state }) =>
  (state.data?.waiting ?? 0) > 0 && POLL_MS) satisfies ApiQueryOptions<PushOutcomesResponse>['refetchInterval'];

export const prefetchPushOutcomes = ({ api, queries }: QueryDeps): void =>
  prefetch<PushOutcomesResponse>(queries, toQueryOptions({ api, queries }));

/** Push outcomes by the server, refetched with every event that may be pushed. */
export function usePushOutcomes() {
  const query = useApiQuery<PushOutcomesResponse>({
    ...toQueryOptions(useServices()),
    refetchInterval: pollWhileSending,
  });
  return { ...query, unavailableReason: useUnavailableReason(query) };
}

/** Why push outcomes are missing; stays during a retry. */
function useUnavailableReason({ error, isPending }: { readonly error: Error | null; readonly isPending: boolean }) {
  const [reason, setReason] = useState<'overdue' | 'failed'>();
  if (error !== null && reason !== 'failed') setReason('failed');
  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => setReason((known) => known ?? 'overdue'), MAX_WAIT_MS);
    return () => clearTimeout(timer);
  }, [isPending]);
  return reason;
}
