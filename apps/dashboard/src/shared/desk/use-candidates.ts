import { extendClient } from '@boostdesk/api-client';
import { payout, type ResponseOf } from '@boostdesk/api-client/contract';
import { isPayable } from '@boostdesk/catalogs/rules';
import { useServices } from '../../core/services-context.ts';
import { keys } from '../../data/query-client.ts';
import { useMinuteQuery } from './use-minute-query.ts';

export type Candidate = ResponseOf<typeof payout.getCandidates>[number];

/** Boosters with earnings without a payout, one row per currency. */
export function useCandidates() {
  const { api } = useServices();
  return useMinuteQuery({
    key: keys.payoutCandidates(),
    fetch: (options) => extendClient(api, { payout }).payout.getCandidates({}, options),
  });
}

/** Number of candidates with an amount to pay. */
export const unproposedOf = (candidates: readonly Candidate[]): number => candidates.filter(isPayable).length;
