import { createIdempotencyKey, isApiError } from '@boostdesk/api-client';
import { payouts } from '@boostdesk/api-client/contract';
import type { Currency } from '@boostdesk/catalogs';
import { hashKey } from '@tanstack/query-core';
import { useRef } from 'react';
import { useServices } from '../../core/services-context.ts';
import { useApiQuery } from '../../data/api-query.ts';
import { keys } from '../../data/query-client.ts';
import { runDelete } from '../../data/run-delete.ts';
import { useAdminApi } from './use-admin-api.ts';

export function useLedgerTotals() {
  const admin = useAdminApi();
  return useApiQuery({ key: keys.ledger(), fetch: (signal) => admin.ledger.getTotals({}, { signal }) });
}

export function usePayout(id: number) {
  const admin = useAdminApi();
  return useApiQuery({ key: keys.payout(id), fetch: (signal) => admin.payout.get({ id }, { signal, quiet: true }) });
}

/** Queries of an open payout. */
const payoutKeys = (id: number) => [keys.payout(id), keys.areaRow(payouts.name, id)];

/** A removed payout: screens leave it before a refetch, which would not find it. */
interface RemovedPayout {
  readonly id: number;
  readonly close: () => void;
}

/** Idempotent: a retry without a known result reuses its key. */
export function usePayoutActions() {
  const admin = useAdminApi();
  const { queries } = useServices();
  const pendingKeys = useRef(new Map<string, string>());

  async function sendOnce<T>(
    what: string,
    call: (idempotencyKey: string) => Promise<T>,
    removed?: RemovedPayout,
  ): Promise<T> {
    const key = pendingKeys.current.get(what) ?? createIdempotencyKey();
    pendingKeys.current.set(what, key);
    const answer = await call(key).catch(async (error: unknown) => {
      // Another admin may have been faster, so the lists are refetched.
      if (isApiError(error) && !error.isRetryable()) await invalidateLists();
      throw error;
    });
    pendingKeys.current.delete(what);
    removed?.close();
    await invalidateLists(removed?.id);
    return answer;
  }

  async function invalidateLists(removedId?: number): Promise<void> {
    const removedKeys = removedId === undefined ? [] : payoutKeys(removedId).map(hashKey);
    const isRemaining = ({ queryHash }: { readonly queryHash: string }): boolean => !removedKeys.includes(queryHash);
    await Promise.all(
      [keys.payouts(), keys.ledger(), keys.area('movements'), keys.earnings(), keys.siteLogs(), keys.waiting()].map(
        (queryKey) => queries.invalidateQueries({ queryKey, predicate: isRemaining }),
      ),
    );
  }

  return {
    /** `amount` in cents, as shown. */
    propose: (booster: number, currency: Currency, amount: number) =>
      sendOnce(`propose ${booster} ${currency} ${amount}`, (idempotencyKey) =>
        admin.payout.propose({ booster, currency, amount }, { idempotencyKey }),
      ),
    withdraw: (id: number, close: () => void) =>
      sendOnce(
        `withdraw ${id}`,
        (idempotencyKey) => runDelete(queries, payoutKeys(id), () => admin.payout.withdraw({ id }, { idempotencyKey })),
        { id, close },
      ),
    pay: (id: number) => sendOnce(`pay ${id}`, (idempotencyKey) => admin.payout.pay({ id }, { idempotencyKey })),
  };
}
