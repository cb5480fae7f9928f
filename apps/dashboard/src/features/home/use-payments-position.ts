import { useEffect, useState } from 'react';
import type { QueryState } from '../../shared/components/query-view.tsx';

/** Maximum time in ms that loaded orders wait for payments above them. */
const MAX_WAIT_MS = 1_000;

export const isSettled = ({ data, error }: Pick<QueryState<unknown>, 'data' | 'error'>): boolean =>
  data !== undefined || error !== null;

/** Where open payments appear: above the orders if loaded in time, else below, to avoid a layout shift. Null while orders wait. */
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
