import { useEffect, useState } from 'react';
import type { QueryState } from '../../shared/components/query-view.tsx';

/** How long orders that have come wait for what stands above them, in ms. */
const MAX_WAIT_MS = 1_000;

export const isSettled = ({ data, error }: Pick<QueryState<unknown>, 'data' | 'error'>): boolean =>
  data !== undefined || error !== null;

/**
 * Where open payments stand: over the orders where they come in time, and below what stands by then, which they do not move. Null as
 * long as the orders wait.
 */
export function usePaymentsPosition(
  areOrdersSettled: boolean,
  payments: Pick<QueryState<readonly unknown[]>, 'data' | 'error'>,
): 'above' | 'below' | null {
  const [position, setPosition] = useState<'above' | 'below' | null>(null);
  if (position === null && areOrdersSettled && isSettled(payments))
    setPosition((payments.data ?? []).length > 0 ? 'above' : 'below');
  const isWaiting = position === null && areOrdersSettled;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setPosition('below'), MAX_WAIT_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return position;
}
