import { isApiError } from '@boostdesk/api-client';
import { ledger, payout, payouts, type ResponseOf } from '@boostdesk/api-client/contract';
import type { Currency } from '@boostdesk/catalogs';
import { hashKey } from '@tanstack/query-core';
import { useApi, useServices } from '../../core/services-context.ts';
import { orMissing, useApiQuery } from '../../data/api-query.ts';
import { keys } from '../../data/query-client.ts';
import { type SubmitOptions, useSubmit } from '../../shared/hooks/use-submit.ts';
import { runDelete } from './run-delete.ts';

const parts = { ledger, payout, payouts: payouts.calls };
export const usePayoutsApi = () => useApi(parts);

export function useLedgerTotals() {
  const api = usePayoutsApi();
  return useApiQuery({ key: keys.ledger(), fetch: (signal, quiet) => api.ledger.getTotals({}, { signal, quiet }) });
}

export function usePayout(id: number) {
  const api = usePayoutsApi();
  return useApiQuery({
    key: keys.payout(id),
    fetch: (signal, quiet) => api.payout.get({ id }, { signal, quiet: orMissing(quiet) }),
  });
}

/** Queries of an open payout. */
const payoutKeys = (id: number) => [keys.payout(id), keys.areaRow(payouts.name, id)];

/** Returns a function that invalidates what payouts change, except the queries of the withdrawn one. */
function useInvalidatePayouts() {
  const { queries } = useServices();
  return async (removedId?: number): Promise<void> => {
    const removedKeys = removedId === undefined ? [] : payoutKeys(removedId).map(hashKey);
    const isRemaining = ({ queryHash }: { readonly queryHash: string }): boolean => !removedKeys.includes(queryHash);
    await Promise.all(
      [
        keys.payouts(),
        keys.area('limits'),
        keys.ledger(),
        keys.area('movements'),
        keys.earnings(),
        keys.siteLogs(),
        keys.waiting(),
      ].map((queryKey) => queries.invalidateQueries({ queryKey, predicate: isRemaining })),
    );
  };
}

function usePayoutSubmit<Answer>(options: Pick<SubmitOptions<Answer>, 'success' | 'onSuccess'>) {
  const invalidate = useInvalidatePayouts();
  return useSubmit<Answer>({
    ...options,
    handleError: async (error) => {
      // Another user may have been faster, so the lists are refetched.
      if (isApiError(error) && !error.isRetryable()) await invalidate();
      return false;
    },
    quiet: false,
  });
}

/** Proposes a payout; `amount` in cents, as it was shown. */
export function usePropose(onProposed: (payout: number) => void) {
  const api = usePayoutsApi();
  const invalidate = useInvalidatePayouts();
  const { submit, problem } = usePayoutSubmit<ResponseOf<typeof payout.propose>>({
    onSuccess: async (answer) => {
      await invalidate();
      onProposed(answer.payout.id);
    },
  });
  const propose = (booster: number, currency: Currency, amount: number) =>
    submit(api.payout.propose, { booster, currency, amount });
  return { propose, problem };
}

export function usePay(id: number, success: string) {
  const api = usePayoutsApi();
  const invalidate = useInvalidatePayouts();
  const { submit, isPending, problem } = usePayoutSubmit({ success, onSuccess: () => invalidate() });
  return { pay: () => submit(api.payout.pay, { id }), isPaying: isPending, payProblem: problem };
}

/** Withdraws a proposal. `onWithdrawn` closes its panel before the refetch, which would show 'not found'. */
export function useWithdraw(id: number, success: string, onWithdrawn: () => void) {
  const api = usePayoutsApi();
  const { queries } = useServices();
  const invalidate = useInvalidatePayouts();
  const { submit, isPending, problem } = usePayoutSubmit({
    success,
    onSuccess: () => {
      onWithdrawn();
      return invalidate(id);
    },
  });
  const withdraw = () =>
    submit((...call) => runDelete(queries, payoutKeys(id), () => api.payout.withdraw(...call)), { id });
  return { withdraw, isWithdrawing: isPending, withdrawProblem: problem };
}
