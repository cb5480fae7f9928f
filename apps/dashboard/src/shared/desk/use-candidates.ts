import { extendClient } from '@boostdesk/api-client';
import { type AnswerOf, payout } from '@boostdesk/api-client/contract';
import { useServices } from '../../core/services-context.ts';
import { keys } from '../../data/query-client.ts';
import { useEachMinute } from './use-each-minute.ts';

export type Candidate = AnswerOf<typeof payout.getCandidates>[number];

/** Boosters with earnings that no payout holds yet, one row a currency. */
export function useCandidates() {
  const { api } = useServices();
  return useEachMinute({
    key: keys.payoutCandidates(),
    read: (options) => extendClient(api, { payout }).payout.getCandidates({}, options),
  });
}

/** Whether there is something to pay: fines may take all that was earned. */
export const isToPay = ({ amount }: Candidate): boolean => amount > 0;

/** How many of them something is to be paid to. */
export const unproposedOf = (candidates: readonly Candidate[]): number => candidates.filter(isToPay).length;
