import { extendClient } from '@boostdesk/api-client';
import { push, type ResponseOf } from '@boostdesk/api-client/contract';
import { useEffect, useState } from 'react';
import type { Services } from '../../core/services.ts';
import { useServices } from '../../core/services-context.ts';
import { type ApiQueryOptions, prefetch, useApiQuery } from '../../data/api-query.ts';
import { keys } from '../../data/query-client.ts';
import type { QueryDeps } from '../../data/query-deps.ts';

type Answer = ResponseOf<typeof push.getOutcomes>;

/** While pushes are on their way the page looks what became of them, every so many ms. */
const ON_THE_WAY_MS = 5_000;
/** For so long, in ms, the page waits for the server before it shows what this browser knows: what comes in time moves nothing. */
const PATIENCE_MS = 2_000;

const readingOf = (api: Services['api']) => ({
  key: keys.pushOutcomes(),
  // The page says itself where it fails.
  read: (signal: AbortSignal) => extendClient(api, { push }).push.getOutcomes({}, { signal, quiet: true }),
});

const whileOnTheWay = (({ state }) =>
  (state.data?.waiting ?? 0) > 0 && ON_THE_WAY_MS) satisfies ApiQueryOptions<Answer>['refetchInterval'];

export const prefetchPushed = ({ api, queries }: QueryDeps): void => prefetch<Answer>(queries, readingOf(api));

/** What became of pushes, as the server has it; read again with every event that may be pushed. */
export function usePushed() {
  const pushed = useApiQuery<Answer>({ ...readingOf(useServices().api), refetchInterval: whileOnTheWay });
  return { ...pushed, missing: useMissing(pushed) };
}

/** Why the page goes on without the server's part; a further try that is under way changes nothing of that. */
function useMissing({ error, isPending }: { readonly error: Error | null; readonly isPending: boolean }) {
  const [missing, setMissing] = useState<'overdue' | 'failed'>();
  if (error !== null && missing !== 'failed') setMissing('failed');
  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => setMissing((known) => known ?? 'overdue'), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isPending]);
  return missing;
}
