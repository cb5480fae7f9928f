import { extendClient } from '@boostdesk/api-client';
import { push, type ResponseOf } from '@boostdesk/api-client/contract';
import { useEffect, useState } from 'react';
import type { Services } from '../../core/services.ts';
import { useServices } from '../../core/services-context.ts';
import { type ApiQueryOptions, prefetch, useApiQuery } from '../../data/api-query.ts';
import { keys } from '../../data/query-client.ts';
import type { QueryDeps } from '../../data/query-deps.ts';

type PushOutcomesResponse = ResponseOf<typeof push.getOutcomes>;

/** While pushes are on their way the page looks what became of them, every so many ms. */
const POLL_MS = 5_000;
/** For so long, in ms, the page waits for the server before it shows what this browser knows: what comes in time moves nothing. */
const MAX_WAIT_MS = 2_000;

const toQueryOptions = (api: Services['api']) => ({
  key: keys.pushOutcomes(),
  // The page says itself where it fails.
  fetch: (signal: AbortSignal) => extendClient(api, { push }).push.getOutcomes({}, { signal, quiet: true }),
});

const pollWhileSending = (({ state }) =>
  (state.data?.waiting ?? 0) > 0 && POLL_MS) satisfies ApiQueryOptions<PushOutcomesResponse>['refetchInterval'];

export const prefetchPushOutcomes = ({ api, queries }: QueryDeps): void =>
  prefetch<PushOutcomesResponse>(queries, toQueryOptions(api));

/** What became of pushes, as the server has it; read again with every event that may be pushed. */
export function usePushOutcomes() {
  const query = useApiQuery<PushOutcomesResponse>({
    ...toQueryOptions(useServices().api),
    refetchInterval: pollWhileSending,
  });
  return { ...query, unavailableReason: useUnavailableReason(query) };
}

/** Why the page goes on without the server's part; a further try that is under way changes nothing of that. */
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
