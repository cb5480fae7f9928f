import { orderDesk, payout, type ResponseOf } from '@boostdesk/api-client/contract';
import { isPayable } from '@boostdesk/catalogs/rules';
import { useApi } from '../../core/services-context.ts';
import { keys } from '../../data/query-client.ts';
import { useMinuteQuery } from './use-minute-query.ts';

const parts = { order: orderDesk, payout };

/** Query of the staff dashboard: waiting orders and games. Invalidated by order and chat events, and refetched every minute. */
export function useDesk() {
  const api = useApi(parts);
  return useMinuteQuery({ key: keys.orderDesk(), fetch: (options) => api.order.getDesk({}, options) });
}

export type Candidate = ResponseOf<typeof payout.getCandidates>[number];

/** Boosters with earnings without a payout, one row per currency. */
export function useCandidates() {
  const api = useApi(parts);
  return useMinuteQuery({ key: keys.payoutCandidates(), fetch: (options) => api.payout.getCandidates({}, options) });
}

/** Number of candidates with an amount to pay. */
export const unproposedOf = (candidates: readonly Candidate[]): number => candidates.filter(isPayable).length;
