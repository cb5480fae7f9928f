import { ApiError, type CallOptions, extendClient } from '@boostdesk/api-client';
import { authChecks, guide, type ResponseOf } from '@boostdesk/api-client/contract';
import { useApi, useServices } from '../../../core/services-context.ts';
import { useApiQuery } from '../../../data/api-query.ts';
import { keys } from '../../../data/query-client.ts';
import { createQuietOnce } from '../../../data/quiet-once.ts';

const parts = { guide };
type GuideResponse = ResponseOf<typeof guide.get>;

const notPermitted = () => new ApiError({ call: 'auth.canViewGuides', code: 'forbidden', status: 403, body: '' });

/** A version of the guide, or the newest. The server is asked whether guides may be shown (SPEC §6), beside the call. */
export function useGuide(order: number, version: number | null) {
  const { api } = useServices();
  return useApiQuery<GuideResponse>({
    key: keys.guide(order, version),
    fetch: async (signal, quiet) => {
      const client = extendClient(api, { ...parts, auth: authChecks });
      const { quiet: quietOnce, noteFailure } = createQuietOnce(quiet);
      const options = { signal, quiet: quietOnce };
      const permission = client.auth.canViewGuides({}, options);
      permission.then(({ allowed }) => allowed || noteFailure(), noteFailure);
      const answer = await client.guide
        .get({ order, ...(version !== null && { version }) }, options)
        .catch((error: unknown) => {
          noteFailure();
          throw error;
        });
      if (!(await permission).allowed) throw notPermitted();
      return answer;
    },
  });
}

/** Reads the number of the newest version that was fetched; 0 without any. */
export function useCachedGuideVersion(order: number) {
  const { queries } = useServices();
  return (): number => queries.getQueryData<GuideResponse>(keys.guide(order, null))?.guide?.version ?? 0;
}

/** Saves a version and returns its number. A refusal refetches guide and order, as either may have changed. */
export function useSaveGuide(order: number) {
  const api = useApi(parts);
  const { queries } = useServices();
  return async (draft: { readonly text: string; readonly version: number }, options: CallOptions): Promise<number> => {
    try {
      const answer = await api.guide.save({ order, ...draft }, options);
      queries.setQueryData<GuideResponse>(keys.guide(order, null), answer);
      return answer.guide?.version ?? draft.version;
    } catch (error) {
      void queries.invalidateQueries({ queryKey: keys.order(order) });
      await queries.invalidateQueries({ queryKey: keys.guides(order) });
      throw error;
    }
  };
}

export const useDeliverGuide = () => useApi(parts).guide.deliver;
