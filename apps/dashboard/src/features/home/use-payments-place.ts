import { useEffect, useState } from 'react';
import type { QueryState } from '../../shared/components/query-view.tsx';

/** How long orders that have come wait for what stands above them, in ms. */
const PATIENCE_MS = 1_000;

export const isSettled = ({ data, error }: Pick<QueryState<unknown>, 'data' | 'error'>): boolean =>
  data !== undefined || error !== null;

/**
 * Where open payments stand: over the orders where they come in time, and below what stands by then, which they do not move. Null as
 * long as the orders wait.
 */
export function usePaymentsPlace(
  areOrdersSettled: boolean,
  payments: Pick<QueryState<readonly unknown[]>, 'data' | 'error'>,
): 'above' | 'below' | null {
  const [place, setPlace] = useState<'above' | 'below' | null>(null);
  if (place === null && areOrdersSettled && isSettled(payments))
    setPlace((payments.data ?? []).length > 0 ? 'above' : 'below');
  const isWaiting = place === null && areOrdersSettled;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setPlace('below'), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return place;
}
