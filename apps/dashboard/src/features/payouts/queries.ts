import { createIdempotencyKey } from '@boostdesk/api-client';
import type { Currency } from '@boostdesk/catalogs';
import { useRef } from 'react';
import { keys } from '../../app/query-client.ts';
import { useRead, useReadPages } from '../../app/read.ts';
import { useServices } from '../../app/services-context.ts';
import { useAdminApi } from './admin-api.ts';

export function usePayouts() {
  const admin = useAdminApi();
  return useReadPages({
    key: keys.payouts(),
    read: (cursor, signal) => admin.payout.getList(cursor === undefined ? {} : { cursor }, { signal }),
  });
}

export function useCandidates() {
  const admin = useAdminApi();
  return useRead({ key: keys.payoutCandidates(), read: (signal) => admin.payout.getCandidates({}, { signal }) });
}

export function useLedgerTotals() {
  const admin = useAdminApi();
  return useRead({ key: keys.ledger(), read: (signal) => admin.ledger.getTotals({}, { signal }) });
}

export function usePayout(id: number) {
  const admin = useAdminApi();
  return useRead({ key: keys.payout(id), read: (signal) => admin.payout.get({ id }, { signal }) });
}

/** Both are done once however often they are sent: the key of a try that got no answer is used again. */
export function usePayoutActions() {
  const admin = useAdminApi();
  const { queries } = useServices();
  const open = useRef(new Map<string, string>());

  async function once<T>(what: string, call: (idempotencyKey: string) => Promise<T>): Promise<T> {
    const key = open.current.get(what) ?? createIdempotencyKey();
    open.current.set(what, key);
    const answer = await call(key);
    open.current.delete(what);
    await Promise.all(
      [keys.payouts(), keys.ledger(), keys.earnings()].map((queryKey) => queries.invalidateQueries({ queryKey })),
    );
    return answer;
  }

  return {
    propose: (booster: number, currency: Currency) =>
      once(`propose ${booster} ${currency}`, (idempotencyKey) =>
        admin.payout.propose({ booster, currency }, { idempotencyKey }),
      ),
    pay: (id: number) => once(`pay ${id}`, (idempotencyKey) => admin.payout.pay({ id }, { idempotencyKey })),
  };
}
